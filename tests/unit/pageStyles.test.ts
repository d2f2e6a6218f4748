import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import {beforeEach, describe, expect, it} from 'vitest';
import {allSheets} from '../../src/build/plugins/page-styles';
import {addBasePath, computeColors} from '../../src/build/plugins/page-styles/postcss';
import {findUnmatchedSelectors} from '../../src/build/plugins/page-styles/unmatchedSelectors';
import {inlineOrLinkStyles} from '../../src/build/plugins/page-styles/addStyles';
import {temporaryFolder} from '../helpers/temporaryFolder';

const islands = ['Poll'];
const sheetNameOf = (file: string): string | undefined =>
  allSheets(islands).find(({filePattern}) => filePattern.test(file))?.name;

it.each([
  ['src/css/tokens.first.css', 'first'],
  ['src/css/docs/text.first.css', 'first-docs'],
  ['src/components/docs/Diagram/styles.module.css', 'docs'],
  ['src/pages/_parts/Hero/text.first.module.css', 'first-front'],
  ['src/components/chat/styles.module.css', 'chat'],
  ['src/theme/DocSidebar/styles.module.css', 'docs'],
  ['src/theme/Navbar/bar.first.module.css', 'first'],
  ['src/theme/NotFound/Content/styles.module.css', 'not-found'],
  ['src/pages/premium/styles.module.css', 'front'],
  ['src/islands/Poll/styles.module.css', 'styles-island-poll'],
  ['node_modules/some-plugin/style.css', 'styles'],
  ['src/css/extra.scss', 'styles'],
])('allSheets puts %s into the sheet %s', (file, sheet) => {
  expect(sheetNameOf(`/site/${file}`)).toBe(sheet);
  expect(sheetNameOf(`C:/site/${file}`.replaceAll('/', '\\'))).toBe(sheet);
});

describe('inlineOrLinkStyles', () => {
  let outDir: string;

  const styled = (html: string): string => inlineOrLinkStyles(outDir, new Map([['/page', html]])).get('/page') ?? '';
  /** Returns a page of documentation if the class is `plugin-docs`, otherwise a front page. */
  const page = (body: string, htmlClass = ''): string =>
    `<html class="${htmlClass}"><head><title>T</title></head><body>${body}</body></html>`;
  const sheets = {
    first: '@layer first{p{margin:0}}',
    'first-docs': '.markdown{color:red}',
    'first-front': '@font-face{src:url(/assets/fonts/a.woff2)}',
    styles: '.footer{color:red}',
    docs: '.badge_x1Y2{color:red}',
    front: '.card_a-b_{color:red}',
    chat: '.chat_abCD{color:red}.lucide{color:red}',
    'styles-island-poll': '.slider{color:red}',
  };

  beforeEach(() => {
    const files = Object.entries(sheets).map(([name, css]) => [`assets/css/${name}.12345678.css`, css] as const);
    outDir = temporaryFolder(Object.fromEntries(files));
  });

  const linkedSheets = (html: string): string[] =>
    [...html.matchAll(/<link rel=stylesheet href=\/assets\/css\/([\w-]+)\./g)].map(([, name = '']) => name);

  it('inlines the sheets for the first screen, and deletes their files', async () => {
    const html = styled(page('<main><header><h1>T</h1></header></main>', 'plugin-docs'));
    expect(html).toContain(`<style>${sheets.first}${sheets['first-docs']}</style></head>`);
    expect((await readdir(path.join(outDir, 'assets/css'))).filter((file) => file.startsWith('first'))).toEqual([]);
  });

  it('links other sheets after the header and the paragraphs below it', () => {
    const main = '<main><header><h1>T</h1></header><p>One</p><p>Two</p><h2>More</h2></main>';
    expect(styled(page(main, 'plugin-docs'))).toMatch(
      /<p>Two<\/p>(?:<link rel=preload [^>]+>)+<link rel=stylesheet href=[^>]+styles[^>]+><link [^>]+docs[^>]+><h2>/,
    );
  });

  it('links sheets in the head of a page without a header', () => {
    expect(styled(page('<main><h1>T</h1></main>'))).toMatch(
      /<title>T<\/title><style>.*<\/style><link .*<link rel=stylesheet .*<\/head>/,
    );
  });

  it('links a sheet when the page has a class of its modules, but not for global classes', () => {
    const main = '<main><b class="x badge_x1Y2"></b><b class=lucide></b></main>';
    // Front pages always link `styles` and `front`.
    expect(linkedSheets(styled(page(main)))).toEqual(['styles', 'docs', 'front']);
  });

  it('links the sheet of an island, also if no class of it is from a CSS module', () => {
    const main = '<main><island-poll data-prefix=a></island-poll></main>';
    expect(linkedSheets(styled(page(main)))).toEqual(['styles', 'front', 'styles-island-poll']);
  });

  it('preloads the font of headings on front pages only, after the first screen', async () => {
    expect(styled(page('<main><header><h1>T</h1></header></main>'))).toMatch(
      /<\/header><link .*<link rel=stylesheet .*<link rel=preload href=\/assets\/fonts\/a.woff2 as=font/,
    );
    // The first call deleted these files.
    for (const name of ['first', 'first-docs', 'first-front'] as const)
      await writeFile(path.join(outDir, `assets/css/${name}.1.css`), sheets[name]);
    expect(styled(page('<main></main>', 'plugin-docs'))).not.toContain('as=font');
  });

  it('throws for a missing sheet', async () => {
    await rm(path.join(outDir, 'assets/css/first-docs.12345678.css'));
    expect(() => styled(page('<main></main>'))).toThrow('no sheet "first-docs"');
  });
});

it('computeColors computes color-mix() in tokens of each theme, from tokens in all files', async () => {
  const site = temporaryFolder({
    'src/css/tokens.first.css': ':root { --brand: #fff }',
    'src/css/dark.css':
      "[data-theme='dark'] { --night: color-mix(in srgb, var(--brand) 50%, #000) }\n" +
      '.other { color: color-mix(in srgb, var(--brand) 50%, #000) }',
  });
  const file = path.join(site, 'src/css/dark.css');
  const {css, messages} = await postcss([computeColors(site)]).process(await readFile(file, 'utf8'), {from: file});
  expect(css).toContain('--night: #808080');
  expect(css).toContain('.other { color: color-mix(');
  const dependency = {type: 'dependency', file: path.join(site, 'src/css/tokens.first.css')};
  expect(messages).toContainEqual(expect.objectContaining(dependency));
});

describe('addBasePath', () => {
  const transformed = (css: string): string =>
    postcss([addBasePath((address) => `/base${address}`)]).process(css, {from: undefined}).css;

  it.each([
    ['url(/img/x.svg)', 'url(/base/img/x.svg)'] as const,
    // Here, `base` is a folder in static/.
    ['url(/base/x.svg)', 'url(/base/base/x.svg)'] as const,
    ...['url(//cdn.example/x.svg)', 'url(x.svg)'].map((url) => [url, url] as const),
  ])('adds the base path only to root-relative URLs that css-loader ignores: %s becomes %s', (url, expected) => {
    expect(transformed(`p { /* webpackIgnore: true */ background: ${url} }`)).toContain(expected);
  });
});

it('findUnmatchedSelectors finds selectors of Docusaurus that match no element of a page', () => {
  const source = `.footer .footer__title,
.docs-doc-page h1 {}
.cookie-consent .menu__link--active, kbd, #mine a, island-a b {}
[class*=codeBlock], [class*="menu:"], [class*=menu] {}
.markdown {
  > h2 {}
  &:not(.wide) hgroup:first-child > h2:hover::after {}
  @media print { & p, h2:nth-child(odd) {} }
}
@keyframes fade { from {} }
html[data-theme='dark'] .footer a:not(:hover), .menu\\:flex, .footer:nth-child(2 of .b) {}
& .footer .menu__link--active,
.menu__link {}`;
  const pages = [
    '<html class=docs><div class=markdown><hgroup><h2></h2></hgroup><island-a></island-a><b><p></div><footer class="footer dark"><a>',
    '<a class=menu__link--active>',
  ];
  expect(findUnmatchedSelectors({file: 'custom.css', source}, pages)).toMatchObject([
    {line: 1, message: 'no page has the class .footer__title'},
    {line: 2, message: 'no page has the class .docs-doc-page'},
    {line: 4, message: 'no element of a page matches [class*=codeBlock]'},
    {line: 4, message: 'no element of a page matches [class*="menu:"]'},
    {line: 6, message: 'no element of a page matches :is(.markdown) > h2'},
    {line: 12, message: 'no element of a page matches :root .footer .menu__link--active'},
    {line: 13, message: 'no page has the class .menu__link'},
  ]);
});

import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {sheetsOf} from '../../src/node/plugins/page-styles';
import {completeAddresses, computeColors} from '../../src/node/plugins/page-styles/postcss';
import {putStyles} from '../../src/node/plugins/page-styles/putStyles';

/** An empty folder that the test removes at its end. */
async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rm(made, {recursive: true}));
  return made;
}

describe('the sheet of a CSS file', () => {
  const sheetOf = (file: string): string | undefined => sheetsOf(['Poll']).find(({files}) => files.test(file))?.name;

  it.each([
    ['src/css/tokens.first.css', 'first'],
    ['src/css/print.css', 'styles'],
    ['src/css/docs/text.css', 'docs'],
    ['src/css/docs/header.first.css', 'first-docs'],
    ['src/css/front/font.first.css', 'first-front'],
    ['src/components/site/Bar/bar.first.module.css', 'first'],
    ['src/components/site/Bar/styles.module.css', 'styles'],
    ['src/components/docs/Badge/styles.module.css', 'docs'],
    ['src/components/front/Hero/text.first.module.css', 'first-front'],
    ['src/components/front/Hero/stage.module.css', 'front'],
    ['src/components/chat/styles.module.css', 'chat'],
    ['src/pages/premium.module.css', 'front'],
    ['src/islands/Poll/styles.module.css', 'styles-island-poll'],
    ['src/islands/island.module.css', 'styles'],
    ['src/components/New/styles.module.css', 'styles'],
    ['node_modules/some-plugin/style.css', 'styles'],
  ])('of %s is %s', (file, sheet) => {
    expect(sheetOf(`/site/${file}`)).toBe(sheet);
    expect(sheetOf(`C:/site/${file}`.replaceAll('/', '\\'))).toBe(sheet);
  });
});

describe('styles of built pages', () => {
  let outDir: string;

  /** Puts the styles into one page. */
  const styled = (html: string): string => putStyles(outDir, new Map([['/page', html]])).get('/page') ?? '';
  const page = (body: string, kind = ''): string =>
    `<html class="${kind}"><head><title>T</title></head><body>${body}</body></html>`;
  const sheets = {
    first: '@layer first{p{margin:0}}',
    'first-docs': '.markdown{color:red}',
    'first-front': '@font-face{src:url(/assets/fonts/a.woff2)}',
    styles: '.footer{color:red}',
    docs: '.badge_x1Y2{color:red}',
    front: '.card_a-b_{color:red}',
    chat: '.chat_abCD{color:red}.lucide{color:red}',
  };

  beforeEach(async () => {
    outDir = await folder();
    await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
    for (const [name, css] of Object.entries(sheets))
      await writeFile(path.join(outDir, `assets/css/${name}.12345678.css`), css);
  });

  const linked = (html: string): string[] =>
    [...html.matchAll(/\/assets\/css\/([\w-]+)\./g)].map(([, name = '']) => name);

  it('has the sheets of the first screen inside, and removes their files', async () => {
    const html = styled(page('<main><header><h1>T</h1></header></main>', 'plugin-docs'));
    expect(html).toContain(`<style>${sheets.first}${sheets['first-docs']}</style></head>`);
    expect((await readdir(path.join(outDir, 'assets/css'))).filter((file) => file.startsWith('first'))).toEqual([]);
  });

  it('links the others behind the header and the paragraphs that follow it', () => {
    const html = styled(
      page('<main><header><h1>T</h1></header><p>One</p><p>Two</p><h2>More</h2></main>', 'plugin-docs'),
    );
    expect(html).toMatch(/<p>Two<\/p><link rel=stylesheet href=[^>]+styles[^>]+><link [^>]+docs[^>]+><h2>/);
  });

  it('links them in the head of a page without such a header', () => {
    expect(styled(page('<main><h1>T</h1></main>'))).toMatch(/<title>T<\/title><link rel=stylesheet /);
  });

  it('links the sheets of the kind of page, `styles` first', () => {
    expect(linked(styled(page('<main></main>', 'plugin-docs')))).toEqual(['styles', 'docs']);
  });

  it('links a sheet whose module the page wears, but not for a class that is worn everywhere', () => {
    expect(linked(styled(page('<main><b class="x badge_x1Y2"></b><b class=lucide></b></main>')))).toEqual([
      'styles',
      'docs',
      'front',
    ]);
  });

  it('preloads the font of headings on front pages only', async () => {
    expect(styled(page('<main></main>'))).toContain('<link rel=preload href=/assets/fonts/a.woff2 as=font');
    for (const name of ['first', 'first-docs', 'first-front'] as const)
      await writeFile(path.join(outDir, `assets/css/${name}.1.css`), sheets[name]);
    expect(styled(page('<main></main>', 'plugin-docs'))).not.toContain('preload');
  });

  it('names a page without <main>', () => {
    expect(() => styled(page('<p>T</p>'))).toThrow('The page /page has no <main>');
  });

  it('names a missing sheet', async () => {
    await rm(path.join(outDir, 'assets/css/first-docs.12345678.css'));
    expect(() => styled(page('<main></main>'))).toThrow('no sheet "first-docs"');
  });

  it('names the file that lacks the font', async () => {
    await writeFile(path.join(outDir, 'assets/css/first-front.12345678.css'), '');
    expect(() => styled(page('<main></main>'))).toThrow('src/css/front/font.first.css');
  });
});

describe('colors of tokens', () => {
  it('are computed in each theme, from tokens of all files', async () => {
    const site = await folder();
    await mkdir(path.join(site, 'src/css'), {recursive: true});
    const dark = path.join(site, 'src/css/dark.css');
    await writeFile(path.join(site, 'src/css/tokens.first.css'), ':root { --brand: #fff }');
    await writeFile(
      dark,
      "[data-theme='dark'] { --night: color-mix(in srgb, var(--brand) 50%, #000) }\n" +
        '.other { color: color-mix(in srgb, var(--brand) 50%, #000) }',
    );
    const {css, messages} = await postcss([computeColors(site)]).process(await readFile(dark, 'utf8'), {from: dark});
    expect(css).toContain('--night: #808080');
    expect(css).toContain('.other { color: color-mix(');
    // An edit of the other file compiles this one again.
    expect(messages).toContainEqual(
      expect.objectContaining({type: 'dependency', file: path.join(site, 'src/css/tokens.first.css')}),
    );
  });
});

describe('addresses in styles', () => {
  const completed = (css: string): string =>
    postcss([completeAddresses((address) => `/name${address}`)]).process(css, {from: undefined}).css;

  it('get the base path where css-loader leaves them alone', () => {
    expect(completed('p { /* webpackIgnore: true */ background: url(/img/x.svg) }')).toContain('url(/name/img/x.svg)');
  });

  it.each(['url(/name/img/x.svg)', 'url(//cdn.example/x.svg)', 'url(x.svg)'])('stay as they are: %s', (url) => {
    expect(completed(`p { /* webpackIgnore: true */ background: ${url} }`)).toContain(url);
  });

  it('are left to css-loader otherwise', () => {
    expect(completed('p { background: url(/img/x.svg) }')).toContain('url(/img/x.svg)');
  });
});

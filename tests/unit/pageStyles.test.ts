import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'postcss';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {putConstants, withConstants} from '../../src/node/styles/constants';
import {byTemplate, splitPage, splitStyles, theSheet} from '../../src/node/styles';
import {namesIn, subset, withoutEmptyLayers, withoutLater} from '../../src/node/styles/subset';
import {templates} from '../../src/node/styles/templates';
import {routes} from '../../src/shared/routing/routes';

const names = namesIn(
  '<!doctype html><body id=top class="docs page"><p class=lead>a<table><tr><td>b</table><template><b class=later></b></template>' +
    '<noscript><em></em></noscript><svg><linearGradient /></svg><i style="width:var(--width)"></i>',
);
const kept = (css: string) => subset(css, names);

describe('the names of a page', () => {
  it('are its elements, classes and ids, those that a browser adds, and those that wait in a template', () => {
    expect([...names].sort()).toEqual(
      (
        'html head body p table tbody tr td template b noscript em svg i lineargradient ' +
        '#top .docs .page .lead .later --width'
      )
        .split(' ')
        .sort(),
    );
  });
});

describe('the part of a stylesheet for a page', () => {
  it.each([
    '.lead{}',
    '#top{}',
    'P.lead{}',
    'tbody>tr{}',
    'svg linearGradient{}',
    '.later{}',
    ':root{}',
    // What scripts and readers change.
    '.lead[data-open=true]{}',
    '[class*=" group-"]{}',
    '.lead:hover{}',
    ':checked~p{}',
    'p::-webkit-x{}',
    '.lead:not(.gone){}',
    '[class=gone i]{}',
    // One alternative is enough.
    ':is(.gone,.lead) td{}',
    '.page:has(.gone,>.lead){}',
    // Both are there, if not together: scripts move elements and change classes.
    'td>p{}',
  ])('has %s', (rule) => {
    const css = rule.replace('{}', '{color:red}');
    expect(kept(css)).toBe(css);
  });

  it.each([
    '.gone{}',
    '#gone{}',
    'h1{}',
    '.lead.gone{}',
    '.gone .lead{}',
    '.gone::before{}',
    '[class~=gone]{}',
    ':is(.gone,h1) p{}',
    '.lead:has(.gone){}',
    ':is(p,td):not(.lead) :where(.gone .lead){}',
    '.Lead{}',
  ])('has no %s', (rule) => {
    expect(kept(rule.replace('{}', '{color:red}'))).toBe('');
  });

  it('has of a list of selectors those that can be', () => {
    expect(kept('h1,.lead,.gone:is(p,td){color:red}')).toBe('.lead{color:red}');
  });

  it('is in the order of the whole, with conditions and without empty ones', () => {
    expect(
      kept(
        'td{color:red}@media print{h1{color:red}}.lead{color:red}@supports (a:b){@media print{p{color:red}h1{color:red}}}td{a:b}',
      ),
    ).toBe('td{color:red}.lead{color:red}@supports (a:b){@media print{p{color:red}}}td{a:b}');
  });

  it('names all layers, in their order', () => {
    expect(kept('@layer a{h1{color:red}}@layer b{p{color:red}}@layer c,d;@layer c{.gone{color:red}}p{color:red}')).toBe(
      '@layer a;@layer b{p{color:red}}@layer c,d;@layer c;p{color:red}',
    );
  });

  it('has no names of layers without rules', () => {
    const css = '@layer a;@layer b{p{color:red}}@layer c,b,d;@layer d{h1{color:red}}';
    expect(withoutEmptyLayers(css)).toBe('@layer b{p{color:red}}@layer b,d;@layer d{h1{color:red}}');
  });

  it('has whole what is in a rule, and at-rules without rules', () => {
    const css = '@font-face{font-family:a}@page{margin:0}p{&.gone{color:red}@media print{color:red}}';
    expect(kept(css)).toBe(css);
  });

  it('has the variables that something reads, if only by way of another', () => {
    expect(
      kept(
        ':root{--a:var(--b, var(--c));--b:1;--c:2;--unread:var(--d);--d:3;--width:4}' +
          '.lead{--b:5;--c:5;--d:6}h1{margin:var(--d)}p{margin:var(--a)}.page{--unread:1}',
      ),
    ).toBe(':root{--a:var(--b, var(--c));--b:1;--c:2;--width:4}.lead{--b:5;--c:5}p{margin:var(--a)}');
  });

  it('has the value of a variable that never changes where it was read', () => {
    expect(
      kept(
        ':root{--a:calc(2*var(--b));--b:var(--c)}@layer x{html{--c:1px}}p{margin:var(--a)}@media print{td{top:var(--b)}}',
      ),
    ).toBe('@layer x;p{margin:calc(2*1px)}@media print{td{top:1px}}');
  });

  it('has the dark theme if a page has its switch', () => {
    const css =
      ':root{--a:1}[data-theme=dark]{--a:2}:root[data-theme=dark] p{margin:var(--a)}p:not([data-theme=dark]){top:0}';
    const withSwitch = new Set([...names, ...namesIn('<color-mode></color-mode>')]);
    expect(subset(css, withSwitch)).toBe(css);
    expect(kept(css)).toBe('p:not([data-theme=dark]){top:0}');
  });

  it('has no variables that only read each other', () => {
    expect(kept(':root{--a:var(--b);--b:var(--a)}')).toBe('');
  });

  it('has the variables that a condition reads', () => {
    const css = '.page{--a:1}@container style(--a:1){p{color:red}}';
    expect(kept(css)).toBe(css);
  });

  it('has no variables of a layer that the document sets without one', () => {
    const reads = 'p{margin:var(--a) var(--b) var(--c) var(--d)}td{--a:4;--b:4;--c:4;--d:4}';
    expect(
      kept(
        '@layer x{:root{--a:1;--b:1;--c:1!important;--d:1}html[data-theme=dark]{--a:2}.lead{--a:2}}' +
          `:root{--a:3;--c:3}.page{--b:3}@media print{:root{--d:3}}${reads}`,
      ),
    ).toBe(
      '@layer x{:root{--b:1;--c:1!important;--d:1}.lead{--a:2}}' +
        `:root{--a:3;--c:3}.page{--b:3}@media print{:root{--d:3}}${reads}`,
    );
  });

  it('has the animations that something plays', () => {
    expect(
      kept(
        '@keyframes turn{to{color:red}}@keyframes fade{to{color:red}}@-webkit-keyframes fall{0%{color:red}}' +
          '@media print{@keyframes gone{to{color:red}}}h1{animation:1s gone}p{animation:1s linear turn,fade}',
      ),
    ).toBe('@keyframes turn{to{color:red}}@keyframes fade{to{color:red}}p{animation:1s linear turn,fade}');
  });

  it('is not made where a selector cannot be read', () => {
    expect(() => kept('.lead:is(){color:red}')).toThrow('has the selector ".lead:is()", which css-what cannot read');
  });
});

describe('a variable', () => {
  const put = (css: string, changed: readonly string[] = []): string => {
    const root = parse(css);
    putConstants(root, new Set(changed));
    return root.toString();
  };
  const reading = 'p{margin:var(--a)}';

  it.each([
    ':root{--a:1px}',
    'html{--a:1px}',
    ':root,html{--a:1px}',
    '@layer x{@layer y{:root{--a:1px}}}',
    ':root{--b:1px}:root{--a:var(--b)}',
    ':root{--a:var(--b, 1px)}:root{--b:1px}',
  ])('that never changes has its value put in place: %s', (css) => {
    expect(put(css + reading)).toMatch(/p\{margin:1px\}$/);
  });

  it('that mixes colors which never change has the result put in place', () => {
    const css =
      ':root{--b:#fff;--a:color-mix(in srgb,var(--b)50%,#000)}.lead{--c:color-mix(in srgb,var(--a) 50%,#000)}';
    expect(put(`${css}p{color:var(--a)}`)).toBe(':root{--b:#fff;--a:#808080}.lead{--c:#404040}p{color:#808080}');
  });

  it.each([
    ':root{--a:1px}@media print{:root{--a:2px}}',
    ':root{--a:1px}.lead{--a:2px}',
    ':root{--a:1px}:root{--a:2px}',
    ':root{--a:1px}p{--a:2px}',
    ':root{--a:var(--b);--b:1px}.lead{--b:2px}',
    ':root{--a:var(--none)}',
    ':root{--a:var(--b);--b:var(--a)}',
    '@media (width>1px){:root{--a:1px}}',
    '@supports (a:b){@layer x{:root{--a:1px}}}',
    ':root[data-page]{--a:1px}',
    ':root:hover{--a:1px}',
    ':root,.lead{--a:1px}',
    '.lead{--a:1px}',
    // Nobody inherits what these mean at the root.
    ':root{--a:inherit}',
    ':root{--a:initial}',
    ':root{--a: }',
  ])('that may change stays: %s', (css) => {
    expect(put(css + reading)).toBe(css + reading);
  });

  it('that scripts set stays', () => {
    const css = ':root{--a:1px}' + reading;
    expect(put(css, ['--a'])).toBe(css);
  });

  it.each([
    ['var(--a)var(--b)', '1px 2px'],
    ['var(--b) solid', '2px solid'],
    ['solid var(--b)', 'solid 2px'],
    ['solid var(--b)solid', 'solid 2px solid'],
    ['calc(-1*var(--a) + var( --b ))', 'calc(-1*1px + 2px)'],
    ['min(var(--a),var(--b))var(--a)', 'min(1px,2px) 1px'],
    ['var(--none, var(--a))', 'var(--none, 1px)'],
    ['var(--none, calc(var(--a) + 1px), 3px) 4px', 'var(--none, calc(1px + 1px), 3px) 4px'],
    ['var(--a, var(--none))', '1px'],
    ['var(--a, calc((1px) + 1px))', '1px'],
    ['var(--none)var(--a)', 'var(--none) 1px'],
    ['var(--none)', 'var(--none)'],
    ['var(--none,)', 'var(--none,)'],
  ])('in %s is put in place', (value, result) => {
    const constants = new Map([
      ['--a', '1px'],
      ['--b', '2px'],
    ]);
    expect(withConstants(value, constants)).toBe(result);
  });
});

describe('templates', () => {
  it('have all pages, and none is without a page', () => {
    expect([...byTemplate([...routes, '/404.html']).keys()].sort()).toEqual(templates.map(({name}) => name).sort());
  });

  it('stop the build where a page is in none', () => {
    expect(() => byTemplate(['/', '/pricing'])).toThrow(
      'The page /pricing has no styles: add it to a template in src/node/styles/templates.ts.',
    );
  });
});

it('what is for paper alone or under a pointer alone can wait', () => {
  expect(
    withoutLater(
      'a,a:hover{top:0}p:hover{top:0}@media print{p{top:0}}@media (scripting:none),print{p{top:0}}p{&:hover{top:0}}',
    ),
  ).toBe('a{top:0}@media (scripting:none),print{p{top:0}}p{}');
});

describe('the link to styles', () => {
  const link = '<link rel=stylesheet href=/assets/css/styles.1.css />';
  const page = (body: string, links = link) => `<head><link rel=icon href=/a.svg>${links}</head>${body}<p>styles.1.css`;
  const split = (body: string) => splitPage(page(body), 'styles.1.css', '/a');

  it.each([
    // Behind the head of the content and the paragraphs that follow, if they have no end tag, too.
    '<nav><header></header></nav><main><article><header><h1>A</h1></header><p>b <i>c</i><p>d|<h2>e</h2><p>f</article></main>',
    '<main><header><h1>A</h1></header><p>b</p>|<figure></figure><p>d</p></main>',
    '<main><header><h1>A</h1></header><p>b|<ul><li>d</ul></main>',
    '<main><header><h1>A</h1><p>b</p></header>|<div><header></header><p>c</div></main>',
    // Without a head behind all of it.
    '<main><h1>A</h1><p>b</main>|<footer></footer>',
  ])('stands behind the first screen: %s', (body) => {
    const [before = '', after = ''] = body.split('|');
    expect(split(before + after)).toEqual({
      above: page(before).replace('<p>styles.1.css', ''),
      link,
      below: `${after}<p>styles.1.css`,
    });
  });

  it.each(['', '<link rel=stylesheet href=/styles.1.css>'.repeat(2)])(
    'stops the build where it is not as expected: %s',
    (links) => {
      expect(() => splitPage(page('<main></main>', links), 'styles.1.css', '/a')).toThrow(
        /^The page \/a has [02] links to/,
      );
    },
  );

  it('stops the build where it has no place', () => {
    expect(() => split('<h1>A</h1>')).toThrow('The page /a has no <main>');
  });

  it('stops the build where there are several sheets, or none', () => {
    expect(theSheet(['styles.1.css', 'styles.1.css.map'])).toBe('styles.1.css');
    expect(() => theSheet([])).toThrow('The build has 0 stylesheets');
    expect(() => theSheet(['styles.1.css', 'chat.2.css'])).toThrow('The build has 2 stylesheets');
  });
});

describe('a built site', () => {
  let dir: string;
  const css =
    '@font-face{font-family:a}:root{--set:1;--never:2px}.lead{color:red}.faq{top:var(--set)}.faq:hover{top:1px}.last{top:var(--never)}' +
    '@media print{.faq{top:0}:root{--set:2}}#nprogress .bar{color:red}';
  const link = '<link rel=stylesheet href=/assets/css/styles.1.css>';
  const read = (file: string) => readFile(path.join(dir, 'assets/css', file), 'utf8');

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'styles-'));
    await mkdir(path.join(dir, 'assets/css'), {recursive: true});
    await writeFile(path.join(dir, 'assets/css/styles.1.css'), css);
    await mkdir(path.join(dir, 'assets/js'));
    await writeFile(path.join(dir, 'assets/js/page.1.js'), 'p.style.setProperty("--set",1)');
  });
  afterEach(() => rm(dir, {recursive: true}));

  it('has a file of styles for each template, which its pages name, in place of the whole', async () => {
    const page = (above: string, below = '') => `<head>${link}</head><main>${above}</main>${below}`;
    const pages = splitStyles(
      dir,
      new Map([
        ['/', page('<p class=lead></p>')],
        ['/faq', page('<p class=faq></p>', '<p class=last>')],
        ['/known-issues', page('<b class=lead></b>')],
        ['/404.html', page('')],
      ]),
    );
    const parts = (route: string) => {
      const html = pages.get(route) ?? '';
      const [, inside, above, file = '', below] =
        /^<head><style>(.*)<\/style><\/head>(.*)<link rel=stylesheet href=\/assets\/css\/(.*\.css)>(.*)$/.exec(html) ??
        [];
      return {inside, above, file, below};
    };
    // Said again in the file, it would be another face.
    const face = '@font-face{font-family:a}';
    const bar = '#nprogress .bar{color:red}';
    const printed = '@media print{:root{--set:2}}';

    const {file: landingFile, ...landingRest} = parts('/');
    expect(landingFile).toMatch(/^landing\.[\da-f]{8}\.css$/);
    expect(landingRest).toEqual({
      inside: `${face}.lead{color:red}`,
      above: '<main><p class=lead></p></main>',
      below: '',
    });
    // The same for all pages of a template, so that the next page has the file, and policies name few styles.
    const {file, ...rest} = parts('/faq');
    expect(file).toMatch(/^documents\.[\da-f]{8}\.css$/);
    expect(rest).toEqual({
      inside: `${face}.lead{color:red}.faq{top:1}`,
      above: '<main><p class=faq></p></main>',
      below: '<p class=last>',
    });
    expect(parts('/known-issues')).toMatchObject({inside: rest.inside, file});
    expect(parts('/404.html').inside).toBe(face);
    expect(parts('/404.html').file).toMatch(/^front\.[\da-f]{8}\.css$/);
    expect(await read(landingFile)).toBe(`:root{--set:1}.lead{color:red}${printed}${bar}`);
    expect(await read(file)).toBe(
      ':root{--set:1}.lead{color:red}.faq{top:var(--set)}.faq:hover{top:1px}.last{top:2px}' +
        `@media print{.faq{top:0}:root{--set:2}}${bar}`,
    );
    expect((await readdir(path.join(dir, 'assets/css'))).sort()).toEqual(
      [file, landingFile, parts('/404.html').file].sort(),
    );
  });
});

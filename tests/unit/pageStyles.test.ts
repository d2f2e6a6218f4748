import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {byTemplate, splitStyles, theSheet, withSheet} from '../../src/node/styles';
import {namesIn, subset} from '../../src/node/styles/subset';
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

  it('has whole what is in a rule, and at-rules without rules', () => {
    const css = '@font-face{font-family:a}@page{margin:0}p{&.gone{color:red}@media print{color:red}}';
    expect(kept(css)).toBe(css);
  });

  it('has the variables that something reads, if only by way of another', () => {
    expect(
      kept(
        ':root{--a:var(--b, var(--c));--b:1;--c:2;--unread:var(--d);--d:3;--width:4}' +
          '[data-theme=dark]{--c:5;--d:6}h1{margin:var(--d)}p{margin:var(--a)}.lead{--unread:1}',
      ),
    ).toBe(':root{--a:var(--b, var(--c));--b:1;--c:2;--width:4}[data-theme=dark]{--c:5}p{margin:var(--a)}');
  });

  it('has no variables that only read each other', () => {
    expect(kept(':root{--a:var(--b);--b:var(--a)}')).toBe('');
  });

  it('has the variables that a condition reads', () => {
    const css = '.page{--a:1}@container style(--a:1){p{color:red}}';
    expect(kept(css)).toBe(css);
  });

  it('has no variables of a layer that the document sets without one', () => {
    const reads = 'p{margin:var(--a)var(--b)var(--c)var(--d)}';
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

describe('the link to styles', () => {
  const page = (link: string) => `<head><link rel=icon href=/a.svg>${link}</head><p>styles.1.css`;

  it.each(['<link rel=stylesheet href=/assets/css/styles.1.css />'])('leads to those of the template: %s', (link) => {
    expect(withSheet(page(link), 'styles.1.css', 'guides.2.css', '/a')).toBe(
      page(link.replace('styles.1.css', 'guides.2.css')),
    );
  });

  it.each(['', '<link rel=stylesheet href=/styles.1.css>'.repeat(2)])(
    'stops the build where it is not as expected: %s',
    (link) => {
      expect(() => withSheet(page(link), 'styles.1.css', 'guides.2.css', '/a')).toThrow(
        /^The page \/a has [02] links to/,
      );
    },
  );

  it('stops the build where there are several sheets, or none', () => {
    expect(theSheet(['styles.1.css', 'styles.1.css.map'])).toBe('styles.1.css');
    expect(() => theSheet([])).toThrow('The build has 0 stylesheets');
    expect(() => theSheet(['styles.1.css', 'chat.2.css'])).toThrow('The build has 2 stylesheets');
  });
});

describe('a built site', () => {
  let dir: string;
  const css = '.lead{color:red}.faq{color:red}#nprogress .bar{color:red}';
  const link = '<link rel=stylesheet href=/assets/css/styles.1.css>';
  const read = (file: string) => readFile(path.join(dir, 'assets/css', file), 'utf8');

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'styles-'));
    await mkdir(path.join(dir, 'assets/css'), {recursive: true});
    await writeFile(path.join(dir, 'assets/css/styles.1.css'), css);
  });
  afterEach(() => rm(dir, {recursive: true}));

  it('has a file of styles for each template, which its pages name, beside the whole', async () => {
    const pages = splitStyles(
      dir,
      new Map([
        ['/', `${link}<p class=lead>`],
        ['/faq', `${link}<p class=faq>`],
        ['/known-issues', `${link}<p>`],
        ['/404.html', `${link}<p>`],
      ]),
    );
    const linked = (route: string) => /css\/([^>]*)>/.exec(pages.get(route) ?? '')?.[1] ?? '';
    const [landing, documents, lost] = [linked('/'), linked('/faq'), linked('/404.html')];
    const made = '#nprogress .bar{color:red}';

    expect([landing, documents, lost]).toEqual([
      expect.stringMatching(/^landing\.[\da-f]{8}\.css$/),
      expect.stringMatching(/^documents\.[\da-f]{8}\.css$/),
      expect.stringMatching(/^front\.[\da-f]{8}\.css$/),
    ]);
    expect(linked('/known-issues')).toBe(documents);
    expect(await read(landing)).toBe(`.lead{color:red}${made}`);
    expect(await read(documents)).toBe(`.faq{color:red}${made}`);
    expect(await read(lost)).toBe(made);
    expect(await read('styles.1.css')).toBe(css);
  });
});

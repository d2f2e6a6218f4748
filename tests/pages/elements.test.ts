import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {attributesOf, pages, type BuiltPages} from './builtPages';

it('pages load only the page script and scripts of custom elements', () => {
  for (const [route, $] of pages) {
    const scripts = attributesOf($, 'script[src]', 'src');
    const foreignScripts = scripts.filter((src) => !/^\/assets\/js\/(?:page|element-[a-z-]+)\.\w+\.js$/.test(src));
    expect(foreignScripts, route).toEqual([]);
  }
});

const namedInHeadingSelector =
  ':is(h1, h2, h3, h4, h5, h6) :is([aria-label], [aria-labelledby], [title], [alt]:not([alt=""]))';

it('no heading contains an element with its own accessible name, which would be read as part of the heading', () => {
  expect(load('<h2>Two<a href="#two" aria-label="Link to two"></a></h2>')(namedInHeadingSelector).length).toBe(1);
  for (const [route, $] of pages) expect($(namedInHeadingSelector).length, route).toBe(0);
});

const codeSelector = 'code, kbd, samp';

it('code is marked as not translatable', () => {
  const translatable = [...pages].flatMap(([route, $]) =>
    $(codeSelector)
      .not('[translate=no], [translate=no] *')
      .toArray()
      .map((element) => `${route}: ${$(element).text()}`),
  );
  expect([...pages].some(([, $]) => $(codeSelector).length > 0)).toBe(true);
  expect(translatable).toEqual([]);
});

/** Finds Markdown tables that weren't parsed, for example because the line below the header is missing. */
const tablesAsText = (built: BuiltPages): string[] =>
  [...built].flatMap(([route, $]) =>
    $('article p, article li')
      .toArray()
      .filter((element) => /^\s*\|.*\|/.test($(element).text()))
      .map((element) => `${route}: ${$(element).text().slice(0, 60)}`),
  );

it('every table is parsed', () => {
  expect(tablesAsText(pages)).toEqual([]);
});

it('`tablesAsText` finds a table that was not parsed', () => {
  const planted = load('<article><p>| a | b |</p></article>');
  expect(tablesAsText(new Map([['/planted', planted]]))).toEqual(['/planted: | a | b |']);
});

import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {pageFiles} from '../../src/node/plugins/page-script/scriptFiles';
import {elementOf, islandNames} from '../../src/node/plugins/page-script/islandNames.mjs';
import {root} from '../root';
import {pages, type BuiltPages} from './builtPages';

it.each(pageFiles.filter(({name}) => name.startsWith('element-')))('pages with an element load its $name', ({name}) => {
  const file = new RegExp(`^/assets/js/${name}\\.\\w+\\.js$`);
  for (const [route, $] of pages) {
    const has = $('body').find(name.slice('element-'.length)).length > 0;
    const loaded = $('script[src]')
      .toArray()
      .filter((script) => file.test($(script).attr('src') ?? ''));
    expect(loaded.length, route).toBe(has ? 1 : 0);
  }
});

it('pages name the files of their islands and React, and other pages name neither', () => {
  expect(islandNames(root).length).toBeGreaterThan(0);
  for (const [route, $] of pages) {
    const elements = islandNames(root)
      .map(elementOf)
      .filter((element) => $('body').find(element).length > 0);
    const named = ($('script[data-island-file]').attr('data-island-file') ?? '').match(/island-[a-z-]+/g) ?? [];
    expect(named, route).toEqual(elements.length > 0 ? ['island-react', ...elements] : []);
  }
});

/** What translators must leave alone. */
const untranslated = 'code, kbd, samp';

it('names in code are not translated', () => {
  const translated = [...pages].flatMap(([route, $]) =>
    $(untranslated)
      .not('[translate=no], [translate=no] *')
      .toArray()
      .map((element) => `${route}: ${$(element).text()}`),
  );
  expect([...pages].some(([, $]) => $(untranslated).length > 0)).toBe(true);
  expect(translated).toEqual([]);
});

/** Tables that were not read as such, for example without a line for their heading. */
const tablesAsText = (built: BuiltPages): string[] =>
  [...built].flatMap(([route, $]) =>
    $('article p, article li')
      .toArray()
      .filter((element) => /^\s*\|.*\|/.test($(element).text()))
      .map((element) => `${route}: ${$(element).text().slice(0, 60)}`),
  );

it('no table is left as text', () => {
  expect(tablesAsText(pages)).toEqual([]);
});

it('a table that is left as text is found', () => {
  const planted = load('<article><p>| a | b |</p></article>');
  expect(tablesAsText(new Map([['/planted', planted]]))).toEqual(['/planted: | a | b |']);
});

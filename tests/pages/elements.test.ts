import {expect, it} from 'vitest';
import {pageFiles} from '../../src/node/plugins/page-script/files';
import {pages} from './builtPages';

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

it.each(pageFiles.filter(({name}) => name.startsWith('island-')))('one page names its $name', ({name}) => {
  const named = [...pages].filter(([, $]) =>
    ($('script[data-island-file]').attr('data-island-file') ?? '').includes(`/${name}.`),
  );
  expect(named.map(([, $]) => $(name.slice('island-'.length)).length)).toEqual([1]);
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

it('no table is left as text', () => {
  const asText = [...pages].flatMap(([route, $]) =>
    $('article p, article li')
      .toArray()
      .filter((element) => /^\s*\|.*\|/.test($(element).text()))
      .map((element) => `${route}: ${$(element).text().slice(0, 60)}`),
  );
  expect(asText).toEqual([]);
});

import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {legal} from '../../src/facts/legal';
import {links} from '../../src/facts/links';
import {type BuiltPages, pages} from './builtPages';

const isDraft = legal.draft !== undefined;
const saysSo = /\bdrafts?\b/i;

it.each(['/documents/privacy-policy', '/documents/terms-of-service'])(
  '%s opens with a note as long as something is to be filled in, and only so long',
  (route) => {
    const $ = pages.get(route);
    // Behind the link to the page's styles.
    const first = $?.('.markdown > header').nextAll(':not(link)').first();
    expect(first?.is('[role=note]')).toBe(isDraft);
    expect(saysSo.test(first?.text() ?? '')).toBe(isDraft);
  },
);

/** Routes with a link to the store that does not say how far the terms are. */
function silentWays(built: BuiltPages): string[] {
  return [...built].flatMap(([route, $]) =>
    $(`a[href="${links.store}"]`)
      .toArray()
      .filter((way) => saysSo.test($(way).closest('[data-slide], section').text()) !== isDraft)
      .map(() => route),
  );
}

it('so does every way to the store', () => {
  expect(silentWays(pages)).toEqual([]);
});

it('a way to the store that says otherwise is found', () => {
  const planted = load(`<section><a href="${links.store}">Buy</a>${isDraft ? '' : ' A draft.'}</section>`);
  expect(silentWays(new Map([['/planted', planted]]))).toEqual(['/planted']);
});

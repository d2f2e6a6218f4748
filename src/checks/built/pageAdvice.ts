import {load, type CheerioAPI} from 'cheerio';

/** The words that a kind of page should have: the least that say enough, and the most that a reader bears. */
interface Length {
  pages: RegExp;
  least: number;
  most: number;
}

/** For each kind of document; the first that fits counts. Pages that are none of these have no length. */
export const lengths: readonly Length[] = [
  {pages: /^\/docs\/modules\//, least: 900, most: 1800},
  {pages: /^\/docs\/functions\//, least: 400, most: Infinity},
  {pages: /^\/docs\/api$/, least: 250, most: 400},
  {pages: /^\/docs\/api\/api-keys$/, least: 400, most: 700},
  {pages: /^\/docs\/api\/error-codes$/, least: 800, most: 1400},
  {pages: /^\/docs\/api\/modules\//, least: 1000, most: 2500},
  {pages: /^\/docs\/extras\/dashboard$/, least: 500, most: 800},
  {pages: /^\/docs\/extras\/[\w-]+-privacy$/, least: 600, most: 900},
  {pages: /^\/docs\/extras\/settings$/, least: 350, most: 600},
  {pages: /^\/docs\/extras\/variables$/, least: 400, most: 600},
  {pages: /^\/docs\/extras\/variables\//, least: 300, most: 600},
  {pages: /^\/faq\//, least: 400, most: 900},
  {pages: /^\/known-issues$/, least: 300, most: 600},
  {pages: /^\/documents\/changelog$/, least: 150, most: 300},
  {pages: /^\/documents\/changelog\//, least: 150, most: 900},
  {pages: /^\/documents\/(?:privacy-policy|terms-of-service)$/, least: 1000, most: 1800},
];

/** How many there should be, in words. */
function wanted({least, most}: {least: number; most: number}): string {
  if (least === 0) return `at most ${most}`;
  if (most === Infinity) return `${least} or more`;
  return least === most ? String(least) : `${least} to ${most}`;
}

/** What of a page is not read as its text: previews, code blocks, controls. */
const NO_TEXT = 'figure, pre, fieldset, form, [class^=playground], .hash-link';

/** A list to choose from is not read through. */
const LISTS: Readonly<Record<string, string>> = {'/documents/changelog': 'table'};

/** The words of a built page's own text and tables. */
function wordsOf(route: string, $: CheerioAPI): number {
  const content = $('article .markdown').clone();
  content.find([NO_TEXT, LISTS[route] ?? []].flat().join(', ')).remove();
  // Cells and items stand apart on the screen, but not in the text.
  content.find('td, th, li, p, h2, h3').append(' ');
  return content.text().split(/\s+/).filter(Boolean).length;
}

/** What a page should have so many of. */
interface Part {
  what: string;
  count: ($: CheerioAPI) => number;
  least: number;
  most: number;
}

/** Of a guide to a module. */
const guideParts: readonly Part[] = [
  {
    what: 'steps in Quick start',
    count: ($) => $('#quick-start').nextUntil('h2', 'ol').first().children().length,
    least: 3,
    most: 5,
  },
  {what: 'examples', count: ($) => $('h3[id^=example-]').length, least: 2, most: 2},
  {what: 'problems', count: ($) => $('h3[id^=problem-]').length, least: 4, most: Infinity},
];

/** The lines of the code blocks of a page. */
function linesOfCode($: CheerioAPI): string[] {
  const blocks = $('pre code').clone();
  blocks.find('br').replaceWith('\n');
  return blocks.toArray().flatMap((block) => $(block).text().trimEnd().split('\n'));
}

/** How much code the front page has room for: it is looked at, not read, and stands in a card. */
export const frontCode = {lines: 18, characters: 88} as const;

/** Of the front page. */
const frontParts: readonly Part[] = [
  {what: 'lines of code', count: ($) => linesOfCode($).length, least: 0, most: frontCode.lines},
  {
    what: 'characters in its widest line of code',
    count: ($) => Math.max(0, ...linesOfCode($).map(({length}) => length)),
    least: 0,
    most: frontCode.characters,
  },
];

/** What a page should have so many of, besides words. */
function partsOf(route: string): readonly Part[] {
  if (route === '/') return frontParts;
  return route.startsWith('/docs/modules/') ? guideParts : [];
}

/**
 * Says which pages are shorter or longer than serves their readers: advice to the writer, no fault.
 *
 * @param pages - The HTML of built pages by route.
 * @returns A line for each piece of advice.
 */
export function pageAdvice(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([route, html]) => {
    const $ = load(html);
    const {least, most} = lengths.find(({pages}) => pages.test(route)) ?? {least: 0, most: Infinity};
    const parts = partsOf(route).map((part) => ({...part, count: part.count($)}));
    return [{what: 'words', count: wordsOf(route, $), least, most}, ...parts]
      .filter((part) => part.count < part.least || part.count > part.most)
      .map((part) => `${route} has ${part.count} ${part.what}; ${wanted(part)} serve its readers best.`);
  });
}

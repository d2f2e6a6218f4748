import type {Page} from '@playwright/test';
import {launchShell} from '../browser';
import {apiPage, guide} from '../modules';
import {expect, gate, pageReady, test, watchLayoutShift} from './fixtures';

// As on a desk, where the bar of a page that can be scrolled takes room.
test.use({launchOptions: {...launchShell, ignoreDefaultArgs: ['--hide-scrollbars']}});

/** A page of each kind that is painted before its sheets; /404.html has no header, and waits for them. */
const pages = [
  '/',
  '/premium',
  '/get-started',
  '/docs/extras/variables',
  guide,
  apiPage,
  '/faq',
  '/documents/privacy-policy',
];

/** Where an element stands and how it looks, as one text. */
interface Look {
  name: string;
  /** Closed menus and what waits for its sheet aren't. */
  shown: boolean;
  place: string;
  style: Record<string, string>;
}

/** Everything above the links to sheets, whose elements are all there as soon as something is painted. */
const looks = (page: Page): Promise<Look[]> =>
  page.evaluate(() => {
    const link = document.querySelector('body link[rel=stylesheet]');
    if (link === null) throw new Error('There is no link to styles.');
    const above = [...document.querySelectorAll('html, body, body *')].filter(
      (element) =>
        (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        element.closest('script, link, svg *') === null,
    );
    return above.map((element) => {
      const {x, y, width} = element.getBoundingClientRect();
      const style: Record<string, string> = {};
      for (const part of ['', '::before', '::after']) {
        const computed = getComputedStyle(element, part);
        if (part !== '' && computed.content === 'none') continue;
        for (const property of computed) {
          // What follows the link makes the elements higher that hold it; what scripts show has its room before.
          if (
            /^--|^(?:height|block-size|.*-origin|grid-template-rows|visibility|bottom|inset-block-end|transition-.*)$/.test(
              property,
            )
          )
            continue;
          style[part + property] = computed.getPropertyValue(property);
        }
      }
      return {
        name: `${element.tagName}.${element.getAttribute('class') ?? ''}`,
        shown: element.checkVisibility({visibilityProperty: true}),
        place: [x, y, width].join(' '),
        style,
      };
    });
  });

/** What of them is not the same. */
function differences(before: readonly Look[], after: readonly Look[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  return before.flatMap(({name, shown, place, style}, index) => {
    const other = after[index];
    if (other === undefined || !shown) return [];
    const changed = [...new Set([...Object.keys(style), ...Object.keys(other.style)])]
      .filter((property) => style[property] !== other.style[property])
      .map((property) => `${name} ${property}: ${style[property] ?? ''}, then ${other.style[property] ?? ''}`);
    return place === other.place ? changed : [`${name} at ${place}, then ${other.place}`, ...changed];
  });
}

/**
 * Opens a page whose sheets wait until it has painted.
 * @param change edits the sheets
 * @returns what looked different before the sheets arrived, or moved when they did
 */
async function changesWithSheet(page: Page, route: string, change = (css: string) => css): Promise<string[]> {
  const sheet = gate();
  await page.route('**/assets/css/*', async (request) => {
    const response = await request.fetch();
    await sheet.opened;
    await request.fulfill({response, body: change(await response.text())});
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await watchLayoutShift(page);
  await page.goto(route, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // The browser can paint a part of what it has parsed: what follows moves when the next frame shows the rest.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const before = await looks(page);
  const time = await page.evaluate(() => performance.now());
  expect(await page.evaluate(() => document.readyState)).toBe('loading');

  sheet.open();
  await page.waitForLoadState('load');
  const after = await looks(page);
  await pageReady(page);
  // What moved is known once the frame is drawn in which it did.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const shifts = await page.evaluate(
    (since) =>
      (window as unknown as {shifts: {time: number; moved: string[]}[]}).shifts
        .filter((shift) => shift.time > since)
        .flatMap(({moved}) => moved),
    time,
  );
  return [...differences(before, after), ...shifts];
}

for (const width of [360, 800, 996, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({viewport: {width, height: 740}});

    for (const route of pages) {
      test(`${route} is painted before its sheets arrive, and stays as it was`, async ({page}) => {
        expect(await changesWithSheet(page, route)).toEqual([]);
      });
    }
  });
}

test('finds what a sheet changes', async ({page}) => {
  const changes = await changesWithSheet(page, '/faq', (css) => `${css} h1 { padding-top: 99px }`);
  expect(changes.join('\n')).toMatch(/H1\..*padding-top: 0px, then 99px[^]*from .* to /);
});

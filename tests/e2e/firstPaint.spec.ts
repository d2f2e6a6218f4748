import type {Page} from '@playwright/test';
import {headlessShellOptions} from '../helpers/chromiumOptions';
import {apiPageRoute, guideRoute} from '../helpers/someModules';
import {filesOfFirstVisit} from '../helpers/pageWeight';
import {hasPremium} from '../../src/facts/derived/plans';
import {changeResponse, createGate, expect, holdBack, test, waitForPageScript} from './fixtures';
import {layoutShifts, twoFrames, watchLayoutShift} from './layoutMeasures';

// Shows scrollbars, which take up space on desktops.
test.use({launchOptions: {...headlessShellOptions, ignoreDefaultArgs: ['--hide-scrollbars']}});

/** A page of each kind that is painted before its style sheets load. `/404.html` links its sheets in the head, so it waits. */
const routes = [
  '/',
  ...(hasPremium ? ['/premium'] : []),
  '/get-started',
  '/docs/extras/variables',
  guideRoute,
  apiPageRoute,
  '/faq',
  '/documents/privacy-policy',
];

interface ElementSnapshot {
  name: string;
  /** False for closed menus and for parts that wait for their sheet. */
  isShown: boolean;
  place: string;
  /** Empty if the element isn't shown. */
  style: Record<string, string>;
}

/** Returns the looks of all elements above the links to sheets, all parsed before the first paint. */
const takeSnapshots = (page: Page): Promise<ElementSnapshot[]> =>
  page.evaluate(() => {
    const link = document.querySelector('body link[rel=stylesheet]');
    if (link === null) throw new Error('The page links no sheet.');
    const elements = [...document.querySelectorAll('html, body, body *')].filter(
      (element) =>
        (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        element.closest('script, link, svg *') === null,
    );
    // Heights change while the rest of the page is parsed. Parts that scripts make visible already have their space.
    const ignoredProperties =
      /^--|^(?:height|block-size|.*-origin|grid-template-rows|visibility|bottom|inset-block-end|transition-.*)$/;
    const properties = [...getComputedStyle(document.documentElement)].filter(
      (property) => !ignoredProperties.test(property),
    );
    return elements.map((element) => {
      const {x, y, width} = element.getBoundingClientRect();
      const isShown = element.checkVisibility({visibilityProperty: true});
      const style: Record<string, string> = {};
      for (const pseudoElement of isShown ? ['', '::before', '::after'] : []) {
        const computed = getComputedStyle(element, pseudoElement);
        if (pseudoElement !== '' && computed.content === 'none') continue;
        for (const property of properties) style[pseudoElement + property] = computed.getPropertyValue(property);
      }
      return {
        name: `${element.tagName}.${element.getAttribute('class') ?? ''}`,
        isShown,
        place: [x, y, width].join(' '),
        style,
      };
    });
  });

/** Describes every difference, as `H1.title padding-top: 0px, then 99px`. */
function differences(before: readonly ElementSnapshot[], after: readonly ElementSnapshot[]): string[] {
  if (before.length !== after.length) return [`${before.length} elements, then ${after.length}`];
  return before.flatMap(({name, isShown, place, style}, index) => {
    const snapshotAfter = after[index];
    if (snapshotAfter === undefined || !isShown) return [];
    const changes = [...new Set([...Object.keys(style), ...Object.keys(snapshotAfter.style)])]
      .filter((property) => style[property] !== snapshotAfter.style[property])
      .map((property) => `${name} ${property}: ${style[property] ?? ''}, then ${snapshotAfter.style[property] ?? ''}`);
    return place === snapshotAfter.place ? changes : [`${name} at ${place}, then ${snapshotAfter.place}`, ...changes];
  });
}

/**
 * Holds a page's sheets back until it has painted and requested all of them. Aborts fonts, which could arrive before or after
 * the sheets.
 * @returns what the sheets changed or moved
 */
async function changesByStylesheets(page: Page, route: string, changeCss = (css: string) => css): Promise<string[]> {
  const stylesheetGate = createGate();
  const requestedSheets: string[] = [];
  await page.route('**/*.woff2', (intercepted) => intercepted.abort());
  await page.route('**/assets/css/*', async (intercepted) => {
    requestedSheets.push(new URL(intercepted.request().url()).pathname);
    const response = await intercepted.fetch();
    await stylesheetGate.opened;
    await intercepted.fulfill({response, body: changeCss(await response.text())});
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await watchLayoutShift(page);
  await page.goto(route, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // The first frame may show only a part of the parsed page.
  await twoFrames(page);
  const before = await takeSnapshots(page);
  const releaseTime = await page.evaluate(() => performance.now());
  expect(await page.evaluate(() => document.readyState)).toBe('loading');

  await expect.poll(() => requestedSheets.toSorted()).toEqual(filesOfFirstVisit(route).styles.toSorted());
  stylesheetGate.open();
  await page.waitForLoadState('load');
  const after = await takeSnapshots(page);
  await waitForPageScript(page);
  // Layout shifts are reported with the frame that shows them.
  await twoFrames(page);
  // Ignores earlier shifts, for example of the navbar while the browser still parses it.
  const shifts = (await layoutShifts(page)).filter((shift) => shift.time > releaseTime);
  return [...differences(before, after), ...shifts.flatMap(({moved}) => moved)];
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 740}});

    for (const route of routes) {
      test(`${route} is painted before its stylesheets arrive, and they change nothing in it`, async ({page}) => {
        expect(await changesByStylesheets(page, route)).toEqual([]);
      });
    }
  });
}

/**
 * Opens a page with a heading font that arrives after everything else.
 * @returns what moved up or down when the font replaced its fallback; words of a line may move by the difference in width
 */
async function movedByFont(page: Page, route: string, changeHtml = (html: string) => html): Promise<string[]> {
  const release = await holdBack(page, '**/*.woff2');
  await changeResponse(page, route, changeHtml);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await watchLayoutShift(page);
  await page.goto(route, {waitUntil: 'commit'});
  await waitForPageScript(page);
  await twoFrames(page);
  const releaseTime = await page.evaluate(() => performance.now());
  const fontFace = await page.evaluateHandle(() =>
    [...document.fonts].find(({family}) => family.includes('Grotesque')),
  );
  expect(await fontFace.evaluate((font) => font?.status)).not.toBe('loaded');
  release();
  await fontFace.evaluate((font) => font?.load());
  await twoFrames(page);
  const shifts = (await layoutShifts(page)).filter((shift) => shift.time > releaseTime && !shift.sideways);
  return shifts.flatMap(({moved}) => moved);
}

for (const route of ['/', '/get-started', ...(hasPremium ? ['/premium'] : [])]) {
  for (const width of [360, 1280]) {
    test(`no line of ${route} moves when its font arrives, at a width of ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      expect(await movedByFont(page, route)).toEqual([]);
    });
  }
}

test('`movedByFont` finds lines that a font moves', async ({page}) => {
  const moved = await movedByFont(page, '/', (html) =>
    html
      .replace(/<meta[^>]*Content-Security-Policy[^>]*>/i, '')
      .replaceAll(/size-adjust: ?[\d.]+%/g, 'size-adjust:60%'),
  );
  expect(moved).not.toEqual([]);
});

test('`changesByStylesheets` finds a style that a stylesheet changes', async ({page}) => {
  const changes = await changesByStylesheets(page, '/faq', (css) => `${css} h1 { padding-top: 99px }`);
  // The changed style, then the layout shift that it causes.
  expect(changes.join('\n')).toMatch(/H1\..*padding-top: 0px, then 99px[^]*from .* to /);
});

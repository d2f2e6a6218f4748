import {test as base, expect, type Page} from '@playwright/test';

const HOST = '127.0.0.1';
const OTHER_SITE = 'request to another site:';

/** Collects what the browser complains about: errors, warnings, exceptions, and requests that fail or go to another site. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cancels prefetches.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== HOST) complaints.push(`${OTHER_SITE} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Exceptions in the page, such as `TypeError: …`. Other complaints begin with a small letter. */
export const exceptionsIn = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => /^[A-Z]\w*: /.test(complaint));

export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const policyViolations = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (complaint) =>
      complaint.includes('Content Security Policy') ||
      complaint.includes("document requires 'Trusted") ||
      complaint.startsWith(OTHER_SITE),
  );

/**
 * Waits for the page script and all custom elements except islands. Counts elements, because waiting for a single element is
 * slow: each time Playwright doesn't find it, it takes an accessibility snapshot of the page.
 */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('html[data-page=ready]')).toHaveCount(1);
  await expect(page.locator(':not(:defined):not([data-island] > *)')).toHaveCount(0);
}

/** Waits for the page script, all custom elements and all islands. */
export async function waitForIslands(page: Page): Promise<void> {
  await waitForScript(page);
  await expect(page.locator(':not(:defined)')).toHaveCount(0);
  await expect(page.locator('[data-island]:not([data-island=ready])')).toHaveCount(0);
}

/** Waits until the browser has drawn the current state of the page. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Opens all folded parts of the text, which browsers leave out of the layout and of the accessibility tree. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((folded: HTMLDetailsElement[]) => {
    for (const details of folded) details.open = true;
  });

/** Returns a function that returns the texts of the live regions that have changed since, as screen readers announce them. */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const regions = await page.evaluateHandle(() => {
    const changed = new Set<Element>();
    new MutationObserver((mutations) => {
      for (const {target} of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
        if (region) changed.add(region);
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
    return changed;
  });
  return () => regions.evaluate((changed) => [...changed].map((region) => region.textContent));
}

export const clipboardText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The width of the page with everything that overflows it, in CSS pixels. */
export const scrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Spaces text as widely as readers may (WCAG 2.2, 1.4.12), until the page is left. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Finds texts that are cut off, so that the reader can't scroll to the rest. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      // Skips hidden texts, the navbar, and announcements outside of the banner.
      if (!text.textContent?.trim() || parent?.closest('.sr-only, script, style, .navbar, [role=region], [inert]'))
        continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
      let box = parent;
      while (box && getComputedStyle(box).overflow === 'visible') box = box.parentElement;
      if (!box || box === document.documentElement) continue;
      const {overflowX, overflowY} = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      const isCut = lines.some(
        (line) =>
          (/hidden|clip/.test(overflowX) && (line.left < frame.left - 1 || line.right > frame.right + 1)) ||
          (/hidden|clip/.test(overflowY) && (line.top < frame.top - 2 || line.bottom > frame.bottom + 2)),
      );
      if (isCut) cut.push(`“${text.textContent.trim()}” in <${parent?.localName ?? ''}>`);
    }
    return cut;
  });

/** Opens an address, and waits for the page script, all custom elements and the island. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForIslands(page);
}

export function createGate(): {opened: Promise<void>; open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {opened, open};
}

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const {opened, open} = createGate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Changes the body of responses. */
export const changeResponse = (page: Page, url: string | RegExp, change: (body: string) => string, times?: number) =>
  page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: change(await response.text())});
    },
    times === undefined ? {} : {times},
  );

/** Returns the accessible names of all elements with a role, from Chromium's accessibility tree, which omits inert ones. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value ?? ''));
}

export interface Shift {
  /** Layout shift score, see https://web.dev/articles/cls */
  value: number;
  time: number;
  moved: string[];
  sideways: boolean;
  /** True if only elements around `main` changed their width, as they do while the document loads. */
  grown: boolean;
}

/** The highest score of a word that wraps. A message that changes its height scores more. */
const SHIFT_OF_A_WORD = 0.005;

/** Records layout shifts from the next load on, including those right after input. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    // The last paint of a part of the document is followed by the first frame after parsing, which may move what was painted.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => Object.assign(window, {painted: time}))),
    );
    const place = ({x, y, width, height}: DOMRectReadOnly) => `${x} ${y} ${width} ${height}`;
    new PerformanceObserver((list) => {
      for (const {value, startTime, sources} of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
      })[]) {
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const name = node instanceof Element ? node.outerHTML : (node?.textContent ?? 'gone');
          return `${name.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        // Chromium also lists elements that it hadn't painted before. They have an empty `previousRect`.
        const moving = sources.filter(({previousRect}) => previousRect.height > 0);
        const sideways = moving.every(({previousRect, currentRect}) => previousRect.y === currentRect.y);
        const main = document.querySelector('main');
        const grown = sources.every(
          ({node, previousRect, currentRect}) =>
            previousRect.width !== currentRect.width && (main === null || node?.contains(main) === true),
        );
        shifts.push({value, time: startTime, moved, sideways, grown});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/**
 * Returns the shifts that `watchLayoutShift` recorded, except harmless ones while the document was loading: the browser can
 * paint half a word that wraps later, half a table whose columns then move, or a page that is still empty.
 */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  await page.waitForFunction(() => 'painted' in window);
  return page.evaluate((word) => {
    const {shifts, painted} = window as unknown as {shifts: Shift[]; painted: number};
    return shifts.filter(({value, time, sideways, grown}) => time > painted || (value > word && !sideways && !grown));
  }, SHIFT_OF_A_WORD);
}

/** Playwright's `test`. It also fails if the page violates its Content-Security-Policy or sends requests to other sites. */
export const test = base.extend<{complaints: string[]}>({
  page: async ({page}, run) => {
    await run(page);
    // Requests that a test intercepts may still be running when it ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  complaints: [
    async ({page}, use) => {
      const complaints = watchComplaints(page);
      await use(complaints);
      expect(policyViolations(complaints)).toEqual([]);
    },
    {auto: true},
  ],
});

export const testWithoutJavaScript = test.extend({javaScriptEnabled: false});

export const testOnPhone = test.extend({viewport: {width: 360, height: 780}, hasTouch: true, isMobile: true});

export {expect};

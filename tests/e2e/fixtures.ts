import {test as base, expect, type Page, type Response} from '@playwright/test';

/** Where the site is served for the tests. */
const HOST = '127.0.0.1';

/** Begins a complaint about a request to another site. */
const ELSEWHERE = 'asked elsewhere:';

/** What a visitor's browser complains about: messages, exceptions, requests that fail or go to another site. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A prefetch that a navigation cuts short is no failure of the site.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== HOST) complaints.push(`${ELSEWHERE} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** What a page did that no page may, of what the browser complained about: violate its policy, ask another site for something. */
export const policyViolations = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (complaint) =>
      complaint.includes('Content Security Policy') ||
      complaint.includes("document requires 'Trusted") ||
      complaint.startsWith(ELSEWHERE),
  );

/**
 * Waits until the page script has run, and the behaviors of the elements that the page has, islands apart. It counts, as
 * whatever waits for a whole page should: after each look in vain at a single element Playwright writes down what a screen
 * reader would meet in it, which takes longer than the page itself.
 */
export async function pageReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-page=ready]')).toHaveCount(1);
  await expect(page.locator(':not(:defined):not([data-island] > *)')).toHaveCount(0);
}

/** Waits until the page is all there: its script, the behaviors of its elements, its island. */
export async function ready(page: Page): Promise<void> {
  await pageReady(page);
  await expect(page.locator(':not(:defined)')).toHaveCount(0);
  await expect(page.locator('[data-island]:not([data-island=ready])')).toHaveCount(0);
}

/** Widest that the page can be scrolled to, in CSS pixels. */
export const scrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Texts that an element around them cuts off, and where the reader cannot scroll to the rest. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      // For screen readers alone, or beside an icon, or an announcement that moves.
      if (!text.textContent?.trim() || parent?.closest('.sr-only, script, style, header, [role=region], site-banner'))
        continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
      let box = parent;
      while (box && getComputedStyle(box).overflow === 'visible') box = box.parentElement;
      if (!box || box === document.documentElement) continue;
      const {overflowX, overflowY} = getComputedStyle(box);
      const {left, right, top, bottom} = box.getBoundingClientRect();
      const isCut = lines.some(
        (line) =>
          (/hidden|clip/.test(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
          (/hidden|clip/.test(overflowY) && (line.top < top - 2 || line.bottom > bottom + 2)),
      );
      if (isCut) cut.push(`“${text.textContent.trim()}” in <${parent?.localName ?? ''}>`);
    }
    return cut;
  });

/** Goes on to another page. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** A gate that requests wait at. */
export function gate(): {opened: Promise<void>; open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open: () => open()};
}

/** Names of all that a screen reader meets in a role, in order; Chromium's own account, which knows what is inert. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value ?? ''));
}

/** A shift of the layout. */
interface Shift {
  /** Its score: the part of the view that it concerns times how far that moved. */
  value: number;
  /** When, in milliseconds since the page was asked for. */
  time: number;
  /** What moved, from where to where. */
  moved: string[];
  /** Whether all of it stayed at its height. */
  sideways: boolean;
  /** Whether all of it is what the page stands in, which takes another width when the next part of the page has come. */
  grown: boolean;
}

/** Less than a message of another height moves, more than the rest of a word. */
const SHIFT_OF_A_WORD = 0.005;

/** Notes what moves, by itself or after input, from the next load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
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
        const sideways = sources.every(({previousRect, currentRect}) => previousRect.y === currentRect.y);
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
 * What moved so far; see `watchLayoutShift`. While the browser still reads the document it can paint half a word, which
 * goes to the next line when the rest has come, or half a table, whose columns go aside, or a frame in which the page is to
 * come: none of them is counted.
 */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate((word) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const read = navigation?.domInteractive ?? 0;
    const {shifts} = window as unknown as {shifts: Shift[]};
    return shifts.filter(({value, time, sideways, grown}) => time > read || (value > word && !sideways && !grown));
  }, SHIFT_OF_A_WORD);
}

/**
 * Notes the scripts that a page loads.
 * @returns gives the code of all of them so far
 */
export function watchScripts(page: Page): () => Promise<string> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => (await Promise.all(responses.map((response) => response.text()))).join('\n');
}

interface Fixtures {
  /** Everything that the browser complained about so far. */
  complaints: string[];
}

/** Playwright's test with the browser's complaints. Whatever a test is about, it fails when its page violates its policy. */
export const test = base.extend<Fixtures>({
  page: async ({page}, run) => {
    await run(page);
    // Requests that a test changes on their way may still be under way when it ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  complaints: [
    async ({page}, use) => {
      const complaints = watch(page);
      await use(complaints);
      expect(policyViolations(complaints)).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

import type {Page} from '@playwright/test';

/** Waits until the browser has drawn the current state of the page. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

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
      // Skips hidden texts, the skip link, lists that scroll, the navbar, and announcements outside of the banner.
      if (!text.textContent?.trim() || parent?.closest('.sr-only, script, style, .navbar, [role=region], [inert]'))
        continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
      // The closest element that can cut the text off.
      let frame = parent;
      while (frame && getComputedStyle(frame).overflow === 'visible') frame = frame.parentElement;
      if (!frame || frame === document.documentElement) continue;
      const {overflowX, overflowY} = getComputedStyle(frame);
      const frameRect = frame.getBoundingClientRect();
      // Tolerates 1 px at the sides, and 2 px at the top and bottom.
      const isCut = lines.some(
        (line) =>
          (/hidden|clip/.test(overflowX) && (line.left < frameRect.left - 1 || line.right > frameRect.right + 1)) ||
          (/hidden|clip/.test(overflowY) && (line.top < frameRect.top - 2 || line.bottom > frameRect.bottom + 2)),
      );
      if (isCut) cut.push(`“${text.textContent.trim()}” in <${parent?.localName ?? ''}>`);
    }
    return cut;
  });

export interface Shift {
  /** Layout shift score, see https://web.dev/articles/cls */
  value: number;
  time: number;
  /** `<h1>… from 0 90 360 40 to 0 94 360 40`: x, y, width and height. */
  moved: string[];
  /** True if nothing moved up or down. */
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
    // While the browser parses the document, it may paint parts of it. The first frame after parsing may still move them.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => Object.assign(window, {paintTime: time}))),
    );
    const place = ({x, y, width, height}: DOMRectReadOnly) => `${x} ${y} ${width} ${height}`;
    new PerformanceObserver((list) => {
      for (const {value, startTime, sources} of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
      })[]) {
        const moved = sources.map(({node, previousRect, currentRect}) => {
          const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? 'gone');
          return `${html.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`;
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
  await page.waitForFunction(() => 'paintTime' in window);
  return page.evaluate((wordScore) => {
    const {shifts, paintTime} = window as unknown as {shifts: Shift[]; paintTime: number};
    return shifts.filter(
      ({value, time, sideways, grown}) => time > paintTime || (value > wordScore && !sideways && !grown),
    );
  }, SHIFT_OF_A_WORD);
}

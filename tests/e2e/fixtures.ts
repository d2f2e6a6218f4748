import {test as base, expect, type Page, type Response} from '@playwright/test';

/** What a visitor's browser complains about: messages, exceptions, requests that fail. */
function watch(page: Page): string[] {
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
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Waits until React runs the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Widest that the page can be scrolled to, in CSS pixels. */
export const scrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Goes to an address as a link within the site does, without loading the document again. */
export async function clientNavigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Names of all that a screen reader meets in a role, in order; Chromium's own account, which knows what is inert. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter((it) => !it.ignored && it.role?.value === role).map((it) => String(it.name?.value ?? ''));
}

/** Sums up how much the page moves by itself, from the next load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {node?: Element}[];
      })[]) {
        const moved = entry.sources.map(({node}) => node?.outerHTML.slice(0, 120) ?? 'gone');
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${moved.join(' + ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What moved by itself so far, with how much; see `watchLayoutShift`. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
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

/** Playwright's test with the browser's complaints. */
export const test = base.extend<Fixtures>({
  page: async ({page}, run) => {
    await run(page);
    // Requests that a test changes on their way may still be under way when it ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  complaints: [
    async ({page}, use) => {
      await use(watch(page));
    },
    {auto: true},
  ],
});

export {expect};

import {test as base, expect, type Page} from '@playwright/test';

const HOST = '127.0.0.1';
const OTHER_SITE_PREFIX = 'request to another site:';

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
    if (protocol.startsWith('http') && hostname !== HOST) complaints.push(`${OTHER_SITE_PREFIX} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Exceptions in the page, such as `TypeError: …`. Other complaints begin with a small letter. */
export const exceptionsIn = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => /^[A-Z]\w*: /.test(complaint));

export function collectRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const policyViolations = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (complaint) =>
      complaint.includes('Content Security Policy') ||
      complaint.includes("document requires 'Trusted") ||
      complaint.startsWith(OTHER_SITE_PREFIX),
  );

/**
 * Waits for the page script and all custom elements except islands. Counts elements, because waiting for a single element is
 * slow: each time Playwright doesn't find it, it takes an accessibility snapshot of the page.
 */
export async function waitForPageScript(page: Page): Promise<void> {
  await expect(page.locator('html[data-page=ready]')).toHaveCount(1);
  await expect(page.locator(':not(:defined):not([data-island] > *)')).toHaveCount(0);
}

/** Waits for the page script, all custom elements and all islands. */
export async function waitForIslands(page: Page): Promise<void> {
  await waitForPageScript(page);
  await expect(page.locator(':not(:defined)')).toHaveCount(0);
  await expect(page.locator('[data-island]:not([data-island=ready])')).toHaveCount(0);
}

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

/** Opens an address, and waits for the page script, all custom elements and all islands. */
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

/** Changes the body of responses: of all, or of the first `times`. */
export async function changeResponse(
  page: Page,
  url: string | RegExp,
  change: (body: string) => string,
  times = Infinity,
): Promise<void> {
  let changedCount = 0;
  // Not with Playwright's option `times`: after the last time it stops intercepting, and requests that are held then stay so.
  await page.route(url, async (route) => {
    changedCount += 1;
    if (changedCount > times) return route.continue();
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}

/** Returns the accessible names of all elements with a role, from Chromium's accessibility tree, which omits inert ones. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => String(node.name?.value ?? ''));
}

/** Playwright's `test`. It also fails if the page violates its Content-Security-Policy or sends requests to other sites. */
export const test = base.extend<{complaints: string[]}>({
  page: async ({page}, run) => {
    await run(page);
    // Requests that a test intercepts may still be running when it ends.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
  complaints: [
    async ({page}, run) => {
      const complaints = watchComplaints(page);
      await run(complaints);
      expect(policyViolations(complaints)).toEqual([]);
    },
    {auto: true},
  ],
});

export const testWithoutJavaScript = test.extend({javaScriptEnabled: false});

export const testOnPhone = test.extend({viewport: {width: 360, height: 780}, hasTouch: true, isMobile: true});

export {expect};

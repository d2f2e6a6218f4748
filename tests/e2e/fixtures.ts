import {test as base, expect, type Page} from '@playwright/test';

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

/** Goes to an address as a link within the site does, without loading the document again. */
export async function clientNavigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

interface Fixtures {
  /** Everything that the browser complained about so far. */
  complaints: string[];
}

/** Playwright's test with the browser's complaints. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({page}, use) => {
      await use(watch(page));
    },
    {auto: true},
  ],
});

export {expect};

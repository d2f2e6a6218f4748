import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const withScript = (html: string): string =>
  html.replace('</footer>', "</footer><script>document.documentElement.dataset.planted = ''</script>");

/** Opens a changed page in a tab of its own, because `complaints` fails tests whose `page` violates its policy. */
async function openChangedPage(context: BrowserContext, change: (html: string) => string): Promise<Page> {
  const page = await context.newPage();
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    // Without the header, so that only the policy inside the page counts.
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({response, headers: Object.fromEntries(headers), body: change(await response.text())});
  });
  await page.goto('/faq');
  return page;
}

test('the policy of a page blocks an injected script, and HTML that a script writes', async ({context}) => {
  const page = await openChangedPage(context, withScript);
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  const writeHtml = page.evaluate(() => {
    document.body.innerHTML = '<p>Planted.</p>';
  });
  await expect(writeHtml).rejects.toThrow('TrustedHTML');
});

test('an injected script runs on a page without its policy', async ({context}) => {
  const page = await openChangedPage(context, (html) =>
    withScript(html).replace(/<meta http-equiv=.?Content-Security-Policy[^>]*>/i, ''),
  );
  await expect(page.locator('html')).toHaveAttribute('data-planted');
});

import type {BrowserContext, Page} from '@playwright/test';
import {expect, policyViolations, test, watch} from './fixtures';

/** What a planted script does where it runs. */
const mark = "document.documentElement.dataset.planted = ''";
const marked = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-planted');

/**
 * Opens a page beside that of the test, which may not violate its policy.
 * @param change of its HTML on the way
 * @returns the page, and all that the browser complains about from now on
 */
async function openChanged(context: BrowserContext, change: (html: string) => string): Promise<[Page, string[]]> {
  const page = await context.newPage();
  const complaints = watch(page);
  await page.route('/planted.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: `new Function("${mark}")()`}),
  );
  await page.route('/writes.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.insertAdjacentHTML('beforeend', '<p>');${mark}`,
    }),
  );
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    // As from a host that sends no headers: then the page's own policy stands alone.
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({response, headers: Object.fromEntries(headers), body: changed});
  });
  await page.goto('/faq');
  return [page, complaints];
}

const planting = (planted: string) => (html: string) => html.replace('</footer>', `</footer>${planted}`);

for (const [what, planted] of [
  ['an inline script', `<script>${mark}</script>`],
  ['a text that a script runs', '<script src="/planted.js"></script>'],
  ['HTML that a script writes', '<script src="/writes.js"></script>'],
  ['a handler in the HTML', `<img src="/img/none.svg" alt="" onerror="${mark}">`],
  ['a script of another site', '<script src="https://planted.example/x.js"></script>'],
  ['a style in the HTML', '<p style="position: fixed">Planted.</p>'],
  ['a stylesheet in the HTML', '<style>p { position: fixed }</style>'],
  ['a stylesheet of another site', '<link rel="stylesheet" href="https://planted.example/x.css">'],
  ['a picture of another site', '<img src="https://planted.example/x.png" alt="">'],
  ['a frame of another site', '<iframe src="https://planted.example/"></iframe>'],
  ['another base of addresses', '<base href="https://planted.example/">'],
] as const) {
  test(`${what} is refused`, async ({context}) => {
    const [page, complaints] = await openChanged(context, planting(planted));
    await expect.poll(() => policyViolations(complaints)).not.toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-planted');
  });
}

test('what is planted would be run without the policy', async ({context}) => {
  const [page, complaints] = await openChanged(context, (html) =>
    planting(`<script>${mark}</script>`)(html).replace(/<meta http-equiv=.?Content-Security-Policy[^>]*>/i, ''),
  );
  await marked(page);
  expect(policyViolations(complaints)).toEqual([]);
});

import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const markingScript = "document.documentElement.dataset.planted = ''";

const otherSite = 'https://planted.example';

/** HTML to inject, the directive that blocks it, and what the browser reports: a URL, `inline`, or the called function. */
const injections = [
  {html: `<script>${markingScript}</script>`, directive: 'script-src-elem', blocked: 'inline'},
  {html: '<script src="/evaluates.js"></script>', directive: 'require-trusted-types-for', blocked: 'Function|'},
  {html: '<script src="/writes.js"></script>', directive: 'require-trusted-types-for', blocked: 'insertAdjacentHTML|'},
  {
    html: `<img src="/img/none.svg" alt="" onerror="${markingScript}">`,
    directive: 'script-src-attr',
    blocked: 'inline',
  },
  {html: `<script src="${otherSite}/x.js"></script>`, directive: 'script-src-elem', blocked: `${otherSite}/x.js`},
  {html: '<p style="position: fixed">Planted.</p>', directive: 'style-src-attr', blocked: 'inline'},
  {html: '<style>p { position: fixed }</style>', directive: 'style-src-elem', blocked: 'inline'},
  {html: `<link rel=stylesheet href="${otherSite}/x.css">`, directive: 'style-src-elem', blocked: `${otherSite}/x.css`},
  {html: `<img src="${otherSite}/x.png" alt="">`, directive: 'img-src', blocked: `${otherSite}/x.png`},
  {html: `<iframe src="${otherSite}/"></iframe>`, directive: 'frame-src', blocked: otherSite},
  {html: `<base href="${otherSite}/">`, directive: 'base-uri', blocked: otherSite},
] as const;

interface Violation {
  directive: string;
  blocked: string;
}

/** Opens a changed page in a tab of its own, because `complaints` fails tests whose `page` violates its policy. */
async function openChangedPage(context: BrowserContext, change: (html: string) => string): Promise<Page> {
  const page = await context.newPage();
  const scripts = {
    '/evaluates.js': `new Function("${markingScript}")()`,
    '/writes.js': `document.body.insertAdjacentHTML('beforeend', '<p>');${markingScript}`,
  };
  for (const [address, body] of Object.entries(scripts))
    await page.route(address, (route) => route.fulfill({contentType: 'text/javascript', body}));
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    // Without the header, so that only the policy inside the page counts.
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({response, headers: Object.fromEntries(headers), body: changed});
  });
  await page.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective: directive, blockedURI, sample}) =>
      violations.push({directive, blocked: directive === 'require-trusted-types-for' ? sample : blockedURI}),
    );
  });
  await page.goto('/faq');
  return page;
}

const violationsOf = (page: Page): Promise<Violation[]> =>
  page.evaluate(() => (window as unknown as {violations: Violation[]}).violations);

const inject = (injected: string) => (html: string) => html.replace('</footer>', `</footer>${injected}`);

test('the policy of a page blocks injected HTML', async ({context}) => {
  const page = await openChangedPage(context, inject(injections.map(({html}) => html).join('')));
  for (const {html, directive, blocked} of injections) {
    const isBlocked = async () =>
      (await violationsOf(page)).some(
        (violation) => violation.directive === directive && violation.blocked.includes(blocked),
      );
    await expect.poll(isBlocked, html).toBe(true);
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-planted');
});

test('an injected script runs on a page without its policy', async ({context}) => {
  const page = await openChangedPage(context, (html) =>
    inject(injections[0].html)(html).replace(/<meta http-equiv=.?Content-Security-Policy[^>]*>/i, ''),
  );
  await expect(page.locator('html')).toHaveAttribute('data-planted');
  expect(await violationsOf(page)).toEqual([]);
});

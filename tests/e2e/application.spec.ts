import type {Page} from '@playwright/test';
import {variables} from '../../src/facts/variables';
import {announcements} from '../../src/facts/announcements';
import {launch} from '../browser';
import {applicationReady, clientNavigate, expect, gate, pageReady, test, withApplication} from './fixtures';

// The whole browser: in its headless shell the pointer stands on the banner from the start.
test.use({launchOptions: launch});

/** The application's own scripts; the page script, its lazy files and those of elements are others. */
const scripts = /\/assets\/js\/(?!page\.|lazy-|element-)[^/]+\.js$/;

/** Marks elements that stand in the page now. */
const mark = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const selector of all) Object.assign(document.querySelector(selector) ?? {}, {marked: true});
  }, selectors);

/** Which elements are not the ones that were marked. */
const replaced = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) => all.filter((selector) => !('marked' in (document.querySelector(selector) ?? {}))),
    [...selectors],
  );

test('a document brings no application by itself, and none under the pointer', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs/modules/polls');
  await pageReady(page);
  await page.locator('.pagination-nav__link').last().hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => scripts.test(address))).toEqual([]);
});

test('the application takes a page over as the reader has changed it', async ({page, context, complaints}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/api/modules/polls');
  await pageReady(page);
  const banner = page.getByRole('region', {name: 'Announcements'});
  await banner.hover();
  await expect(banner.locator('.swiper-initialized')).toBeAttached();
  await banner.getByRole('button', {name: 'Next announcement'}).click();
  await page.locator('.theme-doc-sidebar-menu summary', {hasText: 'Functions'}).click();
  await page.locator('sample-choice label', {hasText: 'Python'}).first().click();
  await page.getByRole('button', {name: 'Copy Python', exact: true}).first().click();
  await expect(page.locator('[aria-live]').filter({hasText: 'Copied'})).toHaveCount(1);

  const kept = [
    'site-banner',
    'side-menu',
    'page-contents',
    'h1',
    'article',
    'sample-choice',
    '[data-slide]',
    'footer',
  ];
  await mark(page, kept);
  await withApplication(page);
  expect(await replaced(page, kept)).toEqual([]);
  expect(complaints).toEqual([]);
  await expect(banner.getByText(`2/${announcements.messages.length}`)).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu details[open] > summary', {hasText: 'Functions'})).toBeVisible();
  await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeChecked();

  await banner.getByRole('button', {name: 'Previous announcement'}).click();
  await expect(banner.getByText(`1/${announcements.messages.length}`)).toBeVisible();
});

test('the application takes over filters that the reader has set, and Back and Forward know them', async ({
  page,
  complaints,
}) => {
  await page.goto('/known-issues');
  await pageReady(page);
  await page.getByLabel('Status').selectOption('Limitation');
  await expect(page).toHaveURL('/known-issues?status=limitation');
  const count = page.locator('article').getByRole('status');
  const said = await count.innerText();
  await withApplication(page);
  await expect(count).toHaveText(said);
  await clientNavigate(page, '/faq');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
  await page.goBack();
  await expect(page).toHaveURL('/known-issues?status=limitation');
  await expect(count).toHaveText(said);
  await expect(page.getByLabel('Status')).toHaveValue('limitation');
  await page.goForward();
  await expect(page).toHaveURL('/faq');
  expect(complaints).toEqual([]);
});

test('what is written into the playground before the application has come stays', async ({page}) => {
  const {opened, open: release} = gate();
  await page.route(scripts, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/docs/extras/variables', {waitUntil: 'commit'});
  await pageReady(page);
  await page.getByRole('textbox', {name: 'Your text'}).fill('Mine, {server.name}');
  await page.getByRole('combobox', {name: 'Where the text goes'}).selectOption({index: 1});
  release();
  await applicationReady(page);
  await expect(page.getByRole('textbox', {name: 'Your text'})).toHaveValue('Mine, {server.name}');
  await expect(page.getByRole('combobox', {name: 'Where the text goes'})).not.toHaveValue('message');
  await expect(page.locator('article figure').first()).toContainText(`Mine, ${variables.sample.server}`);
});

for (const [address, said] of [
  ['/get-started', 'The invite builder could not be loaded.'],
  ['/docs/extras/variables', 'The playground could not be loaded.'],
] as const) {
  test(`${address} says that the application did not come, and asks again`, async ({page}) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert').filter({hasText: said})).toBeVisible();
    // The rest of the page goes on.
    await expect(page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'})).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', {name: 'Retry'}).click();
    await applicationReady(page);
    await expect(page.getByRole('alert').filter({hasText: said})).toBeHidden();
  });
}

test('from a page that is an application a link leads on within it, once it has the styles of all pages', async ({
  page,
}) => {
  await page.goto('/get-started');
  await applicationReady(page);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Known issues'});
  await link.hover();
  await page.waitForFunction(() => [...document.styleSheets].some((sheet) => sheet.href?.includes('/styles.')));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Known issues');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('and loads its page where they do not come', async ({page}) => {
  await page.route('**/assets/css/styles.*', (route) => route.abort());
  await page.goto('/get-started');
  await applicationReady(page);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Known issues'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Known issues');
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(loaded);
});

test('and loads its page where the application hears of a click before it says that it is there', async ({page}) => {
  await page.addInitScript(() => {
    // As soon as the application knows the link.
    const observe = () => {
      const link = document.querySelector<HTMLElement>('header a[href="/premium"]');
      if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) return void setTimeout(observe);
      sessionStorage.setItem('early', String(document.documentElement.dataset.hasHydrated !== 'true'));
      link.click();
    };
    if (location.pathname === '/get-started') observe();
  });
  await page.goto('/get-started');
  await page.waitForURL('**/premium');
  await pageReady(page);
  expect(await page.evaluate(() => sessionStorage.getItem('early'))).toBe('true');
});

test('the way to another document shows a bar once it takes longer than 200 ms', async ({page}) => {
  // Watched from inside, because tests wait while a page is about to be replaced.
  const shown: number[] = [];
  await page.exposeFunction('report', (after: number) => void shown.push(after));
  await page.goto('/faq');
  await pageReady(page);
  const {opened, open: release} = gate();
  await page.route('**/premium', async (route) => {
    await opened;
    await route.continue();
  });
  await page.evaluate(() => {
    const {report} = window as unknown as {report: (after: number) => void};
    const begun = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#nprogress .bar')) return;
      observer.disconnect();
      report(performance.now() - begun);
    }).observe(document.body, {childList: true});
    document.querySelector<HTMLElement>('footer a[href="/premium"]')?.click();
  });
  await expect.poll(() => shown).toHaveLength(1);
  expect(shown[0]).toBeGreaterThanOrEqual(200);
  release();
  await page.waitForURL('**/premium');
});

/** Elements of one name and the same classes, of which a page can have hundreds, are compared as far as this one. */
const ALIKE = 12;

/** How the elements of a page look, as lines with a sum over all their computed styles. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('#__docusaurus *').evaluateAll((all, most) => {
    // Variables that nothing reads are left out of a document's part.
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const met = new Map<string, number>();
    return all
      .filter((element) => element.closest('svg') === null && element.tagName !== 'LINK')
      .map((element) => ({element, name: `${element.tagName.toLowerCase()}.${element.classList.value}`}))
      .filter(({name}) => {
        met.set(name, (met.get(name) ?? 0) + 1);
        return (met.get(name) ?? 0) <= most;
      })
      .map(({element, name}) => {
        let sum = 0;
        for (const part of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part !== undefined && style.content === 'none') continue;
          for (const property of properties) {
            const value = style.getPropertyValue(property);
            for (let index = 0; index < value.length; index++) sum = (sum * 31 + value.charCodeAt(index)) | 0;
          }
        }
        return `${name} ${sum}`;
      });
  }, ALIKE);

test('pages look the same on every way to them', async ({page, context}) => {
  const pages = [
    '/',
    '/premium',
    '/get-started',
    '/docs',
    '/docs/modules/polls',
    '/docs/api/modules/polls',
    '/docs/extras/settings',
    '/faq/general',
    '/known-issues',
    '/documents/changelog',
  ];
  test.setTimeout(300_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/extras/variables');
  const other = await context.newPage();
  await other.emulateMedia({reducedMotion: 'reduce'});
  for (const address of pages) {
    // Within the application, from the page before.
    await clientNavigate(page, address);
    await page.waitForURL(`**${address}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // As a document.
    await other.goto(address);
    await (address === '/get-started' ? applicationReady(other) : pageReady(other));
    // As soon as both have come to rest.
    await expect(async () => {
      const [within, loaded] = [await looks(page), await looks(other)];
      expect(loaded.length).toBeGreaterThan(100);
      expect(within.filter((name, index) => name !== loaded[index]).slice(0, 5), address).toEqual([]);
    }).toPass({timeout: 60_000});
  }
  // A style that differs is seen.
  await other.locator('h1').evaluate((heading) => heading.style.setProperty('letter-spacing', '1px'));
  const last = await looks(page);
  expect((await looks(other)).filter((look, index) => look !== last[index])).not.toEqual([]);
});

import {modules} from '../../src/facts/modules';
import {product} from '../../src/facts/product';
import {clientNavigate, expect, ready, test, watchScripts, withApplication} from './fixtures';

test('the documentation has its sidebar in order', async ({page}) => {
  await page.goto('/docs');
  const top = page.locator(
    '.theme-doc-sidebar-menu > li > a, .theme-doc-sidebar-menu > li > details > summary.menu__link',
  );
  await expect(top).toHaveText([
    'Introduction',
    'All pages',
    'Premium',
    'Modules',
    'Functions',
    'Extras',
    'API reference',
  ]);
});

test('the table of contents has headings of levels 2 and 3', async ({page}) => {
  await page.goto('/docs/Introduction');
  const entries = page.locator('.theme-doc-toc-desktop a');
  const ids = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((all) => all.map((heading) => heading.id));
  expect(ids).toEqual(headings);
  expect(ids.length).toBeGreaterThan(5);
});

test.describe('the color mode', () => {
  test.use({colorScheme: 'dark'});

  test('is light whatever the system prefers or an earlier visit stored', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.goto('/docs');
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', {name: /dark|light/i})).toHaveCount(0);
  });
});

test('only plain storage keys are used', async ({page}) => {
  await page.goto('/docs');
  await ready(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(
    keys.filter((key) => !/^(theme|docusaurus\.announcement\.\w+|docs-preferred-version-[\w-]+)$/.test(key)),
  ).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

  test('a guide shows its tables and leads on', async ({page}) => {
    await page.goto('/docs/modules/polls');
    await expect(page.getByRole('table', {name: 'Commands', exact: true})).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Known issues'}).click();
    await expect(page.locator('h1')).toHaveText('Known issues');
  });
});

for (const route of ['/', '/get-started', '/premium']) {
  test(`${route} carries the facts that it shows and not the files that they come from`, async ({page}) => {
    const code = watchScripts(page);
    await page.goto(route);
    await withApplication(page);
    await page.waitForLoadState('networkidle');
    expect(await code()).toContain(product.name);
    // In the file of a module beside the facts that these pages show.
    expect(await code()).not.toContain('/guilds/{guild_id}/tickets');
  });
}

test('a link leads to the top of the next page, or to its anchor', async ({page}) => {
  await page.goto('/docs/modules/polls');
  await ready(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await page.waitForURL('**/faq');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goto('/docs/modules/polls');
  await ready(page);
  await clientNavigate(page, '/docs/modules/tickets#limits');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(modules.tickets.title);
  // Below the navbar, not behind it.
  const navbar = await page.locator('header.navbar').boundingBox();
  await expect
    .poll(async () => (await page.locator('#limits').boundingBox())?.y)
    .toBeGreaterThanOrEqual(navbar?.height ?? 0);
  expect((await page.locator('#limits').boundingBox())?.y).toBeLessThan(200);
});

test('the first link leads past the navbar', async ({page}) => {
  await page.goto('/docs/modules/polls');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content', exact: true});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('browsers, home screens and chats find their pictures', async ({page, request}) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(icons).not.toEqual([]);
  const card = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  expect(card.host).toBe(product.domain);
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', new RegExp(product.name));
  for (const address of [...icons, card.pathname]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\/(?:png|svg\+xml|x-icon)$/);
  }
});

import {chromium} from '@playwright/test';
import {chromiumOptions} from '../helpers/chromiumOptions';
import {guideRoute, otherGuideRoute, otherModule} from '../helpers/someModules';
import {expect, openPage, test} from './fixtures';

// The headless shell draws text differently, and one test compares pictures with the full browser's automatic dark theme.
test.use({launchOptions: chromiumOptions});

test.describe('a page', () => {
  test.use({colorScheme: 'dark'});

  test('stays light whatever the system prefers or an earlier visit stored', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await openPage(page, '/docs');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', {name: /dark|light/i})).toHaveCount(0);
  });

  test("looks the same with the browser's automatic dark theme", async ({page, baseURL}) => {
    // With reduced motion the banner doesn't rotate.
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await openPage(page, '/');
    const args = [...(chromiumOptions.args ?? []), '--enable-features=WebContentsForceDark'];
    const browser = await chromium.launch({...chromiumOptions, args});
    const viewport = page.viewportSize();
    const darkPage = await browser.newPage({colorScheme: 'dark', reducedMotion: 'reduce', viewport, baseURL});
    await openPage(darkPage, '/');
    const [plain, automatic] = await Promise.all([page.screenshot(), darkPage.screenshot()]);
    await browser.close();
    expect(automatic.equals(plain)).toBe(true);
  });
});

test('a page starts at the anchor in its address, below the navbar', async ({page}) => {
  await openPage(page, `${otherGuideRoute}#limits`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(otherModule.title);
  const navbar = await page.locator('header.navbar').boundingBox();
  await expect
    .poll(async () => (await page.locator('#limits').boundingBox())?.y)
    .toBeGreaterThanOrEqual(navbar?.height ?? 0);
  expect((await page.locator('#limits').boundingBox())?.y).toBeLessThan(200);
});

test('the skip link gets the focus first, and moves it to the main part', async ({page}) => {
  await openPage(page, guideRoute);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content', exact: true});
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

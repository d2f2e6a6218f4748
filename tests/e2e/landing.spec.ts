import type {Page} from '@playwright/test';
import {expect, openPage, scrollWidth, test} from './fixtures';

for (const [width, height] of [
  [1366, 650],
  [360, 640],
] as const) {
  test(`the front page shows the invite without scrolling at ${width} x ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    await expect(page.getByRole('link', {name: 'Add with recommended permissions'}).first()).toBeInViewport({ratio: 1});
  });
}

test.describe('with text at double size', () => {
  test.use({viewport: {width: 360, height: 800}});

  const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

  test('the front page fits a phone', async ({page}) => {
    await openPage(page, '/');
    await enlarge(page);
    expect(await scrollWidth(page)).toBe(360);
  });

  test('the main part of the get-started page fits a phone', async ({page}) => {
    await openPage(page, '/get-started');
    await enlarge(page);
    const wide = await page
      .getByRole('main')
      .locator('*:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(wide).toEqual([]);
  });
});

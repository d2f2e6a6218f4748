import {expect, ready, scrollWidth, test} from './fixtures';

for (const [width, height] of [
  [1366, 650],
  [360, 640],
] as const) {
  test(`what the page is for is seen at once at ${width} x ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    await expect(page.getByRole('link', {name: 'Add with recommended permissions'}).first()).toBeInViewport({ratio: 1});
  });
}

test('text of twice the size fits a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await scrollWidth(page)).toBe(360);
});

// On a phone and on a desk: see routes.spec.ts.
for (const width of [768, 1920]) {
  test(`nothing is cut off or scrolls sideways at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const address of ['/', '/get-started', '/premium']) {
      await page.goto(address);
      await ready(page);
      expect(await scrollWidth(page), address).toBe(width);
    }
  });
}

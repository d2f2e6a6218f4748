import {expect, ready, test} from './fixtures';

test('nothing on the page of Premium scrolls sideways with text of double size', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/premium');
  await ready(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
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

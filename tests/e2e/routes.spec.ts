import {violations} from '../axe';
import {routes} from '../../src/shared/routing/routes';
import {cutTexts, expect, ready, scrollWidth, test} from './fixtures';

/** Pages of one folder are of one kind: the first of each is looked at on a desk, too, where the frame is another. */
const kindOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || route;
const firstOfKind = [...new Map(routes.toReversed().map((route) => [kindOf(route), route])).values()];

for (const route of routes) {
  test(`everyone can use ${route}`, async ({page, complaints}) => {
    await page.setViewportSize({width: 360, height: 800});
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await ready(page);
    expect.soft(await violations(page), 'at 360 px').toEqual([]);
    for (const width of [360, 320, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await scrollWidth(page), `at ${width} px`).toBe(width);
      if (width === 320) expect.soft(await cutTexts(page)).toEqual([]);
    }
    if (firstOfKind.includes(route)) expect.soft(await violations(page), 'at 1280 px').toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a text that is cut off is noticed', async ({page}) => {
  await page.setContent('<p>Whole</p><p style="width: 3em; overflow: hidden; white-space: nowrap">Some text</p>');
  expect(await cutTexts(page)).toEqual(['“Some text” in <p>']);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

  test('a page of every kind can be read, and left by its menu', async ({page}) => {
    for (const route of firstOfKind) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toBeVisible();
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(300);
      await expect(page.getByRole('button', {name: 'Menu', exact: true}), route).toBeVisible();
      expect(await scrollWidth(page), route).toBe(360);
    }
  });
});

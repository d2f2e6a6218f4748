import {routes} from '../../src/shared/routing/routes';
import {bringAxe, violations, type Looks} from '../axe';
import {expect, ready, scrollWidth, test} from './fixtures';

/** Pages of one folder are of one kind: the first of each is looked at on a desk, too, where only the frame is another. */
const kindOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || route;
const kinds = new Map(
  routes.map((route) => [kindOf(route), routes.filter((other) => kindOf(other) === kindOf(route))]),
);

/** What was measured before, on a phone and on a desk: a look that breaks a rule is found on the first page that has it. */
const looks: Looks = new Set();
const looksOnDesk: Looks = new Set();

/** A test goes over this many pages, in a browser that knows what they share. */
const PAGES_AT_ONCE = 8;

for (const [kind, all] of kinds) {
  for (let start = 0; start < all.length; start += PAGES_AT_ONCE) {
    const some = all.slice(start, start + PAGES_AT_ONCE);
    test(`everyone can use ${some.length} of the pages of ${kind}, from ${some[0]} on`, async ({page, complaints}) => {
      await bringAxe(page);
      for (const route of some) {
        await page.setViewportSize({width: 360, height: 800});
        const response = await page.goto(route);
        expect(response?.status(), route).toBe(200);
        await ready(page);
        expect.soft(await violations(page, {looks}), `${route} at 360 px`).toEqual([]);
        for (const width of [360, 320, 1280]) {
          await page.setViewportSize({width, height: 800});
          expect.soft(await scrollWidth(page), `${route} at ${width} px`).toBe(width);
        }
        if (route === all[0])
          expect.soft(await violations(page, {looks: looksOnDesk}), `${route} at 1280 px`).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

  test('a page of every kind can be read, and left by its menu', async ({page}) => {
    for (const [route = ''] of kinds.values()) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toBeVisible();
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(300);
      await expect(page.getByRole('button', {name: 'Menu', exact: true}), route).toBeVisible();
      expect(await scrollWidth(page), route).toBe(360);
    }
  });
});

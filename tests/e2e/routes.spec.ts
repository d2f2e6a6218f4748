import {test as base, type Page, type Response} from '@playwright/test';
import {violations} from '../axe';
import {routes} from '../../src/shared/routing/routes';
import {firstLoad, islands, servedFile} from '../weight';
import {cutTexts, expect, ready, scrollWidth, spaceText, test, watch, watchRequests} from './fixtures';

// Pages of one folder share a layout.
const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || route;

const samples = [...new Map(routes.toReversed().map((route) => [folderOf(route), route])).values()];

/** Opens a route on a phone. `requests` and `complaints` continue to grow. */
type Visit = (
  route: string,
) => Promise<{page: Page; response: Response | null; requests: string[]; complaints: string[]}>;

// All routes are visited in one tab per worker, because no visit affects the next.
const visits = base.extend<object, {visit: Visit}>({
  visit: [
    async ({browser}, use, {project}) => {
      // With reduced motion the banner doesn't rotate while axe runs.
      const page = await browser.newPage({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      const complaints = watch(page);
      const requests = watchRequests(page);
      await use(async (route) => {
        // Ends the requests of the last page.
        await page.goto('/robots.txt');
        await page.setViewportSize({width: 360, height: 800});
        // To the margin, where the pointer prefetches no link and doesn't load the banner's slider.
        await page.mouse.move(5, 700);
        complaints.length = requests.length = 0;
        const response = await page.goto(route);
        await ready(page);
        return {page, response, requests, complaints};
      });
      await page.close();
    },
    {scope: 'worker'},
  ],
});

const looks: string[] = [];

for (const route of routes) {
  visits(`${route} loads, fits the window, and is accessible`, async ({visit}) => {
    const {page, response, requests, complaints} = await visit(route);
    expect(response?.status()).toBe(200);
    expect.soft(await violations(page, {looks}), 'at 360 px').toEqual([]);
    if (!(route in islands)) {
      const {script, styles, other} = firstLoad(route);
      const files = requests.map(servedFile);
      expect.soft(files.filter((file) => ![...script, ...styles, ...other].includes(file))).toEqual([]);
      // Pictures that styles name are requested only where they show.
      expect.soft(files).toEqual(expect.arrayContaining([...script, ...styles]));
    }
    const isSample = samples.includes(route);
    for (const width of isSample ? [360, 320, 768, 1920, 1280] : [360, 320, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await scrollWidth(page), `at ${width} px`).toBe(width);
      if (width === 320) expect.soft(await cutTexts(page)).toEqual([]);
    }
    if (isSample) expect.soft(await violations(page, {looks}), 'at 1280 px').toEqual([]);
    await spaceText(page);
    for (const width of [240, 1000]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await scrollWidth(page), `at ${width} px, with text spacing`).toBe(width);
      expect.soft(await cutTexts(page), `at ${width} px, with text spacing`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('`cutTexts` finds a text that is cut off, also once `spaceText` widens it', async ({page}) => {
  const paragraph = (text: string, width: string) =>
    `<p style="width: ${width}; overflow: hidden; white-space: nowrap">${text}</p>`;
  await page.setContent(`<p>Whole</p>${paragraph('Some text', '3em')}${paragraph('More text', '5em')}`);
  expect(await cutTexts(page)).toEqual(['“Some text” in <p>']);
  await spaceText(page);
  expect(await cutTexts(page)).toEqual(['“Some text” in <p>', '“More text” in <p>']);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 780}});

  test('a page of each folder shows its text and its menu button', async ({page}) => {
    for (const route of samples) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toBeVisible();
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(300);
      await expect(page.getByRole('button', {name: 'Menu', exact: true}), route).toBeVisible();
      expect(await scrollWidth(page), route).toBe(360);
    }
  });
});

import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {routes} from '../../src/routing/routes';
import {expect, hydrated, test} from './fixtures';

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, as lines that say rule, place and repair. */
async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations'], runOnly: rules}).disableRules(without);
  // Legacy mode leaves out what frames of other origins need, which we have none of; it is five times as fast.
  const results = await axe.setLegacyMode(true).analyze();
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Widest that the page can be scrolled to, in CSS pixels. */
const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const route of routes) {
  test(`${route} can be used by everyone, on a phone and on a desk`, async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      expect(await violations(page), `at ${width} px`).toEqual([]);
      expect(await scrollWidth(page), `at ${width} px`).toBe(width);
    }
    await page.setViewportSize({width: 320, height: 800});
    expect(await scrollWidth(page), 'at 320 px').toBe(320);
  });
}

/** Opens what is not on every page, and gives the rules that are for pages only. */
const states: Record<string, (page: Page) => Promise<string[] | void>> = {
  'the open menu': async (page) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto('/docs/modules/polls');
    await hydrated(page);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'This section'})).toBeVisible();
    // Its page, with main part and heading, is out of reach until it closes.
    return ['landmark-one-main', 'page-has-heading-one'];
  },
  'the not-found page': async (page) => {
    await page.goto('/docs/modules/poll');
    await expect(page.getByRole('main').locator('code')).toHaveText('/docs/modules/poll');
  },
  'the second message of the banner': async (page) => {
    await page.goto('/faq');
    await hydrated(page);
    await page.getByRole('button', {name: 'Next announcement'}).click();
  },
  'a page without its banner': async (page) => {
    await page.goto('/faq');
    await hydrated(page);
    await page.getByRole('button', {name: 'Close announcements'}).click();
  },
};
for (const [name, open] of Object.entries(states)) {
  test(`${name} can be used by everyone`, async ({page}) => {
    const without = (await open(page)) ?? [];
    expect(await violations(page, without)).toEqual([]);
  });
}

test('a page that not everyone can use is noticed', async ({page}) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.locator('h1').evaluate((heading) => {
    heading.insertAdjacentHTML('afterend', '<p id="pale">pale</p><img id="wide" src="/img/logo.svg">');
    document.getElementById('pale')?.style.setProperty('color', '#ddd');
    document.getElementById('wide')?.style.setProperty('min-width', '3000px');
  });
  const found = (await violations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast');
  expect(await scrollWidth(page)).toBeGreaterThan(1280);
});

import type {Page} from '@playwright/test';
import {violations} from '../axe';
import {guide, otherGuide} from '../modules';
import {expect, ready, test} from './fixtures';

/** Opens what is not on every page. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the open menu': async (page) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(guide);
    await ready(page);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'This section'})).toBeVisible();
  },
  'the not-found page': async (page) => {
    await page.goto(guide.slice(0, -1));
    await expect(page.getByRole('main').locator('code')).toHaveText(guide.slice(0, -1));
  },
  'the second message of the banner': async (page) => {
    await page.goto('/faq');
    await ready(page);
    await page.getByRole('button', {name: 'Next announcement'}).click();
  },
  'a page without its banner': async (page) => {
    await page.goto('/faq');
    await ready(page);
    await page.getByRole('button', {name: 'Close announcements'}).click();
  },
};
for (const [name, open] of Object.entries(states)) {
  test(`${name} can be used by everyone`, async ({page}) => {
    await open(page);
    // Behind the menu the page, with main part and heading, is out of reach until it closes.
    const without = name === 'the open menu' ? ['landmark-one-main', 'page-has-heading-one'] : [];
    expect(await violations(page, {without})).toEqual([]);
  });
}

test('a page that not everyone can use is noticed', async ({page}) => {
  await page.goto('/faq');
  await ready(page);
  await page.locator('h1').evaluate((heading) => {
    const pale = Object.assign(document.createElement('p'), {textContent: 'pale'});
    pale.style.setProperty('color', '#ddd');
    heading.after(pale);
  });
  expect((await violations(page)).join('\n')).toContain('color-contrast');
});

/** Smallest size of what a thumb presses, in CSS pixels (WCAG 2.2, 2.5.5). */
const THUMB = 44;

/** What is pressed and smaller than that, with its size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('a, button, summary').evaluateAll((all, min) => {
    // Links in a line of text are as high as the line; the skip link is for keyboards.
    const isInText = (element: Element) =>
      element.matches(':is(p, li, td, dd, h3, h4) a') && !element.matches('nav a, header a, [popover] a');
    return all
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => !isInText(element) && !element.closest('[role=region] > a'))
      .map((element) => ({element, rect: element.getBoundingClientRect()}))
      .filter(({rect}) => rect.width < min || rect.height < min)
      .map(({element, rect}) => `${element.outerHTML.slice(0, 140)} ${rect.width} x ${rect.height}`);
  }, THUMB);

for (const route of ['/', otherGuide, '/docs/api/general', '/faq', '/documents/changelog', '/nope']) {
  test.describe('on a phone', () => {
    // A drawer that still slides has sizes with a rounding error.
    test.use({
      viewport: {width: 360, height: 780},
      hasTouch: true,
      isMobile: true,
      contextOptions: {reducedMotion: 'reduce'},
    });

    test(`what is pressed on ${route} is as large as a thumb`, async ({page}) => {
      await page.goto(route);
      await ready(page);
      for (const contents of await page.locator('.theme-doc-toc-mobile summary').all()) await contents.click();
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
    });
  });
}

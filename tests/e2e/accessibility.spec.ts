import type {Page} from '@playwright/test';
import {axeViolations} from '../helpers/axeViolations';
import {guideRoute, otherGuideRoute} from '../helpers/someModules';
import {expect, openPage, test, testOnPhone} from './fixtures';

test('the open menu and the not-found page are accessible', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, guideRoute);
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await expect(page.getByRole('navigation', {name: 'This section'})).toBeVisible();
  // The menu hides the page behind it, with its main landmark and heading.
  expect(await axeViolations(page, {skippedRules: ['landmark-one-main', 'page-has-heading-one']})).toEqual([]);

  await page.setViewportSize({width: 1280, height: 800});
  const misspelledAddress = guideRoute.slice(0, -1);
  await page.goto(misspelledAddress);
  await expect(page.getByRole('main').locator('code')).toHaveText(misspelledAddress);
  expect(await axeViolations(page)).toEqual([]);
});

test('`axeViolations` reports text with too little contrast, once for each look', async ({page}) => {
  await openPage(page, '/faq');
  await page.locator('h1').evaluate((heading) => {
    for (const id of ['first', 'second']) {
      const pale = Object.assign(document.createElement('p'), {textContent: 'pale', id});
      pale.style.setProperty('color', '#ddd');
      heading.before(pale);
    }
  });
  const looks: string[] = [];
  expect(await axeViolations(page, {looks})).toEqual([expect.stringMatching(/^color-contrast .* at #first: /)]);
  expect(await axeViolations(page, {looks})).toEqual([]);
  // With another background, the second paragraph has another look.
  await page.locator('#second').evaluate((pale) => pale.style.setProperty('background-color', '#eee'));
  expect(await axeViolations(page, {looks})).toEqual([expect.stringMatching(/^color-contrast .* at #second: /)]);
});

/** The smallest target for a thumb, in CSS pixels (WCAG 2.2, 2.5.5). */
const MIN_TARGET_SIZE = 44;

const findSmallTargets = (page: Page): Promise<string[]> =>
  page.locator('a, button, summary').evaluateAll((elements, min) => {
    // Links in a text are as high as a line, and the skip link is for keyboards.
    const isInText = (element: Element) =>
      element.matches(':is(p, li, td, dd, h3, h4) a') && !element.matches('nav a, header a, [popover] a');
    const isSkipLink = (element: Element) => element.closest('[role=region] > a') !== null;
    return elements
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => !isInText(element) && !isSkipLink(element))
      .map((element) => ({element, rect: element.getBoundingClientRect()}))
      .filter(({rect}) => rect.width < min || rect.height < min)
      .map(({element, rect}) => `${element.outerHTML.slice(0, 140)} ${rect.width} x ${rect.height}`);
  }, MIN_TARGET_SIZE);

testOnPhone('on a phone, buttons and links outside of text are at least 44 px large', async ({page}) => {
  for (const route of ['/', otherGuideRoute, '/docs/api/general', '/faq', '/documents/changelog', '/nope']) {
    await openPage(page, route);
    for (const summary of await page.locator('.theme-doc-toc-mobile summary').all()) await summary.click();
    expect(await findSmallTargets(page), route).toEqual([]);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible();
    expect(await findSmallTargets(page), `${route}, with its menu`).toEqual([]);
  }
});

import type {Page} from '@playwright/test';
import {operationAnchor} from '../../src/node/openapi/anchors';
import {apiPage, someModule, thirdApiPage, thirdModule} from '../modules';
import {clipboard, expect, layoutShifts, openPage, ready, test, watchLayoutShift, watchRequests} from './fixtures';

const firstPage = apiPage;
const secondPage = thirdApiPage;
const patchAnchor = operationAnchor(someModule.api.endpoints.find(({method}) => method === 'PATCH')?.id ?? '');

const shownLanguages = (page: Page) =>
  page
    .locator('sample-choice ~ .codeBlock:visible')
    .evaluateAll((all) => [...new Set(all.map((sample) => /language-(\w+)/.exec(sample.classList.value)?.[1]))]);

const choice = (page: Page, language: string, index = 0) =>
  page.getByRole('radio', {name: language, exact: true}).nth(index);

const tab = (page: Page, language: string, index = 0) => page.locator('fieldset label', {hasText: language}).nth(index);

test.describe('request samples', () => {
  test('show the chosen language on this page, the next page and later visits, even when scripts fail to load', async ({
    page,
  }) => {
    await openPage(page, firstPage);
    expect(await shownLanguages(page)).toEqual(['bash']);
    await tab(page, 'Python', 3).click();
    expect(await shownLanguages(page)).toEqual(['python']);
    await expect(choice(page, 'Python', 0)).toBeChecked();

    await openPage(page, secondPage);
    await expect(page.getByRole('heading', {level: 1})).toContainText(thirdModule.title);
    expect(await shownLanguages(page)).toEqual(['python']);
    await expect(choice(page, 'Python', 1)).toBeChecked();

    await watchLayoutShift(page);
    await openPage(page, firstPage);
    await expect(choice(page, 'Python', 2)).toBeChecked();
    expect(await shownLanguages(page)).toEqual(['python']);
    expect(await layoutShifts(page)).toEqual([]);

    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(firstPage);
    expect(await shownLanguages(page)).toEqual(['python']);
  });

  test('show the language chosen on a later page after Back', async ({page}) => {
    await openPage(page, firstPage);
    await tab(page, 'Python').click();
    await openPage(page, secondPage);
    await tab(page, 'JavaScript').click();
    await page.goBack();
    await ready(page);
    expect(await shownLanguages(page)).toEqual(['js']);
    await expect(choice(page, 'JavaScript')).toBeChecked();
  });

  test('change their language in all open tabs', async ({page, context}) => {
    await openPage(page, firstPage);
    const other = await context.newPage();
    await openPage(other, secondPage);
    await tab(other, 'JavaScript').click();
    await expect.poll(() => shownLanguages(page)).toEqual(['js']);
    await expect(choice(page, 'JavaScript')).toBeChecked();
  });

  test('keep their position when samples above them change their height', async ({page}) => {
    await openPage(page, `${firstPage}#${patchAnchor}`);
    const chosen = page.locator(`#${patchAnchor} ~ * fieldset label`, {hasText: 'Python'}).first();
    await chosen.scrollIntoViewIfNeeded();
    const before = (await chosen.boundingBox())?.y ?? 0;
    await chosen.click();
    expect(Math.abs(((await chosen.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test('change their language with the arrow keys', async ({page}) => {
    await openPage(page, firstPage);
    await choice(page, 'cURL').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'JavaScript')).toBeFocused();
    expect(await shownLanguages(page)).toEqual(['js']);
  });

  for (const last of [undefined, 'js']) {
    const reader = last === undefined ? 'a new reader' : 'a reader who chose another language before';
    test(`change their language before the script has loaded, and keep the choice of ${reader}`, async ({page}) => {
      if (last !== undefined)
        await page.addInitScript((language) => localStorage.setItem('sample-language', language), last);
      const held: (() => void)[] = [];
      await page.route('**/assets/js/*.js', async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(firstPage, {waitUntil: 'commit'});
      await tab(page, 'Python').click();
      await expect(choice(page, 'Python')).toBeChecked();
      await expect(page.locator('sample-choice ~ .codeBlock:visible').first()).toHaveClass(/language-python/);
      await page.unrouteAll({behavior: 'ignoreErrors'});
      for (const release of held) release();
      await ready(page);
      await expect.poll(() => shownLanguages(page)).toEqual(['python']);
    });
  }

  test('have a button that copies their text', async ({page}) => {
    await openPage(page, firstPage);
    const copy = page.getByRole('button', {name: 'Copy cURL', exact: true}).nth(1);
    await copy.click();
    await expect(page.locator('[aria-live]').filter({hasText: 'Copied'})).toHaveCount(1);
    const text = await clipboard(page);
    expect(text).toBe(await copy.locator('..').locator('code').textContent());
    expect(text).toMatch(/^curl /);
  });

  test('show a message and select their text when copying fails', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await openPage(page, firstPage);
    await page.getByRole('button', {name: 'Copy cURL', exact: true}).first().click();
    await expect(page.locator('[aria-live]').filter({hasText: 'Copying failed'})).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^curl /);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('change their language one by one, and have no copy buttons', async ({page}) => {
      await page.goto(firstPage);
      await tab(page, 'Python', 1).click();
      const shown = page.locator('sample-choice ~ .codeBlock:visible');
      await expect(shown.first()).toHaveClass(/language-bash/);
      await expect(shown.nth(1)).toHaveClass(/language-python/);
      await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
    });
  });
});

test('a link is prefetched when the pointer is over it, but not while it is only visible', async ({page}) => {
  await openPage(page, '/docs/api');
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const link = page.locator('article').getByRole('link', {name: someModule.title, exact: true});
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  expect(requests).toEqual([]);
  await link.hover();
  await expect.poll(() => requests).not.toEqual([]);
});

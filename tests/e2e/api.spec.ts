import type {Page} from '@playwright/test';
import {operationAnchor} from '../../src/node/openapi/anchors';
import {apiPage, someModule, thirdApiPage, thirdModule} from '../modules';
import {expect, goOn, layoutShifts, ready, test, watchLayoutShift} from './fixtures';

const page1 = apiPage;
const page2 = thirdApiPage;
/** The operation that changes an object. */
const changing = operationAnchor(someModule.api.endpoints.find(({method}) => method === 'PATCH')?.id ?? '');

/** Languages of the samples that a reader sees now, each once. */
const shownLanguages = (page: Page) =>
  page
    .locator('sample-choice ~ .codeBlock:visible')
    .evaluateAll((all) => [...new Set(all.map((sample) => /language-(\w+)/.exec(sample.classList.value)?.[1]))]);

/** The choice of the sample of an operation. */
const choice = (page: Page, language: string, index = 0) =>
  page.getByRole('radio', {name: language, exact: true}).nth(index);

const tab = (page: Page, language: string, index = 0) => page.locator('fieldset label', {hasText: language}).nth(index);

test.describe('samples of requests', () => {
  test('are in the language that the reader chose, on this page and the next, and later', async ({page}) => {
    await page.goto(page1);
    await ready(page);
    expect(await shownLanguages(page)).toEqual(['bash']);
    await tab(page, 'Python', 3).click();
    expect(await shownLanguages(page)).toEqual(['python']);
    await expect(choice(page, 'Python', 0)).toBeChecked();

    await goOn(page, page2);
    await expect(page.getByRole('heading', {level: 1})).toContainText(thirdModule.title);
    expect(await shownLanguages(page)).toEqual(['python']);
    await expect(choice(page, 'Python', 1)).toBeChecked();

    await watchLayoutShift(page);
    await page.goto(page1);
    await ready(page);
    await expect(choice(page, 'Python', 2)).toBeChecked();
    expect(await shownLanguages(page)).toEqual(['python']);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('are in that language before the script comes', async ({page}) => {
    await page.goto(page1);
    await ready(page);
    await tab(page, 'Python').click();
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(page1);
    expect(await shownLanguages(page)).toEqual(['python']);
  });

  test('keep a later choice when the reader goes back', async ({page}) => {
    await page.goto(page1);
    await ready(page);
    await tab(page, 'Python').click();
    await page.goto(page2);
    await ready(page);
    await tab(page, 'JavaScript').click();
    await page.goBack();
    await ready(page);
    expect(await shownLanguages(page)).toEqual(['js']);
    await expect(choice(page, 'JavaScript')).toBeChecked();
  });

  test('change in another tab, too', async ({page, context}) => {
    await page.goto(page1);
    await ready(page);
    const other = await context.newPage();
    await other.goto(page2);
    await ready(other);
    await tab(other, 'JavaScript').click();
    await expect.poll(() => shownLanguages(page)).toEqual(['js']);
    await expect(choice(page, 'JavaScript')).toBeChecked();
  });

  test('stay where they are while those above them change', async ({page}) => {
    await page.goto(`${page1}#${changing}`);
    await ready(page);
    const chosen = page.locator(`#${changing} ~ * fieldset label`, {hasText: 'Python'}).first();
    await chosen.scrollIntoViewIfNeeded();
    const before = (await chosen.boundingBox())?.y ?? 0;
    await chosen.click();
    expect(Math.abs(((await chosen.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test('can be chosen by keyboard', async ({page}) => {
    await page.goto(page1);
    await ready(page);
    await choice(page, 'cURL').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'JavaScript')).toBeFocused();
    expect(await shownLanguages(page)).toEqual(['js']);
  });

  for (const last of [undefined, 'js']) {
    const reader = last === undefined ? 'a new reader' : 'one who chose another before';
    test(`chosen before the script comes are shown at once and stay chosen, by ${reader}`, async ({page}) => {
      if (last !== undefined)
        await page.addInitScript((language) => localStorage.setItem('sample-language', language), last);
      const held: (() => void)[] = [];
      await page.route('**/assets/js/*.js', async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(page1, {waitUntil: 'commit'});
      await tab(page, 'Python').click();
      await expect(choice(page, 'Python')).toBeChecked();
      await expect(page.locator('sample-choice ~ .codeBlock:visible').first()).toHaveClass(/language-python/);
      await page.unrouteAll({behavior: 'ignoreErrors'});
      for (const release of held) release();
      await ready(page);
      await expect.poll(() => shownLanguages(page)).toEqual(['python']);
    });
  }

  test('are copied as they stand', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(page1);
    await ready(page);
    const copy = page.getByRole('button', {name: 'Copy cURL', exact: true}).nth(1);
    await copy.click();
    await expect(page.locator('[aria-live]').filter({hasText: 'Copied'})).toHaveCount(1);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await copy.locator('..').locator('code').textContent());
    expect(text).toMatch(/^curl /);
  });

  test('say so when they cannot be copied, and are selected', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await page.goto(page1);
    await ready(page);
    await page.getByRole('button', {name: 'Copy cURL', exact: true}).first().click();
    await expect(page.locator('[aria-live]').filter({hasText: 'Copying failed'})).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^curl /);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('can be chosen one by one', async ({page}) => {
      await page.goto(page1);
      await tab(page, 'Python', 1).click();
      const shown = page.locator('sample-choice ~ .codeBlock:visible');
      await expect(shown.first()).toHaveClass(/language-bash/);
      await expect(shown.nth(1)).toHaveClass(/language-python/);
      await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
    });
  });
});

test('links in view load nothing; a link under the pointer loads its page', async ({page}) => {
  const loaded: string[] = [];
  await page.goto('/docs/api');
  await ready(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => loaded.push(request.url()));
  const link = page.locator('article').getByRole('link', {name: someModule.title, exact: true});
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  expect(loaded).toEqual([]);
  await link.hover();
  await expect.poll(() => loaded).not.toEqual([]);
});

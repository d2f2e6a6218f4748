import type {Page} from '@playwright/test';
import {operationAnchor} from '../../src/build/api/anchors';
import {apiPageRoute, someModule, thirdApiPageRoute, thirdModule} from '../helpers/someModules';
import {
  clipboardText,
  expect,
  holdBack,
  openPage,
  test,
  testWithoutJavaScript,
  waitForIslands,
  collectRequests,
} from './fixtures';
import {layoutShifts, watchLayoutShift} from './layoutMeasures';

const patchAnchor = operationAnchor(someModule.api?.endpoints.find(({method}) => method === 'PATCH')?.id ?? '');

const languageTab = (page: Page, language: string, sampleIndex = 0) =>
  page.getByRole('tab', {name: language, exact: true}).nth(sampleIndex);

const readSelectedLanguages = async (page: Page): Promise<string[]> => [
  ...new Set(await page.getByRole('tab', {selected: true}).allTextContents()),
];

test.describe('request samples', () => {
  test('show the chosen language on this page, on later ones and in all browser tabs', async ({page, context}) => {
    await openPage(page, apiPageRoute);
    expect(await readSelectedLanguages(page)).toEqual(['cURL']);
    await languageTab(page, 'Python', 3).click();
    expect(await readSelectedLanguages(page)).toEqual(['Python']);
    await expect(page.locator('.language-python:visible')).not.toHaveCount(0);
    await expect(page.locator('page-tabs .language-bash:visible')).toHaveCount(0);

    await openPage(page, thirdApiPageRoute);
    await expect(page.getByRole('heading', {level: 1})).toContainText(thirdModule.title);
    expect(await readSelectedLanguages(page)).toEqual(['Python']);

    await watchLayoutShift(page);
    await openPage(page, apiPageRoute);
    expect(await readSelectedLanguages(page)).toEqual(['Python']);
    expect(await layoutShifts(page)).toEqual([]);

    const otherBrowserTab = await context.newPage();
    await openPage(otherBrowserTab, thirdApiPageRoute);
    await languageTab(otherBrowserTab, 'JavaScript').click();
    await expect.poll(() => readSelectedLanguages(page)).toEqual(['JavaScript']);
  });

  test('keep their position when samples above them change their height', async ({page}) => {
    await openPage(page, `${apiPageRoute}#${patchAnchor}`);
    // The heading may be in an `hgroup`, before the samples.
    const tabsSelector = `#${patchAnchor} ~ * [role=tab], :has(> #${patchAnchor}) ~ * [role=tab]`;
    const pythonTabs = page.locator(tabsSelector, {hasText: 'Python'});
    await pythonTabs.first().scrollIntoViewIfNeeded();
    const topBefore = (await pythonTabs.first().boundingBox())?.y ?? 0;
    await pythonTabs.first().click();
    expect(Math.abs(((await pythonTabs.first().boundingBox())?.y ?? 0) - topBefore)).toBeLessThan(2);
  });

  test('show the language whose tab was pressed before the script loaded', async ({page}) => {
    const release = await holdBack(page, '**/assets/js/*.js');
    await page.goto(apiPageRoute, {waitUntil: 'commit'});
    await languageTab(page, 'Python').click();
    await expect(page.locator('page-tabs').first().locator('.language-python')).toBeVisible();
    release();
    await waitForIslands(page);
    await expect(languageTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('page-tabs').first().locator('.language-python')).toBeInViewport();
  });

  test('have a button that copies their text, or selects it when copying fails', async ({page}) => {
    await openPage(page, apiPageRoute);
    const copyButton = page.getByRole('button', {name: 'Copy code'}).nth(1);
    await copyButton.click();
    await expect(page.locator('[aria-live]').filter({hasText: 'Copied'})).toHaveCount(1);
    const text = await clipboardText(page);
    expect(text).toBe(await copyButton.locator('..').locator('code').textContent());
    expect(text).toMatch(/^curl /);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await expect(page.locator('[aria-live]').filter({hasText: 'Copying failed'})).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^curl /);
  });

  testWithoutJavaScript('show all languages without JavaScript, and have no copy buttons', async ({page}) => {
    await page.goto(apiPageRoute);
    const samples = page.locator('page-tabs').first().locator('.codeBlock');
    await expect(samples).not.toHaveCount(1);
    await expect(samples.locator('visible=true')).toHaveCount(await samples.count());
    await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
  });
});

test('a link is prefetched when the pointer is over it, but not while it is only visible', async ({page}) => {
  await openPage(page, '/docs/api');
  const requests = collectRequests(page);
  const link = page.locator('article').getByRole('link', {name: someModule.title, exact: true});
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  expect(requests).toEqual([]);
  await link.hover();
  await expect.poll(() => requests).not.toEqual([]);
});

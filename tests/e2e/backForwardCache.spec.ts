import type {Page} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {chromiumOptions} from '../helpers/chromiumOptions';
import {apiPageRoute, guideRoute, otherModule, someModule} from '../helpers/someModules';
import {expect, openPage, test, waitForPageScript} from './fixtures';

// Playwright disables the back/forward cache.
test.use({
  launchOptions: {...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']},
});

/** Leaves the page by a link, and marks it, so that `goBackTo` recognizes it. */
async function leave(page: Page, address: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, {kept: true}));
  const link = page.locator(`a[href="${address}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await page.waitForURL(`**${address}`);
  await waitForPageScript(page);
}

/** Goes back, and checks that the browser has kept the marked page. */
async function goBackTo(page: Page, address: string, steps = 1): Promise<void> {
  // `page.goBack` would wait for a load event, which a restored page doesn't have. A call into the page that is left would
  // freeze with it, so wait for the navigation first.
  const returned = page.waitForEvent('framenavigated');
  await page.evaluate((count) => history.go(-count), steps);
  await returned;
  const addressAndMark = () => page.evaluate(() => [location.pathname + location.search, 'kept' in window]);
  await expect.poll(addressAndMark).toEqual([address, true]);
}

test('the front page is restored from the back/forward cache, with a closed menu', async ({page, complaints}) => {
  await page.setViewportSize({width: 360, height: 780});
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await expect(page.locator('#menu')).toBeVisible();
  await leave(page, '/known-issues');
  await goBackTo(page, '/');
  await expect(page.locator('#menu')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the restored invite builder keeps its selection and still works', async ({page}) => {
  await openPage(page, '/get-started');
  const radios = page.locator('island-invite-builder').getByRole('radio');
  const uncheckedRadio = radios.and(page.locator(':not(:checked)')).first();
  const preset = await uncheckedRadio.evaluate((radio: HTMLInputElement) => radio.value);
  await uncheckedRadio.check();
  await page.waitForURL('**/get-started?*');
  const {search} = new URL(page.url());
  await leave(page, '/known-issues');
  await goBackTo(page, `/get-started${search}`);
  await expect(radios.and(page.locator(':checked'))).toHaveValue(preset);
  await radios.and(page.locator(':not(:checked)')).first().check();
  await expect.poll(() => new URL(page.url()).search).not.toBe(search);
});

test('a restored list of first steps shows and keeps the steps that were ticked meanwhile', async ({page}) => {
  const address = `/get-started?with=${someModule.key}`;
  const boxes = page.locator('#first-steps').getByRole('checkbox');
  await openPage(page, address);
  await boxes.nth(0).check();
  await leave(page, '/known-issues');
  await openPage(page, address);
  await boxes.nth(1).check();
  await goBackTo(page, address, 2);
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(2).check();
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(3);
  expect(await page.evaluate(() => localStorage.getItem('first-steps')?.split(' '))).toHaveLength(3);
});

test('the restored playground keeps its text and still works', async ({page}) => {
  await openPage(page, '/docs/extras/variables');
  const field = page.getByRole('textbox', {name: 'Your text'});
  const preview = page.locator('article figure').first();
  await field.fill('First');
  await leave(page, '/known-issues');
  await goBackTo(page, '/docs/extras/variables');
  await expect(field).toHaveValue('First');
  await expect(preview).toContainText('First');
  await field.fill('Second');
  await expect(preview).toContainText('Second');
});

test('a restored page applies the choices that the reader made on the next page', async ({page}) => {
  const {id, messages} = announcements;
  await openPage(page, apiPageRoute);
  // Hovering loads Swiper.
  await page.locator('site-banner').hover();
  await expect(page.locator('site-banner .swiper-initialized')).toBeAttached();
  await leave(page, '/docs/api/general');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.getByRole('button', {name: 'Previous announcement'}).click();
  await goBackTo(page, apiPageRoute);
  const selected = page.getByRole('tab', {selected: true});
  expect(new Set(await selected.allTextContents())).toEqual(new Set(['Python']));
  await expect(page.locator('site-banner [data-count]')).toHaveText(`${messages.length}/${messages.length}`);
  await expect(page.locator('site-banner [data-slide]:not([inert])')).toBeInViewport();

  await leave(page, '/docs/api/general');
  await page.getByRole('button', {name: 'Close announcements'}).click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(id);
  await goBackTo(page, apiPageRoute);
  await expect(page.locator('site-banner')).toBeHidden();
});

test('Back from a result returns to the open search and its results', async ({page}) => {
  await openPage(page, guideRoute);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toBeFocused();
  await field.fill(otherModule.title);
  const chosenResult = page.locator('.search-results a[data-chosen]', {hasText: otherModule.title});
  const address = (await chosenResult.getAttribute('href')) ?? '';
  await leave(page, address);
  await goBackTo(page, guideRoute);
  await expect(field).toHaveValue(otherModule.title);
  await expect(page.locator(`.search-results a[href="${address}"]`)).toBeVisible();
});

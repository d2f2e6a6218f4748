import type {Page, Route} from '@playwright/test';
import {searchEntryPath} from '../../src/lib/search/files';
import {axeViolations} from '../helpers/axeViolations';
import {guideRoute, otherGuideRoute, otherModule, someModule} from '../helpers/someModules';
import {weightOf} from '../helpers/pageWeight';
import {changeResponse, expect, holdBack, openPage, test, waitForPageScript, collectRequests} from './fixtures';
import {scrollWidth, twoFrames} from './layoutMeasures';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('searchbox', {name: 'Search'});
const results = (page: Page) => dialog(page).locator('.search-results a');
const searchButton = (page: Page) => page.locator('header').getByRole('button', {name: 'Search'});

async function openSearch(page: Page): Promise<void> {
  await openPage(page, guideRoute);
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
}

async function dismissSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).locator('.search-pages mark:visible')).not.toHaveCount(0);
}

test('keyboard shortcuts open the search, but / in another field only types a slash', async ({page}) => {
  await openPage(page, '/docs/extras/variables');
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await dismissSearch(page);
  }
  const otherField = page.getByRole('searchbox', {name: 'Insert a variable'});
  await otherField.press('/');
  await expect(otherField).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
});

/** Simulates a keydown from another keyboard layout or an input method. Returns whether the page handled it. */
const dispatchKeydown = (
  page: Page,
  init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'isComposing'> & {keyCode?: number},
): Promise<boolean> =>
  page.evaluate((options) => {
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...options});
    return !(document.activeElement ?? document.body).dispatchEvent(event);
  }, init);

test('Ctrl+K works on a Cyrillic layout, and the search ignores keys of an input method', async ({page}) => {
  await openPage(page, guideRoute);
  expect(await dispatchKeydown(page, {key: 'л', code: 'KeyK', ctrlKey: true, isComposing: true})).toBe(false);
  // On this Latin layout, the key in K's position types t.
  expect(await dispatchKeydown(page, {key: 't', code: 'KeyK', ctrlKey: true})).toBe(false);
  expect(await dispatchKeydown(page, {key: 'л', code: 'KeyK', ctrlKey: true})).toBe(true);
  await expect(field(page)).toBeFocused();
  await searchFor(page, otherModule.title);
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    expect(await dispatchKeydown(page, {key, isComposing: true}), key).toBe(false);
    // Safari marks the Enter that accepts a composed word only by this key code.
    expect(await dispatchKeydown(page, {key, keyCode: 229}), key).toBe(false);
  }
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(otherModule.title);
  await expect(page).toHaveURL(guideRoute);
});

test('a search that loads slowly is fetched once, keeps what the reader types, and says “Loading”', async ({page}) => {
  const requests = collectRequests(page);
  const releaseScript = await holdBack(page, /lazy-search/);
  const releaseEntry = await holdBack(page, `**${searchEntryPath}`);
  await page.goto('/faq');
  await openPage(page, guideRoute);
  // A key that is held down repeats.
  await page.keyboard.down('Control');
  for (let times = 0; times < 3; times++) await page.keyboard.down('k');
  await page.keyboard.up('Control');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`${otherModule.title}x/y`);
  for (let times = 0; times < 3; times++) await page.keyboard.press('Backspace');
  await expect(page.locator('#nprogress')).toHaveCount(1);
  releaseScript();
  await expect(field(page)).toHaveValue(otherModule.title);
  await expect(dialog(page).locator('.search-note')).toHaveText('Loading…');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading');
  releaseEntry();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).locator('.search-note')).toBeHidden();
  await expect(page.locator('dialog')).toHaveCount(1);
  expect(requests.filter((address) => address.includes('lazy-search'))).toHaveLength(1);
  // In a field with text, Escape first empties it.
  await field(page).fill('');
  await dismissSearch(page);
  expect(new URL(page.url()).pathname).toBe(guideRoute);
});

test('Escape cancels a search that is loading, and Enter opens its first result once it has loaded', async ({page}) => {
  const release = await holdBack(page, /lazy-search/);
  await openPage(page, guideRoute);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type(otherModule.title);
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL(`**${otherGuideRoute}`);
});

for (const action of ['clicks another field', 'presses Tab']) {
  test(`a search that is loading stays closed if the reader ${action}`, async ({page}) => {
    const release = await holdBack(page, /lazy-search/);
    const route = '/docs/extras/variables';
    await openPage(page, route);
    const otherField = page.getByRole('searchbox', {name: 'Insert a variable'});
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ab');
    await (action === 'presses Tab' ? page.keyboard.press('Tab') : otherField.click());
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await otherField.focus();
    await page.keyboard.type('no such');
    await page.keyboard.press('Enter');
    await expect(otherField).toHaveValue('no such');
    const loaded = page.waitForFunction(() => window.lazyFunctions?.search);
    release();
    await loaded;
    await twoFrames(page);
    await expect(dialog(page)).toBeHidden();
    await expect(otherField).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(route);
  });
}

test('the search reopens while closing, ignores drags out of it, locks the page, and is not printed', async ({
  page,
}) => {
  await openSearch(page);
  // The dialog's close event fires after it was opened again.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.querySelector<HTMLElement>('[data-search]')?.click();
  });
  await searchFor(page, otherModule.title);
  const box = await field(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 500);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  const scrollPosition = () => page.evaluate(() => scrollY);
  const before = await scrollPosition();
  await page.mouse.wheel(0, 400);
  await twoFrames(page);
  expect(await scrollPosition()).toBe(before);
  await page.emulateMedia({media: 'print'});
  await expect(dialog(page)).toBeHidden();
});

test('the search can be used by keyboard', async ({page, complaints}) => {
  await openPage(page, guideRoute);
  await searchButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await searchFor(page, otherModule.title);
  await expect(results(page).first()).toHaveAttribute('data-chosen');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // Typing while a result has the focus continues the query.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`${otherModule.title}x`);
  expect(complaints).toEqual([]);
  // The focus never reaches the page behind: it is in the dialog or in the browser's own controls.
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab');
  const isFocusOutsideOfPage = await dialog(page).evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  );
  expect(isFocusOutsideOfPage).toBe(true);
});

test('Enter and Control+Enter open the first result, and Back keeps the query, selected', async ({page, context}) => {
  await openSearch(page);
  await searchFor(page, otherModule.title);
  const address = await results(page).first().getAttribute('href');
  const [newTab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await newTab.waitForURL(`**${address ?? ''}`);
  await newTab.close();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address ?? ''}`);
  await expect(dialog(page)).toBeHidden();
  // This browser has no back/forward cache.
  await page.goBack();
  await page.waitForURL(`**${guideRoute}`);
  await waitForPageScript(page);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue(otherModule.title);
  await expect(results(page).first()).toHaveAttribute('href', address ?? '');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('x');
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => dialog(page).getByRole('button', {name: 'Close search'}).click(),
  'a press outside': (page) => page.mouse.click(5, 500),
};
test('closing the search returns the focus, and the page neither scrolls nor changes its history', async ({page}) => {
  await openPage(page, `${guideRoute}#limits`);
  await page.mouse.move(640, 400);
  // Away from the anchor, so that the test notices if the browser scrolls to it again.
  await page.evaluate(() => scrollBy({top: 1000, behavior: 'instant'}));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const state = () => page.evaluate(() => [scrollY, history.length, location.href, JSON.stringify(history.state)]);
  const before = await state();
  for (const [way, close] of Object.entries(waysToClose)) {
    // Playwright's click would scroll the page.
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    expect(await state(), way).toEqual(before);
    await close(page);
    await expect(dialog(page), way).toBeHidden();
    await expect(searchButton(page), way).toBeFocused();
    await twoFrames(page);
    expect(await state(), way).toEqual(before);
  }
});

test('the search shows popular pages, then results of all pages, of an area, and of this page', async ({page}) => {
  await openSearch(page);
  const areas = dialog(page).getByRole('group', {name: 'Where to search'});
  await expect(results(page).first()).toBeVisible();
  await expect(areas).toBeHidden();
  await searchFor(page, otherModule.title);
  const pageCaption = dialog(page).locator('.search-caption').first();
  await expect(pageCaption).toContainText('Guides');
  await expect(pageCaption).toContainText(otherModule.title);
  await expect(results(page).first().locator('mark').first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?\. The first is /);

  await areas.getByText('API', {exact: true}).click();
  await expect
    .poll(async () => [...new Set(await dialog(page).locator('.search-caption span').allTextContents())])
    .toEqual(['API']);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/api\//);

  await areas.getByRole('radio').first().check({force: true});
  await searchFor(page, `${someModule.title} limits`);
  const resultOnPage = dialog(page).locator(`.search-results a[href^="${guideRoute}#"]`).first();
  const hash = (await resultOnPage.getAttribute('href'))?.split('#')[1] ?? '';
  await resultOnPage.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#${hash}$`));
  await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
});

test('a misspelled query is corrected unless the reader refuses, and similar words are offered', async ({page}) => {
  const misspelled = (otherModule.title.slice(0, 3) + otherModule.title.slice(4)).toLowerCase();
  const note = dialog(page).locator('.search-note');
  const exactButton = dialog(page).getByRole('button', {name: `Search for “${misspelled}” instead`});
  await openSearch(page);
  await field(page).fill(misspelled);
  await expect(note).toContainText(`Results for “${otherModule.title.toLowerCase()}”.`);
  await expect(dialog(page).getByRole('status')).toContainText(`Results for “${otherModule.title.toLowerCase()}”. `);
  // Skips the close button and the areas.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(exactButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toHaveText(`Nothing found for “${misspelled}”.`);
  await expect(dialog(page).getByRole('status')).toHaveText(`Nothing found for “${misspelled}”.`);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(misspelled);
  await field(page).fill(`${misspelled} `);
  await expect(exactButton).toBeVisible();

  await field(page).fill('xqzzy vwxqk');
  await expect(note).toHaveText('Nothing found for “xqzzy vwxqk”.');
  // The links to the FAQ and to where readers can ask.
  await expect(results(page)).toHaveCount(2);
  await dialog(page).locator('.search-words button').first().click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).locator('.search-pages a').first()).toBeVisible();
});

test('the menu opens the search, and the not-found page searches for the words in its address', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await openPage(page, guideRoute);
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('[popover]').getByRole('button', {name: 'Search'}).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('[popover]')).toBeHidden();
  await dismissSearch(page);
  await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeFocused();
  await openPage(page, '/docs/modules/ticket_panel');
  await page.getByRole('main').getByRole('button', {name: 'Search the site'}).click();
  await expect(field(page)).toHaveValue('docs modules ticket panel');
  await expect(results(page).first()).toBeVisible();
});

test.describe('when a file fails to load', () => {
  test('the search reports it, links to the FAQ, and loads when the reader tries again', async ({page}) => {
    const requests = collectRequests(page);
    const retryButton = dialog(page).getByRole('button', {name: 'Try again'});
    const entryRequests = () => requests.filter((address) => address === searchEntryPath);
    await page.route(`**${searchEntryPath}`, (route) => route.abort());
    await openSearch(page);
    await expect(dialog(page)).toContainText('couldn’t be loaded');
    await expect(dialog(page).getByRole('link', {name: 'FAQ'})).toHaveAttribute('href', '/faq');
    await page.unroute(`**${searchEntryPath}`);
    await retryButton.click();
    await expect(retryButton).toBeHidden();
    await expect(results(page).first()).toBeVisible();
    expect(entryRequests()).toHaveLength(2);

    // After a deployment the files that the entry names are gone, so the next letter loads the entry again.
    await page.route('**/assets/search/**', (route) => route.fulfill({status: 404, body: ''}));
    await field(page).fill(otherModule.title);
    await expect(retryButton).toBeVisible();
    expect(entryRequests()).toHaveLength(2);
    await page.unroute('**/assets/search/**');
    await field(page).press('s');
    await expect(dialog(page).locator('.search-pages a').first()).toBeVisible();
    expect(entryRequests()).toHaveLength(3);
  });

  test('a search that fails to load or takes 10 seconds is reported, and "Try again" opens it', async ({page}) => {
    await page.clock.install();
    const failure = page.getByRole('dialog');
    const fail = (route: Route) => route.abort();
    const neverAnswer = () => undefined;
    for (const breakScript of [fail, neverAnswer]) {
      await page.route('**/lazy-search.*', breakScript);
      await openPage(page, guideRoute);
      await searchButton(page).click();
      if (breakScript === neverAnswer) {
        await page.clock.runFor(9_000);
        await expect(failure).toBeHidden();
        await page.clock.runFor(1_500);
      }
      await expect(failure).toContainText('couldn’t be loaded');
      await page.unrouteAll();
      await failure.getByRole('button', {name: 'Try again'}).click();
      await expect(field(page)).toBeFocused();
    }
  });

  test('"Try again" reloads the page once if the site was updated, then opens the search', async ({page}) => {
    const serveOldPage = (times?: number) =>
      changeResponse(page, guideRoute, (body) => body.replace(/(lazy-search\.)\w+(?=\.js)/, '$1former'), times);
    await serveOldPage(1);
    await openPage(page, guideRoute);
    await searchButton(page).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
    // If the server doesn't have the file, the page reloads only once.
    await serveOldPage();
    await page.goto('/faq');
    await openPage(page, guideRoute);
    let loadCount = 0;
    page.on('load', () => loadCount++);
    await searchButton(page).click();
    for (let times = 0; times < 3; times++) {
      await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
      await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
    }
    await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
    expect(loadCount).toBe(1);
  });
});

for (const width of [320, 1280]) {
  test(`the open search is accessible, with targets at least 24 px high, and fits at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await openSearch(page);
    // The page behind the dialog is inert, so axe finds no main landmark or h1.
    const skippedRules = ['landmark-one-main', 'page-has-heading-one', 'region'];
    expect(await axeViolations(page, {skippedRules})).toEqual([]);
    await searchFor(page, otherModule.title);
    expect(await axeViolations(page, {skippedRules})).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640);
    expect(box?.width).toBeLessThanOrEqual(width);
    const targets = dialog(page).locator('a, button, label');
    const heights = await targets.evaluateAll((elements) =>
      elements.map((target) => target.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });
}

test('the search ends above the on-screen keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await openSearch(page);
  await searchFor(page, otherModule.title);
  // As if the keyboard covered 400 px.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', {value: 380, configurable: true});
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(380);
  // Zooming in doesn't change the height.
  const {height} = (await dialog(page).boundingBox()) ?? {};
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', {value: 190, configurable: true});
    Object.defineProperty(visualViewport, 'scale', {value: 2, configurable: true});
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  expect((await dialog(page).boundingBox())?.height).toBe(height);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page).last()).toBeInViewport();
});

test('the search loads nothing before it is opened, and at most 125 KB afterwards', async ({page}) => {
  const requests = collectRequests(page);
  const requestedFiles = () => requests.filter((address) => /\/search\/|lazy-search/.test(address));
  await openPage(page, guideRoute);
  expect(requestedFiles()).toEqual([]);
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  // Frequent words from several files of the index.
  await searchFor(page, 'how do I close a ticket and ban a member for spam');
  expect(requestedFiles().length).toBeGreaterThan(3);
  expect(weightOf(requestedFiles())).toBeLessThanOrEqual(125);
});

test('results appear within 300 ms of the last letter once their files have loaded', async ({page}) => {
  // With a paused clock, only our timers count, not the speed of the machine.
  await page.clock.install();
  await openSearch(page);
  await searchFor(page, otherModule.title);
  await field(page).fill('');
  await expect(dialog(page).locator('.search-pages')).toBeHidden();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field(page).fill(otherModule.title);
  await page.clock.runFor(300);
  await expect(dialog(page).locator('.search-pages')).toBeVisible();
});

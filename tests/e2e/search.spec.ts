import type {Page} from '@playwright/test';
import {brotliCompressSync, constants} from 'node:zlib';
import {searchEntry} from '../../src/shared/search/files';
import {violations} from '../axe';
import {guide, otherGuide, otherModule, someModule} from '../modules';
import {changeResponse, expect, holdBack, openPage, scrollWidth, test, watchRequests} from './fixtures';

const ROUTE = guide;

/** A query that is the title of a page. */
const NAME = otherModule.title;

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('searchbox', {name: 'Search'});
const results = (page: Page) => dialog(page).locator('.search-results a');
const opener = (page: Page) => page.locator('header').getByRole('button', {name: 'Search'});

async function open(page: Page, route = ROUTE): Promise<void> {
  await openPage(page, route);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

/** Waits until the history is back at the entry before the search. */
const expectHistoryBack = (page: Page) =>
  page.waitForFunction(() => (history.state as {search?: string} | null)?.search === undefined);

async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectHistoryBack(page);
}

async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).locator('.search-pages mark:visible')).not.toHaveCount(0);
}

test('the search opens by its keys, but not while the reader types in another field', async ({page}) => {
  await openPage(page, '/known-issues');
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  const words = page.getByRole('main').getByRole('searchbox').first();
  await words.press('/');
  await expect(words).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
});

/** Presses a key like keyboards with other layouts and input methods. Returns whether the page handled it. */
const press = (
  page: Page,
  init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'isComposing'> & {keyCode?: number},
): Promise<boolean> =>
  page.evaluate((how) => {
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...how});
    return !(document.activeElement ?? document.body).dispatchEvent(event);
  }, init);

test('the search opens by the position of its key on other keyboard layouts, and ignores keys of input methods', async ({
  page,
}) => {
  await openPage(page, ROUTE);
  expect(await press(page, {key: 'л', code: 'KeyK', ctrlKey: true, isComposing: true})).toBe(false);
  // On this Latin layout K is another key.
  expect(await press(page, {key: 't', code: 'KeyK', ctrlKey: true})).toBe(false);
  expect(await press(page, {key: 'л', code: 'KeyK', ctrlKey: true})).toBe(true);
  await expect(field(page)).toBeFocused();
  await ask(page, NAME);
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    expect(await press(page, {key, isComposing: true}), key).toBe(false);
    expect(await press(page, {key, keyCode: 229}), key).toBe(false);
  }
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(NAME);
  await expect(page).toHaveURL(ROUTE);
});

test('a slow search loads once, keeps what is typed meanwhile, and shows that it is loading', async ({page}) => {
  const requests = watchRequests(page);
  const releaseScript = await holdBack(page, /lazy-search/);
  const releaseEntry = await holdBack(page, `**${searchEntry}`);
  await page.goto('/faq');
  await openPage(page, ROUTE);
  await page.keyboard.down('Control');
  for (let times = 0; times < 3; times++) await page.keyboard.down('k');
  await page.keyboard.up('Control');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`${NAME}x/y`);
  for (let times = 0; times < 3; times++) await page.keyboard.press('Backspace');
  await expect(page.locator('#nprogress')).toHaveCount(1);
  releaseScript();
  await expect(field(page)).toHaveValue(NAME);
  await expect(dialog(page).locator('.search-note')).toHaveText('Loading…');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading');
  releaseEntry();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).locator('.search-note')).toBeHidden();
  await expect(page.locator('dialog')).toHaveCount(1);
  expect(requests.filter((address) => address.includes('lazy-search'))).toHaveLength(1);
  // In a field with text, Escape first empties it.
  await field(page).fill('');
  await dismiss(page);
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});

test('Escape before the search has loaded cancels it, and Enter opens the first result', async ({page}) => {
  const release = await holdBack(page, /lazy-search/);
  await openPage(page, ROUTE);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL(`**${otherGuide}`);
});

test('the search works where the history is blocked', async ({page}) => {
  await open(page);
  await page.evaluate(() => {
    history.replaceState = history.pushState = () => {
      throw new DOMException('100 times per 10 seconds', 'SecurityError');
    };
  });
  await ask(page, someModule.title);
  await expect(results(page).first()).toHaveAttribute('href', new RegExp(`^${ROUTE}`));
});

test('a drag out of the search does not close it, and the page behind does not scroll', async ({page}) => {
  await open(page);
  await ask(page, NAME);
  const box = await field(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 500);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrolled()).toBe(before);
  await page.emulateMedia({media: 'print'});
  await expect(dialog(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({viewport: {width: 360, height: 780}, hasTouch: true, isMobile: true});

  test('a double tap on the button presses no result', async ({page}) => {
    await openPage(page, ROUTE);
    await opener(page).tap();
    const box = await results(page).first().boundingBox();
    const place = {clientX: (box?.x ?? 0) + 40, clientY: (box?.y ?? 0) + 20};
    await dismiss(page);
    const pressed = await page.evaluate(async (at) => {
      const how = {bubbles: true, cancelable: true, detail: 1, ...at};
      document.querySelector('[data-search]')?.dispatchEvent(new MouseEvent('click', how));
      await new Promise(requestAnimationFrame);
      let isPressed = false;
      const pressed = (event: Event) => {
        isPressed = true;
        event.preventDefault();
      };
      addEventListener('click', pressed);
      const link = document.elementFromPoint(at.clientX, at.clientY)?.closest('a');
      link?.dispatchEvent(new MouseEvent('click', how));
      removeEventListener('click', pressed);
      return link ? isPressed : 'nothing is there';
    }, place);
    expect(pressed).toBe(false);
    await expect(dialog(page)).toBeVisible();
    await results(page).first().tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test('the search can be opened again while it closes, and Back closes it', async ({page}) => {
  await open(page);
  // Before the dialog's close event, and before the history is back.
  for (const early of [true, false]) {
    await page.evaluate((isEarly) => {
      const one = document.querySelector('dialog');
      const reopen = () => document.querySelector<HTMLElement>('[data-search]')?.click();
      if (!isEarly) one?.addEventListener('close', reopen, {once: true});
      one?.close();
      if (isEarly) reopen();
    }, early);
    await ask(page, NAME);
    await expect(dialog(page)).toBeVisible();
  }
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});

test('the search can be used by keyboard', async ({page, complaints}) => {
  await openPage(page, ROUTE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await ask(page, NAME);
  await expect(results(page).first()).toHaveAttribute('data-chosen');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // Typing on a result continues the query.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`${NAME}x`);
  expect(complaints).toEqual([]);
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab');
  expect(
    await dialog(page).evaluate(
      (one) => one.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
});

test('Enter opens the first result, Control and Enter in another tab, and Back returns to the results, then to the page', async ({
  page,
  context,
}) => {
  await open(page);
  await ask(page, NAME);
  const address = await results(page).first().getAttribute('href');
  const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await other.waitForURL(`**${address ?? ''}`);
  await other.close();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address ?? ''}`);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(field(page)).toHaveValue(NAME);
  await expect(results(page).first()).toHaveAttribute('href', address ?? '');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});

test('a result on the same page closes the search and scrolls there', async ({page}) => {
  await open(page);
  await ask(page, `${someModule.title} limits`);
  const here = dialog(page).locator(`.search-results a[href^="${ROUTE}#"]`).first();
  const hash = (await here.getAttribute('href'))?.split('#')[1] ?? '';
  await here.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#${hash}$`));
  await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
});

test('closing returns the focus and adds no history entry', async ({page}) => {
  await page.goto('/faq');
  await openPage(page, ROUTE);
  const close = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', {name: 'Close search'}).click(),
    () => page.mouse.click(5, 500),
  ];
  for (const how of close) {
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await how();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expectHistoryBack(page);
  }
  expect(new URL(page.url()).pathname).toBe(ROUTE);
  await page.goBack();
  await page.waitForURL('**/faq');
});

test('the search shows popular pages, then results by page, and an area narrows them', async ({page}) => {
  await open(page);
  const areas = dialog(page).getByRole('group', {name: 'Where to search'});
  await expect(results(page).first()).toBeVisible();
  await expect(areas).toBeHidden();
  await ask(page, NAME);
  const caption = dialog(page).locator('.search-page').first();
  await expect(caption).toContainText('Guides');
  await expect(caption).toContainText(NAME);
  await expect(results(page).first().locator('mark').first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?\. The first is /);

  await areas.getByText('API', {exact: true}).click();
  await expect
    .poll(async () => [...new Set(await dialog(page).locator('.search-page span').allTextContents())])
    .toEqual(['API']);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/api\//);
});

test('a misspelled query is corrected, a button searches it exactly, and without results close words are offered', async ({
  page,
}) => {
  const typed = (NAME.slice(0, 3) + NAME.slice(4)).toLowerCase();
  const note = dialog(page).locator('.search-note');
  const exactly = dialog(page).getByRole('button', {name: `Search for “${typed}” instead`});
  await open(page);
  await field(page).fill(typed);
  await expect(note).toContainText(`Results for “${NAME.toLowerCase()}”.`);
  await expect(dialog(page).getByRole('status')).toContainText(`Results for “${NAME.toLowerCase()}”. `);
  // Skips the close button and the areas.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(exactly).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toHaveText(`Nothing found for “${typed}”.`);
  await expect(dialog(page).getByRole('status')).toHaveText(`Nothing found for “${typed}”.`);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(typed);
  await field(page).fill(`${typed} `);
  await expect(exactly).toBeVisible();

  await field(page).fill('xqzzy vwxqk');
  await expect(note).toHaveText('Nothing found for “xqzzy vwxqk”.');
  await expect(results(page)).toHaveCount(2);
  await dialog(page).locator('.search-words button').first().click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).locator('.search-pages a').first()).toBeVisible();
});

test('the menu opens the search and gets the focus back, and the not-found page searches its address', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 780});
  await openPage(page, ROUTE);
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('[popover]').getByRole('button', {name: 'Search'}).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('[popover]')).toBeHidden();
  await dismiss(page);
  await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeFocused();
  await openPage(page, '/docs/modules/ticket_panel');
  await page.getByRole('main').getByRole('button', {name: 'Search the site'}).click();
  await expect(field(page)).toHaveValue('docs modules ticket panel');
  await expect(results(page).first()).toBeVisible();
});

test.describe('when a file fails to load', () => {
  test('the search reports it, offers the FAQ and tries again', async ({page}) => {
    const requests = watchRequests(page);
    const retry = dialog(page).getByRole('button', {name: 'Try again'});
    const entries = () => requests.filter((address) => address === searchEntry);
    await page.route(`**${searchEntry}`, (route) => route.abort());
    await open(page);
    await expect(dialog(page)).toContainText('couldn’t be loaded');
    await expect(dialog(page).getByRole('link', {name: 'FAQ'})).toHaveAttribute('href', '/faq');
    await page.unroute(`**${searchEntry}`);
    await retry.click();
    await expect(results(page).first()).toBeVisible();
    expect(entries()).toHaveLength(2);

    // After a deployment the files that the entry names are gone, so the search loads the entry again.
    await page.route('**/assets/search/**', (route) => route.fulfill({status: 404, body: ''}));
    await field(page).fill(NAME);
    await expect(retry).toBeVisible();
    expect(entries()).toHaveLength(2);
    await page.unroute('**/assets/search/**');
    await retry.click();
    await expect(dialog(page).locator('.search-pages a').first()).toBeVisible();
    expect(entries()).toHaveLength(3);
  });

  test('the button reports it and tries again', async ({page}) => {
    await page.route('**/lazy-search.*', (route) => route.abort());
    await openPage(page, ROUTE);
    await opener(page).click();
    const said = page.getByRole('dialog');
    await expect(said).toContainText('couldn’t be loaded');
    await page.unroute('**/lazy-search.*');
    await said.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
  });

  test('Try again loads a new version of the site once, and opens the search', async ({page}) => {
    const former = (times?: number) =>
      changeResponse(page, ROUTE, (body) => body.replace(/(lazy-search\.)\w+(?=\.js)/, '$1former'), times);
    await former(1);
    await openPage(page, ROUTE);
    await opener(page).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
    // If the server doesn't have the file, the page reloads only once.
    await former();
    await page.goto('/faq');
    await openPage(page, ROUTE);
    let loads = 0;
    page.on('load', () => loads++);
    await opener(page).click();
    for (let times = 0; times < 3; times++) {
      await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
      await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
    }
    await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
    expect(loads).toBe(1);
  });
});

for (const width of [320, 1280]) {
  test(`the open search is accessible and fits at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await open(page);
    // The dialog makes the page behind it inert.
    const without = ['landmark-one-main', 'page-has-heading-one', 'region'];
    expect(await violations(page, {without})).toEqual([]);
    await ask(page, NAME);
    expect(await violations(page, {without})).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640);
    expect(box?.width).toBeLessThanOrEqual(width);
    // The smallest target in CSS pixels (WCAG 2.2, 2.5.8).
    const small = await dialog(page)
      .locator('a, button, label')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.textContent));
    expect(small).toEqual([]);
  });
}

test('the search ends above the on-screen keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page);
  await ask(page, NAME);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', {value: 380, configurable: true});
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(380);
  // Zooming in doesn't change it.
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

const kilobytes = (bodies: readonly Buffer[]): number =>
  bodies.reduce(
    (sum, body) => sum + brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length,
    0,
  ) / 1024;

test('the search loads nothing before it is opened, and little afterwards', async ({page}) => {
  const bodies: Promise<Buffer>[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    if (!/\/search\/|lazy-search/.test(response.url())) return;
    addresses.push(response.url());
    bodies.push(response.body());
  });
  await openPage(page, ROUTE);
  await page.waitForLoadState('networkidle');
  expect(addresses).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  // Common words, each in another file of the index.
  await ask(page, 'how do I close a ticket and ban a member for spam');
  await page.waitForLoadState('networkidle');
  expect(addresses.length).toBeGreaterThan(3);
  expect(kilobytes(await Promise.all(bodies))).toBeLessThanOrEqual(125);
});

test('results show within 300 ms after the last letter once their files are loaded', async ({page}) => {
  // A paused clock measures our timers, whatever the speed of the machine.
  await page.clock.install();
  await open(page);
  await ask(page, NAME);
  await field(page).fill('');
  await expect(dialog(page).locator('.search-pages')).toBeHidden();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field(page).fill(NAME);
  await page.clock.runFor(300);
  await expect(dialog(page).locator('.search-pages')).toBeVisible();
});

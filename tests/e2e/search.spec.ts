import type {Page} from '@playwright/test';
import {brotliCompressSync, constants} from 'node:zlib';
import {searchEntry} from '../../src/shared/search/files';
import {violations} from '../axe';
import {guide, otherGuide, otherModule, someModule} from '../modules';
import {expect, gate, goOn, ready, scrollWidth, test} from './fixtures';

const ROUTE = guide;

/** What is looked for: a name that a page has as its title. */
const NAME = otherModule.title;

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('searchbox', {name: 'Search'});
const results = (page: Page) => dialog(page).locator('.search-results a');
const opener = (page: Page) => page.locator('header').getByRole('button', {name: 'Search'});

async function open(page: Page, route = ROUTE): Promise<void> {
  await page.goto(route);
  await ready(page);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

/** Closes it by its key, and waits until the history is back where it was opened. */
async function dismiss(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as {search?: string} | null)?.search)).toBeUndefined();
}

/** Types a query and waits for its answer. */
async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  // Counted, see `pageReady`.
  await expect(dialog(page).locator('.search-pages mark:visible')).not.toHaveCount(0);
}

test('the search opens by its button and by keys, and not while something else is typed', async ({page}) => {
  await page.goto('/known-issues');
  await ready(page);
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

/** Presses a key as keyboards of other scripts and input methods do. */
const press = (
  page: Page,
  init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'isComposing'> & {keyCode?: number},
): Promise<boolean> =>
  page.evaluate((how) => {
    const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...how});
    return !(document.activeElement ?? document.body).dispatchEvent(event);
  }, init);

test('the search opens by the place of its key on keyboards of other scripts, and leaves keys of input methods alone', async ({
  page,
}) => {
  await page.goto(ROUTE);
  await ready(page);
  expect(await press(page, {key: 'л', code: 'KeyK', ctrlKey: true, isComposing: true})).toBe(false);
  // K is elsewhere here, and this key types another letter.
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

test('a search that is slow to load comes once, with all that was typed meanwhile, and says that it is loading', async ({
  page,
}) => {
  const asked: string[] = [];
  const [script, entry] = [gate(), gate()];
  await page.route(/lazy-search/, async (route) => {
    asked.push(route.request().url());
    await script.opened;
    await route.continue();
  });
  await page.route(`**${searchEntry}`, async (route) => {
    await entry.opened;
    await route.continue();
  });
  await page.goto('/faq');
  await goOn(page, ROUTE);
  await page.keyboard.down('Control');
  for (let times = 0; times < 3; times++) await page.keyboard.down('k');
  await page.keyboard.up('Control');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`${NAME}x/y`);
  for (let times = 0; times < 3; times++) await page.keyboard.press('Backspace');
  await expect(page.locator('#nprogress')).toHaveCount(1);
  script.open();
  await expect(field(page)).toHaveValue(NAME);
  await expect(dialog(page).locator('.search-note')).toHaveText('Loading…');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading');
  entry.open();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).locator('.search-note')).toBeHidden();
  await expect(page.locator('dialog')).toHaveCount(1);
  expect(asked).toHaveLength(1);
  // Escape empties the field first.
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.waitForFunction(() => (history.state as {search?: string} | null)?.search === undefined);
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});

test('a search that was given up before it came stays away; Enter before it came opens the first result', async ({
  page,
}) => {
  const script = gate();
  await page.route(/lazy-search/, async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto(ROUTE);
  await ready(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  script.open();
  await page.waitForURL(`**${otherGuide}`);
});

test('the history is written when the typing pauses, and the search answers where it cannot be written', async ({
  page,
}) => {
  await open(page);
  const writes = await page.evaluateHandle(() => {
    const written: unknown[] = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (...all) => {
      written.push(all[0]);
      replace(...all);
    };
    return written;
  });
  await field(page).pressSequentially(`${NAME}${NAME}`);
  for (const _ of NAME) await page.keyboard.press('Backspace');
  await expect.poll(() => writes.evaluate((all) => (all.at(-1) as {search?: string} | undefined)?.search)).toBe(NAME);
  expect((await writes.jsonValue()).length).toBeLessThan(NAME.length);
  await page.evaluate(() => {
    history.replaceState = history.pushState = () => {
      throw new DOMException('100 times per 10 seconds', 'SecurityError');
    };
  });
  await ask(page, someModule.title);
  await expect(results(page).first()).toHaveAttribute('href', new RegExp(`^${ROUTE}`));
});

test('a press that begins in the search does not close it, and nothing scrolls behind it', async ({page}) => {
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

  test('a second tap on the button presses nothing of the search, a later one does', async ({page}) => {
    await page.goto(ROUTE);
    await ready(page);
    // The first brings the script, and shows where the results come.
    await opener(page).tap();
    const box = await results(page).first().boundingBox();
    const place = {clientX: (box?.x ?? 0) + 40, clientY: (box?.y ?? 0) + 20};
    await dismiss(page);
    // As if the button stood there.
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

test('the search that is opened again while it closes stays open, and Back closes it', async ({page}) => {
  await open(page);
  // Before the dialog hears of its end, and before the history is back.
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

test('the search that is closed twice before the history is back goes back once', async ({page}) => {
  await open(page);
  // The history takes its time.
  await page.evaluate(() => {
    Object.assign(window, {steps: 0});
    history.back = () => void (window as unknown as {steps: number}).steps++;
  });
  const close = () =>
    dialog(page).evaluate(
      (one: HTMLDialogElement) =>
        new Promise<void>((resolve) => {
          one.addEventListener('close', () => resolve(), {once: true});
          one.close();
        }),
    );
  await close();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await close();
  expect(await page.evaluate(() => (window as unknown as {steps: number}).steps)).toBe(1);
});

test('the search shows what many look for, then what was found, page by page', async ({page}) => {
  await open(page);
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('group', {name: 'Where to search'})).toBeHidden();
  await ask(page, NAME);
  const caption = dialog(page).locator('.search-page').first();
  await expect(caption).toContainText('Guides');
  await expect(caption).toContainText(NAME);
  await expect(results(page).first().locator('mark').first()).toBeVisible();
  // What screen readers hear, once the typing stops.
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results on \d+ pages?\. The first is /);
});

for (const width of [360, 1280]) {
  test(`the search is walked through by keyboard at ${width} px`, async ({page, complaints}) => {
    await page.setViewportSize({width, height: 780});
    await page.goto(ROUTE);
    await ready(page);
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
    // What is typed on a result goes on with the query.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`${NAME}x`);
    expect(complaints).toEqual([]);
    // From the field on to its button, the areas and the results, and to nothing of the page behind.
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab');
    expect(
      await dialog(page).evaluate(
        (one) => one.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  });
}

test('Enter opens the first result, and Back leads to the results again, and then out of them', async ({page}) => {
  await open(page);
  await ask(page, NAME);
  const address = await results(page).first().getAttribute('href');
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

test('Enter with Control opens the first result in another tab', async ({page, context}) => {
  await open(page);
  await ask(page, NAME);
  const address = await results(page).first().getAttribute('href');
  const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await other.waitForURL(`**${address ?? ''}`);
  await expect(dialog(page)).toBeVisible();
});

test('a result on the same page closes the search and goes there', async ({page}) => {
  await open(page);
  await ask(page, `${someModule.title} limits`);
  const here = dialog(page).locator(`.search-results a[href^="${ROUTE}#"]`).first();
  const hash = (await here.getAttribute('href'))?.split('#')[1] ?? '';
  await here.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#${hash}$`));
  await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
});

test('closing gives the focus back and leaves no entry behind', async ({page}) => {
  await page.goto('/faq');
  await goOn(page, ROUTE);
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
    await page.waitForFunction(() => (history.state as {search?: string} | null)?.search === undefined);
  }
  await page.goBack();
  await page.waitForURL('**/faq');
});

test('an area narrows the results', async ({page}) => {
  await open(page);
  await ask(page, NAME);
  await dialog(page).getByRole('group', {name: 'Where to search'}).getByText('API', {exact: true}).click();
  const areas = dialog(page).locator('.search-page span');
  await expect.poll(async () => [...new Set(await areas.allTextContents())]).toEqual(['API']);
  await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/api\//);
});

test('a misspelled query is corrected, and searched exactly at the press of a button', async ({page}) => {
  const typed = (NAME.slice(0, 3) + NAME.slice(4)).toLowerCase();
  const note = dialog(page).locator('.search-note');
  const exactly = dialog(page).getByRole('button', {name: `Search for “${typed}” instead`});
  await open(page);
  await field(page).fill(typed);
  await expect(note).toContainText(`Results for “${NAME.toLowerCase()}”.`);
  await expect(dialog(page).getByRole('status')).toContainText(`Results for “${NAME.toLowerCase()}”. `);
  // Past the button that closes the search and the areas.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(exactly).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toHaveText(`Nothing found for “${typed}”.`);
  await expect(dialog(page).getByRole('status')).toHaveText(`Nothing found for “${typed}”.`);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(typed);
  await field(page).fill(`${typed} `);
  await expect(exactly).toBeVisible();
});

test('a query without results leads to words that are close', async ({page}) => {
  await open(page);
  await field(page).fill('xqzzy vwxqk');
  await expect(dialog(page).locator('.search-note')).toHaveText('Nothing found for “xqzzy vwxqk”.');
  await expect(results(page)).toHaveCount(2);
  await dialog(page).locator('.search-words button').first().click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).locator('.search-pages a').first()).toBeVisible();
});

test('the menu leads to the search and gets the focus back, and the not-found page with the words of its address', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto(ROUTE);
  await ready(page);
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  await page.locator('[popover]').getByRole('button', {name: 'Search'}).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('[popover]')).toBeHidden();
  await dismiss(page);
  await expect(page.getByRole('button', {name: 'Menu', exact: true})).toBeFocused();
  await page.goto('/docs/modules/ticket_panel');
  await ready(page);
  await page.getByRole('main').getByRole('button', {name: 'Search the site'}).click();
  await expect(field(page)).toHaveValue('docs modules ticket panel');
  await expect(results(page).first()).toBeVisible();
});

test.describe('where a file does not come', () => {
  test('the search says so, offers the FAQ and tries again', async ({page}) => {
    await page.route(`**${searchEntry}`, (route) => route.abort());
    await open(page);
    await expect(dialog(page)).toContainText('couldn’t be loaded');
    await expect(dialog(page).getByRole('link', {name: 'FAQ'})).toHaveAttribute('href', '/faq');
    await page.unroute(`**${searchEntry}`);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('the button says so and tries again, too', async ({page}) => {
    await page.route('**/lazy-search.*', (route) => route.abort());
    await page.goto(ROUTE);
    await ready(page);
    await opener(page).click();
    const said = page.getByRole('dialog');
    await expect(said).toContainText('couldn’t be loaded');
    await page.unroute('**/lazy-search.*');
    await said.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
  });

  test('a newer version of the site is loaded, once, with the search open', async ({page}) => {
    const former = async (times?: number) =>
      page.route(
        ROUTE,
        async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          await route.fulfill({response, body: body.replace(/(lazy-search\.)\w+(?=\.js)/, '$1former')});
        },
        times === undefined ? {} : {times},
      );
    await former(1);
    await page.goto(ROUTE);
    await ready(page);
    await opener(page).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
    // A page whose file does not exist on the server is not loaded again and again.
    await former();
    await page.goto('/faq');
    await page.goto(ROUTE);
    await ready(page);
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
  test(`the open search can be used by everyone at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    await open(page);
    // Behind it the page is out of reach.
    const without = ['landmark-one-main', 'page-has-heading-one', 'region'];
    expect(await violations(page, {without})).toEqual([]);
    await ask(page, NAME);
    expect(await violations(page, {without})).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(640);
    expect(box?.width).toBeLessThanOrEqual(width);
    // Without the mouse or with a thumb: all that can be pressed is large enough.
    const small = await dialog(page)
      .locator('a, button, label')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.textContent));
    expect(small).toEqual([]);
  });
}

test('the search ends above the keyboard of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page);
  await ask(page, NAME);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', {value: 380, configurable: true});
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(380);
  // Zooming in is no keyboard.
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

/** Kilobytes of answers as a host that compresses sends them. */
const kilobytes = (bodies: readonly Buffer[]): number =>
  bodies.reduce(
    (sum, body) => sum + brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length,
    0,
  ) / 1024;

test('nothing of the search comes before it is opened, and little when it is', async ({page}) => {
  const bodies: Promise<Buffer>[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    if (!/\/search\/|lazy-search/.test(response.url())) return;
    addresses.push(response.url());
    bodies.push(response.body());
  });
  await page.goto(ROUTE);
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(addresses).toEqual([]);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  // Several words of everyday, each in another piece of the index.
  await ask(page, 'how do I close a ticket and ban a member for spam');
  await page.waitForLoadState('networkidle');
  expect(addresses.length).toBeGreaterThan(3);
  // It grows with the answers on the site.
  expect(kilobytes(await Promise.all(bodies))).toBeLessThanOrEqual(125);
});

test('an answer is there 300 ms after the last letter, once its files are', async ({page}) => {
  await open(page);
  await ask(page, NAME);
  await field(page).fill('');
  await expect(dialog(page).locator('.search-pages')).toBeHidden();
  const took = await page.evaluate(async (query) => {
    const input = document.querySelector<HTMLInputElement>('dialog.search input');
    const shown = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('.search-pages')) resolve(performance.now());
      }).observe(document.querySelector('.search-results') ?? document.body, {childList: true});
    });
    const start = performance.now();
    if (input) input.value = query;
    input?.dispatchEvent(new Event('input', {bubbles: true}));
    return (await shown) - start;
  }, NAME);
  expect(took).toBeLessThan(300);
});

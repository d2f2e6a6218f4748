/**
 * What browsers and networks do to a page: storage that is blocked or full, files that do not come or not whole, no connection,
 * another tab, other sizes and colors. The page stays readable, says what does not work, and goes on.
 *
 * Elsewhere: rubbish in storage (hostile.spec.ts), pages that the browser keeps for the way back (back.spec.ts), files of single
 * controls, no JavaScript and reduced motion (with those controls), parts of pages that the application asks for
 * (failures.spec.ts), paper (docs.spec.ts).
 */
import type {Page, Route} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {apiPage, guide, someModule} from '../modules';
import {expect, gate, goOn, pageReady, ready, scrollWidth, test} from './fixtures';

const {messages} = announcements;
const banner = (page: Page) => page.getByRole('region', {name: 'Announcements'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const alert = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

test.describe('storage', () => {
  const faults: Record<string, (page: Page) => Promise<unknown>> = {
    'is blocked, and cookies are off': async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDocumentCookieDisabled', {disabled: true});
      await page.addInitScript(() => {
        for (const place of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, place, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      });
    },
    'is full': (page) =>
      page.addInitScript(() => {
        for (const place of [localStorage, sessionStorage]) {
          // As much as fits, down to the last character.
          for (let text = 'x'.repeat(2 ** 20), count = place.length; text !== ''; count++) {
            try {
              place.setItem(`full${count}`, text);
            } catch {
              text = text.slice(Math.ceil(text.length / 2));
            }
          }
        }
      }),
  };
  for (const [what, plant] of Object.entries(faults)) {
    test(`pages work when it ${what}`, async ({page, complaints}) => {
      await plant(page);
      await page.goto(apiPage);
      await ready(page);
      await page.locator('sample-choice label', {hasText: 'Python'}).first().click();
      await expect(page.locator('sample-choice input:checked').last()).toHaveValue('python');
      await banner(page).getByRole('button', {name: 'Next announcement'}).click();
      await expect(banner(page).getByText(`2/${messages.length}`)).toBeVisible();
      await banner(page).getByRole('button', {name: 'Close announcements'}).click();
      await expect(banner(page)).toBeHidden();
      await goOn(page, '/known-issues');
      await page.getByLabel('Status').selectOption({index: 1});
      await page.waitForURL(/\?status=/);
      // The framework warns once where storage is blocked; that is for those who develop.
      expect(complaints.filter((complaint) => !complaint.startsWith('warning: Docusaurus browser storage'))).toEqual(
        [],
      );
    });
  }
});

/** What can become of a file on its way; a late one waits at a gate. */
const onTheWay: Record<string, (route: Route, opened: Promise<void>) => Promise<void>> = {
  gone: (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html><title>No</title>'}),
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.slice(0, body.length / 2)});
  },
  'of a wrong type': (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>No</title>'}),
  late: async (route, opened) => {
    await opened;
    await route.continue();
  },
};

/** Paths of the scripts and styles that a page brings by itself, as it names them. */
async function filesOf(page: Page, route: string, isReady: (page: Page) => Promise<void>): Promise<string[]> {
  await page.goto(route);
  await isReady(page);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path) && !path.includes('/lazy-')),
  );
}

/** Complaints about anything but a file that did not come as it should: of one that is cut off, the syntax is wrong. */
const others = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (complaint) => !/404|MIME type|[Uu]nexpected|missing \)|Private field|Loading chunk|net::/.test(complaint),
  );

type Outcome = 'works' | 'failed' | 'never';

/**
 * Waits until it is clear what becomes of a page that is an application.
 * @returns `works`; `failed`, where it can be asked for again; `never`, where no script came that could say so
 */
async function outcome(page: Page): Promise<Outcome> {
  const handle = await page.waitForFunction((): Outcome | false => {
    const {page: script} = document.documentElement.dataset;
    const island = document.querySelector<HTMLElement>('[data-island]')?.dataset.island;
    if (island === 'ready') return 'works';
    if (island === 'failed') return 'failed';
    return document.readyState === 'complete' && !script && 'never';
  });
  return (await handle.jsonValue()) as Outcome;
}

test('applications work or say that they do not, whatever becomes of one of their files', async ({
  page,
  complaints,
}) => {
  const tried = new Set<string>();
  for (const {route, instead, stays} of [
    {route: '/get-started', instead: 'Your first steps', stays: []},
    // A text that waits for Retry.
    {route: '/docs/extras/variables', instead: 'The playground needs JavaScript', stays: ['failed']},
  ]) {
    const files = await filesOf(page, route, ready);
    const title = await heading(page).innerText();
    const application = page.locator('island-invite-builder, island-playground');
    const own = files.filter((file) => !tried.has(file));
    expect(own.length).toBeGreaterThan(1);
    for (const file of own) {
      tried.add(file);
      for (const [fault, fulfill] of Object.entries(onTheWay)) {
        // Styles that do not come at all are looked at below; while they are late, nothing shows.
        if (file.endsWith('.css') && fault !== 'cut off') continue;
        const what = `${file} ${fault}`;
        const {opened, open} = gate();
        await page.route(`**${file}`, (request) => fulfill(request, opened));
        const asked = page.waitForRequest(`**${file}`);
        await page.goto(route, {waitUntil: 'commit'});
        await asked;
        if (fault === 'late') {
          await expect(heading(page), what).toHaveText(title);
          await expect(alert(page), what).toBeHidden();
          open();
        }
        const became = await outcome(page);
        if (fault === 'late') expect(became, what).toBe('works');
        await expect(alert(page), what).toBeVisible({visible: became === 'failed'});
        if (became !== 'works') {
          // After some seconds; the test does not wait for them.
          await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
          // No field is there that does not answer.
          const isKept = stays.includes(became);
          await expect(application.locator('input, select, textarea').first(), what).toBeVisible({visible: isKept});
          await expect(application.getByText(instead).first(), what).toBeVisible({visible: !isKept});
        }
        await expect(heading(page), what).toHaveText(title);
        await page.unroute(`**${file}`);
      }
    }
  }
  expect(others(complaints)).toEqual([]);
});

test('documents are read and left, whatever becomes of one of their files', async ({page, complaints}) => {
  const tried = new Set<string>();
  for (const route of [apiPage, '/known-issues', '/nope']) {
    const files = await filesOf(page, route, pageReady);
    for (const file of files.filter((one) => !tried.has(one))) {
      tried.add(file);
      for (const fault of ['gone', 'cut off', 'of a wrong type']) {
        const what = `${route}: ${file} ${fault}`;
        await page.route(`**${file}`, (request) => onTheWay[fault]?.(request, Promise.resolve()));
        await page.goto(route);
        await expect(heading(page), what).toBeVisible();
        expect((await page.locator('main').innerText()).length, what).toBeGreaterThan(100);
        await page.unroute(`**${file}`);
      }
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Premium'}).click();
    await page.waitForURL('**/premium');
  }
  expect(others(complaints)).toEqual([]);
});

test('without styles no drawing fills the window, and the page is read and left', async ({page}) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const route of ['/', guide, '/get-started', '/premium']) {
    await page.goto(route);
    await pageReady(page);
    await expect(heading(page)).toBeVisible();
    // What stands above the link to the sheet has its styles inside the HTML.
    const large = await page.locator('svg').evaluateAll((all) => {
      const link = document.querySelector('body link[rel=stylesheet]');
      const below = all.filter((one) => link && one.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING);
      return below.map((one) => one.getBoundingClientRect().width).filter((width) => width > 64);
    });
    expect(large, route).toEqual([]);
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await page.waitForURL('**/faq');
});

test('a search that is older than the site begins anew', async ({page}) => {
  // Of the deployment before, whose first file the page has, all others are gone.
  await page.route('**/assets/search/**', (route) => route.fulfill({status: 404, body: ''}));
  const entries: string[] = [];
  page.on('request', (request) => request.url().includes('/search/index') && entries.push(request.url()));
  await page.goto('/faq');
  await ready(page);
  await page.locator('header [data-search]').first().click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill(someModule.key);
  await expect(dialog).toContainText('couldn’t be loaded');
  expect(entries).toHaveLength(1);
  await page.unroute('**/assets/search/**');
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.locator('.search-pages a').first()).toBeVisible();
  expect(entries).toHaveLength(2);
});

test.describe('offline', () => {
  /*
   * A link to what the browser does not have leads to the browser's own page. That names the cause in the reader's language,
   * loads again by itself when the connection is back, and Back leads to the page that was left. A page of ours in its place
   * would need a service worker, which can keep a site in an old state for good; and whether the browser is offline is not
   * known well enough to keep a reader from following a link.
   */
  for (const route of [guide, '/get-started']) {
    test(`${route} goes on, a link ends at the browser's page, and Back leads to it again`, async ({page, context}) => {
      await page.goto(route);
      await ready(page);
      const title = await heading(page).innerText();
      await context.setOffline(true);
      await banner(page).getByRole('button', {name: 'Next announcement'}).click();
      await expect(banner(page).getByText(`2/${messages.length}`)).toBeVisible();
      if (route === '/get-started') {
        await page.getByRole('radio', {name: 'Minimal'}).check();
        await expect(page).toHaveURL(/preset=minimal/);
      }
      await page.locator('header [data-search]').first().click();
      await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
      await page.keyboard.press('Escape');

      const failed = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-error:'));
      // Fetching ahead goes past what makes this test offline, so the link leads where no link under the pointer has led.
      await page.locator('footer a[href="/known-issues"]').evaluate((link: HTMLAnchorElement) => {
        link.search = '?words=offline';
        link.click();
      });
      await failed;
      await context.setOffline(false);
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
      if (route === '/get-started') await expect(page.getByRole('radio', {name: 'Minimal'})).toBeChecked();
    });
  }
});

test('the banner that is closed in one tab is closed in all of them', async ({page, context}) => {
  await page.goto('/faq');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/premium');
  await pageReady(other);
  await page.getByRole('button', {name: 'Close announcements'}).click();
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();
});

test.describe('enlarged four times', () => {
  // A window of 1280 by 1024 pixels.
  test.use({viewport: {width: 320, height: 256}, deviceScaleFactor: 4});

  test('what has the focus is seen, and nothing covers the text', async ({page}) => {
    for (const route of ['/', guide, '/get-started', '/premium', '/known-issues']) {
      await page.goto(route);
      await ready(page);
      expect(await scrollWidth(page), route).toBe(320);
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return '';
          const {left, right, top, bottom} = focused.getBoundingClientRect();
          const points = [top + 3, (top + bottom) / 2, bottom - 3].filter((y) => y > 0 && y < innerHeight);
          const seen = points.some((y) => {
            const element = document.elementFromPoint((left + right) / 2, y);
            return (
              element !== null &&
              (focused.contains(element) || element.contains(focused) || element.closest('label')?.contains(focused))
            );
          });
          return seen ? '' : focused.outerHTML.slice(0, 150);
        });
        expect(covered, `${route} after ${presses + 1} presses`).toBe('');
      }
      await page.evaluate(() => scrollTo(0, 1000));
      const stays = await page.evaluate(() => {
        const covers = [...document.querySelectorAll('body *')].filter((element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        );
        const heights = covers
          .map((element) => element.getBoundingClientRect())
          .filter(
            ({width, top, bottom, height}) =>
              width > 160 && height > 0 && bottom > 0 && top < innerHeight && height < innerHeight,
          )
          .map(({height}) => height);
        return Math.max(0, ...heights);
      });
      expect(stays, route).toBeLessThanOrEqual(256 / 3);
    }
    // The menu and the search have room.
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.locator('#menu').getByRole('button', {name: 'Search'}).click();
    const search = page.getByRole('dialog', {name: 'Search'});
    await search.getByRole('searchbox').fill(someModule.key);
    const found = search.locator('.search-pages a').first();
    await found.scrollIntoViewIfNeeded();
    await expect(found).toBeInViewport({ratio: 0.5});
  });
});

test.describe('where the system sets the colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('controls have an edge, the focus shows, and so does what is chosen', async ({page}) => {
    for (const route of ['/', apiPage, '/get-started', '/known-issues', '/docs/extras/variables']) {
      await page.goto(route);
      await ready(page);
      const edgeless = await page
        .locator('button, select, textarea, input, main a[class*=action]')
        .evaluateAll((all) => {
          const canvas = getComputedStyle(document.documentElement).backgroundColor;
          return all
            .filter((one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 4)
            .filter((one) => {
              const {borderTopWidth, borderTopStyle} = getComputedStyle(one);
              const {content, maskImage, backgroundColor} = getComputedStyle(one, '::before');
              const isDrawn = content !== 'none' && maskImage !== 'none' && backgroundColor !== canvas;
              // Words, and drawings in the color of words, are seen without an edge.
              const isSeen =
                isDrawn || one.matches(':has(svg), [type=checkbox], [type=radio]') || one.textContent !== '';
              return (
                !(isSeen && one.matches('button, input')) && (borderTopWidth === '0px' || borderTopStyle === 'none')
              );
            })
            .map((one) => one.outerHTML.slice(0, 150));
        });
      expect(edgeless, route).toEqual([]);
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(() => {
          const rings = (element: Element | null): boolean =>
            element !== null && getComputedStyle(element).outlineStyle !== 'none' && element.checkVisibility();
          const focused = document.activeElement;
          return rings(focused) || rings(focused?.closest('label, li') ?? null) ? '' : focused?.outerHTML.slice(0, 150);
        });
        expect(ring, route).toBe('');
      }
    }
  });
});

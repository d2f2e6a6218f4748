/**
 * Faults of browsers and networks: blocked storage, missing or truncated files, no connection, zoom and forced colors.
 * The page stays readable, reports what fails, and otherwise works.
 *
 * Tested elsewhere: full storage (storage.test.ts), invalid stored values (hostileInput.spec.ts), the back/forward cache
 * (backForwardCache.spec.ts), printing (docs.spec.ts). The specs of single controls test them without their files, without
 * JavaScript and with reduced motion.
 */
import type {Page, Route} from '@playwright/test';
import {announcements} from '../../src/facts/announcements';
import {statesInForcedColors} from './statesInForcedColors';
import {apiPageRoute, guideRoute, someModule} from '../helpers/someModules';
import {filesOfFirstVisit} from '../helpers/pageWeight';
import {createGate, expect, openPage, test, waitForPageScript} from './fixtures';
import {scrollWidth} from './layoutMeasures';

const {messages} = announcements;
const banner = (page: Page) => page.getByRole('region', {name: 'Announcements'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const failureAlert = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});

test('pages work when storage is blocked, and cookies are off', async ({page, complaints}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  await page.addInitScript(() => {
    for (const storageName of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storageName, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, apiPageRoute);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {selected: true}).first()).toHaveText('Python');
  await banner(page).getByRole('button', {name: 'Next announcement'}).click();
  await expect(banner(page).getByText(`2/${messages.length}`)).toBeVisible();
  await banner(page).getByRole('button', {name: 'Close announcements'}).click();
  await expect(banner(page)).toBeHidden();
  await openPage(page, '/get-started?with=');
  const steps = page.locator('#first-steps').getByRole('checkbox');
  await steps.first().check();
  await steps.last().check();
  await steps.first().uncheck();
  await expect(steps.and(page.locator(':checked'))).toHaveCount(1);
  await expect(steps.last()).toBeChecked();
  // Docusaurus warns developers once when storage is blocked.
  expect(complaints.filter((complaint) => !complaint.startsWith('warning: Docusaurus browser storage'))).toEqual([]);
});

async function cutOff(intercepted: Route): Promise<void> {
  const response = await intercepted.fetch();
  const body = await response.text();
  await intercepted.fulfill({response, body: body.slice(0, body.length / 2)});
}

/** Functions that answer the request for a file with a fault. `late` waits until `opened`, the promise of a gate. */
const fileFaults: Record<string, (intercepted: Route, opened: Promise<void>) => Promise<void>> = {
  gone: (intercepted) =>
    intercepted.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html><title>No</title>'}),
  'cut off': cutOff,
  late: async (intercepted, opened) => {
    await opened;
    await intercepted.continue();
  },
};

/** Leaves out scripts that load only when a reader needs them. */
async function scriptsAndStylesOf(page: Page, route: string): Promise<string[]> {
  await openPage(page, route);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path) && !path.includes('/lazy-')),
  );
}

/** Leaves out complaints about files that are missing or truncated. */
const unexpectedComplaints = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/404|SyntaxError|Loading chunk|net::/.test(complaint));

type Outcome = 'works' | 'failed' | 'unreported';

/** Returns `failed` if the page offers to retry; `unreported` if the page script itself failed and can't report it. */
async function waitForOutcome(page: Page): Promise<Outcome> {
  const handle = await page.waitForFunction((): Outcome | false => {
    const {page: pageScript} = document.documentElement.dataset;
    const islandState = document.querySelector<HTMLElement>('[data-island]')?.dataset.island;
    if (islandState === 'ready') return 'works';
    if (islandState === 'failed') return 'failed';
    return document.readyState === 'complete' && !pageScript && 'unreported';
  });
  return (await handle.jsonValue()) as Outcome;
}

const islands = [
  {route: '/get-started', fallbackText: 'Your first steps', keepsFields: false},
  // Keeps its fields with the reader's text for "Retry".
  {route: '/docs/extras/variables', fallbackText: 'The playground needs JavaScript', keepsFields: true},
];
for (const {route, fallbackText, keepsFields} of islands) {
  test(`the island of ${route} works or reports an error when one of its files fails`, async ({page, complaints}) => {
    const files = await scriptsAndStylesOf(page, route);
    const title = await heading(page).innerText();
    const island = page.locator('island-invite-builder, island-playground');
    // The test of the first island covers the files that both load.
    const {script, styles} = filesOfFirstVisit('/get-started');
    const isShared = (file: string) => [...script, ...styles].includes(file) || file.includes('island-react');
    const ownFiles = files.filter((file) => route === '/get-started' || !isShared(file));
    expect(ownFiles).not.toEqual([]);
    for (const file of ownFiles) {
      for (const [fault, breakFile] of Object.entries(fileFaults)) {
        // A later test removes the styles, and firstPaint.spec.ts delays them.
        if (file.endsWith('.css') && fault !== 'cut off') continue;
        const fileAndFault = `${file} ${fault}`;
        const {opened, open} = createGate();
        await page.route(`**${file}`, (intercepted) => breakFile(intercepted, opened));
        const requested = page.waitForRequest(`**${file}`);
        await page.goto(route, {waitUntil: 'commit'});
        await requested;
        if (fault === 'late') {
          await expect(heading(page), fileAndFault).toHaveText(title);
          await expect(failureAlert(page), fileAndFault).toBeHidden();
          open();
        }
        const outcome = await waitForOutcome(page);
        if (fault === 'late') expect(outcome, fileAndFault).toBe('works');
        await expect(failureAlert(page), fileAndFault).toBeVisible({visible: outcome === 'failed'});
        if (outcome !== 'works') {
          // CSS replaces the island with `fallbackText` after some seconds.
          await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
          const hasFields = keepsFields && outcome === 'failed';
          await expect(island.locator('input, select, textarea').first(), fileAndFault).toBeVisible({
            visible: hasFields,
          });
          await expect(island.getByText(fallbackText).first(), fileAndFault).toBeVisible({visible: !hasFields});
        }
        await expect(heading(page), fileAndFault).toHaveText(title);
        await page.unroute(`**${file}`);
      }
    }
    expect(unexpectedComplaints(complaints)).toEqual([]);
  });
}

test('a document stays readable and its links work when one of its files fails', async ({page, complaints}) => {
  const testedFiles = new Set<string>();
  for (const route of [apiPageRoute, '/known-issues', '/nope']) {
    const files = await scriptsAndStylesOf(page, route);
    for (const file of files.filter((name) => !testedFiles.has(name))) {
      testedFiles.add(file);
      const routeAndFile = `${route}: ${file}`;
      await page.route(`**${file}`, cutOff);
      await page.goto(route);
      await expect(heading(page), routeAndFile).toBeVisible();
      expect((await page.locator('main').innerText()).length, routeAndFile).toBeGreaterThan(100);
      await page.unroute(`**${file}`);
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Known issues'}).click();
    await page.waitForURL('**/known-issues');
  }
  expect(unexpectedComplaints(complaints)).toEqual([]);
});

test('a page without styles shows no large icons, and its links work', async ({page}) => {
  await page.route('**/*.css', (intercepted) => intercepted.abort());
  for (const route of ['/', guideRoute, '/get-started']) {
    await page.goto(route);
    await waitForPageScript(page);
    await expect(heading(page)).toBeVisible();
    // The styles of elements above the link to the style sheet are inlined in the page.
    await expect(page.locator('body link[rel=stylesheet]')).not.toHaveCount(0);
    const largeIconWidths = await page.locator('svg').evaluateAll((svgs) => {
      const link = document.querySelector('body link[rel=stylesheet]');
      const iconsBelow = svgs.filter(
        (icon) => link && link.compareDocumentPosition(icon) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return iconsBelow.map((icon) => icon.getBoundingClientRect().width).filter((width) => width > 64);
    });
    expect(largeIconWidths, route).toEqual([]);
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await page.waitForURL('**/faq');
});

/*
 * Offline, a link shows the browser's own error page. It explains the problem in the reader's language and reloads by itself
 * when the connection is back. A page of ours would need a service worker, which can keep an old version of the site forever.
 */
test("a page works offline, and Back from the browser's error page returns to it", async ({page, context}) => {
  await openPage(page, '/get-started');
  const title = await heading(page).innerText();
  await context.setOffline(true);
  await banner(page).getByRole('button', {name: 'Next announcement'}).click();
  await expect(banner(page).getByText(`2/${messages.length}`)).toBeVisible();
  await page.getByRole('radio', {name: 'Minimal'}).check();
  await expect(page).toHaveURL(/preset=minimal/);
  await page.locator('header [data-search]').first().click();
  await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
  await page.keyboard.press('Escape');

  const errorPageShown = page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-error:'));
  // Prefetches ignore `setOffline`, so this address is one that nothing has prefetched.
  await page.locator('footer a[href="/known-issues"]').evaluate((link: HTMLAnchorElement) => {
    link.search = '?words=offline';
    link.click();
  });
  await errorPageShown;
  await context.setOffline(false);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('radio', {name: 'Minimal'})).toBeChecked();
});

test.describe('at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}, deviceScaleFactor: 4});

  test('the focused element is visible, and sticky elements cover at most a third of the window', async ({page}) => {
    for (const route of ['/', guideRoute, '/get-started', '/known-issues']) {
      await openPage(page, route);
      expect(await scrollWidth(page), route).toBe(320);
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab');
        const hiddenElement = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return '';
          const {top, bottom, left, right} = focused.getBoundingClientRect();
          // Near the top of the focused element, in its middle and near its bottom, if these are in the window.
          const ys = [top + 3, (top + bottom) / 2, bottom - 3].filter((y) => y > 0 && y < innerHeight);
          const isVisible = ys.some((y) => {
            const element = document.elementFromPoint((left + right) / 2, y);
            return (
              element !== null &&
              (focused.contains(element) || element.contains(focused) || element.closest('label')?.contains(focused))
            );
          });
          return isVisible ? '' : focused.outerHTML.slice(0, 150);
        });
        expect(hiddenElement, `${route} after ${presses + 1} presses`).toBe('');
      }
      await page.evaluate(() => scrollTo(0, 1000));
      // Bars that are on screen: more than half as wide as the window, and less high.
      const barHeights = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map((element) => element.getBoundingClientRect())
          .filter((rect) => rect.width > 160 && rect.bottom > 0 && rect.top < innerHeight && rect.height < innerHeight)
          .map(({height}) => height),
      );
      expect(Math.max(0, ...barHeights), route).toBeLessThanOrEqual(256 / 3);
    }
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.locator('#menu').getByRole('button', {name: 'Search'}).click();
    const search = page.getByRole('dialog', {name: 'Search'});
    await search.getByRole('searchbox').fill(someModule.key);
    const firstResult = search.locator('.search-pages a').first();
    await firstResult.scrollIntoViewIfNeeded();
    await expect(firstResult).toBeInViewport({ratio: 0.5});
  });
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('controls stay visible, and the focused one has an outline', async ({page}) => {
    for (const route of ['/', apiPageRoute, '/get-started', '/known-issues', '/docs/extras/variables']) {
      await openPage(page, route);
      const borderless = await page
        .locator('button, select, textarea, input, main a[class*=action]')
        .evaluateAll((controls) => {
          const pageColor = getComputedStyle(document.documentElement).backgroundColor;
          // The width leaves out visually hidden inputs.
          return controls
            .filter((control) => control.checkVisibility({visibilityProperty: true}))
            .filter((control) => control.getBoundingClientRect().width > 4)
            .filter((control) => {
              const {borderTopWidth, borderTopStyle} = getComputedStyle(control);
              const {content, maskImage, backgroundColor} = getComputedStyle(control, '::before');
              const hasMaskIcon = content !== 'none' && maskImage !== 'none' && backgroundColor !== pageColor;
              const hasVisibleContent =
                hasMaskIcon ||
                control.matches(':has(svg), [type=checkbox], [type=radio]') ||
                control.textContent !== '';
              // Buttons and inputs that show a text, an icon or a box need no border.
              const needsBorder = !(hasVisibleContent && control.matches('button, input'));
              return needsBorder && [borderTopWidth, borderTopStyle].some((value) => /^(?:0px|none)$/.test(value));
            })
            .map((control) => control.outerHTML.slice(0, 150));
        });
      expect(borderless, route).toEqual([]);
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab');
        const elementWithoutOutline = await page.evaluate(() => {
          const hasOutline = (element: Element | null): boolean =>
            element !== null && getComputedStyle(element).outlineStyle !== 'none' && element.checkVisibility();
          const focused = document.activeElement;
          return hasOutline(focused) || hasOutline(focused?.closest('label, li') ?? null)
            ? ''
            : focused?.outerHTML.slice(0, 150);
        });
        expect(elementWithoutOutline, route).toBe('');
      }
    }
    // The progress bar has another color than the page. The page script removes its own bar after a while, so add one.
    const [barColor, pageColor] = await page.evaluate(() => {
      const progress = Object.assign(document.createElement('div'), {id: 'nprogress'});
      const bar = Object.assign(document.createElement('div'), {className: 'bar'});
      progress.append(bar);
      document.body.append(progress);
      return [bar, document.documentElement].map((element) => getComputedStyle(element).backgroundColor);
    });
    expect(barColor).not.toBe(pageColor);
  });

  /** Functions that open a page where an element has the state. */
  const openByState: Record<string, (page: Page) => Promise<unknown>> = {
    '[aria-current]': async (page) => {
      await openPage(page, guideRoute);
      await page.locator('h2').nth(1).scrollIntoViewIfNeeded();
      await expect(page.locator('page-contents [aria-current]').first()).toBeVisible();
    },
    '[aria-selected=true]': (page) => openPage(page, apiPageRoute),
    '[data-chosen]': async (page) => {
      await openPage(page, guideRoute);
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox', {name: 'Search'}).fill(someModule.key);
      await expect(page.locator('[data-chosen]')).toBeVisible();
    },
  };
  for (const [state, open] of Object.entries(openByState)) {
    test(`the state ${state} is visible`, async ({page}) => {
      await open(page);
      const {visible, hidden} = await statesInForcedColors(page);
      expect(visible).toContainEqual(expect.stringContaining(state));
      expect(hidden).toEqual([]);
    });
  }

  test('`statesInForcedColors` finds a state that only a background shows', async ({page}) => {
    await page.setContent(
      '<style>html { background: white } [aria-current=page] { background: gold } [aria-current=true] { font-weight: 700 }</style>' +
        '<a aria-current=page href=/a>One</a> <a aria-current=true href=/b>Two</a>',
    );
    expect((await statesInForcedColors(page)).hidden).toEqual([expect.stringContaining('One')]);
  });
});

import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {modules} from '../../src/facts/modules';
import {product} from '../../src/facts/product';
import {clientNavigate, expect, gate, layoutShifts, test, watchLayoutShift, withApplication} from './fixtures';

const code = '**/assets/js/*.js';
const bar = (page: Page) => page.locator('#nprogress');

/** Changes the code of a page on its way to the browser, so that the page throws until `window.mended` is set. */
async function plant(page: Page, literal: string): Promise<void> {
  await page.route(code, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const [key] = literal.split(':');
    const broken = body.replace(literal, `${key}:(()=>{if(window.mended)return"Mended";throw Error("planted")})()`);
    await route.fulfill({response, body: broken});
  });
}

test.describe('a page that crashes', () => {
  for (const [kind, address, literal] of [
    ['in React', '/get-started', 'title:"Get started"'],
    ['in Markdown', '/docs/modules/polls', 'children:"At a glance"'],
  ] as const) {
    test(`${kind} says so, and can be tried again`, async ({page}) => {
      await plant(page, literal);
      await page.goto('/faq');
      await withApplication(page);
      await clientNavigate(page, address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first()).toBeVisible();
      await page.getByText('Message for a report').click();
      await expect(page.getByText('planted', {exact: true})).toBeVisible();

      await page.evaluate(() => Object.assign(window, {mended: true}));
      await page.getByRole('button', {name: 'Try again', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
      await expect(page).not.toHaveTitle('Page Error');
    });
  }
});

test.describe('the way to the next page', () => {
  test('shows a bar once it takes longer than 200 ms', async ({page}) => {
    await page.goto('/faq');
    await withApplication(page);
    const {opened, open} = gate();
    await page.route(code, async (route) => {
      await opened;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await clientNavigate(page, '/premium');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    open();
    await page.clock.resume();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('FAQ');
    await expect(bar(page)).toHaveCount(0);
  });

  test('loads the page as a whole when its code cannot be had', async ({page}) => {
    await page.goto('/faq');
    await withApplication(page);
    await page.route(code, (route) => route.abort());
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await clientNavigate(page, '/premium');
    await document;
    await page.waitForURL('**/premium');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Premium/);
  });
});

test.describe('a page whose code is on its way', () => {
  const spinner = (page: Page) => page.getByRole('status').filter({hasText: 'Loading the page'});

  /** Between documents, where the frame stays. */
  const way = {
    from: '/docs/modules/polls',
    first: '/docs/modules/rules',
    second: '/docs/modules/tags',
    heading: modules.tags.title,
  };

  /**
   * The reader follows a link, and another one before the first page is there: then the first is left for the second,
   * whose code is still on its way. Gives the requests for that code, which wait for an answer.
   */
  async function followTwo(page: Page): Promise<Route[]> {
    const {from, first, second} = way;
    await page.goto(from);
    await withApplication(page);
    const waiting: Route[] = [];
    await page.route(code, (route) => void waiting.push(route));
    await page.route('**/last', (route) => route.fulfill({body: ''}));
    const askedFor = async (address: string) => {
      await clientNavigate(page, address);
      // When this is answered, all requests before it have come.
      await page.evaluate(() => fetch('/last'));
      const routes = waiting.splice(0);
      expect(routes.length).toBeGreaterThan(0);
      return routes;
    };
    const forFirst = await askedFor(first);
    const forSecond = await askedFor(second);
    await Promise.all(forFirst.map((route) => route.continue()));
    return forSecond;
  }

  test('shows a spinner, then itself', async ({page}) => {
    const requests = await followTwo(page);
    await expect(spinner(page)).toBeVisible();
    await Promise.all(requests.map((route) => route.continue()));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(way.heading);
    await expect(spinner(page)).toHaveCount(0);
  });

  test('says so when it cannot be had, and can be asked for again', async ({page}) => {
    // The framework loads the page as a whole by itself; until that answers, the reader sees this. Watched from inside,
    // because tests wait while a page is about to be replaced.
    const seen: string[] = [];
    await page.exposeFunction('report', (what: string) => void seen.push(what));
    await page.addInitScript(() => {
      const {report} = window as unknown as {report: (what: string) => void};
      new MutationObserver(() => {
        const retry = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Retry');
        const heading = document.querySelector('h1')?.textContent ?? '';
        if (retry && document.title === 'Page Error') {
          report(`${heading} ${document.querySelectorAll('main main').length} nested`);
          retry.click();
        } else report(heading);
      }).observe(document, {childList: true, subtree: true, characterData: true});
    });
    const requests = await followTwo(page);
    await expect(spinner(page)).toBeVisible();
    await page.unroute(code);
    const whole = gate();
    await page.route(`**${way.second}`, async (route) => {
      await whole.opened;
      await route.continue();
    });
    await Promise.all(requests.map((route) => route.abort()));
    await expect.poll(() => seen).toContain('This page could not be loaded. 0 nested');
    await expect.poll(() => seen.at(-1)).toBe(way.heading);
    whole.open();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(way.heading);
  });
});

test.describe('an address with broken percent signs', () => {
  for (const address of ['/faq/audio?a=%E0%A4%A#%']) {
    test(`${address} opens, on a full load and on the way`, async ({page, complaints}) => {
      await page.goto(address);
      await withApplication(page);
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      expect(heading).not.toContain('crashed');
      await page.goto('/known-issues');
      await withApplication(page);
      await clientNavigate(page, address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      expect(complaints).toEqual([]);
    });
  }

  for (const address of ['/docs/%E0%A4%A', '/%']) {
    test(`${address} is not found, and can be left`, async ({page, complaints}) => {
      // As hosts answer; the server of these tests has an answer of its own to what it cannot decode.
      const notFound = {status: 404, path: path.join(__dirname, '../../build/404.html')};
      await page.route(
        (url) => url.pathname === address,
        (route) => route.fulfill(notFound),
      );
      await page.goto(address);
      await withApplication(page);
      await expect(page).toHaveTitle(`Page not found | ${product.name}`);
      await page.getByRole('main').getByRole('link', {name: 'Go to the front page'}).click();
      await page.waitForURL('**/');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(product.tagline);
      expect(complaints.filter((complaint) => !/status 404|status of 404/.test(complaint))).toEqual([]);
    });
  }
});

test.describe('the not-found page', () => {
  const near = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  test('names the pages closest to its address, and does not move when it knows them', async ({page}) => {
    await page.setViewportSize({width: 360, height: 780});
    await watchLayoutShift(page);
    await page.goto('/docs/modules/ticket');
    await expect(page.getByRole('main').locator('code')).toHaveText('/docs/modules/ticket');
    const links = await near(page);
    expect(links).toHaveLength(3);
    expect(links[0]).toBe('/docs/modules/tickets');
    await expect(page).toHaveTitle(`Page not found | ${product.name}`);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('names others after the next wrong address', async ({page}) => {
    await page.goto('/faq/AUDIO');
    await expect(page.getByRole('main').locator('code')).toHaveText('/faq/AUDIO');
    await clientNavigate(page, '/poll');
    await expect(page.getByRole('main').locator('code')).toHaveText('/poll');
    expect((await near(page))[0]).toBe('/docs/modules/polls');
  });

  test('shows markup in an address as text', async ({page}) => {
    await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
    await expect(page.getByRole('main').locator('code')).toContainText('<img src=x');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('leads to the usual pages', async ({page}) => {
      await page.goto('/docs/modules/ticket');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(`${product.name} looked. Nothing here.`);
      await page.getByRole('main').getByRole('link', {name: 'Known issues'}).click();
      await page.waitForURL('**/known-issues');
    });
  });
});

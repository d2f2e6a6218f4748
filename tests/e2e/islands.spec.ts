import type {Page} from '@playwright/test';
import {variables} from '../../src/facts/variables';
import {guide} from '../modules';
import {expect, gate, pageReady, ready, test} from './fixtures';

const islands = /\/assets\/js\/island-[^/]+\.js$/;

const pages = [
  {
    address: '/get-started',
    said: 'The invite builder could not be loaded.',
    literal: 'children:"Optional permissions"',
    enter: (page: Page) => page.locator('label:has([name=preset][value=minimal])').click(),
    change: (page: Page) => page.getByRole('main').getByRole('searchbox').fill('poll'),
    entered: (page: Page) => page.locator('[name=preset][value=minimal]').isChecked(),
  },
  {
    address: '/docs/extras/variables',
    said: 'The playground could not be loaded.',
    literal: 'children:"What members see"',
    enter: (page: Page) => page.getByRole('textbox', {name: 'Your text'}).fill('Mine'),
    change: (page: Page) => page.getByRole('textbox', {name: 'Your text'}).fill('Mine, too'),
    entered: async (page: Page) =>
      (await page.getByRole('textbox', {name: 'Your text'}).inputValue()).startsWith('Mine'),
  },
] as const;

const failed = (page: Page, said: string) => page.getByRole('alert').filter({hasText: said});

test('a document asks for none of the framework, and for no island', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(guide);
  await ready(page);
  await page.locator('.pagination-nav__link').last().hover();
  await page.waitForLoadState('networkidle');
  // The pointer of a headless shell stands on the banner, which loads its slider.
  const ours = /\/(?:page|element-[a-z-]+|lazy-slider)\.\w+\.js$/;
  expect(asked.filter((address) => address.endsWith('.js') && !ours.test(address))).toEqual([]);
});

test('what is written into the playground before it has come stays, with the focus', async ({page}) => {
  const {opened, open: release} = gate();
  await page.route(islands, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/docs/extras/variables', {waitUntil: 'commit'});
  await pageReady(page);
  const field = page.getByRole('textbox', {name: 'Your text'});
  await page.getByRole('combobox', {name: 'Where the text goes'}).selectOption({index: 1});
  await field.fill('Mine, {server.name}');
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
  release();
  await ready(page);
  await expect(field).toHaveValue('Mine, {server.name}');
  await expect(field).toBeFocused();
  await expect(page.getByRole('combobox', {name: 'Where the text goes'})).not.toHaveValue('message');
  await expect(page.locator('article figure').first()).toContainText(`Mine, ${variables.sample.server}`);
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeHidden();
});

for (const {address, said, literal, enter, change, entered} of pages) {
  test(`${address} says that its island did not come, and asks again`, async ({page}) => {
    await page.route(islands, (route) => route.abort());
    await page.goto(address);
    await expect(failed(page, said)).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await page.unroute(islands);
    await page.getByRole('button', {name: 'Retry', exact: true}).click();
    await ready(page);
    await expect(failed(page, said)).toBeHidden();
    await expect(page).not.toHaveTitle('Page Error');
  });

  test(`${address} is loaded anew where a newer version of the site has another file for its island`, async ({
    page,
  }) => {
    await page.route(
      address,
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({response, body: body.replace(/(island-[a-z-]+\.)\w+(?=\.js)/, '$1former')});
      },
      {times: 1},
    );
    await page.goto(address);
    await expect(failed(page, said)).toBeVisible();
    await page.getByRole('button', {name: 'Retry', exact: true}).click();
    await ready(page);
    await expect(page).not.toHaveTitle('Page Error');
  });

  test(`${address} says that its island crashed, and keeps what the reader entered when it is tried again`, async ({
    page,
  }) => {
    await page.route(islands, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const broken = '(()=>{if(window.mended)return"Mended";throw Error("planted")})()';
      await route.fulfill({response, body: body.replace(literal, `children:${broken}`)});
    });
    await page.goto(address);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await page.getByText('Message for a report').click();
    await expect(page.getByText('planted', {exact: true})).toBeVisible();
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await page.getByRole('button', {name: 'Try again', exact: true}).click();
    await expect(page.getByText('Mended', {exact: true})).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');

    // It crashes again while it is used.
    await enter(page);
    await expect.poll(() => entered(page)).toBe(true);
    await page.evaluate(() => Object.assign(window, {mended: false}));
    await change(page);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await page.getByRole('button', {name: 'Try again', exact: true}).click();
    await expect(page.getByText('Mended', {exact: true})).toBeVisible();
    await expect.poll(() => entered(page)).toBe(true);
  });

  test(`${address} asks for its island once when Retry is pressed twice`, async ({page, complaints}) => {
    await page.route(islands, (route) => route.abort());
    await page.goto(address);
    await expect(failed(page, said)).toBeVisible();
    await page.unroute(islands);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page
      .locator('[data-island-retry]')
      .first()
      .evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await ready(page);
    // React and the island.
    expect(asked.filter((type) => type === 'script')).toHaveLength(2);
    expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
  });
}

test('a page whose scripts do not come does not say that the site failed', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});

test('problems in the playground have their styles at once', async ({page}) => {
  await page.goto('/docs/extras/variables');
  await ready(page);
  await page.getByRole('textbox', {name: 'Your text'}).fill('{user.nam}');
  const list = page.getByRole('list', {name: "What doesn't work"});
  await expect(list).toHaveCSS('list-style-type', 'none');
});

test('the way to another document shows a bar once it takes longer than 200 ms, until it ends or is stopped', async ({
  page,
}) => {
  // Watched from inside, because tests wait while a page is about to be replaced.
  const told: string[] = [];
  await page.exposeFunction('tell', (what: string) => void told.push(what));
  await page.goto('/faq');
  await pageReady(page);
  const {opened, open: release} = gate();
  await page.route('**/premium', async (route) => {
    await opened;
    await route.continue();
  });
  await page.evaluate(() => {
    const {tell} = window as unknown as {tell: (what: string) => void};
    const leave = () => document.querySelector<HTMLElement>('footer a[href="/premium"]')?.click();
    const ways = [
      () => stop(),
      () => dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})),
      () => dispatchEvent(new PageTransitionEvent('pageshow')),
    ];
    let begun = performance.now();
    let isShown = false;
    new MutationObserver(() => {
      const wasShown = isShown;
      isShown = document.querySelector('#nprogress .bar') !== null;
      if (isShown === wasShown) return;
      if (isShown) {
        tell(performance.now() - begun >= 200 ? 'late' : 'early');
        const end = ways.shift();
        if (end) end();
        else tell('end');
        return;
      }
      tell('gone');
      begun = performance.now();
      leave();
    }).observe(document.body, {childList: true});
    leave();
  });
  await expect.poll(() => told.at(-1)).toBe('end');
  expect(told).toEqual(['late', 'gone', 'late', 'gone', 'late', 'gone', 'late', 'end']);
  release();
  await page.waitForURL('**/premium');
});

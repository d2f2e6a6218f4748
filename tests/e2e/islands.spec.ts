import type {Page} from '@playwright/test';
import {variables} from '../../src/facts/variables';
import {expect, gate, pageReady, ready, test} from './fixtures';

const islands = /\/assets\/js\/island-[^/]+\.js$/;

const pages = [
  {
    address: '/get-started',
    said: 'The invite builder could not be loaded.',
    literal: 'children:"Optional permissions"',
  },
  {
    address: '/docs/extras/variables',
    said: 'The playground could not be loaded.',
    literal: 'children:"What members see"',
  },
] as const;

const failed = (page: Page, said: string) => page.getByRole('alert').filter({hasText: said});

test('a document asks for none of the framework, and for no island', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs/modules/polls');
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

for (const {address, said, literal} of pages) {
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

  test(`${address} says that its island crashed, and can be tried again`, async ({page}) => {
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
  const list = page.getByRole('list', {name: 'What does not work'});
  await expect(list).toHaveCSS('list-style-type', 'none');
});

test('the way to another document shows a bar once it takes longer than 200 ms', async ({page}) => {
  // Watched from inside, because tests wait while a page is about to be replaced.
  const shown: number[] = [];
  await page.exposeFunction('report', (after: number) => void shown.push(after));
  await page.goto('/faq');
  await pageReady(page);
  const {opened, open: release} = gate();
  await page.route('**/premium', async (route) => {
    await opened;
    await route.continue();
  });
  await page.evaluate(() => {
    const {report} = window as unknown as {report: (after: number) => void};
    const begun = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#nprogress .bar')) return;
      observer.disconnect();
      report(performance.now() - begun);
    }).observe(document.body, {childList: true});
    document.querySelector<HTMLElement>('footer a[href="/premium"]')?.click();
  });
  await expect.poll(() => shown).toHaveLength(1);
  expect(shown[0]).toBeGreaterThanOrEqual(200);
  release();
  await page.waitForURL('**/premium');
});

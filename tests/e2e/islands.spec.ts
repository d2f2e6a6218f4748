import type {Page} from '@playwright/test';
import {variables} from '../../src/facts/variables';
import {
  changeResponse,
  exceptionsIn,
  expect,
  holdBack,
  openPage,
  test,
  waitForIslands,
  waitForPageScript,
} from './fixtures';

const islandScripts = /\/assets\/js\/island-[^/]+\.js$/;

// The test of crashes replaces `codeToReplace` in the island's script, and changes a field so that the island renders again.
// `hasEntry` tells whether the island shows an entry of the reader instead of its initial value.
const islandPages = [
  {
    address: '/get-started',
    message: 'The invite builder could not be loaded.',
    codeToReplace: 'children:"Optional permissions"',
    enter: (page: Page) => page.locator('label:has([name=preset][value=minimal])').click(),
    fieldToChange: '[name=preset][value=full]',
    hasEntry: async (page: Page) => !(await page.locator('[name=preset][value=recommended]').isChecked()),
  },
  {
    address: '/docs/extras/variables',
    message: 'The playground could not be loaded.',
    codeToReplace: 'children:"What members see"',
    enter: (page: Page) => page.getByRole('textbox', {name: 'Your text'}).fill('Mine'),
    fieldToChange: 'island-playground textarea',
    hasEntry: async (page: Page) =>
      (await page.getByRole('textbox', {name: 'Your text'}).inputValue()).startsWith('Mine'),
  },
] as const;

const failureAlert = (page: Page, message: string) => page.getByRole('alert').filter({hasText: message});
const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click();
const crashHeading = (page: Page) => page.getByRole('heading', {name: 'This page crashed.'});

test('the playground keeps text that the reader enters before it has loaded, and the focus', async ({page}) => {
  const release = await holdBack(page, islandScripts);
  await page.goto('/docs/extras/variables', {waitUntil: 'commit'});
  await waitForPageScript(page);
  const field = page.getByRole('textbox', {name: 'Your text'});
  await page.getByRole('combobox', {name: 'Where the text goes'}).selectOption({index: 1});
  await field.fill('Mine, {server.name}');
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
  release();
  await waitForIslands(page);
  await expect(field).toHaveValue('Mine, {server.name}');
  await expect(field).toBeFocused();
  await expect(page.getByRole('combobox', {name: 'Where the text goes'})).not.toHaveValue('message');
  await expect(page.locator('article figure').first()).toContainText(`Mine, ${variables.sample.server}`);
  await expect(page.getByRole('status').filter({hasText: 'Loading'})).toBeHidden();
});

for (const {address, message, codeToReplace, enter, fieldToChange, hasEntry} of islandPages) {
  test(`${address} reports that its island failed to load, and Retry loads it once`, async ({page, complaints}) => {
    await page.route(islandScripts, (route) => route.abort());
    await page.goto(address);
    await expect(failureAlert(page, message)).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await page.unroute(islandScripts);
    const resourceTypes: string[] = [];
    page.on('request', (request) => resourceTypes.push(request.resourceType()));
    await page.getByRole('button', {name: 'Retry', exact: true}).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await waitForIslands(page);
    await expect(failureAlert(page, message)).toBeHidden();
    await expect(page).not.toHaveTitle('Page Error');
    // React's script and the island's.
    expect(resourceTypes.filter((type) => type === 'script')).toHaveLength(2);
    expect(exceptionsIn(complaints)).toEqual([]);
  });

  test(`${address} reloads on Retry when a new version of the site has replaced its island`, async ({page}) => {
    await changeResponse(page, address, (body) => body.replace(/(island-[\w-]+\.)\w+(?=\.js)/, '$1former'), 1);
    await page.goto(address);
    await expect(failureAlert(page, message)).toBeVisible();
    await press(page, 'Retry');
    await waitForIslands(page);
    await expect(page).not.toHaveTitle('Page Error');
  });

  test(`${address} reports that its island crashed, and Try again keeps what the reader entered`, async ({page}) => {
    const crashingCode = '(()=>{if(window.mended)return"Mended";throw Error("planted")})()';
    await changeResponse(page, islandScripts, (body) => body.replace(codeToReplace, `children:${crashingCode}`));
    await page.goto(address);
    await expect(crashHeading(page)).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await page.getByText('Message for a report').click();
    await expect(page.getByText('>: planted')).toBeVisible();
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await press(page, 'Try again');
    await expect(page.getByText('Mended', {exact: true})).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');

    await enter(page);
    await expect.poll(() => hasEntry(page)).toBe(true);
    // The changed field renders the island, which crashes again.
    await page.evaluate((selector) => {
      Object.assign(window, {mended: false});
      const field = document.querySelector<HTMLElement>(selector);
      if (!(field instanceof HTMLTextAreaElement)) return field?.click();
      field.setRangeText(' again', field.value.length, field.value.length);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }, fieldToChange);
    await expect(crashHeading(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, {mended: true}));
    await press(page, 'Try again');
    await expect(page.getByText('Mended', {exact: true})).toBeVisible();
    await expect.poll(() => hasEntry(page)).toBe(true);
  });
}

test('a progress bar appears once a page takes 200 ms to load, until loading stops', async ({page}) => {
  // Records events inside the page, because Playwright's calls wait for a pending navigation.
  const events: string[] = [];
  await page.exposeFunction('record', (event: string) => void events.push(event));
  await openPage(page, '/faq');
  const release = await holdBack(page, '**/known-issues');
  await page.evaluate(() => {
    const {record} = window as unknown as {record: (event: string) => void};
    const followLink = () => document.querySelector<HTMLElement>('footer a[href="/known-issues"]')?.click();
    const waysToStop = [
      () => stop(),
      () => dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})),
      () => dispatchEvent(new PageTransitionEvent('pageshow')),
    ];
    let startTime = performance.now();
    let isShown = false;
    new MutationObserver(() => {
      const wasShown = isShown;
      isShown = document.querySelector('#nprogress .bar') !== null;
      if (isShown === wasShown) return;
      if (isShown) {
        record(performance.now() - startTime >= 200 ? 'shown' : 'shown too early');
        const stopLoading = waysToStop.shift();
        if (stopLoading) stopLoading();
        else record('end');
        return;
      }
      record('gone');
      startTime = performance.now();
      followLink();
    }).observe(document.body, {childList: true});
    followLink();
  });
  await expect.poll(() => events.at(-1)).toBe('end');
  expect(events).toEqual(['shown', 'gone', 'shown', 'gone', 'shown', 'gone', 'shown', 'end']);
  release();
  await page.waitForURL('**/known-issues');
});

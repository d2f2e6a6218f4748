import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {product} from '../../src/facts/product';
import {clientNavigate, expect, ready, test, withApplication} from './fixtures';

const build = path.join(__dirname, '../../build');

/** Addresses that are close to a page but are none. */
const wrong = ['/nope', '/docs/Introduction/x', '/docs/modules', '/FAQ', '/documents', '/404'];

/** Spellings of a page's address, and its true one. */
const spellings = [
  ['/docs/introduction', '/docs/Introduction'],
  ['/docs/introduction.html', '/docs/Introduction'],
  ['/docs/Introduction/index.html', '/docs/Introduction'],
  ['/docs/', '/docs'],
  ['/premium.html', '/premium'],
  ['/index.html', '/'],
] as const;

const notFound = `${product.name} looked. Nothing here.`;

test.describe('an address that is no page', () => {
  test('is not found, on the way within the application', async ({page}) => {
    await page.goto('/faq');
    for (const address of wrong) {
      await clientNavigate(page, address);
      await expect(page.getByRole('heading', {level: 1}), address).toHaveText(notFound);
      expect(new URL(page.url()).pathname).toBe(address);
      // So that the next one has to say it anew.
      await clientNavigate(page, '/faq');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
    }
  });

  test('is not found when it is loaded, and stays in the address bar', async ({page}) => {
    await page.goto('/docs/modules/poll');
    await ready(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
    expect(new URL(page.url()).pathname).toBe('/docs/modules/poll');
  });

  test('stays not found when a host that ignores case sends the page', async ({page}) => {
    const body = await readFile(path.join(build, 'faq/audio.html'), 'utf8');
    await page.route('**/faq/AUDIO', (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto('/faq/AUDIO');
    await withApplication(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
  });
});

test.describe('another spelling of an address', () => {
  test('leads to the true one, on the way within the application', async ({page, complaints}) => {
    await page.goto('/known-issues');
    for (const [spelling, address] of spellings) {
      await clientNavigate(page, `${spelling}?a=b#c`);
      await page.waitForURL((url) => url.pathname + url.search + url.hash === `${address}?a=b#c`);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical, spelling).toHaveAttribute('href', `https://${product.domain}${address}`);
      await expect(page.getByRole('heading', {level: 1}), spelling).not.toHaveText(notFound);
      await clientNavigate(page, '/known-issues');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Known issues');
    }
    expect(complaints).toEqual([]);
  });

  test('does not add a step to go back over', async ({page}) => {
    await page.goto('/known-issues');
    await ready(page);
    await clientNavigate(page, '/docs/introduction');
    await page.waitForURL('**/docs/Introduction');
    await page.goBack();
    await page.waitForURL('**/known-issues');
  });

  test("the footer's link to the documentation leads to its true address", async ({page}) => {
    await page.goto('/faq');
    await ready(page);
    await page.locator('footer').getByRole('link', {name: 'Documentation'}).click();
    await page.waitForURL('**/docs/Introduction');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  });

  test('leads on from a host that cannot redirect', async ({page}) => {
    const body = await readFile(path.join(build, 'docs/introduction/index.html'), 'utf8');
    await page.route('**/docs/introduction?*', (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto('/docs/introduction?a=b#c');
    await page.waitForURL((url) => url.pathname + url.search + url.hash === '/docs/Introduction?a=b#c');
  });
});

test.describe('on a host that does not redirect', () => {
  for (const [spelling, address] of [
    ['/index.html', '/'],
    ['/docs.html', '/docs'],
    ['/get-started.html', '/get-started'],
  ] as const) {
    test(`${spelling} shows its page once, at ${address}`, async ({page, complaints}) => {
      const body = await readFile(path.join(build, spelling), 'utf8');
      await page.route(`**${spelling}*`, (route) => route.fulfill({contentType: 'text/html', body}));
      // The application once took such pages over in one of two loads only.
      for (let loads = 0; loads < 2; loads++) {
        await page.goto('about:blank');
        await page.goto(`${spelling}?a=b#c`);
        await withApplication(page);
        await expect(page.locator('h1')).toHaveCount(1);
        const {pathname, search, hash} = new URL(page.url());
        expect(pathname + search + hash).toBe(`${address}?a=b#c`);
      }
      expect(complaints).toEqual([]);
    });
  }
});

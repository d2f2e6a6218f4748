import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {product} from '../../src/facts/product';
import {guide} from '../modules';
import {expect, goOn, ready, test} from './fixtures';

const build = path.join(__dirname, '../../build');

const notFound = `${product.name} looked. Nothing here.`;

test.describe('an address that is no page', () => {
  test('is not found when it is loaded, and stays in the address bar', async ({page}) => {
    await page.goto(guide.slice(0, -1));
    await ready(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
    expect(new URL(page.url()).pathname).toBe(guide.slice(0, -1));
  });
});

test.describe('another spelling of an address', () => {
  test('does not add a step to go back over', async ({page}) => {
    await page.goto('/known-issues');
    await ready(page);
    await goOn(page, '/docs/introduction');
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
      for (let loads = 0; loads < 2; loads++) {
        await page.goto('about:blank');
        await page.goto(`${spelling}?a=b#c`);
        await ready(page);
        await expect(page.locator('h1')).toHaveCount(1);
        const {pathname, search, hash} = new URL(page.url());
        expect(pathname + search + hash).toBe(`${address}?a=b#c`);
      }
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('where a part of the page script fails', () => {
  /** The menu, the search and the banner answer. */
  async function answers(page: Page): Promise<void> {
    await page.getByRole('button', {name: 'Next announcement'}).click();
    await expect(page.locator('site-banner [data-slide]').nth(1)).not.toHaveAttribute('inert');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
  }

  test('the rest of it works', async ({page, complaints}) => {
    await page.addInitScript(() => {
      const define = customElements.define.bind(customElements);
      customElements.define = (name, ...rest) => {
        if (name === 'page-contents') throw new Error('planted');
        define(name, ...rest);
      };
    });
    await page.goto(guide);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
    await answers(page);
    expect(complaints).toEqual(['exception: planted']);
  });

  test('an address that browsers refuse to write changes nothing', async ({page, complaints}) => {
    const body = await readFile(path.join(build, 'faq.html'), 'utf8');
    await page.route('**//faq*', (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto('http://127.0.0.1:3210//faq#50%');
    await ready(page);
    await answers(page);
    expect(complaints).toEqual([]);
  });

  test('a page that was saved works from its file', async ({page, complaints}, info) => {
    const html = await readFile(path.join(build, 'faq.html'), 'utf8');
    const file = info.outputPath('faq.html');
    await mkdir(path.dirname(file), {recursive: true});
    // As browsers save it: with the paths of files, and without its policy.
    const saved = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/(?<=(?:src|href)=)(?=\/(?:assets|img|favicon))/g, build);
    await writeFile(file, saved);
    await page.goto(`file://${file}#50%`);
    await ready(page);
    await answers(page);
    expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
  });
});

import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {root} from '../../src/build/root';
import {guideRoute, someModule} from '../helpers/someModules';
import {exceptionsIn, expect, openPage, test} from './fixtures';

const buildFolder = path.join(root, 'build');

test.describe('the alias /docs/introduction', () => {
  test('adds no history entry', async ({page}) => {
    await openPage(page, '/known-issues');
    await openPage(page, '/docs/introduction');
    await page.waitForURL('**/docs/Introduction');
    await page.goBack();
    await page.waitForURL('**/known-issues');
  });

  test('redirects with a page of its own on hosts without redirects, and keeps query and hash', async ({page}) => {
    const body = await readFile(path.join(buildFolder, 'docs/introduction/index.html'), 'utf8');
    await page.route('**/docs/introduction?*', (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto('/docs/introduction?a=b#c');
    await page.waitForURL((url) => url.pathname + url.search + url.hash === '/docs/Introduction?a=b#c');
  });
});

test('a page at the path of its file corrects its address on hosts without redirects', async ({page, complaints}) => {
  for (const filePath of ['/index.html', '/docs.html', '/get-started.html']) {
    const body = await readFile(path.join(buildFolder, filePath), 'utf8');
    await page.route(`**${filePath}*`, (route) => route.fulfill({contentType: 'text/html', body}));
    await openPage(page, `${filePath}?a=b#c`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveURL(`${filePath.replace(/index\.html|\.html/, '')}?a=b#c`);
  }
  expect(complaints).toEqual([]);
});

test.describe('the page script', () => {
  /** Uses the banner and opens the search. */
  async function expectWorkingPage(page: Page): Promise<void> {
    await page.getByRole('button', {name: 'Next announcement'}).click();
    await expect(page.locator('site-banner [data-slide]').nth(1)).not.toHaveAttribute('inert');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
  }

  test('keeps working when a custom element fails to start', async ({page, complaints}) => {
    await page.addInitScript(() => {
      const define = customElements.define.bind(customElements);
      customElements.define = (name, ...options) => {
        if (name === 'page-contents') throw new Error('planted');
        define(name, ...options);
      };
    });
    await page.goto(guideRoute);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
    await expectWorkingPage(page);
    expect(complaints).toEqual(['Error: planted']);
  });

  test('repairs the query and hash of a link that a chat or mail program changed', async ({page}) => {
    await openPage(page, `/get-started?ref=mail&amp;with=${someModule.key}).#main;`);
    await expect(page).toHaveURL(`/get-started?ref=mail&with=${someModule.key}#main`);
    await expect(page.locator(`[name=with][value=${someModule.key}]`)).toBeChecked();
  });

  test('works at an address with a double slash and an invalid hash', async ({page, complaints, baseURL}) => {
    const body = await readFile(path.join(buildFolder, 'faq.html'), 'utf8');
    await page.route('**//faq*', (route) => route.fulfill({contentType: 'text/html', body}));
    await openPage(page, `${baseURL}//faq#50%`);
    await expectWorkingPage(page);
    expect(complaints).toEqual([]);
  });

  test('works in a page that was saved to a file', async ({page, complaints}, info) => {
    const html = await readFile(path.join(buildFolder, 'faq.html'), 'utf8');
    const file = info.outputPath('faq.html');
    await mkdir(path.dirname(file), {recursive: true});
    // Browsers save a page with local paths: `src=/assets/…` → `src=/home/…/build/assets/…`. The policy would block these.
    const saved = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/(?<=(?:src|href)=)(?=\/(?:assets|img|favicon))/g, buildFolder);
    await writeFile(file, saved);
    await openPage(page, `file://${file}#50%`);
    await expectWorkingPage(page);
    expect(exceptionsIn(complaints)).toEqual([]);
  });
});

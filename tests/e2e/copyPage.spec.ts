import type {Page} from '@playwright/test';
import {markdownCopyPath} from '../../src/shared/routing/markdownCopies';
import {guide} from '../modules';
import {expect, goOn, ready, test} from './fixtures';

const GUIDE = guide;

const copy = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'});

/** What the footer of a document says of the copying. */
const said = (page: Page) => page.locator('.theme-doc-footer').locator('[aria-live]');

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the whole page as Markdown', () => {
  test('is copied as its file has it, of the page that is shown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(GUIDE);
    await ready(page);
    await copy(page).click();
    await expect(said(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(await (await page.request.get(markdownCopyPath(GUIDE))).text());

    const next = '/faq/audio';
    await goOn(page, next);
    await expect(page).toHaveURL(next);
    await expect(copy(page)).toHaveAttribute('data-copy-file', markdownCopyPath(next));
    await copy(page).click();
    await expect(said(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(await (await page.request.get(markdownCopyPath(next))).text());
  });

  test('is copied by browsers that take no promise, too', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await page.goto(GUIDE);
    await ready(page);
    await copy(page).click();
    await expect(said(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(await (await page.request.get(markdownCopyPath(GUIDE))).text());
  });

  for (const [reason, plant] of Object.entries<(page: Page) => Promise<unknown>>({
    'there is no clipboard': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined})),
    'its file does not come': (page) => page.route('**/*.md', (route) => route.abort()),
    'its file is gone': (page) => page.route('**/*.md', (route) => route.fulfill({status: 404, body: 'planted'})),
  })) {
    test(`says what to do where ${reason}`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await plant(page);
      await page.goto(GUIDE);
      await ready(page);
      await copy(page).click();
      await expect(said(page)).toContainText('Copying failed. Choose “View as Markdown”');
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', markdownCopyPath(GUIDE));
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('can be viewed, and no button promises more', async ({page}) => {
      await page.goto(GUIDE);
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
      await expect(copy(page)).toBeHidden();
    });
  });
});

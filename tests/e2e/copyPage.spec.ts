import type {Page} from '@playwright/test';
import {markdownCopyPath} from '../../src/lib/addresses';
import {guideRoute} from '../helpers/someModules';
import {clipboardText, expect, openPage, test} from './fixtures';

const markdownRoute = markdownCopyPath(guideRoute);
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'});

/** The message in the footer that says whether copying worked. */
const message = (page: Page) => page.locator('.theme-doc-footer').locator('[aria-live]');

test.describe('the button "Copy page as Markdown"', () => {
  test("copies the page's Markdown file", async ({page}) => {
    await openPage(page, guideRoute);
    await copyButton(page).click();
    await expect(message(page)).toHaveText('Copied');
    expect(await clipboardText(page)).toBe(await (await page.request.get(markdownRoute)).text());
  });

  for (const [reason, breakCopying] of Object.entries<(page: Page) => Promise<unknown>>({
    'there is no clipboard': (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined})),
    'its file is gone': (page) => page.route('**/*.md', (route) => route.fulfill({status: 404, body: 'planted'})),
  })) {
    test(`reports an error and says what to do when ${reason}`, async ({page}) => {
      await breakCopying(page);
      await openPage(page, guideRoute);
      await copyButton(page).click();
      await expect(message(page)).toContainText('Copying failed. Choose “View as Markdown”');
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', markdownRoute);
    });
  }
});

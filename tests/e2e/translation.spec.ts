/** Translators and other extensions change the text nodes of a page while its islands run. */
import type {Locator, Page} from '@playwright/test';
import {translatePage} from '../helpers/translatePage';
import {expect, holdBack, openPage, test, waitForIslands, waitForPageScript} from './fixtures';

const crashHeading = (page: Page) => page.getByRole('heading', {name: 'This page crashed.'});

/** Clicks elements with a frame after each, without scrolling to them as Playwright would. */
const clickAll = (elements: Locator) =>
  elements.evaluateAll(async (targets) => {
    for (const element of targets as HTMLElement[]) {
      element.click();
      await new Promise(requestAnimationFrame);
    }
  });

async function expectNoFaults(page: Page, complaints: readonly string[]): Promise<void> {
  await expect(page.locator('[translate=no] font')).toHaveText([]);
  // React warns that the page changed before it hydrated. It then renders again.
  expect(complaints.filter((complaint) => !complaint.includes('React error #418'))).toEqual([]);
}

const visitsByMoment: Record<string, (page: Page, address: string) => Promise<void>> = {
  'before its island loads': async (page, address) => {
    const release = await holdBack(page, '**/island-*.js');
    await page.goto(address, {waitUntil: 'commit'});
    await waitForPageScript(page);
    await page.evaluate(translatePage);
    release();
    await waitForIslands(page);
  },
  'after its island loads': async (page, address) => {
    await openPage(page, address);
    await page.evaluate(translatePage);
  },
};

for (const [moment, visit] of Object.entries(visitsByMoment)) {
  test(`the invite builder works on a page that is translated ${moment}`, async ({page, complaints}) => {
    await visit(page, '/get-started');
    const main = page.getByRole('main');
    /** For each group, the numbers in its heading ("3 of 4"), then its ticked and all boxes: `3 4 3 4` */
    const counts = () =>
      main.locator('[role=group]').evaluateAll((groups) =>
        groups.flatMap((group) => {
          const [, shownCount, total] = /(\d+) of (\d+)/.exec(group.textContent) ?? [];
          const boxes = [...group.querySelectorAll<HTMLInputElement>('[name=with]')];
          const ticked = boxes.filter(({checked}) => checked).length;
          return shownCount === undefined || boxes.length === 0
            ? []
            : [`${shownCount} ${total} ${ticked} ${boxes.length}`];
        }),
      );
    const wrongCounts = async () => (await counts()).filter((line) => !/^(\d+) (\d+) \1 \2$/.test(line));
    expect((await counts()).length).toBeGreaterThan(1);

    for (const selector of ['[name=preset]', '[name=with]', '#summary input', '#summary summary']) {
      await clickAll(main.locator(selector));
      await expect(crashHeading(page)).toHaveCount(0);
      await expect.poll(wrongCounts).toEqual([]);
    }
    const link = await main.locator('#summary a[href*="permissions="]').first().getAttribute('href');
    const integer = new URL(link ?? '').searchParams.get('permissions') ?? '';
    await expect(main.locator('#summary').getByText(integer, {exact: true})).toHaveAttribute('translate', 'no');
    await expectNoFaults(page, complaints);
  });

  test(`the playground works on a page that is translated ${moment}`, async ({page, complaints}) => {
    await visit(page, '/docs/extras/variables');
    const island = page.locator('island-playground');
    const field = page.getByRole('textbox', {name: 'Your text'});
    const preview = page.locator('article figure').first();
    for (const text of ['{user.nam}', 'Hello', '', '{user.name|upper} {server.name}', '{', 'One\n\nTwo {nope}']) {
      await field.fill(text);
      await expect(crashHeading(page)).toHaveCount(0);
    }
    await field.fill('Now {server.name}');
    await expect(preview).toContainText(/Now \S/);
    const place = page.getByRole('combobox', {name: 'Where the text goes'});
    for (let index = (await place.locator('option').count()) - 1; index >= 0; index--) {
      await place.selectOption({index});
      await expect(crashHeading(page)).toHaveCount(0);
    }
    for (const box of await island.getByRole('checkbox').all()) {
      await box.click();
      await box.click();
    }
    await clickAll(island.locator('button'));
    await page.keyboard.press('Escape');
    await expect(crashHeading(page)).toHaveCount(0);
    await field.fill('Then {server.name}');
    await expect(preview).toContainText(/Then \S/);
    await expectNoFaults(page, complaints);
  });
}

/** Translators and other extensions change the text nodes of a page while its islands run. */
import type {Page} from '@playwright/test';
import {translatePage} from '../translate';
import {expect, holdBack, openPage, pageReady, ready, test} from './fixtures';

const crashed = (page: Page) => page.getByRole('heading', {name: 'This page crashed.'});

const translatedNames = (page: Page): Promise<string[]> =>
  page.locator('[translate=no] font').evaluateAll((all) => all.map((font) => font.textContent));

/** Leaves out React's warning that the page changed before it hydrated. It then renders again. */
const others = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !complaint.includes('React error #418'));

const open: Record<string, (page: Page, address: string) => Promise<void>> = {
  'before its island loads': async (page, address) => {
    const release = await holdBack(page, '**/island-*.js');
    await page.goto(address, {waitUntil: 'commit'});
    await pageReady(page);
    await page.evaluate(translatePage);
    release();
    await ready(page);
  },
  'after its island loads': async (page, address) => {
    await openPage(page, address);
    await page.evaluate(translatePage);
  },
};

for (const [moment, visit] of Object.entries(open)) {
  test(`the invite builder works on a page that is translated ${moment}`, async ({page, complaints}) => {
    await visit(page, '/get-started');
    const main = page.getByRole('main');
    const clickAll = async (selector: string) => {
      await main.locator(selector).evaluateAll(async (all) => {
        for (const element of all as HTMLElement[]) {
          element.click();
          await new Promise(requestAnimationFrame);
        }
      });
      await expect(crashed(page)).toHaveCount(0);
      await expect.poll(wrongCounts).toEqual([]);
    };
    /** Compares the heading of each group, such as `3 of 4`, with its boxes. */
    const counts = () =>
      main.locator('[role=group]').evaluateAll((all) =>
        all.flatMap((group) => {
          const [, shownCount, total] = /(\d+) of (\d+)/.exec(group.textContent) ?? [];
          const inside = [...group.querySelectorAll<HTMLInputElement>('[name=with]')];
          const ticked = inside.filter(({checked}) => checked).length;
          return shownCount === undefined || inside.length === 0
            ? []
            : [`${shownCount} ${total} ${ticked} ${inside.length}`];
        }),
      );
    const wrongCounts = async () => (await counts()).filter((line) => !/^(\d+) (\d+) \1 \2$/.test(line));
    expect((await counts()).length).toBeGreaterThan(1);

    await clickAll('[name=preset]');
    await clickAll('[name=with]');
    await clickAll('#summary input');
    await clickAll('#summary summary');
    const search = main.getByRole('searchbox');
    await search.fill('zzz');
    await search.fill('p');
    await search.fill('');
    await expect(crashed(page)).toHaveCount(0);
    const link = await main.locator('#summary a[href*="permissions="]').first().getAttribute('href');
    const integer = new URL(link ?? '').searchParams.get('permissions') ?? '';
    await expect(main.locator('#summary').getByText(integer, {exact: true})).toHaveAttribute('translate', 'no');
    expect(await translatedNames(page)).toEqual([]);
    expect(others(complaints)).toEqual([]);
  });

  test(`the playground works on a page that is translated ${moment}`, async ({page, complaints}) => {
    await visit(page, '/docs/extras/variables');
    const island = page.locator('island-playground');
    const field = page.getByRole('textbox', {name: 'Your text'});
    const preview = page.locator('article figure').first();
    for (const text of ['{user.nam}', 'Hello', '', '{user.name|upper} {server.name}', '{', 'One\n\nTwo {nope}']) {
      await field.fill(text);
      await expect(crashed(page)).toHaveCount(0);
    }
    await field.fill('Now {server.name}');
    await expect(preview).toContainText(/Now \S/);
    const place = page.getByRole('combobox', {name: 'Where the text goes'});
    for (let index = (await place.locator('option').count()) - 1; index >= 0; index--) {
      await place.selectOption({index});
      await expect(crashed(page)).toHaveCount(0);
    }
    for (const box of await island.getByRole('checkbox').all()) {
      await box.click();
      await box.click();
    }
    await island.locator('button').evaluateAll(async (all) => {
      for (const button of all as HTMLElement[]) {
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await page.keyboard.press('Escape');
    await expect(crashed(page)).toHaveCount(0);
    await field.fill('Then {server.name}');
    await expect(preview).toContainText(/Then \S/);
    expect(await translatedNames(page)).toEqual([]);
    expect(others(complaints)).toEqual([]);
  });
}

import type {Page} from '@playwright/test';
import {product} from '../../src/facts/product';
import {chromiumOptions} from '../helpers/chromiumOptions';
import {otherModule} from '../helpers/someModules';
import {budgetOverruns, islandBudgets, servedFile, weightOf} from '../helpers/pageWeight';
import {expect, openPage, test, collectRequests} from './fixtures';

// The pointer of the headless shell starts over the banner, which would load its slider.
test.use({launchOptions: chromiumOptions, viewport: {width: 360, height: 780}});

const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const [route, budget] of Object.entries(islandBudgets)) {
  test(`${route} stays within its budget, and its island leaves out a fact that it does not show`, async ({page}) => {
    const requests = collectRequests(page);
    await openPage(page, route);
    await waitForFonts(page);
    const files = [...new Set(requests.map(servedFile))];
    const sizeOf = (extension: string) => weightOf(files.filter((file) => file.endsWith(extension)));
    const sizes = {all: weightOf(files), script: sizeOf('.js'), styles: sizeOf('.css')};
    expect(budgetOverruns(route, sizes, budget)).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => page.request.get(file));
    const code = (await Promise.all((await Promise.all(scripts)).map((response) => response.text()))).join('\n');
    expect(code).toContain(product.name);
    // The module's file has this path beside facts that the island shows.
    expect(code).not.toContain(`/guilds/{guild_id}/${otherModule.key}`);
  });
}

import {product} from '../../src/facts/product';
import {launch} from '../browser';
import {otherModule} from '../modules';
import {firstLoad, islands, NOT_FOUND, overBudget, servedFile, sum} from '../weight';
import {expect, openPage, test, watchRequests, watchScripts} from './fixtures';

// Chromium's headless shell requests no favicon.
test.use({launchOptions: launch, viewport: {width: 360, height: 780}});

// routes.spec.ts checks all other pages in the headless shell.
for (const route of ['/', NOT_FOUND]) {
  test(`${route} requests only files that its HTML and styles name`, async ({page}) => {
    const requests = watchRequests(page);
    await openPage(page, route);
    await page.waitForLoadState('networkidle');
    const {script, styles, other} = firstLoad(route);
    const files = requests.map(servedFile);
    expect(files.filter((file) => ![...script, ...styles, ...other].includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining([...script, ...styles]));
  });
}

for (const [route, budget] of Object.entries(islands)) {
  test(`${route} stays within its budget, and its island leaves out a fact that it does not show`, async ({page}) => {
    const requests = watchRequests(page);
    const code = watchScripts(page);
    await openPage(page, route);
    await page.waitForLoadState('networkidle');
    const files = [...new Set(requests.map(servedFile))];
    const sizeOf = (extension: string) => sum(files.filter((file) => file.endsWith(extension)));
    expect(overBudget(route, {all: sum(files), script: sizeOf('.js'), styles: sizeOf('.css')}, budget)).toEqual([]);
    expect(await code()).toContain(product.name);
    // The module's file has this path beside facts that the island shows.
    expect(await code()).not.toContain(`/guilds/{guild_id}/${otherModule.key}`);
  });
}

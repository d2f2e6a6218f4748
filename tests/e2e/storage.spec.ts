import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {privacy} from '../../src/facts/privacy';
import {root} from '../root';
import {apiPage, guide, someModule} from '../modules';
import {expect, openPage, test} from './fixtures';

/** Controls that no page may have, by a pattern that finds them in HTML. They store something. */
const optionalControls = [
  {html: /<color-mode[ >]/, selector: 'color-mode button'},
  {html: /<page-tabs[^>]* data-group=/, selector: 'page-tabs[data-group] [role=tab][aria-selected=false]'},
];

test('the facts about privacy list everything that the site stores in the browser, and nothing else', async ({
  page,
}) => {
  await openPage(page, apiPage);
  await page.getByRole('button', {name: 'Next announcement'}).click();
  await page.locator('sample-choice label').last().click();
  await page.getByRole('button', {name: 'Close announcements'}).click();
  await openPage(page, '/get-started');
  await page.locator('#first-steps').getByRole('checkbox').first().check();

  await openPage(page, '/faq');
  await page.keyboard.press('/');
  await page.keyboard.type(someModule.title);
  await page.locator('.search-results a[data-chosen]').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${guide}*`);

  const build = path.join(root, 'build');
  const files = globSync('**/*.html', {cwd: build});
  for (const {html, selector} of optionalControls) {
    const file = files.find((name) => html.test(readFileSync(path.join(build, name), 'utf8')));
    if (file === undefined) continue;
    await openPage(page, `/${file.replace(/(?:index)?\.html$/, '')}`);
    await page.locator(selector).first().click();
  }

  const stored = await page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((where) =>
      Object.keys(window[where]).map((key) => `${where} ${key}`),
    ),
  );
  // The list names groups of tabs without their group.
  const keys = stored.map((key) => key.replace(/(?<=docusaurus\.tab)\..*/, ''));
  keys.push('sessionStorage search');
  expect(new Set(keys), 'the list in src/facts/privacy.ts').toEqual(
    new Set(privacy.siteStorage.map(({key, where}) => `${where} ${key}`)),
  );
});

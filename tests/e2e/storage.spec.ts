import {privacy} from '../../src/facts/privacy';
import {apiPageRoute, guideRoute, someModule} from '../helpers/someModules';
import {expect, openPage, test} from './fixtures';

test('the facts about privacy list exactly what the site stores in the browser', async ({page}) => {
  await openPage(page, apiPageRoute);
  await page.getByRole('button', {name: 'Next announcement'}).click();
  await page.getByRole('tab', {selected: false}).first().click();
  await page.getByRole('button', {name: 'Close announcements'}).click();
  await openPage(page, '/get-started');
  await page.locator('#first-steps').getByRole('checkbox').first().check();

  await openPage(page, '/faq');
  await page.keyboard.press('/');
  await page.keyboard.type(someModule.title);
  await page.locator('.search-results a[data-chosen]').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${guideRoute}*`);

  // Missing while the config sets `disableSwitch`.
  const colorMode = page.locator('color-mode button');
  if ((await colorMode.count()) > 0) await colorMode.click();

  const stored = await page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((where) =>
      Object.keys(window[where]).map((key) => `${where} ${key}`),
    ),
  );
  expect(new Set(stored), 'the list in src/facts/privacy.ts').toEqual(
    new Set(privacy.siteStorage.map(({key, where}) => `${where} ${key}`)),
  );
});

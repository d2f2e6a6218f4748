import path from 'node:path';
import {product} from '../../src/facts/product';
import {root} from '../../src/build/root';
import {otherGuideRoute} from '../helpers/someModules';
import {expect, openPage, test} from './fixtures';
import {layoutShifts, watchLayoutShift} from './layoutMeasures';

test('an address with broken percent-encoding opens a not-found page with working links', async ({
  page,
  complaints,
}) => {
  const address = '/docs/%E0%A4%A';
  // The answer of real hosts. The server of these tests answers addresses that it can't decode with its own error page.
  const notFound = {status: 404, path: path.join(root, 'build/404.html')};
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill(notFound),
  );
  await openPage(page, address);
  await expect(page).toHaveTitle(`Page not found | ${product.name}`);
  await page.getByRole('main').getByRole('link', {name: 'Go to the front page'}).click();
  await page.waitForURL('**/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(product.tagline);
  expect(complaints.filter((complaint) => !/status 404|status of 404/.test(complaint))).toEqual([]);
});

test('the not-found page lists three pages, the closest first, and keeps its layout and address', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await watchLayoutShift(page);
  const misspelled = otherGuideRoute.slice(0, -1);
  await page.goto(misspelled);
  await expect(page.getByRole('main').locator('code')).toHaveText(misspelled);
  const suggested = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(suggested).toHaveCount(3);
  await expect(suggested.first()).toHaveAttribute('href', otherGuideRoute);
  await expect(page).toHaveTitle(`Page not found | ${product.name}`);
  await expect(page).toHaveURL(misspelled);
  expect(await layoutShifts(page)).toEqual([]);
});

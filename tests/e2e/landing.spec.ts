import {inviteLink} from '../../src/facts/derived/invites';
import {expect, openPage, test} from './fixtures';
import {scrollWidth} from './layoutMeasures';

for (const [address, width, height] of [
  ['/', 1366, 650],
  ['/', 360, 640],
  ['/get-started', 390, 844],
] as const) {
  test(`${address} shows an invite without scrolling, and a low banner, at ${width} x ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openPage(page, address);
    // The beginning of every invite: without its permissions, which are the last character here, `0`.
    await expect(page.locator(`main a[href^="${inviteLink(0n).slice(0, -1)}"]`).first()).toBeInViewport({ratio: 1});
    const banner = await page.getByRole('region', {name: 'Announcements'}).boundingBox();
    if (width >= 390) expect(banner?.height).toBeLessThanOrEqual(88);
  });
}

test('the front page fits a phone with text at double size', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await scrollWidth(page)).toBe(360);
});

import {legal} from '../../src/facts/legal';
import {platform} from '../../src/facts/platform';
import {product} from '../../src/facts/product';
import {expect, test} from './fixtures';

test('the footer is dark and has a logo of 64 by 64 px', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveClass(/footer--dark/);
  const logo = footer.getByRole('img', {name: product.name});
  await logo.scrollIntoViewIfNeeded();
  expect(await logo.evaluate((image) => [image.clientWidth, image.clientHeight])).toEqual([64, 64]);
});

test('the footer leads to the eight pages of the specification', async ({page}) => {
  await page.goto('/');
  const own = page.getByRole('contentinfo').locator('a[href^="/"]');
  expect(await own.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/get-started',
    '/premium',
    '/docs/introduction',
    '/faq',
    '/known-issues',
    '/documents/changelog',
    '/documents/privacy-policy',
    '/documents/terms-of-service',
  ]);
});

test('the footer leads to the four profiles, and says that they leave the site', async ({page}) => {
  await page.goto('/');
  for (const [name, address] of Object.entries({
    Reddit: product.profiles.reddit,
    Twitch: product.profiles.twitch,
    X: product.profiles.x,
    Instagram: product.profiles.instagram,
  })) {
    const link = page.getByRole('contentinfo').getByRole('link', {name: `${name} (leaves this site)`, exact: true});
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('the footer says whose it is and whose it is not', async ({page}) => {
  await page.goto('/');
  const line = page.getByRole('contentinfo').getByText(`© ${legal.copyrightYear} ${product.name}.`);
  await expect(line).toContainText(platform.affiliationNotice);
});

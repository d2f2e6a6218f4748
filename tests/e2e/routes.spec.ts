import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSources} from '../../src/checks/sources/read';
import {product} from '../../src/facts/product';
import {aliases} from '../../src/rules/routing/aliases';
import {routes} from '../../src/rules/routing/routes';
import {violations} from '../axe';
import {expect, ready, scrollWidth, test} from './fixtures';

const siteDir = path.join(__dirname, '../..');

/** Titles that the pages in Markdown ask for, by address. */
async function readTitles(): Promise<Map<string, string>> {
  const {pages} = await readSources(siteDir);
  return new Map(pages.map(({permalink, frontMatter}) => [permalink, String(frontMatter.title)]));
}

/** Read once for all tests of a worker. */
const titles = readTitles();

test('the built pages are those of the table, the not-found page, and redirects for hosts without', () => {
  const build = path.join(siteDir, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'));
  expect(files.sort()).toEqual(
    [
      ...routes.map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)),
      '404.html',
      ...Object.keys(aliases).map((alias) => `${alias.slice(1)}/index.html`),
    ].sort(),
  );
});

test('the sitemap lists the pages of the table', () => {
  const sitemap = readFileSync(path.join(siteDir, 'build/sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(routes.map((route) => new URL(route, `https://${product.domain}`).href).sort());
});

/** Pages of one folder are of one kind; the first of each is looked at on a desk, too, where only the frame is another. */
const kindOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || route;
const firstOfKind = new Set(
  routes.filter((route, index) => routes.findIndex((it) => kindOf(it) === kindOf(route)) === index),
);

for (const route of routes) {
  test(`${route} is a page that everyone can use, on a phone and on a desk`, async ({page, complaints}) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await ready(page);

    await expect(page.locator('h1')).toHaveCount(1);
    const heading = (await page.locator('h1').innerText()).trim();
    expect(heading).not.toBe('');
    const wanted = (await titles).get(route);
    if (wanted === undefined) {
      await expect(page).toHaveTitle(new RegExp(` \\| ${product.name}$`));
    } else {
      await expect(page).toHaveTitle(`${wanted} | ${product.name}`);
      expect(heading).toBe(wanted);
    }

    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `https://${product.domain}${route}`);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(110);
    expect(description?.length).toBeLessThanOrEqual(160);

    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      if (width === 360 || firstOfKind.has(route)) expect(await violations(page), `at ${width} px`).toEqual([]);
      expect(await scrollWidth(page), `at ${width} px`).toBe(width);
    }
    await page.setViewportSize({width: 320, height: 800});
    expect(await scrollWidth(page), 'at 320 px').toBe(320);

    expect(complaints).toEqual([]);
  });
}

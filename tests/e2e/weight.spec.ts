import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {routes} from '../../src/shared/routing/routes';
import {launch} from '../browser';
import {applicationReady, expect, pageReady, test} from './fixtures';

// The whole browser: its headless shell asks for no icon.
test.use({launchOptions: launch});

/** What a first visit on a phone weighs at most, in kilobytes as a host that compresses sends them. */
interface Mark {
  all: number;
  script: number;
  styles: number;
}

const DOCUMENT: Mark = {all: 50, script: 7, styles: 13};
const API: Mark = {all: 56, script: 7, styles: 13};
const FRONT: Mark = {all: 50, script: 8, styles: 12};
/** With the addresses of all pages, of which the closest is found: they grow with the site. */
const MISSING: Mark = {all: 50, script: 8, styles: 12};

/** Marks of pages that are applications, which bring more by themselves. */
const applications: Readonly<Record<string, Mark>> = {
  '/get-started': {all: 161, script: 126, styles: 14},
  '/docs/extras/variables': {all: 188, script: 147, styles: 14},
};

const build = path.join(__dirname, '../../build');
const NOT_FOUND = '/404';

const markOf = (route: string): Mark => {
  if (route === NOT_FOUND) return MISSING;
  if (['/', '/premium'].includes(route)) return FRONT;
  return route.startsWith('/docs/api') ? API : DOCUMENT;
};

const weighed = new Map<string, number>();

/** Kilobytes of a file of the build, by its address. */
function weigh(address: string): number {
  const known = weighed.get(address);
  if (known !== undefined) return known;
  const body = readFileSync(path.join(build, address));
  const bytes = /\.(?:woff2|png)$/.test(address)
    ? body.length
    : brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length;
  weighed.set(address, bytes / 1024);
  return bytes / 1024;
}

const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** Addresses of all that a page asks for by itself: its HTML, what that names, and pictures that its styles can name. */
function firstLoad(route: string): {script: string[]; styles: string[]; other: string[]} {
  const html = load(readFileSync(path.join(build, fileOf(route)), 'utf8'));
  const named = (selector: string, attribute: string): string[] =>
    html(selector)
      .toArray()
      .map((element) => html(element).attr(attribute) ?? '');
  const script = named('script[src]', 'src');
  const styles = named('link[rel=stylesheet]', 'href');
  const pictures = styles.flatMap((sheet) => [
    ...readFileSync(path.join(build, sheet), 'utf8').matchAll(/url\(["']?(\/(?:img|assets)\/[^"')]+\.(?:svg|png))/g),
  ]);
  const other = [
    fileOf(route),
    ...named('link[rel=preload]', 'href'),
    ...named('img:not([loading=lazy])', 'src'),
    ...pictures.map(([, address = '']) => address),
  ];
  return {script, styles, other: [...new Set(other)]};
}

const sum = (addresses: readonly string[]): number => addresses.reduce((total, address) => total + weigh(address), 0);

/** What of a load is over its mark. */
function over(route: string, load: Mark, mark: Mark): string[] {
  const keys = (Object.keys(mark) as (keyof Mark)[]).filter((key) => load[key] > mark[key]);
  return keys.map((key) => `${route}: ${key} ${load[key].toFixed(1)} KB, mark ${mark[key]}`);
}

test('every document is light', () => {
  const heavy = [...routes, NOT_FOUND]
    .filter((route) => !(route in applications))
    .flatMap((route) => {
      const {script, styles, other} = firstLoad(route);
      const load = {all: sum([...script, ...styles, ...other]), script: sum(script), styles: sum(styles)};
      return over(route, load, markOf(route));
    });
  expect(heavy).toEqual([]);
});

/** Addresses of all that the browser asks for, from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Opens a page as a phone does, and waits for all that it brings by itself. */
async function open(page: Page, route: string): Promise<void> {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto(route);
  await (route in applications ? applicationReady(page) : pageReady(page));
  await page.waitForLoadState('networkidle');
}

/** The file that is served at an address. */
const served = (address: string): string => (path.extname(address) ? address : fileOf(address));

for (const route of ['/', '/premium', '/docs/modules/polls', '/docs/api/general', '/known-issues', NOT_FOUND]) {
  test(`${route} asks for what its HTML and styles name, and for nothing else`, async ({page}) => {
    const asked = watchRequests(page);
    await open(page, route);
    const {script, styles, other} = firstLoad(route);
    expect(asked.map(served).filter((address) => ![...script, ...styles, ...other].includes(address))).toEqual([]);
    // What stands in the HTML is asked for at once; pictures of styles only where they show.
    expect(asked).toEqual(expect.arrayContaining([...script, ...styles]));
  });
}

for (const [route, mark] of Object.entries(applications)) {
  test(`${route} is as light as it can be`, async ({page}) => {
    const asked = watchRequests(page);
    await open(page, route);
    const files = [...new Set(asked.map(served))];
    const of = (ending: string) => sum(files.filter((file) => file.endsWith(ending)));
    expect(over(route, {all: sum(files), script: of('.js'), styles: of('.css')}, mark)).toEqual([]);
  });
}

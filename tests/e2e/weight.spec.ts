import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '@playwright/test';
import {moduleKeys} from '../../src/facts/types';
import {expect, hydrated, test} from './fixtures';

/** What a page weighs at most, in kilobytes: all of its first load, and what of it is script, styles and pictures. */
interface Mark {
  all: number;
  script: number;
  styles: number;
  images: number;
}

/** The aims are 175 in all and 16 of styles; until then nothing makes it heavier unnoticed. */
const GUIDE: Mark = {all: 180, script: 140, styles: 19, images: 30};
const API: Mark = {all: 200, script: 140, styles: 18, images: 30};
const FRONT: Mark = {all: 190, script: 140, styles: 16, images: 30};
/** The aim is 16 of styles here, too. */
const TOOL: Mark = {all: 190, script: 140, styles: 21, images: 30};

/** Kilobytes of what a first visit on a phone loads, as a host that compresses it sends it. */
async function firstLoad(page: Page, address: string): Promise<Mark> {
  const loads: Promise<{type: string; bytes: number}>[] = [];
  page.on('response', (response) => {
    loads.push(
      response.body().then((body) => ({
        type: response.request().resourceType(),
        bytes: /\.(?:woff2|png)$/.test(new URL(response.url()).pathname)
          ? body.length
          : brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}).length,
      })),
    );
  });
  await page.setViewportSize({width: 360, height: 780});
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(loads);
  const kilobytes = (some: typeof all) => some.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;
  const of = (wanted: string) => kilobytes(all.filter(({type}) => type === wanted));
  return {all: kilobytes(all), script: of('script'), styles: of('stylesheet'), images: of('image')};
}

function expectWithin(load: Mark, mark: Mark): void {
  const over = (Object.keys(mark) as (keyof Mark)[]).filter((key) => load[key] >= mark[key]);
  expect(over.map((key) => `${key}: ${load[key].toFixed(1)} KB, mark ${mark[key]}`)).toEqual([]);
}

for (const [name, folder, mark] of [
  ['guide', '/docs/modules', GUIDE],
  ['page of the API', '/docs/api/modules', API],
] as const) {
  test(`the largest ${name} is light`, async ({page, request}) => {
    const sizes = await Promise.all(
      moduleKeys.map(async (key) => ({
        address: `${folder}/${key}`,
        size: (await (await request.get(`${folder}/${key}`)).body()).length,
      })),
    );
    const largest = sizes.reduce((most, it) => (it.size > most.size ? it : most));
    expectWithin(await firstLoad(page, largest.address), mark);
  });
}

for (const [address, mark] of [
  ['/', FRONT],
  ['/get-started', FRONT],
  ['/premium', FRONT],
  ['/docs/extras/variables', TOOL],
  ['/known-issues', TOOL],
] as const) {
  test(`${address} is light`, async ({page}) => {
    expectWithin(await firstLoad(page, address), mark);
  });
}

/** Addresses of the scripts and stylesheets that the HTML of a page names. */
async function namedIn(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return Array.from(html.matchAll(/(?:src|href)=(\/assets\/(?:js|css)\/[^ >]+)/g), ([, asset = '']) => asset);
}

for (const [address, assets] of [
  ['/', /\.(?:js|css)$/],
  ['/premium', /\.(?:js|css)$/],
  ['/docs/modules/polls', /\.(?:js|css)$/],
  ['/docs/api/modules/polls', /\.(?:js|css)$/],
  // Its script asks for the names of all pages when it knows which was not found.
  ['/404', /\.css$/],
] as const) {
  test(`${address} names all that it needs in its HTML: nothing comes late`, async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(address);
    await hydrated(page);
    const named = await namedIn(page, address);
    expect(named.length).toBeGreaterThan(4);
    expect(loaded.filter((it) => assets.test(it)).sort()).toEqual(named.filter((it) => assets.test(it)).sort());
  });
}

test('a rule is in one stylesheet only, so that its place among others is the same on every way to a page', async ({
  page,
  request,
}) => {
  const addresses = [
    '/',
    '/get-started',
    '/premium',
    '/docs/modules/polls',
    '/docs/api/modules/polls',
    '/known-issues',
  ];
  const named = await Promise.all(addresses.map((address) => namedIn(page, address)));
  const files = [...new Set(named.flat().filter((it) => it.endsWith('.css')))];
  const classes = await Promise.all(
    files.map(async (file) => {
      const css = await (await request.get(file)).text();
      return [...new Set(Array.from(css.matchAll(/(?:^|\})\.([a-z\d]+_(?!_)[\w-]{4})\{/gi), ([, name = '']) => name))];
    }),
  );
  const all = classes.flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

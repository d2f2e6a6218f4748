import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from '@playwright/test';
import {moduleKeys} from '../../src/facts/types';
import {expect, hydrated, test} from './fixtures';

/** What a page weighs at most, in kilobytes: all of its first load, and what of it is script. */
interface Mark {
  all: number;
  script: number;
}

/** The aim is 175 in all; until then nothing makes it heavier unnoticed. */
const GUIDE: Mark = {all: 182, script: 140};
const LANDING: Mark = {all: 190, script: 140};
const API: Mark = {all: 200, script: 140};

/** Kilobytes of what a first visit on a phone loads, as a host that compresses it sends it. */
async function firstLoad(page: Page, address: string): Promise<Mark> {
  const loads: Promise<{script: boolean; bytes: number}>[] = [];
  page.on('response', (response) => {
    loads.push(
      response.body().then((body) => ({
        script: response.request().resourceType() === 'script',
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
  return {all: kilobytes(all), script: kilobytes(all.filter(({script}) => script))};
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
    const {all, script} = await firstLoad(page, largest.address);
    expect(all).toBeLessThan(mark.all);
    expect(script).toBeLessThan(mark.script);
  });
}

for (const address of ['/', '/get-started', '/premium', '/docs/extras/variables', '/known-issues']) {
  test(`${address} is light`, async ({page}) => {
    const {all, script} = await firstLoad(page, address);
    expect(all).toBeLessThan(LANDING.all);
    expect(script).toBeLessThan(LANDING.script);
  });
}

import type {Browser} from '@playwright/test';
import type {Bench, Measurement} from '../bench';
import {withNewPage} from '../browser';
import {changelog, guide} from '../pages';
import {siteTitles, type SiteName} from '../sites/types';
import {kilobytes, withMark} from '../table';
import {trafficOf, type Traffic} from './traffic';

/** How long what comes by itself is waited for, in milliseconds. */
const WINDOW_MS = 10_000;

/** The most a page should load, in kilobytes. */
interface Mark {
  all: number;
  script?: number;
  styles: number;
}

const DOCUMENT: Mark = {all: 50, script: 7, styles: 13};
const API: Mark = {all: 56, script: 7, styles: 13};
const FRONT: Mark = {all: 50, script: 8, styles: 12};

/** A page and the site it is looked at on. */
interface Load {
  site: SiteName;
  page: string;
  address: string;
  mark?: Mark;
}

/**
 * What a page loads in ten seconds on a phone without a touch.
 *
 * @param address - The page's full address.
 */
export function firstLoad(browser: Browser, address: string): Promise<Traffic> {
  return withNewPage(browser, {device: 'phone'}, (page, session) =>
    trafficOf(page, session, async () => {
      await page.goto(address);
      await page.waitForTimeout(WINDOW_MS);
    }),
  );
}

function loadsOf({apiPage}: Bench): Load[] {
  const site = 'ours';
  return [
    {site, page: 'guide', address: guide, mark: DOCUMENT},
    {site, page: 'landing', address: '/', mark: FRONT},
    {site, page: 'API page, the largest', address: apiPage, mark: API},
    {site, page: 'changelog', address: changelog, mark: DOCUMENT},
    {site, page: 'known issues', address: '/known-issues', mark: DOCUMENT},
    {site, page: 'premium', address: '/premium', mark: FRONT},
    {site, page: '404', address: '/no-such-page', mark: FRONT},
    {site, page: 'get started', address: '/get-started', mark: {all: 161, styles: 14}},
    {site, page: 'variables', address: '/docs/extras/variables', mark: {all: 188, styles: 14}},
    {site: 'stock', page: 'guide', address: guide},
    {site: 'stock', page: 'API page, the largest', address: apiPage},
    {site: 'starlight', page: 'guide', address: guide},
    {site: 'starlight', page: 'API page, the largest', address: apiPage},
    {site: 'handwritten', page: 'guide', address: guide},
  ];
}

/** Bytes of first loads. */
export const bytes: Measurement = {
  name: 'bytes',
  run: async (bench) => {
    const rows: string[][] = [];
    for (const {site, page, address, mark} of loadsOf(bench)) {
      const origin = bench.origins[site];
      if (origin !== undefined) {
        const traffic = await firstLoad(bench.browser, origin + address);
        const cell = (value: number, most?: number) => withMark(kilobytes(value), value / 1024, most);
        rows.push([
          `${siteTitles[site]}: ${page}`,
          cell(traffic.all, mark?.all),
          cell(traffic.script, mark?.script),
          cell(traffic.styles, mark?.styles),
          cell(traffic.html),
          cell(traffic.ahead),
        ]);
      }
    }
    return [
      {
        title: 'First load',
        note: 'KB of 1,024 bytes over the wire, without headers: all that comes within ten seconds without a touch, 360 px wide, nothing cached. "Ahead" is what of it was fetched for a later page.',
        head: ['page', 'all', 'script', 'styles', 'HTML', 'ahead'],
        rows,
      },
    ];
  },
};

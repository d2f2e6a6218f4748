import {withNewPhonePage} from './browser';
import type {SentResponse} from './server';
import {apiPageRoute, generatedSites, guideRoute, siteNames, type SiteName} from './sites';
import {kilobytes, type Measurement} from './table';

/** Milliseconds to wait for everything a page loads by itself. */
const LOAD_MS = 10_000;
const totalBytes = (responses: readonly SentResponse[]): number => responses.reduce((sum, {bytes}) => sum + bytes, 0);

export const measureBytes: Measurement = async ({browser, servedSites}) => {
  const pages: (readonly [site: SiteName, name: string, route: string])[] = [
    ...siteNames.map((site) => [site, 'guide', guideRoute] as const),
    ...generatedSites.map((site) => [site, 'API page', apiPageRoute] as const),
    ['this site', 'landing', '/'],
    ['this site', 'changelog', '/documents/changelog'],
    ['this site', 'premium', '/premium'],
    ['this site', '404', '/no-such-page'],
    ['this site', 'get started', '/get-started'],
    ['this site', 'variables', '/docs/extras/variables'],
  ];
  const rows: string[][] = [];
  for (const [site, name, route] of pages) {
    const {origin, sent} = servedSites[site];
    sent.length = 0;
    await withNewPhonePage(browser, {}, async (page) => {
      await page.goto(origin + route);
      await page.waitForTimeout(LOAD_MS);
    });
    const ofType = (mediaType: string): SentResponse[] => sent.filter(({type}) => type === mediaType);
    const prefetched = sent.filter((response) => response.prefetched);
    const responseColumns = [sent, ofType('text/javascript'), ofType('text/css'), ofType('text/html'), prefetched];
    rows.push([`${site}: ${name}`, ...responseColumns.map((column) => kilobytes(totalBytes(column)).toFixed(1))]);
  }
  return {
    title: 'First load',
    note: 'KB (1,024 bytes) over the wire, without headers, in the first ten seconds on a phone, with an empty cache and no input. "Prefetched" is the part for later pages.',
    head: ['page', 'all', 'script', 'styles', 'HTML', 'prefetched'],
    rows,
  };
};

import {withNewPage} from './browser';
import type {Sent} from './server';
import {apiPage, generatedSites, guide, siteNames, type SiteName} from './sites';
import {kilobytes, type Measurement} from './table';

/** How long what comes by itself is waited for, in milliseconds. */
const WINDOW_MS = 10_000;
/** How long a reader stays on a page of a visit, in milliseconds: what is fetched ahead comes. */
const STAY_MS = 3000;

/** Guides that stand beside the first in the sidebar of each generated site. */
const NEXT_GUIDES = ['tickets', 'giveaways', 'welcoming', 'logging'].map((name) => `/docs/modules/${name}`);

const sum = (answers: readonly Sent[]): number => answers.reduce((bytes, answer) => bytes + answer.bytes, 0);

/** Bytes of first loads. */
export const bytes: Measurement = async ({browser, served}) => {
  const loads: (readonly [site: SiteName, page: string, address: string])[] = [
    ...siteNames.map((site) => [site, 'guide', guide] as const),
    ...generatedSites.map((site) => [site, 'API page', apiPage] as const),
    ['this site', 'landing', '/'],
    ['this site', 'changelog', '/documents/changelog'],
    ['this site', 'premium', '/premium'],
    ['this site', '404', '/no-such-page'],
    ['this site', 'get started', '/get-started'],
    ['this site', 'variables', '/docs/extras/variables'],
  ];
  const rows: string[][] = [];
  for (const [site, name, address] of loads) {
    const {origin, sent} = served[site];
    sent.length = 0;
    await withNewPage(browser, {device: 'phone'}, async (page) => {
      await page.goto(origin + address);
      await page.waitForTimeout(WINDOW_MS);
    });
    const ofType = (wanted: string): Sent[] => sent.filter(({type}) => type === wanted);
    const ahead = sent.filter((answer) => answer.ahead);
    const parts = [sent, ofType('text/javascript'), ofType('text/css'), ofType('text/html'), ahead];
    rows.push([`${site}: ${name}`, ...parts.map((part) => kilobytes(sum(part)))]);
  }
  return {
    title: 'First load',
    note: 'KB of 1,024 bytes over the wire, without headers: all that comes within ten seconds without a touch, 360 px wide, nothing cached. "Ahead" is what of it was fetched for a later page.',
    head: ['page', 'all', 'script', 'styles', 'HTML', 'ahead'],
    rows,
  };
};

/** Bytes of a visit of five pages. */
export const visit: Measurement = async ({browser, served}) => {
  const rows: string[][] = [];
  for (const site of generatedSites) {
    const {origin, sent} = served[site];
    sent.length = 0;
    const sums = await withNewPage(browser, {device: 'desktop'}, async (page) => {
      await page.goto(origin + guide);
      await page.waitForTimeout(STAY_MS);
      const reached = [sum(sent)];
      for (const address of NEXT_GUIDES) {
        await page.locator(`a[href^="${address}"]:visible`).first().click();
        await page.waitForURL(({pathname}) => pathname.startsWith(address));
        await page.waitForTimeout(STAY_MS);
        reached.push(sum(sent));
      }
      return reached;
    });
    rows.push([site, ...sums.map(kilobytes)]);
  }
  return {
    title: 'A visit of five pages',
    note: 'KB, without headers, that came so far after each of five guides, each clicked in the sidebar after three seconds, 1280 px wide.',
    head: ['site', 'first', 'second', 'third', 'fourth', 'fifth'],
    rows,
  };
};

import type {Browser} from '@playwright/test';
import {withNewPage} from './browser';
import {apiPage, generatedSites, guide, siteNames} from './sites';
import {median, type Measurement} from './table';

/** Until the largest paint no longer changes and pages have come to rest, in milliseconds after the load. */
const REST_MS = 5000;

/** Of a visit on a phone with a slow line, in milliseconds from its start. */
function paintsOf(browser: Browser, address: string): Promise<{first: number; largest: number}> {
  return withNewPage(browser, {device: 'phone', slowdown: 4, slowLine: true}, async (page) => {
    await page.addInitScript(() => {
      // Entries of this kind are only given to observers.
      new PerformanceObserver((list) => {
        Object.assign(globalThis, {benchLargest: list.getEntries().at(-1)?.startTime});
      }).observe({type: 'largest-contentful-paint'});
    });
    await page.goto(address);
    await page.waitForTimeout(REST_MS);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: (globalThis as {benchLargest?: number}).benchLargest ?? Number.NaN,
    }));
  });
}

/** First and largest paint of the guide. */
export const paint: Measurement = async ({browser, served, runs}) => {
  const sites = siteNames.map((site) => ({site, first: [] as number[], largest: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, first, largest} of sites) {
      const paints = await paintsOf(browser, served[site].origin + guide);
      first.push(paints.first);
      largest.push(paints.largest);
    }
  }
  const limit = sites.find(({site}) => site === 'hand-written');
  const compare = (values: readonly number[], limits: readonly number[] = []): string[] => {
    return [median(values).toFixed(0), (median(values) / median(limits)).toFixed(2)];
  };
  return {
    title: 'Paint of the guide',
    note: `Milliseconds from the start of the visit to the first and the largest paint on a phone: 1.6 Mbit/s, 150 ms, processor slowed 4 times; medians of ${runs}, the sites in turn. Beside them: how many times the hand-written page's.`,
    head: ['site', 'first', 'times', 'largest', 'times'],
    rows: sites.map(({site, first, largest}) => [
      site,
      ...compare(first, limit?.first),
      ...compare(largest, limit?.largest),
    ]),
  };
};

/** An event of Chromium's trace, as far as it is read here: the Trace Event Format. Times in microseconds. */
type TraceEvent = Record<'pid' | 'tid' | 'ts', number> & {
  name: string;
  dur?: number;
  args?: {data?: {url?: string}};
};

/**
 * The longest task of a page's main thread from the arrival of its document on, in milliseconds. From a trace, because the
 * page itself is not told of all that its browser does.
 *
 * @throws Error when the trace does not show the page.
 */
function longestTask(events: readonly TraceEvent[], address: string): number {
  const arrival = events.find(({name, args}) => name === 'CommitLoad' && args?.data?.url === address);
  if (arrival === undefined) throw new Error(`The trace does not show the arrival of ${address}.`);
  const durations = events
    .filter(({name, pid, tid}) => name.endsWith('RunTask') && pid === arrival.pid && tid === arrival.tid)
    // The task in which the document arrives begins a little earlier.
    .filter(({ts, dur = 0}) => ts + dur >= arrival.ts)
    .map(({dur = 0}) => dur / 1000);
  return Math.max(...durations);
}

/** The longest tasks of the main thread. */
export const tasks: Measurement = async ({browser, served, runs}) => {
  const pages = [
    ...siteNames.map((site) => ({site, name: 'guide', path: guide})),
    ...generatedSites.map((site) => ({site, name: 'API page', path: apiPage})),
  ].map((page) => ({...page, longest: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, path, longest} of pages) {
      const address = served[site].origin + path;
      await withNewPage(browser, {device: 'phone', slowdown: 4}, async (page) => {
        await browser.startTracing(page, {categories: ['toplevel', 'devtools.timeline']});
        await page.goto(address);
        await page.waitForTimeout(REST_MS);
        const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
        longest.push(longestTask(trace.traceEvents, address));
      });
    }
  }
  return {
    title: 'Tasks of the main thread',
    note: `The longest task until five seconds after the load in milliseconds, phone, processor slowed 4 times, network as it is; medians of ${runs}, the pages in turn.`,
    head: ['page', 'longest'],
    rows: pages.map(({site, name, longest}) => [`${site}: ${name}`, median(longest).toFixed(0)]),
  };
};

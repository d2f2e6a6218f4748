import type {Browser} from '@playwright/test';
import {withNewPhonePage} from './browser';
import {apiPageRoute, generatedSites, guideRoute, siteNames} from './sites';
import {median, type Measurement} from './table';

/** Milliseconds after the load until the largest paint and the main thread are stable. */
const SETTLE_MS = 5000;

/** Visits a page on a slow phone. Times are in milliseconds from the start of the visit. */
function paintTimesOf(browser: Browser, address: string): Promise<{first: number; largest: number}> {
  return withNewPhonePage(browser, {slowdown: 4, slowNetwork: true}, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(globalThis, {benchLargest: list.getEntries().at(-1)?.startTime});
      }).observe({type: 'largest-contentful-paint'});
    });
    await page.goto(address);
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: (globalThis as {benchLargest?: number}).benchLargest ?? Number.NaN,
    }));
  });
}

export const measurePaint: Measurement = async ({browser, served, runs}) => {
  const siteResults = siteNames.map((site) => ({site, firstPaints: [] as number[], largestPaints: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, firstPaints, largestPaints} of siteResults) {
      const paints = await paintTimesOf(browser, served[site].origin + guideRoute);
      firstPaints.push(paints.first);
      largestPaints.push(paints.largest);
    }
  }
  const baseline = siteResults.find(({site}) => site === 'hand-written');
  const medianAndFactor = (values: readonly number[], baselineValues: readonly number[] = []): string[] => {
    return [median(values).toFixed(0), (median(values) / median(baselineValues)).toFixed(2)];
  };
  return {
    title: 'Paint of the guide',
    note: `Milliseconds to the first and largest paint on a phone with 1.6 Mbit/s, 150 ms of latency and a processor slowed 4 times, and each as a multiple of the hand-written page's: medians of ${runs} runs, with the sites taking turns.`,
    head: ['site', 'first', 'factor', 'largest', 'factor'],
    rows: siteResults.map(({site, firstPaints, largestPaints}) => [
      site,
      ...medianAndFactor(firstPaints, baseline?.firstPaints),
      ...medianAndFactor(largestPaints, baseline?.largestPaints),
    ]),
  };
};

/** The properties we read of an event in Chromium's trace (Trace Event Format). Times are in microseconds. */
type TraceEvent = Record<'pid' | 'tid' | 'ts', number> & {
  name: string;
  dur?: number;
  args?: {data?: {url?: string}};
};

/** Returns milliseconds. Reads a trace, because the page itself can't observe all of the browser's work. */
function longestTask(events: readonly TraceEvent[], address: string): number {
  const arrival = events.find(({name, args}) => name === 'CommitLoad' && args?.data?.url === address);
  if (arrival === undefined) throw new Error(`The trace does not show the arrival of ${address}.`);
  const durations = events
    .filter(({name, pid, tid}) => name.endsWith('RunTask') && pid === arrival.pid && tid === arrival.tid)
    // The task that receives the document starts a little earlier.
    .filter(({ts, dur = 0}) => ts + dur >= arrival.ts)
    .map(({dur = 0}) => dur / 1000);
  return Math.max(...durations);
}

export const measureLongestTasks: Measurement = async ({browser, served, runs}) => {
  const pages = [
    ...siteNames.map((site) => ({site, name: 'guide', path: guideRoute})),
    ...generatedSites.map((site) => ({site, name: 'API page', path: apiPageRoute})),
  ].map((page) => ({...page, longestTasks: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, path, longestTasks} of pages) {
      const address = served[site].origin + path;
      await withNewPhonePage(browser, {slowdown: 4}, async (page) => {
        await browser.startTracing(page, {categories: ['toplevel', 'devtools.timeline']});
        await page.goto(address);
        await page.waitForTimeout(SETTLE_MS);
        const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
        longestTasks.push(longestTask(trace.traceEvents, address));
      });
    }
  }
  return {
    title: 'Tasks of the main thread',
    note: `Milliseconds of the longest task within five seconds of the load, on a phone with a processor slowed 4 times and a fast network: medians of ${runs} runs, with the pages taking turns.`,
    head: ['page', 'longest'],
    rows: pages.map(({site, name, longestTasks}) => [`${site}: ${name}`, median(longestTasks).toFixed(0)]),
  };
};

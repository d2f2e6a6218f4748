import {SETTLE_MS, withNewPhonePage} from './browser';
import {apiPageRoute, generatedSites, guideRoute, siteNames} from './sites';
import {median, type Measurement} from './table';

/** The properties we read of an event in Chromium's trace (Trace Event Format). Times are in microseconds. */
type TraceEvent = Record<'pid' | 'tid' | 'ts', number> & {
  name: string;
  dur?: number;
  args?: {data?: {url?: string}};
};

/** Returns milliseconds. Reads a trace, because the page itself can't observe all of the browser's work. */
function longestTaskDuration(events: readonly TraceEvent[], address: string): number {
  const commitLoad = events.find(({name, args}) => name === 'CommitLoad' && args?.data?.url === address);
  if (commitLoad === undefined) throw new Error(`The trace has no CommitLoad of ${address}.`);
  const durations = events
    // The task's name is "RunTask" or, in other versions, "ThreadControllerImpl::RunTask".
    .filter(({name, pid, tid}) => name.endsWith('RunTask') && pid === commitLoad.pid && tid === commitLoad.tid)
    // The task that receives the document starts a little earlier.
    .filter(({ts, dur = 0}) => ts + dur >= commitLoad.ts)
    .map(({dur = 0}) => dur / 1000);
  return Math.max(...durations);
}

export const measureLongestTasks: Measurement = async ({browser, servedSites, runs}) => {
  const pages = [
    ...siteNames.map((site) => ({site, name: 'guide', route: guideRoute})),
    ...generatedSites.map((site) => ({site, name: 'API page', route: apiPageRoute})),
  ].map((page) => ({...page, longestDurations: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, route, longestDurations} of pages) {
      const address = servedSites[site].origin + route;
      await withNewPhonePage(browser, {slowdown: 4}, async (page) => {
        await browser.startTracing(page, {categories: ['toplevel', 'devtools.timeline']});
        await page.goto(address);
        await page.waitForTimeout(SETTLE_MS);
        const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
        longestDurations.push(longestTaskDuration(trace.traceEvents, address));
      });
    }
  }
  return {
    title: 'Tasks of the main thread',
    note: `Milliseconds of the longest task within ${SETTLE_MS / 1000} seconds of the load, on a phone with a processor slowed 4 times and a fast network: medians of ${runs} runs, with the pages taking turns.`,
    head: ['page', 'longest'],
    rows: pages.map(({site, name, longestDurations}) => [`${site}: ${name}`, median(longestDurations).toFixed(0)]),
  };
};

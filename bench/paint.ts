import type {Browser} from '@playwright/test';
import {SETTLE_MS, withNewPhonePage} from './browser';
import {guideRoute, siteNames} from './sites';
import {median, type Measurement} from './table';

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

export const measurePaint: Measurement = async ({browser, servedSites, runs}) => {
  const siteResults = siteNames.map((site) => ({site, firstPaints: [] as number[], largestPaints: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, firstPaints, largestPaints} of siteResults) {
      const paints = await paintTimesOf(browser, servedSites[site].origin + guideRoute);
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

import type {Browser} from '@playwright/test';
import {withNewPage} from './browser';
import {apiPage, generatedSites, guide, siteNames} from './sites';
import {median, type Measurement} from './table';

/** Until the largest paint no longer changes and pages have come to rest, in milliseconds after the load. */
const REST_MS = 5000;

/** What a browser tells of a paint or a long task: https://www.w3.org/TR/performance-timeline/. Times in milliseconds. */
type Entry = Pick<PerformanceEntry, 'name' | 'entryType' | 'startTime' | 'duration'>;

/** Visits a page on a phone with its processor slowed 4 times, and gives the entries of some types in their order. */
function entriesOf(browser: Browser, address: string, slowLine: boolean, types: string[]): Promise<Entry[]> {
  return withNewPage(browser, {device: 'phone', slowdown: 4, slowLine}, async (page) => {
    await page.addInitScript((entryTypes) => {
      const benchEntries: Entry[] = [];
      Object.assign(globalThis, {benchEntries});
      new PerformanceObserver((list) => {
        benchEntries.push(...list.getEntries().map((entry) => entry.toJSON() as Entry));
      }).observe({entryTypes});
    }, types);
    await page.goto(address);
    await page.waitForTimeout(REST_MS);
    return page.evaluate(() => (globalThis as unknown as {benchEntries: Entry[]}).benchEntries);
  });
}

/** First and largest paint of the guide. */
export const paint: Measurement = async ({browser, served, runs}) => {
  const sites = siteNames.map((site) => ({site, first: [] as number[], largest: [] as number[]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, first, largest} of sites) {
      const types = ['paint', 'largest-contentful-paint'];
      const entries = await entriesOf(browser, served[site].origin + guide, true, types);
      first.push(entries.find(({name}) => name === 'first-contentful-paint')?.startTime ?? Number.NaN);
      largest.push(entries.findLast(({entryType}) => entryType === types[1])?.startTime ?? Number.NaN);
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

// cspell:ignore longtask
/** The longest tasks of the main thread. */
export const tasks: Measurement = async ({browser, served, runs}) => {
  const pages = [
    ...siteNames.map((site) => ({site, name: 'guide', address: guide})),
    ...generatedSites.map((site) => ({site, name: 'API page', address: apiPage})),
  ].map((page) => ({...page, visits: [] as number[][]}));
  for (let run = 0; run < runs; run += 1) {
    for (const {site, address, visits} of pages) {
      const entries = await entriesOf(browser, served[site].origin + address, false, ['longtask']);
      visits.push(entries.map(({duration}) => duration));
    }
  }
  return {
    title: 'Tasks of the main thread',
    note: `Milliseconds until five seconds after the load, phone, processor slowed 4 times, network as it is: the longest task, and all that took 50 ms or more together; medians of ${runs}, the pages in turn.`,
    head: ['page', 'longest', 'together'],
    rows: pages.map(({site, name, visits}) => [
      `${site}: ${name}`,
      median(visits.map((tasks) => Math.max(0, ...tasks))).toFixed(0),
      median(visits.map((tasks) => tasks.reduce((sum, task) => sum + task, 0))).toFixed(0),
    ]),
  };
};

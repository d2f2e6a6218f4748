import type {Browser} from '@playwright/test';
import type {Measurement} from '../bench';
import {withNewPage, type Conditions} from '../browser';
import {guide} from '../pages';
import {siteNames, siteTitles} from '../sites/types';
import {median} from '../statistics';
import {withMark} from '../table';

const CONDITIONS: Conditions = {
  device: 'phone',
  slowdown: 4,
  network: {megabitsPerSecond: 1.6, latencyMs: 150},
};
/** Until the largest paint no longer changes, in milliseconds after the load. */
const SETTLE_MS = 3000;
/** The most that a time may be of the hand-written page's. */
const RATIO_MARK = 1.2;

/** Milliseconds from the start of a visit. */
interface Paints {
  first: number;
  largest: number;
}

async function paints(browser: Browser, address: string): Promise<Paints> {
  return withNewPage(browser, CONDITIONS, async (page) => {
    await page.goto(address);
    await page.waitForTimeout(SETTLE_MS);
    return page.evaluate(
      () =>
        new Promise<Paints>((resolve, reject) => {
          setTimeout(() => reject(new Error('Nothing was painted: does the page open in a browser?')), 5000);
          // Entries of this kind are only given to observers.
          new PerformanceObserver((list) =>
            resolve({
              first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
              largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
            }),
          ).observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
  });
}

/** First and largest paint of the guide. */
export const paint: Measurement = {
  name: 'paint',
  run: async ({browser, origins, runs}) => {
    const sites = siteNames.flatMap((name) => {
      const origin = origins[name];
      return origin === undefined ? [] : [{name, origin, times: [] as Paints[]}];
    });
    for (let run = 0; run < runs; run += 1) {
      for (const {origin, times} of sites) times.push(await paints(browser, origin + guide));
    }
    const medians = sites.map(({name, times}) => ({
      name,
      first: median(times.map(({first}) => first)),
      largest: median(times.map(({largest}) => largest)),
    }));
    const limit = medians.find(({name}) => name === 'handwritten');
    const ratio = (value: number, least: number | undefined, name: string): string => {
      if (least === undefined) return '';
      return withMark((value / least).toFixed(2), value / least, name === 'ours' ? RATIO_MARK : undefined);
    };
    return [
      {
        title: 'Paint of the guide',
        note: `Milliseconds from the start of the visit to the first and the largest paint on a phone: 1.6 Mbit/s, 150 ms, processor slowed 4 times; medians of ${runs}, the sites in turn. Beside them: how many times the hand-written page's.`,
        head: ['site', 'first', 'times', 'largest', 'times'],
        rows: medians.map(({name, first, largest}) => [
          siteTitles[name],
          first.toFixed(0),
          ratio(first, limit?.first, name),
          largest.toFixed(0),
          ratio(largest, limit?.largest, name),
        ]),
      },
    ];
  },
};

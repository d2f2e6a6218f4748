import type {Browser} from '@playwright/test';
import type {Measurement} from '../bench';
import {withNewPage} from '../browser';
import {guide} from '../pages';
import {siteNames, siteTitles} from '../sites/types';
import {median} from '../statistics';
import {withMark} from '../table';
import {mainThreadTasks, taskCategories, type Tasks, type TraceEvent} from '../trace';

const WINDOW_MS = 10_000;

async function tasksOf(browser: Browser, address: string): Promise<Tasks> {
  return withNewPage(browser, {device: 'phone', slowdown: 4}, async (page) => {
    await browser.startTracing(page, {categories: taskCategories});
    await page.goto(address);
    await page.waitForTimeout(WINDOW_MS);
    const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
    return mainThreadTasks(traceEvents, address, WINDOW_MS);
  });
}

/** Tasks of the main thread. */
export const tasks: Measurement = {
  name: 'tasks',
  run: async ({browser, origins, runs, apiPage}) => {
    const pages = [
      {page: 'guide', address: guide, mark: 100},
      {page: 'API page, the largest', address: apiPage, mark: 150},
    ].flatMap(({page, address, mark}) =>
      siteNames.flatMap((site) => {
        const origin = origins[site];
        // By hand, there is only the guide.
        if (origin === undefined || (site === 'handwritten' && address !== guide)) return [];
        const title = `${siteTitles[site]}: ${page}`;
        return [{title, address: origin + address, mark: site === 'ours' ? mark : undefined, found: [] as Tasks[]}];
      }),
    );
    for (let run = 0; run < runs; run += 1) {
      for (const {address, found} of pages) found.push(await tasksOf(browser, address));
    }
    return [
      {
        title: 'Tasks of the main thread',
        note: `Milliseconds in the first ten seconds, phone, processor slowed 4 times, network as it is: the longest task, and all together; medians of ${runs}, the pages in turn.`,
        head: ['page', 'longest', 'sum'],
        rows: pages.map(({title, mark, found}) => {
          const longest = median(found.map((tasks) => tasks.longest));
          return [
            title,
            withMark(longest.toFixed(0), longest, mark),
            median(found.map((tasks) => tasks.sum)).toFixed(0),
          ];
        }),
      },
    ];
  },
};

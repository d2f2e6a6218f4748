import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {startDevelopment} from '../../scripts/lib/developmentServer';
import type {Measurement} from '../bench';
import {withNewPage} from '../browser';
import {guide} from '../pages';
import {withWorkFolder} from '../paths';
import {copyProject} from '../sites/copy';
import {stockSource, writeStock} from '../sites/stock';
import {siteTitles} from '../sites/types';
import {median} from '../statistics';
import {withMark} from '../table';

/** How many times as long as the stock site ours may take to its first page. */
const START_MARK = 1.3;
/** Seconds until an edit shows. */
const MARKS = {page: 1, fact: 3};
/** About an hour of writing. The memory is compared between the edits of these numbers. */
const EDITS = 100;
const WARM = 20;
/** Each of so many edits is one of a fact, where there are facts. */
const FACT_EVERY = 5;

/** A text that one edits: each edit replaces what the one before planted. */
interface Source {
  file: string;
  /** The source with a sentence planted. */
  plant: (source: string, sentence: string) => string;
}

interface Site {
  title: string;
  prepare: (folder: string) => void;
  page: Source;
  fact?: Source;
}

interface Measured {
  start: number;
  page: number[];
  fact: number[];
  /** Megabytes of the server's process after the edits of these numbers. */
  memory: Map<number, number>;
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})) / 1024;

/** Seconds from the edit of a file until the page shows it. */
async function edited(page: Page, folder: string, {file, plant}: Source, original: string, sentence: string) {
  const start = performance.now();
  writeFileSync(join(folder, file), plant(original, sentence));
  await page.locator('main').getByText(sentence).locator('visible=true').first().waitFor();
  return seconds(start);
}

function measure(browser: Browser, site: Site): Promise<Measured> {
  return withWorkFolder(async (folder) => {
    site.prepare(folder);
    const start = performance.now();
    const server = await startDevelopment(folder);
    try {
      return await withNewPage(browser, {device: 'desktop'}, async (page) => {
        await page.goto(`${server.origin}${guide}`);
        await page.locator('main h1').waitFor();
        const measured: Measured = {start: seconds(start), page: [], fact: [], memory: new Map()};
        const {fact} = site;
        const sources = [site.page, ...(fact ? [fact] : [])];
        const originals = new Map(sources.map((source) => [source, readFileSync(join(folder, source.file), 'utf8')]));
        for (let count = 1; count <= EDITS; count += 1) {
          const source = fact && count % FACT_EVERY === 0 ? fact : site.page;
          const sentence = `Planted sentence number ${count}.`;
          const time = await edited(page, folder, source, originals.get(source) ?? '', sentence);
          measured[source === fact ? 'fact' : 'page'].push(time);
          if (count === WARM || count === EDITS) measured.memory.set(count, megabytesOf(server.pid));
        }
        return measured;
      });
    } finally {
      await server.stop();
    }
  });
}

/** What writing is like: the development server. */
export const development: Measurement = {
  name: 'development',
  explicit: true,
  run: async ({browser, text, write}) => {
    const atEnd = (source: string, sentence: string): string => `${source}\n${sentence}\n`;
    const sites: Site[] = [
      {
        title: siteTitles.stock,
        prepare: (folder) => writeStock(folder, text, write),
        page: {file: stockSource(text, guide), plant: atEnd},
      },
      {
        title: siteTitles.ours,
        prepare: copyProject,
        page: {file: `${guide.slice(1)}.mdx`, plant: atEnd},
        fact: {
          file: `src/facts${guide.slice('/docs'.length)}.ts`,
          plant: (source, sentence) => source.replace('summary: ', `summary: '${sentence} ' + `),
        },
      },
    ];
    const rows: string[][] = [];
    let stock: number | undefined;
    for (const site of sites) {
      const {start, page, fact, memory} = await measure(browser, site);
      stock ??= start;
      const times = start / stock;
      rows.push([
        site.title,
        start.toFixed(1),
        withMark(times.toFixed(2), times, START_MARK),
        withMark(median(page).toFixed(2), median(page), MARKS.page),
        fact.length === 0 ? '' : withMark(median(fact).toFixed(2), median(fact), MARKS.fact),
        (memory.get(WARM) ?? 0).toFixed(0),
        (memory.get(EDITS) ?? 0).toFixed(0),
      ]);
    }
    return [
      {
        title: 'Development',
        note: `Seconds from the start of the development server, nothing cached, to the first page of ${text.pages.length}, and how many times the stock site's; medians of seconds until the guide shows an edit of its page and of a fact; memory of the server in MB after ${WARM} edits and after ${EDITS}.`,
        head: ['site', 'start', 'times stock', 'page', 'fact', `MB after ${WARM}`, `after ${EDITS}`],
        rows,
      },
    ];
  },
};

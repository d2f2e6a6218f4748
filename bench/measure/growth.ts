import {join} from 'node:path';
import type {Bench, Measurement} from '../bench';
import {guide} from '../pages';
import {withWorkFolder} from '../paths';
import {copyProject} from '../sites/copy';
import {buildDocusaurus, type BuildUsage} from '../sites/docusaurus';
import {addGuides} from '../sites/moreGuides';
import {kilobytes, withMark} from '../table';
import {firstLoad} from './bytes';
import type {Traffic} from './traffic';

const COUNTS = [0, 100, 500, 2000];
/** The most bytes that a document may gain for each page added to the site. */
const MARK = 10;
/** More than Node.js allows by itself, which is too little for 2,000 pages. */
const HEAP_MEGABYTES = 12_288;

async function grown({host, browser}: Bench, count: number): Promise<BuildUsage & {traffic: Traffic}> {
  return withWorkFolder(async (folder) => {
    copyProject(folder);
    if (count > 0) addGuides(folder, count);
    console.log(`bench: building our site with ${count} more guides.`);
    const used = await buildDocusaurus(folder, HEAP_MEGABYTES);
    const {origins, stop} = await host.serve({ours: join(folder, 'build')});
    try {
      return {...used, traffic: await firstLoad(browser, `${origins.ours ?? ''}${guide}`)};
    } finally {
      await stop();
    }
  });
}

/** What a page gains when the site grows. */
export const growth: Measurement = {
  name: 'growth',
  explicit: true,
  run: async (bench) => {
    const rows: string[][] = [];
    let start: Traffic | undefined;
    for (const count of COUNTS) {
      const {traffic, wallSeconds, peakMegabytes} = await grown(bench, count);
      start ??= traffic;
      const gain = count === 0 ? undefined : (traffic.all - start.all) / count;
      rows.push([
        String(count),
        kilobytes(traffic.all),
        kilobytes(traffic.html),
        kilobytes(traffic.script),
        gain === undefined ? '' : withMark(gain.toFixed(1), gain, MARK),
        wallSeconds.toFixed(0),
        peakMegabytes.toFixed(0),
      ]);
    }
    return [
      {
        title: 'Growth',
        note: 'First load of the guide in KB when the site has more guides, and the bytes it gained for each of them; the seconds and the peak memory of the build.',
        head: ['more guides', 'all', 'HTML', 'script', 'bytes a page', 'build, seconds', 'peak memory, MB'],
        rows,
      },
    ];
  },
};

import type {Measurement} from '../bench';
import {withWorkFolder} from '../paths';
import {copyProject} from '../sites/copy';
import {buildDocusaurus, type BuildUsage} from '../sites/docusaurus';
import {writeStock} from '../sites/stock';
import {siteTitles} from '../sites/types';
import {median} from '../statistics';

/** Builds take long and vary little. */
const MOST_RUNS = 3;

/** What builds use. */
export const build: Measurement = {
  name: 'build',
  run: async ({runs, text, write}) => {
    const times = Math.min(runs, MOST_RUNS);
    const sites = [
      {title: siteTitles.ours, prepare: copyProject, used: [] as BuildUsage[]},
      {
        title: siteTitles.stock,
        prepare: (folder: string) => writeStock(folder, text, write),
        used: [] as BuildUsage[],
      },
    ];
    for (let run = 0; run < times; run += 1) {
      for (const {prepare, used} of sites) {
        await withWorkFolder(async (folder) => {
          prepare(folder);
          used.push(await buildDocusaurus(folder));
        });
      }
    }
    return [
      {
        title: 'Builds',
        note: `Cold builds of as many pages (${text.pages.length}) with the same bundler; medians of ${times}, the sites in turn. Seconds by the clock and of the processor, and the most memory at once.`,
        head: ['site', 'seconds', 'processor seconds', 'peak memory, MB'],
        rows: sites.map(({title, used}) => [
          title,
          median(used.map(({wallSeconds}) => wallSeconds)).toFixed(1),
          median(used.map(({userSeconds}) => userSeconds)).toFixed(1),
          median(used.map(({peakMegabytes}) => peakMegabytes)).toFixed(0),
        ]),
      },
    ];
  },
};

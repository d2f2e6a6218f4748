import {buildSite, generatedSites} from './sites';
import {median, type Measurement} from './table';

/** Builds take long and vary little. */
const MAX_RUNS = 3;

export const build: Measurement = ({runs}) => {
  const times = Math.min(runs, MAX_RUNS);
  const sites = generatedSites.map((site) => ({site, used: [] as ReturnType<typeof buildSite>[]}));
  for (let run = 0; run < times; run += 1) {
    for (const {site, used} of sites) used.push(buildSite(site));
  }
  return {
    title: 'Builds',
    note: `Cold builds of the same pages: medians of ${times} runs, with the sites taking turns.`,
    head: ['site', 'seconds', 'processor seconds', 'peak memory, MB'],
    rows: sites.map(({site, used}) => [
      site,
      median(used.map(({seconds}) => seconds)).toFixed(1),
      median(used.map(({processorSeconds}) => processorSeconds)).toFixed(1),
      median(used.map(({peakMegabytes}) => peakMegabytes)).toFixed(0),
    ]),
  };
};

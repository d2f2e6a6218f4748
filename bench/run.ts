import {resolve} from 'node:path';
import {ensureBuilt} from '../scripts/lib/buildSite';
import {runMain} from '../scripts/lib/cli';
import {ensureInstalled} from '../scripts/lib/install.mjs';
import {root} from '../scripts/lib/paths';
import type {Bench, Measurement} from './bench';
import {launch} from './browser';
import {describeMachine, docusaurusVersion} from './machine';
import {build} from './measure/build';
import {bytes} from './measure/bytes';
import {clicks} from './measure/clicks';
import {development} from './measure/development';
import {growth} from './measure/growth';
import {load} from './measure/load';
import {paint} from './measure/paint';
import {taps} from './measure/taps';
import {tasks} from './measure/tasks';
import {visit} from './measure/visit';
import {startHost} from './nginx';
import {readOptions} from './options';
import {largestApiPage} from './pages';
import {benchRoot, withWorkFolder} from './paths';
import {reportMarkdown, writeReport} from './report';
import {buildSites} from './sites/build';
import {writeMarkdown} from './sites/markdown';
import {starlightVersions} from './sites/starlight';
import {readText} from './sites/text';
import {tableMarkdown, type Table} from './table';

const MEASUREMENTS: readonly Measurement[] = [
  bytes,
  paint,
  tasks,
  visit,
  taps,
  clicks,
  build,
  load,
  development,
  growth,
];

// So that what is tidied up at the end of the process is tidied up then, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await runMain(async () => {
  const {runs, measurements, site, variants, write} = readOptions(process.argv.slice(2), MEASUREMENTS);
  ensureInstalled(benchRoot);
  if (site === undefined) await ensureBuilt({strict: false});
  const ours = resolve(root, site ?? 'build');
  const text = readText(ours);
  const {sites, missing} = await buildSites(ours, text, writeMarkdown);
  return withWorkFolder(async (work) => {
    const host = await startHost(work);
    const served = await host.serve(sites);
    const browser = await launch(host.spki);
    const tables: Table[] = [];
    try {
      const apiPage = largestApiPage(ours);
      const {origins} = served;
      const bench: Bench = {runs, browser, host, sites, origins, text, write: writeMarkdown, apiPage, variants};
      for (const {name, run} of measurements) {
        console.log(`bench: measuring ${name}.`);
        for (const table of await run(bench)) {
          console.log(`\n${tableMarkdown(table)}`);
          tables.push(table);
        }
      }
    } finally {
      await browser.close();
      await served.stop();
    }
    if (write) {
      const versions = [
        `Chromium ${browser.version()}`,
        `Docusaurus ${docusaurusVersion()}`,
        ...(sites.starlight === undefined ? [] : [`Starlight ${starlightVersions()}`]),
      ];
      const lines = [describeMachine(), versions.join(', '), host.description];
      const date = new Date().toISOString().slice(0, 10);
      console.log(`bench: wrote ${writeReport(await reportMarkdown({date, lines, missing}, tables))}.`);
    } else {
      missing.forEach((text) => console.log(`bench: ${text}`));
    }
    return 0;
  });
});

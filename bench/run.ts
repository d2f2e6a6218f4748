import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import sitePackage from '../package.json' with {type: 'json'};
import benchPackage from './package.json' with {type: 'json'};
import {launch} from './browser';
import {measureBytes} from './bytes';
import {measurePaint} from './paint';
import {makeCertificateAndKey, serveAndRecord, type ServedSite} from './server';
import {buildSites, outputFolders, siteNames, type SiteName} from './sites';
import {reportSection, updateReport, type Measurement} from './table';
import {measureLongestTasks} from './tasks';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  bytes: measureBytes,
  paint: measurePaint,
  tasks: measureLongestTasks,
};
/** Value of `--only` for all tables. */
const ALL_TABLES = Object.keys(MEASUREMENTS).join(',');

function readOptions() {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: ALL_TABLES},
      runs: {type: 'string', default: '5'},
      reuse: {type: 'boolean', default: false},
      write: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`invalid --runs "${values.runs}": use a whole number from 1.`);
  const measurements = values.only.split(',').map((name): [string, Measurement] => {
    const measurement = MEASUREMENTS[name];
    if (measurement === undefined) throw new Error(`unknown table "${name}". Available: ${ALL_TABLES}.`);
    return [name, measurement];
  });
  return {...values, runs, measurements};
}

/** Describes the machine and the versions used, without names or paths of the machine. */
function describeCircumstances(chromiumVersion: string): string {
  const {'@docusaurus/core': docusaurus} = sitePackage.dependencies;
  const {astro, '@astrojs/starlight': starlight} = benchPackage.dependencies;
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores`,
    `${Math.round(totalmem() / 1024 ** 3)} GB of memory, ${process.platform} ${process.arch}`,
    `Node.js ${process.versions.node}, Chromium ${chromiumVersion}`,
    `Docusaurus ${docusaurus}, Starlight ${starlight} on Astro ${astro}.`,
  ].join(', ');
}

async function run({runs, measurements, reuse, write}: ReturnType<typeof readOptions>): Promise<void> {
  if (!reuse || !Object.values(outputFolders).every((folder) => existsSync(folder))) await buildSites();
  const certificateAndKey = makeCertificateAndKey();
  // Before the servers, which would keep the process running if Chromium didn't start.
  const browser = await launch(certificateAndKey);
  const servedSites = Object.fromEntries(
    await Promise.all(
      siteNames.map(async (name) => [name, await serveAndRecord(outputFolders[name], certificateAndKey)] as const),
    ),
  ) as Record<SiteName, ServedSite>;
  const circumstances = describeCircumstances(browser.version());
  const sections: string[] = [];
  try {
    for (const [name, measure] of measurements) {
      console.error(`bench: measuring ${name}.`);
      const section = reportSection(await measure({runs, browser, servedSites}), circumstances);
      console.log(section);
      sections.push(section);
    }
  } finally {
    await browser.close();
    for (const {stop} of Object.values(servedSites)) stop();
  }
  if (write) {
    const file = join(import.meta.dirname, 'RESULTS.md');
    const report = updateReport(readFileSync(file, 'utf8'), sections);
    writeFileSync(file, await format(report, {...(await resolveConfig(file)), filepath: file}));
  }
}

try {
  await run(readOptions());
} catch (error) {
  console.error(error instanceof Error ? `bench: ${error.message}` : error);
  process.exitCode = 1;
}

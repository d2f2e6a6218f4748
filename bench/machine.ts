import {readFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {join} from 'node:path';
import {root} from '../scripts/lib/paths';

/** The installed version of Docusaurus. */
export function docusaurusVersion(): string {
  const manifest = readFileSync(join(root, 'node_modules', '@docusaurus', 'core', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}

/** What measured times depend on, in a line for the report. Neither names nor paths of the machine. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores, ${gigabytes} GB of memory, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`;
}

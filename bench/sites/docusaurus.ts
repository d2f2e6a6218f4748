import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {runChild} from '../../scripts/lib/child.mjs';
import {UserError} from '../../scripts/lib/cli';
import {toolScript} from '../../scripts/lib/paths';
import {benchRoot, emptyFolder} from '../paths';

/** What a build used. */
export interface BuildUsage {
  /** From the start of the process to its end. */
  wallSeconds: number;
  /** Of the processor, in user mode, all threads. */
  userSeconds: number;
  /** The most that was in memory at once. */
  peakMegabytes: number;
}

/** What usage.mjs writes. */
interface RawUsage {
  wallMs: number;
  /** Microseconds. */
  userCPUTime: number;
  /** Kilobytes. */
  maxRSS: number;
}

/**
 * Builds a Docusaurus site without anything left of an earlier build.
 *
 * @param folder - The site's sources, with `node_modules`.
 * @param heapMegabytes - How large the heap may grow; as Node.js decides by default.
 * @returns What it used; the site is in the folder's `build`.
 * @throws UserError when the build fails; what is wrong stands in its output.
 */
export async function buildDocusaurus(folder: string, heapMegabytes?: number): Promise<BuildUsage> {
  emptyFolder(join(folder, '.docusaurus'));
  const usage = join(folder, 'bench-usage.json');
  const code = await runChild(
    process.execPath,
    [
      ...(heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]),
      ...['--import', pathToFileURL(join(benchRoot, 'usage.mjs')).href],
      ...[toolScript('@docusaurus/core', 'docusaurus'), 'build'],
    ],
    {cwd: folder, env: {...process.env, NODE_ENV: 'production', STRICT_LINKS: '', BENCH_USAGE: usage}},
  );
  if (code !== 0) {
    throw new UserError(`A build of the benchmark failed with exit code ${code}: what is wrong is reported above.`);
  }
  const {wallMs, userCPUTime, maxRSS} = JSON.parse(readFileSync(usage, 'utf8')) as RawUsage;
  return {wallSeconds: wallMs / 1000, userSeconds: userCPUTime / 1_000_000, peakMegabytes: maxRSS / 1024};
}

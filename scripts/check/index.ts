import {mkdir} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {root as projectRoot} from '../lib/paths';
import {unreadable} from '../lib/unreadable.mjs';
import {fileOf, formatAnnotation, formatFinding, type Finding} from './finding';
import {format, knip, lint, spelling, types} from './tools';

/** Something that looks at the sources, without building the site. */
export interface Checker {
  name: string;
  /** @returns what is wrong, nothing where all is right */
  run: () => Promise<Finding[]>;
}

/**
 * All checkers of the sources, the slowest first, so that others run beside it.
 * @param root the project's folder
 */
export async function checkersOf(root: string): Promise<Checker[]> {
  const cache = join(root, 'node_modules', '.cache', 'check');
  await mkdir(cache, {recursive: true});
  return [
    {name: 'format', run: () => format(root, cache)},
    {name: 'lint', run: () => lint(root)},
    {name: 'types', run: () => types(root)},
    {name: 'spelling', run: () => spelling(root, cache)},
    // It reads the facts, which a slip of the pen can keep from being loaded at all.
    {name: 'content', run: async () => (await import('../../src/checks')).checkSources(root)},
    {name: 'unused', run: () => knip(root)},
  ];
}

/**
 * What keeps a checker from its work, where that is a file of the site that cannot be read.
 * @throws what else went wrong, which is a fault of the checker
 */
function notRun(error: unknown): Finding {
  const place = unreadable(error);
  if (!place) throw error;
  return {
    file: fileOf(place.path, projectRoot),
    line: place.line,
    message: `this check could not begin: ${place.said}`,
    repair: 'Fix this, and what the check of types names, first.',
  };
}

/**
 * Runs checkers side by side, as many as there are cores, and prints what each found as soon as it is known.
 *
 * @param annotate also prints what was found as GitHub Actions wants it
 * @returns how many findings there are
 */
export async function runCheckers(
  checkers: readonly Checker[],
  {annotate, log = console.log}: {annotate: boolean; log?: (line: string) => void},
): Promise<number> {
  const waiting = [...checkers];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let checker = waiting.shift(); checker !== undefined; checker = waiting.shift()) {
      const start = performance.now();
      const findings = await checker.run().catch((error: unknown) => [notRun(error)]);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      count += findings.length;
      log(`${checker.name}: ${findings.length === 0 ? 'nothing found' : `${findings.length} found`} in ${seconds} s`);
      for (const finding of findings) {
        log(formatFinding(finding));
        if (annotate) log(formatAnnotation(finding));
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(availableParallelism(), checkers.length)}, work));
  return count;
}

import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Comparison} from '../../../scripts/import/difference';
import type * as Recheck from '../../../scripts/import/recheck';
import {freshLoader} from '../../../src/node/plugins/freshModules.mjs';
import {copyOf} from '../../../scripts/lib/copy';
import {root} from '../../../scripts/lib/paths';

/** A copy of the facts, and of what imports into them, in a folder of its own. */
export const copyFacts = (): Promise<string> =>
  copyOf(root, ['src', 'scripts', 'package.json', 'tsconfig.json', '.prettierrc.json']);

/** The texts of all files of facts in a copy. */
export async function factsIn(copy: string): Promise<Map<string, string>> {
  const folder = path.join(copy, 'src/facts');
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files
    .sort()
    .map(async (file): Promise<[string, string]> => [path.relative(folder, file), await readFile(file, 'utf8')]);
  return new Map(await Promise.all(texts));
}

/** Compares something with the facts of a copy as they are now. */
export const compareIn = (copy: string, compare: (recheck: typeof Recheck) => Comparison): Comparison =>
  compare(freshLoader(copy)('scripts/import/recheck.ts') as typeof Recheck);

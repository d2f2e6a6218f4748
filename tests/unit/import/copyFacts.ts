import {cp, mkdtemp, readdir, readFile, realpath, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Comparison} from '../../../scripts/import/difference';
import type * as Recheck from '../../../scripts/import/recheck';
import {freshLoader} from '../../../src/node/plugins/freshModules.mjs';
import {root} from '../../../scripts/lib/paths';

/** What an import needs of the repository. */
const parts = ['src', 'scripts', 'package.json', 'tsconfig.json', '.prettierrc.json'];

/** A copy of the facts, and of what imports into them, in a folder of its own. */
export async function copyFacts(): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'facts-')));
  for (const part of parts) await cp(path.join(root, part), path.join(copy, part), {recursive: true});
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

export const removeCopy = (copy: string): Promise<void> => rm(copy, {recursive: true, force: true, maxRetries: 3});

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

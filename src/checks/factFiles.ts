import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';

/** Sorted by path. */
export async function readFactFiles(root: string): Promise<{file: string; source: string}[]> {
  const files = await glob('src/facts/**/*.ts', {cwd: root});
  return Promise.all(files.sort().map(async (file) => ({file, source: await readFile(path.join(root, file), 'utf8')})));
}

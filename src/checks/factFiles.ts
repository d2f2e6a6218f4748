import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';

/**
 * Reads the source of all facts of a site.
 * @param root folder of the project
 * @returns paths from there and what the files have, in alphabetical order
 */
export async function readFactFiles(root: string): Promise<{file: string; source: string}[]> {
  const files = await glob('src/facts/**/*.ts', {cwd: root});
  return Promise.all(files.sort().map(async (file) => ({file, source: await readFile(path.join(root, file), 'utf8')})));
}

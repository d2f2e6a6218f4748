import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheRoot, emptyFolder, withWorkFolder} from '../paths';

/**
 * A built site, built only if what it is made of changed.
 *
 * @param name - Of the folder in the cache.
 * @param inputs - All that decides what is built.
 * @param build - Builds it in an empty folder and gives the path of the result there.
 * @returns The absolute path of the site.
 */
export async function cached(
  name: string,
  inputs: readonly string[],
  build: (work: string) => Promise<string>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}\n${input}`);
  const key = hash.digest('hex');
  const folder = join(cacheRoot, name);
  const site = join(folder, 'site');
  const keyFile = join(folder, 'key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return site;
  console.log(`bench: building the site ${name}.`);
  emptyFolder(folder);
  await withWorkFolder(async (work) => cpSync(await build(work), site, {recursive: true}));
  // Last, so that an interrupted build is repeated.
  writeFileSync(keyFile, key);
  return site;
}

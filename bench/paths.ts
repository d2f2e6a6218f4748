import {mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root} from '../scripts/lib/paths';

/** The folder of the benchmark, with packages of its own. */
export const benchRoot = join(root, 'bench');

/** Built sites that the next run uses again; ignored by Git, gone with `node_modules`. */
export const cacheRoot = join(root, 'node_modules', '.cache', 'bench');

/**
 * Runs something with a folder of its own outside the project, which is removed afterwards, also after a failure.
 *
 * @param work - Gets the absolute path of the empty folder.
 */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  // Resolved, because bundlers compare it with resolved paths of files.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
  const remove = (): void => rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** An empty folder at a path, whatever was there before. */
export function emptyFolder(path: string): string {
  rmSync(path, {recursive: true, force: true, maxRetries: 3});
  mkdirSync(path, {recursive: true});
  return path;
}

import {cp, mkdtemp, realpath, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/**
 * Copies some files and folders of a project into a folder of its own, and lends them its installed packages.
 *
 * @param root - The project's folder.
 * @param names - What to copy, from there.
 * @returns The copy's folder; `removeCopy` deletes it.
 */
export async function copyOf(root: string, names: readonly string[]): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'site-')));
  await Promise.all(names.map((name) => cp(join(root, name), join(copy, name), {recursive: true})));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Deletes a copy, but not the packages that were lent to it. */
export const removeCopy = (copy: string): Promise<void> => rm(copy, {recursive: true, force: true, maxRetries: 3});

import {cpSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/**
 * Writes files, with the folders they need.
 *
 * @param folder - Where they go.
 * @param files - Their contents by path below the folder.
 */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}

/**
 * Gives a folder the installed packages of another.
 *
 * @param owner - The folder whose `node_modules` it is.
 */
export function linkPackages(folder: string, owner: string): void {
  symlinkSync(join(owner, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * Gives a folder the installed packages of another as its own files, for tools that want them below the folder they work in.
 *
 * @param owner - The folder whose `node_modules` it is.
 */
export function copyPackages(folder: string, owner: string): void {
  cpSync(join(owner, 'node_modules'), join(folder, 'node_modules'), {recursive: true, verbatimSymlinks: true});
}

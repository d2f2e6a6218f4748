import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {buildInputs} from '../../scripts/lib/fingerprint';
import {root} from '../../scripts/lib/paths';
import {linkPackages} from './files';

/**
 * Copies what a build of our site reads, and gives the copy the installed packages.
 *
 * @param folder - An empty folder.
 */
export function copyProject(folder: string): void {
  for (const name of [...buildInputs, 'scripts']) cpSync(join(root, name), join(folder, name), {recursive: true});
  linkPackages(folder, root);
}

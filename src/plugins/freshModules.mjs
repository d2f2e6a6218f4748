import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {register} from 'tsx/cjs/api';

/** The folders, below the root of the site, whose modules facts and their Markdown are made of. */
export const factFolders = ['src/facts', 'src/content', 'src/routing'];

/**
 * A value that differs whenever a file in the folders of facts was changed, added or removed.
 * @param {string} siteDir
 * @returns {string}
 */
export function factsStamp(siteDir) {
  return factFolders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = path.join(entry.parentPath, entry.name);
          return `${file} ${statSync(file).mtimeMs}`;
        }),
    )
    .sort()
    .join('\n');
}

let loaders = 0;

/**
 * Runs TypeScript modules of the site in Node, without anything that an earlier loader left behind. Modules of one
 * loader share what they import.
 * @param {string} siteDir
 * @returns {(file: string) => unknown} gives the exports of a module, by its path below the root of the site
 */
export function freshLoader(siteDir) {
  loaders += 1;
  const {require} = register({namespace: `facts-${loaders}`});
  return (file) => /** @type {unknown} */ (require(path.join(siteDir, file), path.join(siteDir, 'package.json')));
}

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

let runs = 0;

/**
 * Runs a TypeScript module of the site in Node, without anything that an earlier run left behind.
 * @param {string} siteDir
 * @param {string} file path below the root of the site
 * @returns {unknown} the exports of the module
 */
export function loadFresh(siteDir, file) {
  runs += 1;
  // Modules of one namespace are cached together and apart from all others. It stays registered: a module can load
  // another one later.
  const loader = register({namespace: `facts-${runs}`});
  return loader.require(path.join(siteDir, file), path.join(siteDir, 'package.json'));
}

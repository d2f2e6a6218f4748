import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Names of all islands: the folders of `src/islands/` with an `index.tsx`.
 * @param {string} siteDir
 * @returns {string[]}
 */
export const islandNames = (siteDir) =>
  readdirSync(path.join(siteDir, 'src/islands'))
    .filter((name) => existsSync(path.join(siteDir, 'src/islands', name, 'index.tsx')))
    .sort();

/**
 * The custom element of an island, which is also the name of its script: `InviteBuilder` → `island-invite-builder`.
 * @param {string} name
 * @returns {string}
 */
export const elementOf = (name) => `island${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

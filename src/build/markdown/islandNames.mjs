import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists all islands, the folders of `src/islands/` with an `index.tsx`: `['InviteBuilder', 'Quiz']`
 * @param {string} siteDir
 */
export const islandNames = (siteDir) =>
  readdirSync(path.join(siteDir, 'src/islands'))
    .filter((name) => existsSync(path.join(siteDir, 'src/islands', name, 'index.tsx')))
    .sort();

/**
 * Names the custom element and the script of an island: `InviteBuilder` → `island-invite-builder`
 * @param {string} name
 */
export const islandElementName = (name) => `island-${name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}`;

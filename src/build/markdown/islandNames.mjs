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
export const elementOf = (name) => `island${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Returns the contents of `islands.d.ts`, with which editors autocomplete islands and their props on pages.
 *
 * `['Quiz']` → `interface Islands { Quiz: typeof import('../src/islands/Quiz').default; }`
 * @param {readonly string[]} names
 */
export const islandTypes = (names) =>
  `interface Islands {\n${names.map((name) => `  ${name}: typeof import('../src/islands/${name}').default;\n`).join('')}}\n`;

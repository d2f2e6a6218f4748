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

/**
 * Declares islands for editors, which complete them and their props on pages: the interface `Islands` has
 *
 *     Quiz: typeof import('../src/islands/Quiz').default;
 * @param {readonly string[]} names
 * @returns {string} a file for `.docusaurus/`
 */
export const islandTypes = (names) =>
  `interface Islands {\n${names.map((name) => `  ${name}: typeof import('../src/islands/${name}').default;\n`).join('')}}\n`;

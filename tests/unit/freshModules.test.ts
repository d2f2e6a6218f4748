import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {root} from '../root';
import {factFolders, freshLoader, loadedModules} from '../../src/node/plugins/freshModules.mjs';

/** Modules that plugins load anew when a fact was changed. */
const entries = [
  'src/node/content/index.ts',
  'src/node/feeds/index.ts',
  'src/node/feeds/heads.ts',
  'src/node/openapi/document.ts',
  'src/node/structuredData/index.ts',
  ...globSync('src/node/data/*.data.ts', {cwd: root}),
];

/** Modules that are in none of the folders: an edit of them would show only after a restart. */
const outside = (files: readonly string[], folders: readonly string[]): string[] =>
  files
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)));

it('the development server watches all that pages are made of besides their own files', () => {
  const load = freshLoader(root);
  for (const entry of entries) load(entry);
  const files = loadedModules(root);
  expect(outside(files, factFolders)).toEqual([]);
  // Each folder is there for something, and one that was forgotten would be seen.
  for (const folder of factFolders) {
    const others = factFolders.filter((other) => other !== folder);
    expect(outside(files, others), folder).not.toEqual([]);
  }
}, 60_000);

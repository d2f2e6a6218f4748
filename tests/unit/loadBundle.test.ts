import {rename} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadBundle, bundledFolders} from '../../src/build/plugins/loadBundle.cjs';
import {temporaryFolder, writeFiles} from '../helpers/temporaryFolder';

let site: string;

const writeSource = (text: string, file = 'facts/a.ts') => {
  writeFiles(site, {[`src/${file}`]: text});
};

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  site = temporaryFolder({
    'package.json': '{}',
    'src/build/plugins/bundleEntry.ts': "export {a} from '../../facts/a';",
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('loadBundle rebuilds the bundle after an edit of a fact, and reuses it otherwise', () => {
  writeSource('export const a = {b: 1};');
  const bundle = loadBundle(site);
  expect(bundle).toHaveProperty('a.b', 1);
  expect(loadBundle(site)).toBe(bundle);
  writeSource('export const a = {b: 2};');
  expect(loadBundle(site)).toHaveProperty('a.b', 2);
});

it('loadBundle reads facts only once in a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  writeSource('export const a = 1;');
  const bundle = loadBundle(site);
  writeSource('export const a = 2;');
  expect(loadBundle(site)).toBe(bundle);
});

it('loadBundle returns the last bundle and logs one error while facts do not compile', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeSource('export const a = 1;');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  writeSource('export const a = {b 2};');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  expect(loadBundle(site)).toHaveProperty('a', 1);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).toMatch(/facts don't compile.*a\.ts:1:20/s);
  writeSource("export {a} from './b';");
  expect(loadBundle(site)).toHaveProperty('a', 1);
  writeSource('export const a = 3;', 'facts/b.ts');
  expect(loadBundle(site)).toHaveProperty('a', 3);
});

it('loadBundle returns the last bundle while the folder of facts is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeSource('export const a = 1;');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  const [factsFolder, movedFolder] = [path.join(site, 'src/facts'), path.join(site, 'src/others')];
  await rename(factsFolder, movedFolder);
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await rename(movedFolder, factsFolder);
  writeSource('export const a = 2;');
  expect(loadBundle(site)).toHaveProperty('a', 2);
});

it('loadBundle throws when facts do not compile and there is no last bundle', () => {
  writeSource('export const a = {b 2};');
  expect(() => loadBundle(site)).toThrow('a.ts:1:20');
});

it('bundledFolders lists the folders of all bundled files', () => {
  writeSource("export {a} from '../lib/a';");
  writeSource('export const a = 1;', 'lib/a.ts');
  const folders = ['src/build/plugins', 'src/facts', 'src/lib'].map((folder) => path.join(site, folder));
  expect([...bundledFolders(site)].sort()).toEqual(folders);
});

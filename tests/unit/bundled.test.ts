import {mkdir, mkdtemp, realpath, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadBundle, bundleFolders} from '../../src/node/plugins/loadBundle.cjs';

let site: string;

const write = (file: string, text: string) => writeFile(path.join(site, file), text);

const writeFact = (text: string) => write('src/facts/a.ts', text);

beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'development');
  site = await realpath(await mkdtemp(path.join(tmpdir(), 'bundled-')));
  for (const folder of ['src/facts', 'src/node/plugins']) await mkdir(path.join(site, folder), {recursive: true});
  await write('package.json', '{}');
  await write('src/node/plugins/bundle.ts', "export {a} from '../../facts/a';");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(site, {recursive: true});
});

it('the bundle is rebuilt after an edit of a fact, and reused otherwise', async () => {
  await writeFact('export const a = {b: 1};');
  const first = loadBundle(site);
  expect(first).toHaveProperty('a.b', 1);
  expect(loadBundle(site)).toBe(first);
  await writeFact('export const a = {b: 22};');
  expect(loadBundle(site)).toHaveProperty('a.b', 22);
});

it('a build reads facts only once', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await writeFact('export const a = 1;');
  const first = loadBundle(site);
  await writeFact('export const a = 22;');
  expect(loadBundle(site)).toBe(first);
});

it('while facts do not compile, the last bundle is used and one error is logged', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeFact('export const a = 1;');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await writeFact('export const a = {b 2};');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  expect(loadBundle(site)).toHaveProperty('a', 1);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).toMatch(/facts don't compile.*a\.ts:1:20/s);
  await writeFact("export {a} from './b';");
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await write('src/facts/b.ts', 'export const a = 33;');
  expect(loadBundle(site)).toHaveProperty('a', 33);
});

it('while the folder of facts is missing, the last bundle is used', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeFact('export const a = 1;');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  const [facts, other] = [path.join(site, 'src/facts'), path.join(site, 'src/others')];
  await rename(facts, other);
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await rename(other, facts);
  await writeFact('export const a = 22;');
  expect(loadBundle(site)).toHaveProperty('a', 22);
});

it('the first bundle throws when facts do not compile', async () => {
  await writeFact('export const a = {b 2};');
  expect(() => loadBundle(site)).toThrow('a.ts:1:20');
});

it('the folders of all bundled files are watched', async () => {
  await writeFact("export {a} from '../shared/a';");
  await mkdir(path.join(site, 'src/shared'));
  await write('src/shared/a.ts', 'export const a = 1;');
  expect([...bundleFolders(site)].sort()).toEqual(
    ['src/facts', 'src/node/plugins', 'src/shared'].map((folder) => path.join(site, folder)),
  );
});

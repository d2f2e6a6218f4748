import {mkdir, mkdtemp, realpath, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadBundle, bundleFolders} from '../../src/node/plugins/bundled.cjs';
import pageLoader from '../../src/node/plugins/content/pageLoader.mjs';

let site: string;

const write = (file: string, text: string) => writeFile(path.join(site, file), text);

/** Writes a fact of a small site. */
const fact = (text: string) => write('src/facts/a.ts', text);

beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'development');
  site = await realpath(await mkdtemp(path.join(tmpdir(), 'bundled-')));
  for (const folder of ['src/facts', 'src/node/plugins']) await mkdir(path.join(site, folder), {recursive: true});
  await write('package.json', '{}');
  await write(
    'src/node/plugins/bundle.ts',
    `import {a} from '../../facts/a';
    export {a};
    export const readTree = ({file, source}) => ({problems: source.includes(a) ? [] : [file + ' lacks ' + a]});
    export const refuse = ([problem]) => {if (problem) throw new Error(problem);};`,
  );
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(site, {recursive: true});
});

it('an edit of a fact is there for all who ask, and a fact that nobody edited is not read again', async () => {
  await fact('export const a = {b: 1};');
  const first = loadBundle(site);
  expect(first).toHaveProperty('a.b', 1);
  expect(loadBundle(site)).toBe(first);
  await fact('export const a = {b: 22};');
  expect(loadBundle(site)).toHaveProperty('a.b', 22);
});

it('a build reads facts once', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await fact('export const a = 1;');
  const first = loadBundle(site);
  await fact('export const a = 22;');
  expect(loadBundle(site)).toBe(first);
});

it('facts that cannot be read leave the last ones in place, with one message, until they can', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fact('export const a = 1;');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await fact('export const a = {b 2};');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  expect(loadBundle(site)).toHaveProperty('a', 1);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).toMatch(/facts don't compile.*a\.ts:1:20/s);
  await fact("export {a} from './b';");
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await write('src/facts/b.ts', 'export const a = 33;');
  expect(loadBundle(site)).toHaveProperty('a', 33);
});

it('a folder of facts that is renamed leaves the last facts in place, until it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fact('export const a = 1;');
  expect(loadBundle(site)).toHaveProperty('a', 1);
  const [facts, other] = [path.join(site, 'src/facts'), path.join(site, 'src/others')];
  await rename(facts, other);
  expect(loadBundle(site)).toHaveProperty('a', 1);
  await rename(other, facts);
  await fact('export const a = 22;');
  expect(loadBundle(site)).toHaveProperty('a', 22);
});

it('facts that cannot be read stop the first start', async () => {
  await fact('export const a = {b 2};');
  expect(() => loadBundle(site)).toThrow('a.ts:1:20');
});

it('what is watched are the folders of all that is bundled', async () => {
  await fact("export {a} from '../shared/a';");
  await mkdir(path.join(site, 'src/shared'));
  await write('src/shared/a.ts', 'export const a = 1;');
  expect([...bundleFolders(site)].sort()).toEqual(
    ['src/facts', 'src/node/plugins', 'src/shared'].map((folder) => path.join(site, folder)),
  );
});

it('a page depends on the facts, and shows its mistakes in their own words', async () => {
  const dependencies: string[] = [];
  const load = (source: string): string =>
    pageLoader.call(
      {
        resourcePath: path.join(site, 'docs', 'page.mdx'),
        getOptions: () => ({siteDir: site}),
        addContextDependency: (folder: string) => dependencies.push(folder),
      },
      source,
    );
  await fact("export const a = '5 polls';");
  expect(load('A page with 5 polls')).toBe('A page with 5 polls');
  expect(dependencies).toContain(path.join(site, 'src/facts'));
  await fact("export const a = '66 polls';");
  expect(() => load('A page with 5 polls')).toThrow(/^docs\/page\.mdx lacks 66 polls$/);
});

import {mkdir, mkdtemp, realpath, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {bundled, bundledFolders} from '../../src/node/plugins/bundled.cjs';
import remember, {pitch} from '../../src/node/plugins/content/reuse.mjs';

let site: string;

const write = (file: string, text: string) => writeFile(path.join(site, file), text);

/** Writes a fact of a small site. */
const fact = async (text: string) => {
  await write('src/facts/a.ts', text);
  // An edit is noticed in the next turn of the event loop.
  await setImmediate();
};

beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'development');
  site = await realpath(await mkdtemp(path.join(tmpdir(), 'bundled-')));
  for (const folder of ['src/facts', 'src/node/plugins']) await mkdir(path.join(site, folder), {recursive: true});
  await write('package.json', '{}');
  await write(
    'src/node/plugins/bundle.ts',
    "import {a} from '../../facts/a'; export {a}; export const pageKey = ({source}) => source + a;",
  );
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(site, {recursive: true});
});

it('an edit of a fact is there for all who ask, and a fact that nobody edited is not read again', async () => {
  await fact('export const a = {b: 1};');
  const first = bundled(site);
  expect(first).toHaveProperty('a.b', 1);
  await setImmediate();
  expect(bundled(site)).toBe(first);
  await fact('export const a = {b: 22};');
  expect(bundled(site)).toHaveProperty('a.b', 22);
});

it('a build reads facts once', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await fact('export const a = 1;');
  const first = bundled(site);
  await fact('export const a = 22;');
  expect(bundled(site)).toBe(first);
});

it('facts that cannot be read leave the last ones in place, with one message, until they can', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fact('export const a = 1;');
  expect(bundled(site)).toHaveProperty('a', 1);
  await fact('export const a = {b 2};');
  expect(bundled(site)).toHaveProperty('a', 1);
  await setImmediate();
  expect(bundled(site)).toHaveProperty('a', 1);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).toMatch(/facts cannot be read.*a\.ts:1:20/s);
  await fact("export {a} from './b';");
  expect(bundled(site)).toHaveProperty('a', 1);
  await write('src/facts/b.ts', 'export const a = 33;');
  await setImmediate();
  expect(bundled(site)).toHaveProperty('a', 33);
});

it('a folder of facts that is renamed leaves the last facts in place, until it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fact('export const a = 1;');
  expect(bundled(site)).toHaveProperty('a', 1);
  const [facts, other] = [path.join(site, 'src/facts'), path.join(site, 'src/others')];
  await rename(facts, other);
  await setImmediate();
  expect(bundled(site)).toHaveProperty('a', 1);
  await rename(other, facts);
  await fact('export const a = 22;');
  expect(bundled(site)).toHaveProperty('a', 22);
});

it('facts that cannot be read stop the first start', async () => {
  await fact('export const a = {b 2};');
  expect(() => bundled(site)).toThrow('a.ts:1:20');
});

it('what is watched are the folders of all that is bundled', async () => {
  await fact("export {a} from '../shared/a';");
  await mkdir(path.join(site, 'src/shared'));
  await write('src/shared/a.ts', 'export const a = 1;');
  await setImmediate();
  expect([...bundledFolders(site)].sort()).toEqual(
    ['src/facts', 'src/node/plugins', 'src/shared'].map((folder) => path.join(site, folder)),
  );
});

it('a page is compiled again only if it or a fact in it has changed, and depends on both all the same', async () => {
  const dependencies: string[] = [];
  /** What the bundler does with a page: all loaders, unless the first has the code already. */
  const load = async (compile: () => string): Promise<string> => {
    const data = {};
    const context = {
      resourcePath: path.join(site, 'page.mdx'),
      data,
      getOptions: () => ({siteDir: site}),
      addDependency: (file: string) => dependencies.push(file),
      addContextDependency: (folder: string) => dependencies.push(folder),
    };
    return (await pitch.call(context, '', '', data)) ?? remember.call(context, compile());
  };
  await write('page.mdx', 'A page with ');
  await fact("export const a = '5 polls';");
  expect(await load(() => 'first')).toBe('first');
  dependencies.length = 0;
  expect(await load(() => 'second')).toBe('first');
  expect(dependencies).toContain(path.join(site, 'page.mdx'));
  expect(dependencies).toContain(path.join(site, 'src/facts'));
  await fact("export const a = '66 polls';");
  expect(await load(() => 'third')).toBe('third');
  await write('page.mdx', 'Another page with ');
  expect(await load(() => 'fourth')).toBe('fourth');
  expect(await load(() => 'fifth')).toBe('fourth');
});

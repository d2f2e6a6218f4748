import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import remember, {pitch} from '../../src/node/plugins/content/reuse.mjs';

let folder: string;
let facts: string | undefined;
const dependencies: string[] = [];

/** What the bundler does with a page: all loaders, unless the first has the code already. */
async function load(compile: () => string): Promise<string> {
  const data = {};
  const context = {
    resourcePath: path.join(folder, 'page.mdx'),
    data,
    getOptions: () => ({
      siteDir: folder,
      expand: (_file: string, source: string) => Promise.resolve(facts && source + facts),
    }),
    addDependency: (file: string) => dependencies.push(file),
    addContextDependency: (folder: string) => dependencies.push(folder),
  };
  return (await pitch.call(context, '', '', data)) ?? remember.call(context, compile());
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await writeFile(path.join(folder, 'page.mdx'), 'A page with ');
});
afterAll(() => rm(folder, {recursive: true}));

it('compiles a page again only if it or a fact in it has changed, and depends on both all the same', async () => {
  facts = '5 polls';
  expect(await load(() => 'first')).toBe('first');
  expect(dependencies).toEqual([]);
  expect(await load(() => 'second')).toBe('first');
  expect(dependencies).toContain(path.join(folder, 'page.mdx'));
  expect(dependencies).toContain(path.join(folder, 'src/facts'));
  facts = '6 polls';
  expect(await load(() => 'third')).toBe('third');
  await writeFile(path.join(folder, 'page.mdx'), 'Another page with ');
  expect(await load(() => 'fourth')).toBe('fourth');
  expect(await load(() => 'fifth')).toBe('fourth');
});

it('compiles a page with a mistake each time, so that the mistake is shown', async () => {
  facts = undefined;
  expect(await load(() => 'sixth')).toBe('sixth');
  expect(await load(() => 'seventh')).toBe('seventh');
});

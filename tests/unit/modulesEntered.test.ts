import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findHalfEntered} from '../../src/checks/sources/modules';
import {unreadableFact} from '../../src/checks/factLoadError';

const facts = 'src/facts/modules/night-watch.ts';
const pages = [
  'docs/modules/night-watch.mdx',
  'docs/api/modules/night-watch.mdx',
  'documents/changelog/current/modules.night_watch.mdx',
];
const lists: Readonly<Record<string, string>> = {
  'src/facts/types.ts': "export const moduleKeys = ['night-watch', 'polls'] as const;\n",
  'src/facts/modules/index.ts': "export const modules = {'night-watch': nightWatch, polls} as const satisfies X;\n",
};
const neighbor = [
  'src/facts/modules/polls.ts',
  'docs/modules/polls.mdx',
  'docs/api/modules/polls.mdx',
  'documents/changelog/current/modules.polls.mdx',
];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modules-'));
});
afterEach(() => rm(root, {recursive: true}));

/** Returns what is found in a project that lacks files, and whose lists lack the module. */
async function found({
  without = [],
  unlisted = [],
  added = [],
  components = [],
}: Partial<Record<'without' | 'unlisted' | 'added', readonly string[]>> & {
  components?: readonly {name: string}[];
} = {}) {
  const files = [facts, ...pages, ...neighbor, ...added].filter((file) => !without.includes(file));
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), '');
  }
  for (const [file, source] of Object.entries(lists)) {
    const text = unlisted.includes(file) ? source.replace(/'night-watch'(?:: nightWatch)?, /, '') : source;
    await writeFile(path.join(root, file), text);
  }
  return findHalfEntered(root, components);
}

describe('a module', () => {
  it('that has everything is fine', async () => {
    expect(await found()).toEqual([]);
  });

  it('that is gone altogether is fine', async () => {
    expect(await found({without: [facts, ...pages], unlisted: Object.keys(lists)})).toEqual([]);
  });

  it.each([facts, ...pages])('is one problem without %s', async (file) => {
    const problems = await found({without: [file]});
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(`the module night-watch is half entered: there is no ${file}`);
    expect(problems[0]?.repair).not.toContain(file);
  });

  it.each(Object.keys(lists))('is one problem without its place in %s', async (file) => {
    const problems = await found({unlisted: [file]});
    expect(problems).toMatchObject([{file: facts, line: 1}]);
    expect(problems[0]?.message).toContain('there is no place in');
    expect(problems[0]?.message).toContain(file);
  });

  it('of which only the facts are there is one problem that names all the rest', async () => {
    const problems = await found({without: pages, unlisted: Object.keys(lists)});
    expect(problems).toMatchObject([{file: facts}]);
    for (const missing of [...pages, ...Object.keys(lists)]) expect(problems[0]?.message).toContain(missing);
  });

  it('whose facts are gone is one problem that names what is left', async () => {
    const problems = await found({without: [facts], unlisted: Object.keys(lists)});
    expect(problems).toMatchObject([{file: pages[0]}]);
    for (const left of pages) expect(problems[0]?.repair).toContain(left);
  });

  const part = 'documents/changelog/current/modules.night_watch.entries.mdx';

  it('with parts has a page of each', async () => {
    const components = [{name: 'modules.night_watch.entries'}];
    expect((await found({components}))[0]?.message).toContain(part);
    expect(await found({components, added: [part]})).toEqual([]);
  });

  it('that is gone except for the page of a part is one problem that names that page', async () => {
    const problems = await found({without: [facts, ...pages], unlisted: Object.keys(lists), added: [part]});
    expect(problems).toMatchObject([{file: part}]);
    expect(problems[0]?.repair).toContain(`remove ${part}`);
  });
});

describe('facts that cannot be loaded', () => {
  const error = (stack: string) => Object.assign(new TypeError('no title'), {stack: `TypeError: no title\n${stack}`});

  it('are named by the first line of the sources', () => {
    const inPackage = `    at Array.map (${path.join(root, 'node_modules/a.js')}:1:1)`;
    const inFacts = `    at ${path.join(root, 'src/facts/a.ts')}:12:78\n    at load (${path.join(root, 'src/facts/b.ts')}:3:1)`;
    expect(unreadableFact(error(`${inPackage}\n${inFacts}`), root)).toMatchObject({
      file: 'src/facts/a.ts',
      line: 12,
      message: "the facts can't be loaded: no title",
    });
    expect(unreadableFact(error(inPackage), root)).toBeUndefined();
  });

  it('are named by the import of a file that is gone', async () => {
    const index = path.join(root, 'src/facts/index.ts');
    await mkdir(path.dirname(index), {recursive: true});
    await writeFile(index, "import {a} from './a';\nimport {games} from './games';\n");
    const message = `Cannot find module './games'\nRequire stack:\n- ${index}\n- ${root}/src/b.ts`;
    expect(unreadableFact(new Error(message), root)).toMatchObject({
      file: 'src/facts/index.ts',
      line: 2,
      message: "the facts can't be loaded: Cannot find module './games'",
    });
  });
});

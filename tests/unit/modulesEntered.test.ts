import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findHalfEntered} from '../../src/checks/sources/modules';

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
  await mkdir(path.join(root, 'src/facts/modules'), {recursive: true});
});
afterEach(() => rm(root, {recursive: true}));

/** What is found in a project that lacks files, and whose lists lack the module. */
async function found({without = [], unlisted = []}: {without?: readonly string[]; unlisted?: readonly string[]} = {}) {
  const files = [facts, ...pages, ...neighbor].filter((file) => !without.includes(file));
  for (const file of files.filter((file) => file.startsWith('src/'))) await writeFile(path.join(root, file), '');
  for (const [file, source] of Object.entries(lists)) {
    const text = unlisted.includes(file) ? source.replace(/'night-watch'(?:: nightWatch)?, /, '') : source;
    await writeFile(path.join(root, file), text);
  }
  return findHalfEntered({root, pages: files.filter((file) => file.endsWith('.mdx')).map((file) => ({file}))}, []);
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

  it('with parts has a page of each', async () => {
    const part = {name: 'modules.night_watch.entries', title: 'Entries', releases: []};
    await found();
    const all = [...pages, ...neighbor].filter((file) => file.endsWith('.mdx')).map((file) => ({file}));
    const page = 'documents/changelog/current/modules.night_watch.entries.mdx';
    expect(findHalfEntered({root, pages: all}, [part])[0]?.message).toContain(page);
    expect(findHalfEntered({root, pages: [...all, {file: page}]}, [part])).toEqual([]);
  });
});

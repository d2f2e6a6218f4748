import {describe, expect, it} from 'vitest';
import {findIncompleteModules} from '../../src/checks/sources/modules';
import {temporaryFolder, writeFiles} from '../temporaryFolder';

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

/** Checks a project with two modules, `night-watch` without some of its files and places in lists. */
function problemsOf({
  without = [],
  unlisted = [],
  added = [],
  components = [],
}: Partial<Record<'without' | 'unlisted' | 'added', readonly string[]>> & {
  components?: readonly {name: string}[];
} = {}) {
  const files = [facts, ...pages, ...neighbor, ...added].filter((file) => !without.includes(file));
  const root = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  for (const [file, source] of Object.entries(lists)) {
    const text = unlisted.includes(file) ? source.replace(/'night-watch'(?:: nightWatch)?, /, '') : source;
    writeFiles(root, {[file]: text});
  }
  return findIncompleteModules(root, components);
}

describe('findIncompleteModules', () => {
  it('accepts a complete module', () => {
    expect(problemsOf()).toEqual([]);
  });

  it.each([facts, ...pages])('reports one problem if %s is missing', (file) => {
    const problems = problemsOf({without: [file]});
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(`incomplete module "night-watch", missing: ${file}`);
    expect(problems[0]?.repair).not.toContain(file);
  });

  it.each(Object.keys(lists))('reports one problem if %s does not list the module', (file) => {
    const problems = problemsOf({unlisted: [file]});
    expect(problems).toMatchObject([{file: facts, line: 1}]);
    expect(problems[0]?.message).toContain(file);
  });

  it('names everything missing for a module that has only its facts', () => {
    const problems = problemsOf({without: pages, unlisted: Object.keys(lists)});
    expect(problems).toMatchObject([{file: facts}]);
    for (const missing of [...pages, ...Object.keys(lists)]) expect(problems[0]?.message).toContain(missing);
  });

  const part = 'documents/changelog/current/modules.night_watch.entries.mdx';

  it('expects a changelog page for each part of a module', () => {
    const components = [{name: 'modules.night_watch.entries'}];
    expect(problemsOf({components})[0]?.message).toContain(part);
    expect(problemsOf({components, added: [part]})).toEqual([]);
  });

  it('names the page of a part that is left after its module was removed', () => {
    const problems = problemsOf({without: [facts, ...pages], unlisted: Object.keys(lists), added: [part]});
    expect(problems).toMatchObject([{file: part}]);
    expect(problems[0]?.repair).toContain(`remove the module from ${part}`);
  });
});

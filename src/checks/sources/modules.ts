import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {changelog} from '../../facts/releases';
import type {Component} from '../../facts/types';
import type {ContentProblem} from '../../node/content/problems';
import {andList} from '../../shared/lists';
import {factLine, factValue} from '../facts/locate';
import type {Sources} from './read';

/** The two lists that every module is in. */
const lists = [
  {file: 'src/facts/types.ts', list: 'moduleKeys'},
  {file: 'src/facts/modules/index.ts', list: 'modules'},
] as const;

/** Names of components have underscores where keys of modules have hyphens. */
const componentName = (key: string): string => `modules.${key.replaceAll('-', '_')}`;

const factsOf = (key: string): string => `src/facts/modules/${key}.ts`;
const changelogPage = (name: string): string => `documents/changelog/current/${name}.mdx`;

/** The files that a module consists of. */
const filesOf = (key: string, components: readonly Component[]): string[] => {
  const own = componentName(key);
  const parts = components.map(({name}) => name).filter((name) => name.startsWith(`${own}.`));
  return [
    factsOf(key),
    `docs/modules/${key}.mdx`,
    `docs/api/modules/${key}.mdx`,
    ...[own, ...parts].map(changelogPage),
  ];
};

/** What a list names, as its source has it: the list itself could not be made of what is missing. */
function namesIn(source: string, list: string): string[] {
  const value = factValue(ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest, true), [list]);
  if (value && ts.isArrayLiteralExpression(value)) {
    return value.elements.flatMap((item) => (ts.isStringLiteral(item) ? [item.text] : []));
  }
  return value && ts.isObjectLiteralExpression(value)
    ? value.properties.flatMap(({name}) => (name && 'text' in name ? [name.text] : []))
    : [];
}

/** The module that a file belongs to, by its path. */
function keyOf(file: string): string | undefined {
  const [, page] = /^docs\/(?:api\/)?modules\/([^/]+)\.mdx$/.exec(file) ?? [];
  const [, component] = /^documents\/changelog\/current\/modules\.([^./]+)\.mdx$/.exec(file) ?? [];
  return page ?? component?.replaceAll('_', '-');
}

/**
 * Finds modules of which something is there and something is not: facts, pages, places in lists. One problem for each names
 * all that is missing, in place of the many that would follow from it.
 * @param sources folder of the project, and its pages by path
 * @param components those of the changelog: parts of a module have pages of their own
 */
export function findHalfEntered(
  {root, pages}: Pick<Sources, 'root'> & {pages: readonly {file: string}[]},
  components: readonly Component[] = changelog.current,
): ContentProblem[] {
  const listed = lists.map(({file, list}) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return {file, list, source, names: namesIn(source, list)};
  });
  const factFiles = globSync('src/facts/modules/*.ts', {cwd: root, ignore: 'src/facts/modules/index.ts'});
  const keys = new Set([
    ...listed.flatMap(({names}) => names),
    ...factFiles.map((file) => path.basename(file, '.ts')),
    ...pages.flatMap(({file}) => keyOf(file) ?? []),
  ]);
  const there = new Set(pages.map(({file}) => file));
  return [...keys].sort().flatMap((key): ContentProblem[] => {
    const places = [
      ...filesOf(key, components).map((file) => ({
        file,
        line: 1,
        words: file,
        isThere: file.endsWith('.ts') ? existsSync(path.join(root, file)) : there.has(file),
      })),
      ...listed.map(({file, list, source, names}) => ({
        file,
        line: factLine(source, [list]),
        words: `place in \`${list}\` of ${file}`,
        isThere: names.includes(key),
      })),
    ];
    const missing = places.filter(({isThere}) => !isThere);
    const present = places.filter(({isThere}) => isThere);
    if (missing.length === 0 || !present[0]) return [];
    return [
      {
        file: present[0].file,
        line: present[0].line,
        message: `the module ${key} is half entered: there is no ${missing.map(({words}) => words).join(', no ')}`,
        repair: `Add what is missing, as another module has it, or remove ${andList.format(present.map(({words, file}) => (words === file ? file : `its ${words}`)))}.`,
      },
    ];
  });
}

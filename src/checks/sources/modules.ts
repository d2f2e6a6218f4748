import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import type {Component} from '../../facts/types';
import type {ContentProblem} from '../../node/content/problems';
import {andList} from '../../shared/listFormats';
import {factLine, factValue} from '../facts/locate';

/** The two lists that every module is in. */
const lists = [
  {file: 'src/facts/types.ts', list: 'moduleKeys'},
  {file: 'src/facts/modules/index.ts', list: 'modules'},
] as const;

/** Names of components have underscores where keys of modules have hyphens. */
const componentName = (key: string): string => `modules.${key.replaceAll('-', '_')}`;

const changelogPage = (name: string): string => `documents/changelog/current/${name}.mdx`;

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
  const [, key] = /^(?:src\/facts|docs|docs\/api)\/modules\/([^/]+)\.(?:ts|mdx)$/.exec(file) ?? [];
  const [, component] = /^documents\/changelog\/current\/modules\.([^./]+)\.(?:[^/]+\.)?mdx$/.exec(file) ?? [];
  return key ?? component?.replaceAll('_', '-');
}

/** Files of modules, wherever each kind has its folder. */
const patterns = ['src/facts/modules/*.ts', 'docs/{modules,api/modules}/*.mdx', 'documents/changelog/current/*.mdx'];

/**
 * Finds modules with some of their files and places in lists but not all. One problem for each names all that is missing,
 * in place of the many that would follow from it. Reads sources only, because facts that import a missing file can't be loaded.
 * @param root folder of the project
 * @param components those of the changelog, where parts of a module have pages of their own; left out while facts aren't loaded
 */
export function findHalfEntered(root: string, components: readonly Pick<Component, 'name'>[] = []): ContentProblem[] {
  const listed = lists.map(({file, list}) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return {file, list, source, names: namesIn(source, list)};
  });
  const files = globSync(patterns, {cwd: root, ignore: 'src/facts/modules/index.ts'}).sort();
  const keys = new Set([...listed.flatMap(({names}) => names), ...files.flatMap((file) => keyOf(file) ?? [])]);
  return [...keys].sort().flatMap((key): ContentProblem[] => {
    const own = componentName(key);
    const parts = components.filter(({name}) => name.startsWith(`${own}.`));
    const needed = [
      `src/facts/modules/${key}.ts`,
      `docs/modules/${key}.mdx`,
      `docs/api/modules/${key}.mdx`,
      ...[own, ...parts.map(({name}) => name)].map(changelogPage),
    ];
    const others = files.filter((file) => keyOf(file) === key && !needed.includes(file));
    const places = [
      ...[...needed, ...others].map((file) => ({
        file,
        line: 1,
        words: file,
        isThere: existsSync(path.join(root, file)),
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

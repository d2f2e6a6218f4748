import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Component} from '../../facts/types';
import {lineAt} from '../../build/content/pageTree';
import type {ContentProblem} from '../../build/content/problems';
import {andList} from '../../lib/collections';

/** Items: `'night-watch'`, `'night-watch': nightWatch`, `polls`. */
const lists = [
  {file: 'src/facts/types.ts', list: 'moduleKeys', pattern: /const moduleKeys = \[(?<items>[^\]]*)\]/},
  {file: 'src/facts/modules/index.ts', list: 'modules', pattern: /const modules = \{(?<items>[^}]*)\}/},
] as const;

const filePatterns = [
  'src/facts/modules/*.ts',
  'docs/{modules,api/modules}/*.mdx',
  'documents/changelog/current/*.mdx',
];

/** Components in the changelog have underscores in their names: `modules.night_watch.entries`. */
const componentOf = (key: string): string => `modules.${key.replaceAll('-', '_')}`;

const changelogPage = (component: string): string => `documents/changelog/current/${component}.mdx`;

function keyOf(file: string): string | undefined {
  const [, key] = /^(?:src\/facts|docs|docs\/api)\/modules\/([^/]+)\.(?:ts|mdx)$/.exec(file) ?? [];
  const [, component] = /^documents\/changelog\/current\/modules\.([^./]+)\.(?:[^/]+\.)?mdx$/.exec(file) ?? [];
  return key ?? component?.replaceAll('_', '-');
}

/** Reads the source, because facts that import a missing file can't be loaded. */
function readList(root: string, {file, list, pattern}: (typeof lists)[number]) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const {index = 0, groups: {items = ''} = {}} = pattern.exec(source) ?? {};
  const names = items.split(',').map((item) => item.replace(/:.*/s, '').replaceAll(/[\s']/g, ''));
  return {file, list, line: lineAt(source, index), names: names.filter((name) => name !== '')};
}

/**
 * Finds modules that lack a file or an entry in a list. Reports one problem for each instead of the many that it would cause.
 * @param components the changelog's components, which include parts of modules; empty if the facts can't be loaded
 */
export function findIncompleteModules(
  root: string,
  components: readonly Pick<Component, 'name'>[] = [],
): ContentProblem[] {
  const listed = lists.map((list) => readList(root, list));
  const files = globSync(filePatterns, {cwd: root, ignore: 'src/facts/modules/index.ts'}).sort();
  const keys = new Set([...listed.flatMap(({names}) => names), ...files.flatMap((file) => keyOf(file) ?? [])]);
  return [...keys].sort().flatMap((key): ContentProblem[] => {
    const component = componentOf(key);
    const parts = components.map(({name}) => name).filter((name) => name.startsWith(`${component}.`));
    const needed = [
      `src/facts/modules/${key}.ts`,
      `docs/modules/${key}.mdx`,
      `docs/api/modules/${key}.mdx`,
      ...[component, ...parts].map(changelogPage),
    ];
    const moduleFiles = [...new Set([...needed, ...files.filter((file) => keyOf(file) === key)])].map((file) => ({
      file,
      line: 1,
      label: file,
      exists: existsSync(path.join(root, file)),
    }));
    const listEntries = listed.map(({file, list, line, names}) => ({
      file,
      line,
      label: `\`${list}\` in ${file}`,
      exists: names.includes(key),
    }));
    const missing = [...moduleFiles, ...listEntries].filter(({exists}) => !exists);
    const [first, ...others] = [...moduleFiles, ...listEntries].filter(({exists}) => exists);
    if (missing.length === 0 || !first) return [];
    return [
      {
        file: first.file,
        line: first.line,
        message: `incomplete module "${key}", missing: ${missing.map(({label}) => label).join(', ')}`,
        repair: `Add what is missing, using another module as a model, or remove the module from ${andList.format([first, ...others].map(({label}) => label))}.`,
      },
    ];
  });
}

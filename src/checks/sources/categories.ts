import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {instances} from '../../node/content/instances';
import {lineAt} from '../../node/content/pageTree';
import type {ContentProblem} from '../../node/content/problems';
import {suggest} from '../../shared/nearest';

const keys = [
  'label',
  'position',
  'description',
  'className',
  'collapsible',
  'collapsed',
  'customProps',
  'link',
  'key',
];

/** Finds what Docusaurus can't take of a group in the sidebar. Its own message shows objects of its parsers. */
export function categoryProblems(file: string, source: string): ContentProblem[] {
  let category: unknown;
  try {
    category = JSON.parse(source);
  } catch (error) {
    const message = `it is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return [{file, line: 1, message, repair: 'Write names and texts in double quotes, and no comma after the last.'}];
  }
  return Object.keys(Object(category) as object)
    .filter((key) => !keys.includes(key))
    .map((key) => ({
      file,
      line: lineAt(source, source.indexOf(`"${key}"`)),
      message: `a group of the sidebar has no ${key}`,
      repair: suggest(key, keys),
    }));
}

/** Finds files `_category_.json` that Docusaurus can't take. */
export const findCategories = (root: string): ContentProblem[] =>
  globSync(
    instances.map((folder) => `${folder}/**/_category_.json`),
    {cwd: root},
  ).flatMap((file) => categoryProblems(file, readFileSync(path.join(root, file), 'utf8')));

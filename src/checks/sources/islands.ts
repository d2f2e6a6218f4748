import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {componentModules} from '../../node/markdown/pageComponents';
import type {ContentProblem} from '../../node/content/problems';
import {islandProblems} from '../../node/plugins/page-script/islandRules.mjs';

const folder = 'src/islands';

/** Names of page components that aren't islands. */
const taken: ReadonlySet<string> = new Set(
  componentModules
    .filter(({module}) => !module.includes(folder))
    .flatMap(({main, named = []}) => [...(main === undefined ? [] : [main]), ...named]),
);

function problemsOf(root: string, name: string): ContentProblem[] {
  const file = `${folder}/${name}/index.tsx`;
  const problem = (message: string, repair: string) => [{file, line: 1, message, repair}];
  if (!/^[A-Z][A-Za-z]*$/.test(name)) {
    return problem(`${name} can't be the name of an island`, 'Name the folder like its component: Quiz.');
  }
  if (taken.has(name)) return problem(`pages already have a component named ${name}`, 'Give the folder another name.');
  if (!existsSync(path.join(root, file))) {
    return problem(`the island ${name} has no index.tsx`, 'Add it, with the component as default export and a label.');
  }
  return islandProblems({file, source: readFileSync(path.join(root, file), 'utf8')});
}

/** Finds folders of `src/islands/` without a component or a label, or with a name that is taken. */
export const findIslands = (root: string): ContentProblem[] =>
  readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => problemsOf(root, name));

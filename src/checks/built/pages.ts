import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {aliases} from '../../rules/routing/aliases';
import type {BuiltPages} from '../check';

/** File of a built page, below the root of the project. */
export const builtFile = (route: string): string => `build/${route === '/' ? 'index' : route.slice(1)}.html`;

/** All pages of the build of a project, by route; not those that only lead to another. */
export function readBuiltPages(root: string): BuiltPages {
  const build = path.join(root, 'build');
  const routes = globSync('**/*.html', {cwd: build})
    .map((file) => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`)
    .filter((route) => !Object.hasOwn(aliases, route))
    .sort();
  return new Map(routes.map((route) => [route, load(readFileSync(path.join(root, builtFile(route)), 'utf8'))]));
}

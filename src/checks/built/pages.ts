import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {builtFile as fileOf} from '../../node/builtPages';
import {aliases} from '../../rules/routing/aliases';
import type {BuiltPages} from '../check';

/** File of a built page, below the root of the project. */
export const builtFile = (route: string): string => fileOf('build', route).replaceAll(path.sep, '/');

/** Route of a file in the build, as Docusaurus names it: that of the not-found page keeps its ending. */
const routeOf = (file: string): string =>
  file === '404.html' ? '/404.html' : `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** All pages of the build of a project, by route; not those that only lead to another. */
export function readBuiltPages(root: string): BuiltPages {
  const routes = globSync('**/*.html', {cwd: path.join(root, 'build')})
    .map(routeOf)
    .filter((route) => !Object.hasOwn(aliases, route))
    .sort();
  return new Map(routes.map((route) => [route, load(readFileSync(path.join(root, builtFile(route)), 'utf8'))]));
}

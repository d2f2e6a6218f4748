import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {globSync} from 'tinyglobby';
import type {ContentProblem} from '../../node/content/problems';

/** Finds rules that no first screen shows in a `.first.css` file, whose rules are inside the HTML of every page. */
function findLateRules(file: string, css: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (line: number | undefined, what: string) =>
    problems.push({
      file,
      line: line ?? 1,
      message: `${what} in a file for the first screen, which is inside the HTML of every page`,
      repair: `Move it to ${file.replace('.first', '')}, or to another file without ".first" in its name.`,
    });
  const root = parse(css);
  root.walkAtRules('media', ({params, source}) => {
    if (/\bprint\b/.test(params)) add(source?.start?.line, 'a rule for paper');
  });
  root.walkRules(/:hover/, ({source}) => {
    add(source?.start?.line, 'a rule for what is under a pointer');
  });
  return problems;
}

/**
 * Finds CSS files of `src/` that nothing imports, and rules in the wrong file.
 * @param root folder of the project
 */
export function findStyles(root: string): ContentProblem[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const sources = globSync(['src/**/*.{css,ts,tsx}', 'docusaurus.config.ts'], {cwd: root});
  const imported = new Set(
    sources.flatMap((source) =>
      // `import './a.css'`, `@import './a.css'`, `composes: b from './a.css'`, and paths that config and plugins name.
      [...read(source).matchAll(/['"](?<name>[^'"\n]+\.css)['"]/g)].map(({groups: {name = ''} = {}}) =>
        name.startsWith('@site/') ? name.slice('@site/'.length) : path.posix.join(path.posix.dirname(source), name),
      ),
    ),
  );
  const replacing = (file: string): string =>
    path.posix.join('src/node/plugins/page-styles', path.posix.basename(file));
  return sources
    .filter((file) => file.endsWith('.css'))
    .sort()
    .flatMap((file) => {
      if (!imported.has(file) && !imported.has(replacing(file)))
        return [
          {
            file,
            line: 1,
            message: 'no file imports these styles, so no page has them',
            repair: 'Import them where their classes are used, or in src/css/custom.css, or delete the file.',
          },
        ];
      return file.endsWith('.first.css') ? findLateRules(file, read(file)) : [];
    });
}

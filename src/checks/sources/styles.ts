import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {globSync} from 'tinyglobby';
import type {ContentProblem} from '../../build/content/problems';

/** Files with `.first` in their name are inlined into the HTML, so they need only the rules of the first screen. */
function findLateRules(file: string, css: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (line: number | undefined, rule: string) =>
    problems.push({
      file,
      line: line ?? 1,
      message: `${rule} in a file for the first screen, which is inside every page`,
      repair:
        `Move it to ${file.replace('.first', '')}, or to another file without ".first" in its name.` +
        (file.endsWith('.module.css') ? ` \`@value name from './${path.posix.basename(file)}'\` imports a class.` : ''),
    });
  const root = parse(css);
  root.walkAtRules('media', ({params, source}) => {
    if (/\bprint\b/.test(params)) report(source?.start?.line, 'a rule for print');
  });
  root.walkRules(/:hover/, ({source}) => {
    report(source?.start?.line, 'a rule for :hover');
  });
  return problems;
}

/** Finds CSS files of `src/` that nothing imports, and rules in the wrong file. */
export function findStyles(root: string): ContentProblem[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const sources = globSync(['src/**/*.{css,ts,tsx}', 'docusaurus.config.ts'], {cwd: root});
  const imported = new Set(
    sources.flatMap((source) =>
      // Matches `import './a.css'`, `@import './a.css'`, `composes: b from './a.css'`, and paths in config and plugins.
      [...read(source).matchAll(/['"](?<name>[^'"\n]+\.css)['"]/g)].map(({groups: {name = ''} = {}}) =>
        name.startsWith('@site/') ? name.slice('@site/'.length) : path.posix.join(path.posix.dirname(source), name),
      ),
    ),
  );
  // The plugin page-styles names its files without a folder.
  const inPlugin = (file: string): string =>
    path.posix.join('src/build/plugins/page-styles', path.posix.basename(file));
  return sources
    .filter((file) => file.endsWith('.css'))
    .sort()
    .flatMap((file) => {
      if (!imported.has(file) && !imported.has(inPlugin(file)))
        return [
          {
            file,
            line: 1,
            message: 'nothing imports these styles',
            repair: 'Import them where their classes are used or in src/css/custom.css, or delete the file.',
          },
        ];
      return /\.first(?:\.module)?\.css$/.test(file) ? findLateRules(file, read(file)) : [];
    });
}

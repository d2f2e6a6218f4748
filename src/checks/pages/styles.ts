import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {globSync} from 'tinyglobby';
import type {ContentProblem} from '../../build/content/problems';

/** These files are inlined into the HTML, so they need only the rules of the first screen. */
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

/** Finds rules in files for the first screen that belong into another file. */
export const findStyles = (root: string): ContentProblem[] =>
  globSync('src/**/*.first{,.module}.css', {cwd: root})
    .sort()
    .flatMap((file) => findLateRules(file, readFileSync(path.join(root, file), 'utf8')));

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentProblem} from '../node/content/problems';

/** Matches a stack frame: `at file.ts:12:5`, `at name (file.ts:12:5)` */
const frame = /^\s+at .*?\(?(?<source>(?:[A-Z]:)?[/\\][^():\n]+):(?<line>\d+):\d+\)?$/gm;
/** Matches Node.js' message about a missing module, with the file that imports it. */
const missing = /^Cannot find module '(?<name>[^']+)'\nRequire stack:\n- (?<importer>.+)$/m;

/**
 * Finds the line where loading the facts failed, for example because it imports a module that no longer exists. Returns
 * undefined if no file of the project is in the stack.
 */
export function factLoadProblem(error: unknown, root: string): ContentProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const [message = ''] = error.message.split('\n');
  const problem = (source: string, line: number): ContentProblem => ({
    file: path.relative(root, source).replaceAll('\\', '/'),
    line,
    message: `the facts can't be loaded: ${message}`,
    repair: 'Run `npm run typecheck` to find every line like this. Pages are checked once the facts load.',
  });
  const {name, importer} = missing.exec(error.message)?.groups ?? {};
  if (name !== undefined && importer !== undefined) {
    const lines = readFileSync(importer, 'utf8').split('\n');
    return problem(importer, lines.findIndex((line) => line.includes(`'${name}'`)) + 1);
  }
  return [...(error.stack ?? '').matchAll(frame)]
    .map(({groups: {source = '', line} = {}}) => problem(source, Number(line)))
    .find(({file}) => file.startsWith('src/'));
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentProblem} from '../node/content/problems';

/** A line of a stack: `at file.ts:12:5`, `at name (file.ts:12:5)`. */
const frame = /^\s+at .*?\(?(?<place>(?:[A-Z]:)?[/\\][^():\n]+):(?<line>\d+):\d+\)?$/gm;
/** Node.js' message for a missing module, and the file that imports it. */
const missing = /^Cannot find module '(?<name>[^']+)'\nRequire stack:\n- (?<place>.+)$/m;

/**
 * Names the line where loading the facts failed, for instance because one reads a module that is gone.
 * @param error what loading threw
 * @param root folder of the project
 * @returns undefined if no line of the project's sources is in the stack
 */
export function unreadableFact(error: unknown, root: string): ContentProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const [message = ''] = error.message.split('\n');
  const problem = (place: string, line: number): ContentProblem => ({
    file: path.relative(root, place).replaceAll('\\', '/'),
    line,
    message: `the facts can't be loaded: ${message}`,
    repair: '`npm run typecheck` names every line that reads what is gone. Pages are checked after that.',
  });
  const {name, place: importer} = missing.exec(error.message)?.groups ?? {};
  if (name !== undefined && importer !== undefined) {
    const lines = readFileSync(importer, 'utf8').split('\n');
    return problem(importer, lines.findIndex((line) => line.includes(`'${name}'`)) + 1);
  }
  return [...(error.stack ?? '').matchAll(frame)]
    .map(({groups: {place = '', line} = {}}) => problem(place, Number(line)))
    .find(({file}) => file.startsWith('src/'));
}

import path from 'node:path';
import type {ContentProblem} from '../node/content/problems';

/**
 * Names the line where loading the facts failed, for instance because one reads a module that is gone.
 * @param error what loading threw
 * @param root folder of the project
 * @returns undefined if no line of the project's sources is in the stack
 */
export function unreadableFact(error: unknown, root: string): ContentProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const [, place = '', line] of (error.stack ?? '').matchAll(/\(?((?:[A-Z]:)?[/\\][^():\n]+):(\d+):\d+\)?$/gm)) {
    const file = path.relative(root, place).replaceAll('\\', '/');
    if (!file.startsWith('src/')) continue;
    return {
      file,
      line: Number(line),
      message: `the facts can't be loaded: ${error.message}`,
      repair: '`npm run typecheck` names every line that reads what is gone. Pages are checked after that.',
    };
  }
  return undefined;
}

import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {factLine} from '../../src/checks/facts/locate';
import type {Comparison, Place} from '../import/difference';
import {InputError} from '../import/input';
import {printed} from '../import/print';
import type * as Recheck from '../import/recheck';
import {withoutRefused, writeDifferences, WriteError} from '../import/write';
import {counted} from '../../src/rules/sentences';
import {usageOf, UserError} from './cli';
import {root} from './paths';

/** One kind of import. */
interface Import<T> {
  /** As `npm run` has it: `import:commands`. */
  name: string;
  /** Reads the text of a file; throws `InputError`. */
  read: (source: string, file: string) => T;
  /** Compares what was read with the facts: those that are loaded, or those of a copy. */
  compare: (recheck: Pick<typeof Recheck, 'compareCommands' | 'compareDocument'>, read: T) => Comparison;
}

const sourceOf = (file: string): string => readFileSync(join(root, 'src/facts', file), 'utf8');

/** Where a fact is, for people: `src/facts/modules/polls.ts:40`. */
const placeWords = ({file, at}: Place): string => `src/facts/${file}:${factLine(sourceOf(file), at)}`;

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Shows the differences between a file and the facts; with `--write` takes over what can be.
 * @returns the exit code: 0, whether there are differences or not
 * @throws UserError for a file that is malformed, and for facts that would not compile
 */
export async function runImport<T>({name, read, compare}: Import<T>): Promise<number> {
  const usage = `npm run ${name} -- FILE [--write]`;
  const {values, positionals} = usageOf(usage, () =>
    parseArgs({options: {write: {type: 'boolean'}}, allowPositionals: true}),
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UserError(`Name one file. Usage: ${usage}`);
  try {
    const input = read(await textOf(file), file);
    const comparison = withoutRefused(compare(await import('../import/recheck'), input), sourceOf);
    console.log(printed(comparison, placeWords));
    if (values.write !== true || comparison.differences.every(({edits}) => edits.length === 0)) return 0;

    const {files, remaining, problems} = await writeDifferences(root, comparison.differences, (recheck) =>
      compare(recheck, input),
    );
    console.log(['\nWritten:', ...files.map((changed) => `  ${changed}`)].join('\n'));
    if (problems.length > 0) console.log(`\nNow fix these facts:\n\n${problems.join('\n')}`);
    const {differences} = withoutRefused(remaining, sourceOf);
    const unwritten = differences.filter(({edits}) => edits.length > 0);
    if (unwritten.length > 0) {
      console.log(`\nWhat differs still:\n\n${printed({differences: unwritten, leftovers: []}, placeWords)}`);
    }
    const byHand = differences.length - unwritten.length;
    if (byHand > 0) console.log(`\nBy hand, as said above: ${counted(byHand, 'difference')}.`);
    return 0;
  } catch (error) {
    throw error instanceof InputError || error instanceof WriteError ? new UserError(error.message) : error;
  }
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {factLine} from '../src/checks/facts/locate';
import {decoded, driftOf, readExport, type Difference} from './commandDrift';

/** A difference with its place, `src/facts/modules/polls.ts:40`. */
function placed({file, at, text}: Difference): string {
  if (file === undefined) return text;
  const place = `src/facts/${file}`;
  return `${place}:${factLine(readFileSync(path.join(import.meta.dirname, '..', place), 'utf8'), at)}: ${text}`;
}

/** Differences in groups, one for each file of facts. */
function printed(differences: readonly Difference[]): string {
  const files = [...new Set(differences.map(({file}) => file))];
  return files
    .map((file) => {
      const lines = differences.filter((difference) => difference.file === file).map((one) => printable(placed(one)));
      const heading =
        'In no file of facts yet: add each to the module or group of functions that it belongs to, or to src/facts/commands.ts.';
      return (file === undefined ? [heading, ...lines] : lines).join('\n');
    })
    .join('\n\n');
}

/** Shows control characters, which names from elsewhere may hold, instead of sending them to the terminal. */
const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

const nameOne = 'Name the file with the exported commands of the bot, and nothing else: npm run drift -- commands.json';

function read(args: readonly string[]): ReturnType<typeof readExport> {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('-') || more.length > 0) return {problem: nameOne};
  // Where npm was run, which is not the folder of this package with `npm --prefix site run drift`.
  const place = path.resolve(process.env.INIT_CWD ?? '', file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(place);
  } catch (error) {
    return {problem: `${place} cannot be read (${error instanceof Error ? error.message : String(error)}). ${nameOne}`};
  }
  return readExport(decoded(bytes), file);
}

/** Exit codes: something differs; the file cannot be read or compared. */
const DIFFERS = 1;
const UNREADABLE = 2;

// Shows how the commands of the bot differ from the facts, and writes nothing; a bot's own CI can run it.
const input = read(process.argv.slice(2));
if ('problem' in input) {
  console.error(printable(input.problem));
  process.exitCode = UNREADABLE;
} else {
  const differences = driftOf(input.commands);
  const {length} = differences;
  if (length === 0) {
    console.log(`No drift: the facts say what the bot has (${input.commands.length} slash commands).`);
  } else {
    console.log(`${printed(differences)}\n\n${length} ${length === 1 ? 'difference' : 'differences'}.`);
    process.exitCode = DIFFERS;
  }
}

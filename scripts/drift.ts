import {readFileSync} from 'node:fs';
import path from 'node:path';
import {factLine} from '../src/checks/facts/locate';
import {decode, driftOf, readExport, type Difference} from './commandDrift';

/** Adds file and line to a difference: `src/facts/modules/polls.ts:40: ~ /poll create: …` */
function withLocation({file, at, text}: Difference): string {
  if (file === undefined) return text;
  const factFile = `src/facts/${file}`;
  return `${factFile}:${factLine(readFileSync(path.join(import.meta.dirname, '..', factFile), 'utf8'), at)}: ${text}`;
}

function report(differences: readonly Difference[]): string {
  const files = [...new Set(differences.map(({file}) => file))];
  return files
    .map((file) => {
      const lines = differences
        .filter((difference) => difference.file === file)
        .map((one) => printable(withLocation(one)));
      const heading =
        'These commands are not in a fact file yet. Add each to its module or function group, or to src/facts/commands.ts.';
      return (file === undefined ? [heading, ...lines] : lines).join('\n');
    })
    .join('\n\n');
}

/** Escapes control characters (`\u{1b}`), so that names in the export can't send any to the terminal. */
const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

const usage = 'Pass the file with the exported commands as the only argument: npm run drift -- commands.json';

function read(args: readonly string[]): ReturnType<typeof readExport> {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('-') || more.length > 0) return {problem: usage};
  // INIT_CWD is the folder npm was started in, which isn't this project's folder after `npm --prefix site run drift`.
  const absolutePath = path.resolve(process.env.INIT_CWD ?? '', file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(absolutePath);
  } catch (error) {
    return {
      problem: `${absolutePath} cannot be read (${error instanceof Error ? error.message : String(error)}). ${usage}`,
    };
  }
  return readExport(decode(bytes), file);
}

const DIFFERS = 1;
const UNREADABLE = 2;

// Prints how the bot's commands differ from the facts. It changes no files, so the bot's own CI can run it.
const input = read(process.argv.slice(2));
if ('problem' in input) {
  console.error(printable(input.problem));
  process.exitCode = UNREADABLE;
} else {
  const differences = driftOf(input.commands);
  const {length} = differences;
  if (length === 0) {
    console.log(`No drift: the facts match the bot's ${input.commands.length} slash commands.`);
  } else {
    console.log(`${report(differences)}\n\n${length} ${length === 1 ? 'difference' : 'differences'}.`);
    process.exitCode = DIFFERS;
  }
}

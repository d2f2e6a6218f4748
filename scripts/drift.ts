import {root} from '../src/build/root';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {factLine} from '../src/checks/facts/locate';
import {exportedCommands, exportedLines, factLines} from './commandText';

const DIFFERS = 1;
const UNREADABLE = 2;

const usage =
  "Save the response of Discord's GET /applications/{id}/commands, then run npm run drift -- with the name of that file.";

/** Adds the place of the command: `/poll create question maxLength: 300  src/facts/modules/polls.ts:67` */
function withPlace({text, file, factPath}: ReturnType<typeof factLines>[number]): string {
  const factFile = `src/facts/${file}`;
  const source = readFileSync(path.join(root, factFile), 'utf8');
  return `${text}  ${factFile}:${factLine(source, factPath)}`;
}

/** Returns what only one side has, sorted by command, option and property: `- /poll create …`, `+ /poll create …` */
function differences(exported: readonly string[]): string[] {
  const facts = factLines();
  const [factTexts, exportedTexts] = [new Set(facts.map(({text}) => text)), new Set(exported)];
  const keyOf = (line: string): string => line.slice(2).replace(/: .*/, '');
  return [
    ...facts.filter(({text}) => !exportedTexts.has(text)).map((line) => `- ${withPlace(line)}`),
    ...exported.filter((text) => !factTexts.has(text)).map((text) => `+ ${text}`),
  ].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

// Prints how the bot's commands differ from the facts. It changes no files, so the bot's own CI can run it.
const [file = ''] = process.argv.slice(2);
try {
  // INIT_CWD is the folder npm was started in, which isn't this project's folder after `npm --prefix site run drift`.
  const text = readFileSync(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8');
  const lines = differences(exportedLines(exportedCommands.parse(JSON.parse(text))));
  console.log(lines.join('\n') || "No drift: the facts match the bot's slash commands.");
  process.exitCode = lines.length > 0 ? DIFFERS : 0;
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
  console.error(`"${file}" can't be read as a bot's commands: ${reason}\n${usage}`);
  process.exitCode = UNREADABLE;
}

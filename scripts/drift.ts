/** Prints how the bot's commands differ from the facts. Without --write it changes no files, so the bot's own CI can run it. */
import {root} from '../src/build/root';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {z} from 'zod';
import {factLineNumber} from '../src/checks/facts/factLine';
import {allCommands, topLevelCommandNames} from '../src/facts/derived/commands/commandIndex';
import {suggest} from '../src/lib/nearest';
import {
  exportedCommandsSchema,
  exportedSlashCommandLines,
  factCommandLines,
  isSlashCommand,
  runnableCommands,
  type ExportedCommand,
  type CommandTextLine,
} from './commandText';

/** Exit codes. */
const DIFFERS = 1;
const FAILED = 2;

const usage =
  "Save the response of Discord's GET /applications/{id}/commands, then run npm run drift -- with the name of that file.";

/** If the facts have a smaller share of the bot's commands, they describe another bot, and differ in almost every line. */
const MIN_KNOWN_SHARE = 0.1;

/** Adds the place of the command: `/poll create question maxLength: 300  src/facts/modules/polls.ts:67` */
function withPlace({text, file, factPath}: CommandTextLine): string {
  const factFile = `src/facts/${file}`;
  const source = readFileSync(path.join(root, factFile), 'utf8');
  return `${text}  ${factFile}:${factLineNumber(source, factPath)}`;
}

/** Returns what only the facts have (`- /poll create …`) and only the bot has (`+ …`), sorted by command, option and property. */
function differences(botLines: readonly string[]): string[] {
  const linesInFacts = factCommandLines();
  const factTexts = new Set(linesInFacts.map(({text}) => text));
  const botTexts = new Set(botLines);
  const sortKey = (line: string): string => line.slice(2).replace(/: .*/, '');
  return [
    ...linesInFacts.filter(({text}) => !botTexts.has(text)).map((line) => `- ${withPlace(line)}`),
    ...botLines.filter((text) => !factTexts.has(text)).map((text) => `+ ${text}`),
  ].sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

/** Tells whether the facts describe another bot. Bots often share names of commands, but not their descriptions. */
function isOtherBot(commands: readonly ExportedCommand[]): boolean {
  const commandsInFacts = allCommands();
  const botCommands = commands.flatMap((command) => runnableCommands(command));
  const knownCommands = botCommands.filter((command) =>
    commandsInFacts.some(({name, description}) => name === command.name && description === command.description),
  );
  return knownCommands.length < botCommands.length * MIN_KNOWN_SHARE;
}

function printNewCommands(commands: readonly ExportedCommand[], newCommands: readonly ExportedCommand[]): void {
  for (const {name, description} of newCommands) console.log(`+ /${name}: ${description}`);
  console.log(
    '\nThe facts describe another bot. Add --write to write a module for each command above, or --write and some of their names.',
  );
  const sharedNames = commands.filter((command) => !newCommands.includes(command)).map(({name}) => `/${name}`);
  if (sharedNames.length > 0) {
    console.log(
      `The facts also have ${sharedNames.join(', ')}, with other texts or options. Remove theirs to write yours.`,
    );
  }
}

function reportDrift(commands: readonly ExportedCommand[], newCommands: readonly ExportedCommand[]): void {
  if (isOtherBot(commands)) {
    printNewCommands(commands, newCommands);
    process.exitCode = DIFFERS;
    return;
  }
  const lines = differences(exportedSlashCommandLines(commands));
  console.log(lines.join('\n') || "No drift: the facts match the bot's slash commands.");
  if (lines.length > 0) process.exitCode = DIFFERS;
}

/** @throws if a name isn't that of a new command, or if its module, group of functions or guide exists */
async function writeModules(newCommands: readonly ExportedCommand[], names: readonly string[]): Promise<void> {
  const newNames = newCommands.map(({name}) => name);
  const unknownName = names.find((name) => !newNames.includes(name));
  if (unknownName !== undefined)
    throw new Error(
      `"${unknownName}" isn't a command of the bot that the facts lack. ${suggest(unknownName, newNames)}`,
    );
  const chosenCommands = newCommands.filter(({name}) => names.length === 0 || names.includes(name));
  if (chosenCommands.length === 0) {
    console.log("Nothing was written: the facts have all of the bot's slash commands.");
    return;
  }
  // Loaded lazily, because it loads Prettier.
  const {newModuleFiles} = await import('./newModuleFiles');
  for (const [file, text] of await newModuleFiles(root, chosenCommands)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
    console.log(file);
  }
  console.log('\nnpm run check lists what is left to do in these files.');
}

/** @throws if the file isn't an export */
function readExport(file: string): ExportedCommand[] {
  try {
    // INIT_CWD is the folder npm was started in, which isn't this project's folder after `npm --prefix site run drift`.
    return exportedCommandsSchema.parse(
      JSON.parse(readFileSync(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8')),
    );
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`"${file}" can't be read as a bot's commands: ${reason}\n${usage}`, {cause: error});
  }
}

try {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {write: {type: 'boolean'}}});
  const [file, ...names] = positionals;
  if (file === undefined) throw new Error(usage);
  const exportedItems = readExport(file);
  const commands = exportedItems.filter(isSlashCommand);
  const factCommandNames = topLevelCommandNames();
  const newCommands = commands.filter(({name}) => !factCommandNames.includes(`/${name}`));
  if (values.write) await writeModules(newCommands, names);
  else reportDrift(commands, newCommands);
  const contextMenus = exportedItems.filter((command) => !isSlashCommand(command)).map(({name}) => name);
  if (contextMenus.length > 0)
    console.log(`\nLeft out, because the facts have no context menus: ${contextMenus.join(', ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = FAILED;
}

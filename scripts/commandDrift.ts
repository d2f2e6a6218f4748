import {ApplicationCommandOptionType, ChannelType, PermissionFlagsBits} from 'discord-api-types/v10';
import {z} from 'zod';
import {globalCommands} from '../src/facts/commands';
import {functionList} from '../src/facts/functions';
import {moduleList} from '../src/facts/modules';
import type {Command, CommandOption, Module} from '../src/facts/types';

/*
 * The properties that are compared, of a command as "Get Global Application Commands" answers it; others pass, because
 * the platform adds some without notice.
 *
 * Source: https://discord.com/developers/docs/interactions/application-commands#application-command-object
 */
const exportedOption = z.object({
  type: z.literal(Object.values(ApplicationCommandOptionType).filter((type) => typeof type === 'number')),
  name: z.string().min(1),
  description: z.string(),
  required: z.boolean().default(false),
  choices: z.array(z.object({name: z.string()})).optional(),
  autocomplete: z.boolean().optional(),
  min_value: z.number().optional(),
  max_value: z.number().optional(),
  min_length: z.number().optional(),
  max_length: z.number().optional(),
  channel_types: z.array(z.number()).optional(),
  get options() {
    return z.array(exportedOption).default([]);
  },
});
const exportedCommand = z.object({
  type: z.literal([1, 2, 3, 4]).default(1),
  name: z.string().min(1),
  description: z.string(),
  default_member_permissions: z.string().regex(/^\d+$/, 'expected a number in quotes, or null').nullish(),
  options: z.array(exportedOption).default([]),
});

type ExportedOption = z.infer<typeof exportedOption>;
type ExportedCommand = z.infer<typeof exportedCommand>;

const saveAgain =
  'Save what GET /applications/{id}/commands?with_localizations=true of Discord answers, and name that file.';

/** Why a value cannot be the commands of a bot, as a clause that follows the name of the file. */
function foreign(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? 'lists no commands' : undefined;
  if (typeof value !== 'object' || value === null) return 'is not a list of commands';
  if ('message' in value && 'code' in value) {
    return `holds an error in place of commands, ${JSON.stringify(value.message)}: check the token of the bot and the id of its application`;
  }
  if ('openapi' in value || 'swagger' in value) return 'is an OpenAPI document, not a list of commands';
  return 'is an object, not a list of commands';
}

/**
 * Reads the exported commands of a bot.
 * @param file its name in messages
 * @returns the slash commands, without those in menus; or what is wrong with the file and what to do, in a sentence or two
 */
export function readExport(text: string, file: string): {commands: ExportedCommand[]} | {problem: string} {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return {problem: `${file} is not JSON (${error instanceof Error ? error.message : String(error)}). ${saveAgain}`};
  }
  const reason = foreign(value);
  if (reason !== undefined) return {problem: `${file} ${reason}. ${saveAgain}`};
  const {data, error} = z.array(exportedCommand).safeParse(value);
  if (!data) {
    const [{path, message} = {path: [], message: ''}] = error.issues;
    return {problem: `${file} is not a list of commands: at ${z.core.toDotPath(path)}: ${message}. ${saveAgain}`};
  }
  const commands = data.filter(({type}) => type === 1);
  return commands.length > 0 ? {commands} : {problem: `${file} lists no slash commands. ${saveAgain}`};
}

/** One point in which the bot and the facts differ. */
export interface Difference {
  /** File of the fact below `src/facts/`; nothing for a command that belongs to none of them yet. */
  file?: string;
  /** Where in the file, as `FactProblem` has it. */
  at: readonly string[];
  /** `+` only the bot has it, `-` only the facts do, `~` both, and they differ: ours -> theirs. */
  text: string;
}

/** The commands of one file of facts. */
interface FactList {
  file: string;
  /** The constant or property that holds them. */
  list: string;
  commands: readonly Command[];
  rootCommand?: Module['rootCommand'];
}

const factLists: readonly FactList[] = [
  {file: 'commands.ts', list: 'globalCommands', commands: globalCommands},
  ...moduleList.map(({key, commands, rootCommand}) => ({
    file: `modules/${key}.ts`,
    list: 'commands',
    commands,
    rootCommand,
  })),
  ...functionList.map(({key, commands}) => ({file: `functions/${key}.ts`, list: 'commands', commands})),
];

/** What is compared of an option, by the names that the facts use. */
type Described = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const channelTypeNames = Object.keys(ChannelType) as (keyof typeof ChannelType)[];

/** Channel types by the first of their names, sorted: of several names the later ones are deprecated. */
const channelNames = (types: readonly number[]): string[] =>
  types
    .map(
      (type) => channelTypeNames.find((name) => ChannelType[name] === (type as ChannelType)) ?? `channel type ${type}`,
    )
    .sort();

const ourOption = (option: CommandOption): Described => ({
  description: option.description,
  type: option.type,
  required: option.required,
  choices: option.choices?.map(String),
  autocomplete: option.autocomplete,
  min: option.min,
  max: option.max,
  minLength: option.minLength,
  maxLength: option.maxLength,
  channelTypes: option.channelTypes && channelNames(option.channelTypes.map((name) => ChannelType[name])),
});

const theirOption = (option: ExportedOption): Described => ({
  description: option.description,
  type: ApplicationCommandOptionType[option.type],
  required: option.required,
  choices: option.choices?.map(({name}) => name),
  // The facts leave out what is false.
  autocomplete: option.autocomplete === true || undefined,
  min: option.min_value,
  max: option.max_value,
  minLength: option.min_length,
  maxLength: option.max_length,
  channelTypes: option.channel_types && channelNames(option.channel_types),
});

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

const isSame = (a: unknown, b: unknown): boolean => shown(a) === shown(b);

const changed = (what: string, ours: unknown, theirs: unknown): string =>
  `~ ${what}: ${shown(ours)} -> ${shown(theirs)}`;

/** A command of the bot that can be run. */
type Runnable = Pick<ExportedOption, 'name' | 'description' | 'options'>;

/**
 * What can be run of a command: itself or its subcommands, each by its whole name, `/poll create`. The description of a
 * command with subcommands is left out: no client shows it.
 */
function runnable({name, description, options}: Runnable, above = '/'): Runnable[] {
  const below = options.filter(({type}) => type <= ApplicationCommandOptionType.SubcommandGroup);
  return below.length > 0
    ? below.flatMap((option) => runnable(option, `${above}${name} `))
    : [{name: `${above}${name}`, description, options}];
}

const rootOf = (name: string): string => name.split(' ')[0] ?? name;

const bitsOf = (names: readonly (keyof typeof PermissionFlagsBits)[]): bigint =>
  names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);

/** What a command asks of members where that is permissions alone; null: nothing that Discord could ask. */
function askedBits({requires}: Command): bigint | null {
  const [first, ...more] = requires;
  return first && 'permissions' in first && more.length === 0 ? bitsOf(first.permissions) : null;
}

/** Default permissions in words. */
function permissionWords(bits: bigint | null): string {
  if (bits === null) return 'everyone';
  if (bits === 0n) return 'administrators alone';
  const names = Object.entries(PermissionFlagsBits).filter(([, bit]) => (bits & bit) !== 0n);
  return names.map(([name]) => name).join(', ') || `bits ${bits}`;
}

/** Whom Discord offers a command by default: a module says it, else `commandRules.defaultMemberPermissions` does. */
function permissionDrift({file, list, commands, rootCommand}: FactList, root: ExportedCommand): Difference[] {
  const own = commands.filter(({name}) => rootOf(name) === `/${root.name}`);
  const [first] = own;
  if (!first) return [];
  const isModules = rootCommand?.name === `/${root.name}`;
  const asked = new Set(own.map(askedBits));
  const [shared = null] = asked.size === 1 ? asked : [];
  const permission = rootCommand?.defaultMemberPermissions;
  const ours = isModules ? (permission ? bitsOf([permission]) : null) : shared;
  const theirs = typeof root.default_member_permissions === 'string' ? BigInt(root.default_member_permissions) : null;
  if (ours === theirs) return [];
  const at = isModules ? ['rootCommand', 'defaultMemberPermissions'] : [list, first.name, 'requires'];
  const what = `/${root.name}: default permissions`;
  return [{file, at, text: changed(what, permissionWords(ours), permissionWords(theirs))}];
}

/** One option that both sides have. */
function optionDrift(
  file: string,
  at: readonly string[],
  what: string,
  ours: Described,
  theirs: Described,
): Difference[] {
  return Object.keys(ours)
    .filter((property) => !isSame(ours[property], theirs[property]))
    .map((property) => ({
      file,
      at: [...at, property],
      text: changed(`${what}: ${property}`, ours[property], theirs[property]),
    }));
}

/** One command that both sides have. */
function commandDrift(file: string, at: readonly string[], ours: Command, theirs: Runnable): Difference[] {
  const {name} = ours;
  const differences: Difference[] = [];
  if (ours.description !== theirs.description) {
    const text = changed(`${name}: description`, ours.description, theirs.description);
    differences.push({file, at: [...at, 'description'], text});
  }
  for (const option of ours.options) {
    const here = [...at, 'options', option.name];
    const what = `${name}: option ${option.name}`;
    const same = theirs.options.find((their) => their.name === option.name);
    if (same) differences.push(...optionDrift(file, here, what, ourOption(option), theirOption(same)));
    else differences.push({file, at: here, text: `- ${what}`});
  }
  const ourNames = ours.options.map((option) => option.name);
  const theirNames = theirs.options.map((option) => option.name);
  for (const option of theirs.options.filter((their) => !ourNames.includes(their.name))) {
    const text = `+ ${name}: option ${option.name} ${shown(theirOption(option))}`;
    differences.push({file, at: [...at, 'options'], text});
  }
  const ourOrder = ourNames.filter((option) => theirNames.includes(option));
  const theirOrder = theirNames.filter((option) => ourNames.includes(option));
  if (!isSame(ourOrder, theirOrder)) {
    differences.push({file, at: [...at, 'options'], text: changed(`${name}: order of options`, ourOrder, theirOrder)});
  }
  return differences;
}

/** A command that the facts do not have, in the file that has others of its first word. */
function newCommand({name, description, options}: Runnable): Difference {
  const home = factLists.find(({commands}) => commands.some((command) => rootOf(command.name) === rootOf(name)));
  const described = {description, options: options.map((option) => ({name: option.name, ...theirOption(option)}))};
  const text = `+ ${name} ${shown(described)}`;
  return home ? {file: home.file, at: [home.list], text} : {at: [], text};
}

/**
 * Compares the slash commands of a bot with the facts. The order of commands is not compared, nor what facts say in
 * sentences or not at all: translations, contexts, defaults of options.
 * @returns file by file as the facts have them, last the commands that belong to no file yet
 */
export function driftOf(exported: readonly ExportedCommand[]): Difference[] {
  const theirs = exported.flatMap((command) => runnable(command));
  const known = new Set(factLists.flatMap(({commands}) => commands.map(({name}) => name)));
  const added = theirs.filter(({name}) => !known.has(name)).map(newCommand);
  const inFacts = factLists.flatMap((facts): Difference[] => {
    const {file, list, commands} = facts;
    return [
      ...exported.flatMap((root) => permissionDrift(facts, root)),
      ...commands.flatMap((command): Difference[] => {
        const at = [list, command.name];
        const same = theirs.find(({name}) => name === command.name);
        return same ? commandDrift(file, at, command, same) : [{file, at, text: `- ${command.name}`}];
      }),
      ...added.filter((difference) => difference.file === file),
    ];
  });
  return [...inFacts, ...added.filter(({file}) => file === undefined)];
}

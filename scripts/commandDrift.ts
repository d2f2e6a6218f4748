import {ApplicationCommandOptionType, ChannelType, PermissionFlagsBits} from 'discord-api-types/v10';
import {z} from 'zod';
import {globalCommands} from '../src/facts/commands';
import {functionList} from '../src/facts/functions';
import {moduleList} from '../src/facts/modules';
import type {Command, CommandOption, Module} from '../src/facts/types';

/*
 * The properties of a command that we compare, as in the response of "Get Global Application Commands". Others are ignored,
 * because Discord adds some without notice.
 * Source: https://discord.com/developers/docs/interactions/application-commands#application-command-object
 */
const exportedOption = z.object({
  type: z.int(),
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
const wholeNumber = 'expected a whole number in quotes, or null';
const exportedCommand = z.object({
  name: z.string().min(1),
  description: z.string(),
  // Some libraries write a number, which is accepted up to JSON's exact range.
  default_member_permissions: z
    .union([z.string().regex(/^\d+$/, wholeNumber), z.int(wholeNumber).nonnegative(wholeNumber)], wholeNumber)
    .optional(),
  options: z.array(exportedOption).default([]),
});

type ExportedOption = z.infer<typeof exportedOption>;
type ExportedCommand = z.infer<typeof exportedCommand>;

const saveAgain =
  "Save the response of Discord's GET /applications/{id}/commands?with_localizations=true, and name that file.";

/** Returns why a value can't be a bot's commands, in words that follow the file's name: `lists no commands` */
function whyNotCommands(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? 'lists no commands' : undefined;
  if (typeof value !== 'object' || value === null) return 'is not a list of commands';
  if ('message' in value && 'code' in value) {
    return `holds an error in place of commands, ${JSON.stringify(value.message)}: check the token of the bot and the id of its application`;
  }
  if ('openapi' in value || 'swagger' in value) return 'is an OpenAPI document, not a list of commands';
  return 'is an object, not a list of commands';
}

/** Decodes a JSON file. PowerShell's `>` writes UTF-16, where JSON's first character, always ASCII, has a zero byte. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Removes properties that are null, because libraries write null for unset ones. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const set = Object.entries(value).filter(([, property]) => property !== null);
  return Object.fromEntries(set.map(([key, property]) => [key, withoutNulls(property)]));
}

/** False for context menu commands and future types. True for anything that isn't a command, so that the schema reports it. */
const isSlashCommand = (command: unknown): boolean =>
  typeof command !== 'object' || command === null || !('type' in command) || command.type === 1;

/** Describes the place of a mistake: `command "poll", option "question", its type` */
function placeOf(commands: unknown, path: readonly PropertyKey[]): string {
  const words: string[] = [];
  let value = commands;
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key === 'number') {
      const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
      words.push(typeof name === 'string' && name !== '' ? JSON.stringify(name) : `number ${key + 1}`);
    } else words.push(key === 'options' ? 'option' : `its ${String(key)}`);
  }
  return `command ${words.join(', ').replaceAll('option, ', 'option ')}`;
}

/** Finds two different commands or options with the same name: `/poll create question` */
function findConflict(items: readonly Pick<ExportedOption, 'name' | 'options'>[], above = '/'): string | undefined {
  for (const [index, item] of items.entries()) {
    const name = `${above}${item.name}`;
    const first = items.find((other) => other.name === item.name);
    if (first !== item && JSON.stringify(first) !== JSON.stringify(items[index])) return name;
    const inside = findConflict(item.options, `${name} `);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Returns the slash commands, or the problem and its repair in a sentence or two. `file` is the name for messages. */
export function readExport(text: string, file: string): {commands: ExportedCommand[]} | {problem: string} {
  let value: unknown;
  try {
    value = withoutNulls(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return {problem: `${file} is not JSON (${error instanceof Error ? error.message : String(error)}). ${saveAgain}`};
  }
  const reason = whyNotCommands(value);
  if (reason !== undefined) return {problem: `${file} ${reason}. ${saveAgain}`};
  const slashCommands = (value as unknown[]).filter(isSlashCommand);
  const {data, error} = z.array(exportedCommand).safeParse(slashCommands);
  if (!data) {
    const [{path, message} = {path: [], message: ''}] = error.issues;
    return {problem: `${file} is not a list of commands: ${placeOf(slashCommands, path)}: ${message}. ${saveAgain}`};
  }
  if (data.length === 0) return {problem: `${file} lists no slash commands. ${saveAgain}`};
  const conflict = findConflict(data);
  if (conflict !== undefined) {
    const repair = 'Compare global commands and commands of a server separately, in two files.';
    return {problem: `${file} lists ${conflict} twice, and they differ. ${repair}`};
  }
  return {commands: data.filter(({name}, index) => data.findIndex((other) => other.name === name) === index)};
}

export interface Difference {
  /** File of the fact below `src/facts/`. Undefined for a new command that belongs to no file yet. */
  file?: string;
  /** Path inside the file, as in `FactProblem`. */
  at: readonly string[];
  /** `+` is only in the bot, `-` only in the facts, and `~` differs: ours -> theirs. */
  text: string;
}

interface FactList {
  file: string;
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

/** Compared properties of an option, by their names in the facts. */
type Described = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const channelTypeNames = Object.keys(ChannelType) as (keyof typeof ChannelType)[];

/** Sorted names of channel types. If a type has several names, the later ones are deprecated. */
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

/** Drops an empty list, because libraries write one for an unset list. */
const unlessEmpty = <Item>(list: Item[] | undefined): Item[] | undefined => (list?.length === 0 ? undefined : list);

const theirOption = (option: ExportedOption): Described => ({
  description: option.description,
  type: ApplicationCommandOptionType[option.type] ?? `option type ${option.type}`,
  required: option.required,
  choices: unlessEmpty(option.choices)?.map(({name}) => name),
  autocomplete: option.autocomplete === true || undefined,
  min: option.min_value,
  max: option.max_value,
  minLength: option.min_length,
  maxLength: option.max_length,
  channelTypes: unlessEmpty(option.channel_types) && channelNames(option.channel_types ?? []),
});

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

const isSame = (a: unknown, b: unknown): boolean => shown(a) === shown(b);

const changed = (what: string, ours: unknown, theirs: unknown): string =>
  `~ ${what}: ${shown(ours)} -> ${shown(theirs)}`;

type Runnable = Pick<ExportedOption, 'name' | 'description' | 'options'>;

/** Expands a command into its subcommands: `/poll create`. No client shows the description of a command that has some. */
function runnable({name, description, options}: Runnable, above = '/'): Runnable[] {
  // Subcommands and subcommand groups.
  const below = options.filter(({type}) => type === 1 || type === 2);
  return below.length > 0
    ? below.flatMap((option) => runnable(option, `${above}${name} `))
    : [{name: `${above}${name}`, description, options}];
}

const rootOf = (name: string): string => name.split(' ')[0] ?? name;

const bitsOf = (names: readonly (keyof typeof PermissionFlagsBits)[]): bigint =>
  names.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);

/** The permissions a command requires. Null if everyone can run it, or if permissions alone don't decide who can. */
function requiredBits({requires}: Command): bigint | null {
  const [first, ...more] = requires;
  return first && 'permissions' in first && more.length === 0 ? bitsOf(first.permissions) : null;
}

function permissionWords(bits: bigint | null): string {
  if (bits === null) return 'everyone';
  if (bits === 0n) return 'administrators only';
  const names = Object.entries(PermissionFlagsBits).filter(([, bit]) => (bits & bit) !== 0n);
  const unknown = names.reduce((rest, [, bit]) => rest & ~bit, bits);
  return [...names.map(([name]) => name), ...(unknown === 0n ? [] : [`unknown bits ${unknown}`])].join(', ');
}

/** Compares default member permissions. A module declares its own; for others, see `commandRules.defaultMemberPermissions`. */
function permissionDrift({file, list, commands, rootCommand}: FactList, root: ExportedCommand): Difference[] {
  const own = commands.filter(({name}) => rootOf(name) === `/${root.name}`);
  const [first] = own;
  if (!first) return [];
  const isModules = rootCommand?.name === `/${root.name}`;
  const required = new Set(own.map(requiredBits));
  const [shared = null] = required.size === 1 ? required : [];
  const permission = rootCommand?.defaultMemberPermissions;
  const ours = isModules ? (permission ? bitsOf([permission]) : null) : shared;
  const theirs = root.default_member_permissions === undefined ? null : BigInt(root.default_member_permissions);
  if (ours === theirs) return [];
  const at = isModules ? ['rootCommand', 'defaultMemberPermissions'] : [list, first.name, 'requires'];
  const what = `/${root.name}: default permissions`;
  return [{file, at, text: changed(what, permissionWords(ours), permissionWords(theirs))}];
}

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

/** Reports a command missing from the facts, in the file with other commands that begin with the same word. */
function newCommand({name, description, options}: Runnable): Difference {
  const home = factLists.find(({commands}) => commands.some((command) => rootOf(command.name) === rootOf(name)));
  const described = {description, options: options.map((option) => ({name: option.name, ...theirOption(option)}))};
  const text = `+ ${name} ${shown(described)}`;
  return home ? {file: home.file, at: [home.list], text} : {at: [], text};
}

/**
 * Compares a bot's slash commands with the facts. It ignores the order of commands, and properties the facts lack or describe in
 * sentences: translations, contexts, default values of options.
 * @returns differences by file, in the order of facts; commands that belong to no file are last
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

import {
  ApplicationCommandOptionType as OptionType,
  ApplicationCommandType as CommandType,
  ChannelType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import {z} from 'zod';
import {generalCommands} from '../src/facts/commands';
import {functionList} from '../src/facts/functions';
import {moduleList} from '../src/facts/modules';
import type {Command, Module} from '../src/facts/types';
import {topLevelCommandNames} from '../src/facts/derived/commands/commandIndex';

/*
 * An export of a bot's commands: the response of "Get Global Application Commands". Libraries write null for unset properties.
 * Source: https://discord.com/developers/docs/interactions/application-commands#application-command-object
 * The schema of options is loose, because `toFactOption` also reads properties whose types don't matter here, such as `min_value`.
 */
const exportedOptionSchema = z.looseObject({
  type: z.int(),
  name: z.string(),
  description: z.string(),
  choices: z.array(z.object({name: z.string()})).nullish(),
  channel_types: z.array(z.int()).nullish(),
  get options() {
    return z.array(exportedOptionSchema).nullish();
  },
});

const exportedCommandSchema = z.object({
  type: z.int().default(CommandType.ChatInput),
  name: z.string(),
  description: z.string(),
  default_member_permissions: z.coerce.bigint().nullish(),
  options: z.array(exportedOptionSchema).nullish(),
});

/** A bot's commands, as Discord's API returns them. */
export const exportedCommandsSchema = z.array(exportedCommandSchema).min(1);

export type ExportedCommand = z.infer<typeof exportedCommandSchema>;

type ExportedOption = z.infer<typeof exportedOptionSchema>;

/** An option's name, and its other properties by their names in the facts. */
type OptionProperties = {name: string} & Readonly<Record<string, unknown>>;

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Returns one line, or none for a value that isn't set: `/poll create question maxLength: 300` */
const linesOfProperty = (prefix: string, value: unknown): string[] =>
  isSet(value) ? [`${prefix}: ${JSON.stringify(value)}`] : [];

/** Properties of options that Discord doesn't have. */
const siteOnlyProperties = new Set(['default', 'defaultNote', 'note']);

const linesOfCommand = (name: string, description: string, options: readonly OptionProperties[]): string[] => [
  ...linesOfProperty(`${name} description`, description),
  ...linesOfProperty(
    `${name} options`,
    options.map((option) => option.name),
  ),
  ...options.flatMap(({name: optionName, ...properties}) =>
    Object.entries(properties)
      .filter(([property]) => !siteOnlyProperties.has(property))
      .flatMap(([property, value]) => linesOfProperty(`${name} ${optionName} ${property}`, value)),
  ),
];

const linesOfPermissions = (topLevelCommand: string, permissions: unknown): string[] =>
  linesOfProperty(`${topLevelCommand} default permissions`, permissions);

/** The commands of one file below `src/facts/`. */
interface CommandList {
  file: string;
  /** Name of the list in the file. */
  listName: string;
  commands: readonly Command[];
  rootCommand?: Module['rootCommand'];
}

const commandLists: readonly CommandList[] = [
  {file: 'commands.ts', listName: 'generalCommands', commands: generalCommands},
  ...moduleList.map((module) => ({...module, file: `modules/${module.key}.ts`, listName: 'commands'})),
  ...functionList.map((group) => ({...group, file: `functions/${group.key}.ts`, listName: 'commands'})),
];

/** Returns the default permissions of a top-level command: those of its module's `rootCommand`, or those that all its subcommands require. */
function defaultPermissionsInFacts(topLevelCommand: string, {rootCommand, commands}: CommandList): readonly string[] {
  if (rootCommand?.name === topLevelCommand) {
    const permissions = rootCommand.defaultMemberPermissions;
    return typeof permissions === 'string' ? [permissions] : (permissions ?? []).toSorted();
  }
  const permissionLists = commands
    .filter(({name}) => name === topLevelCommand || name.startsWith(`${topLevelCommand} `))
    .map(({requires}): readonly string[] => {
      const [requirement] = requires;
      // Several requirements are alternatives, and Discord restricts commands only by permissions.
      return requires.length === 1 && requirement && 'permissions' in requirement
        ? requirement.permissions.toSorted()
        : [];
    });
  // Discord can restrict only the whole command, so permissions count if all its subcommands require the same.
  const [firstList = []] = permissionLists;
  return permissionLists.every((list) => String(list) === String(firstList)) ? firstList : [];
}

const linesOfFactCommand = ({name, description, options}: Command): string[] =>
  linesOfCommand(
    name,
    description,
    options.map((option) => ({
      ...option,
      choices: option.choices?.map(String),
      channelTypes: option.channelTypes?.toSorted(),
    })),
  );

export interface CommandTextLine {
  text: string;
  /** Below src/facts/. */
  file: string;
  /** Leads to the command, or for default permissions to the list of commands; see `factLineNumber`. */
  factPath: readonly string[];
}

/** Returns the commands in the facts as text lines. */
export const factCommandLines = (lists = commandLists): CommandTextLine[] =>
  lists.flatMap((commandList) => {
    const {file, listName, commands} = commandList;
    return [
      ...topLevelCommandNames(commands).flatMap((topLevelCommand) =>
        linesOfPermissions(topLevelCommand, defaultPermissionsInFacts(topLevelCommand, commandList)).map((text) => ({
          text,
          file,
          factPath: [listName],
        })),
      ),
      ...commands.flatMap((command) =>
        linesOfFactCommand(command).map((text) => ({text, file, factPath: [listName, command.name]})),
      ),
    ];
  });

/** Returns a channel type's name. If it has several, the later ones are deprecated. */
const channelTypeName = (type: number): string =>
  Object.keys(ChannelType).find((name) => ChannelType[name as keyof typeof ChannelType] === (type as ChannelType)) ??
  String(type);

/** Returns an option as the facts have it. */
function toFactOption(option: ExportedOption): OptionProperties {
  const optionalProperties = {
    choices: option.choices?.map((choice) => choice.name),
    autocomplete: option.autocomplete,
    min: option.min_value,
    max: option.max_value,
    minLength: option.min_length,
    maxLength: option.max_length,
    channelTypes: option.channel_types?.map(channelTypeName).sort(),
  };
  return {
    name: option.name,
    description: option.description,
    type: OptionType[option.type] ?? option.type,
    required: option.required === true,
    ...Object.fromEntries(Object.entries(optionalProperties).filter(([, value]) => isSet(value))),
  };
}

interface RunnableCommand {
  name: string;
  description: string;
  options: readonly OptionProperties[];
}

const subcommandTypes: readonly number[] = [OptionType.Subcommand, OptionType.SubcommandGroup];

/** Expands a command into those that can be run: its subcommands, or itself. No client shows the description of one with subcommands. */
export function runnableCommands(
  command: ExportedCommand | ExportedOption,
  name = `/${command.name}`,
): RunnableCommand[] {
  const options = command.options ?? [];
  const subcommands = options.filter(({type}) => subcommandTypes.includes(type));
  return subcommands.length > 0
    ? subcommands.flatMap((option) => runnableCommands(option, `${name} ${option.name}`))
    : [{name, description: command.description, options: options.map(toFactOption)}];
}

/** Names of permissions by bit. Of several names for a bit, the last is kept, because the earlier ones are deprecated. */
const permissionNames = new Map(Object.entries(PermissionFlagsBits).map(([name, bit]) => [bit, name]));

/** Permissions that a command requires by default. With the bits 0, only administrators can run it. */
export const defaultPermissions = ({default_member_permissions: bits}: ExportedCommand): string[] =>
  bits === 0n
    ? ['Administrator']
    : [...permissionNames]
        .filter(([bit]) => ((bits ?? 0n) & bit) !== 0n)
        .map(([, name]) => name)
        .sort();

export const isSlashCommand = ({type}: ExportedCommand): boolean => type === (CommandType.ChatInput as number);

/** Returns a bot's slash commands as text. The facts have no context menus. */
export const exportedSlashCommandLines = (commands: readonly ExportedCommand[]): string[] =>
  commands
    .filter(isSlashCommand)
    .flatMap((command) => [
      ...linesOfPermissions(`/${command.name}`, defaultPermissions(command)),
      ...runnableCommands(command).flatMap(({name, description, options}) =>
        linesOfCommand(name, description, options),
      ),
    ]);

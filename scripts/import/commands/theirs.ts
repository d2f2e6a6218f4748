import {ApplicationCommandOptionType, PermissionFlagsBits} from 'discord-api-types/v10';
import type {Channel, OptionType, Permission} from '../../../src/facts/types';
import type {Leftovers} from '../difference';
import {jsonPath} from '../input';
import type {ComparedOption} from './ours';
import {channelNames, type PlatformCommand, type PlatformOption, type PlatformSlashCommand} from './schema';

/** A command that can be run, as the facts would have it. */
export interface TheirCommand {
  /** With the slash, group and subcommand: `/poll create`. */
  name: string;
  description: string;
  options: readonly ComparedOption[];
}

/** A slash command of the platform. */
export interface TheirRoot {
  name: string;
  commands: readonly TheirCommand[];
  /** What it asks of members by default; null: nothing; none: administrators alone. */
  permissions: readonly Permission[] | null;
}

type Path = readonly PropertyKey[];

const noLocalizations =
  'The site is in English alone: nothing to do, or show what readers need in the prose of the guide.';
const inWords = 'Facts say it in words: see commandRules.contexts in src/facts/commands.ts.';

/** Notes translations of names and descriptions. */
function noteLocalizations(value: object, path: Path, leftovers: Leftovers): void {
  for (const name of ['name_localizations', 'description_localizations'] as const) {
    const texts = (value as Partial<Record<typeof name, object | null>>)[name];
    if (texts && Object.keys(texts).length > 0) leftovers.add(name, jsonPath([...path, name]), noLocalizations);
  }
}

/**
 * What members see of a choice. That is its name; where a number is written as it is, the number, for then people can
 * read it as one.
 */
function choicesOf(option: PlatformOption, path: Path, leftovers: Leftovers): (string | number)[] | undefined {
  const choices =
    'choices' in option ? (option.choices as {name: string; value: string | number}[] | undefined) : undefined;
  if (choices === undefined || choices.length === 0) return undefined;
  return choices.map((choice, index) => {
    const here = [...path, 'choices', index];
    noteLocalizations(choice, here, leftovers);
    if (choice.name === String(choice.value)) return choice.value;
    leftovers.add(
      'value of a choice that has another name',
      jsonPath([...here, 'value']),
      'Facts have the name, which is what members pick. Look at the default of the option: it is one of the choices.',
    );
    return choice.name;
  });
}

/** A value if it is there: facts have no empty lists and nothing that is false by default. */
const present = <K extends string, T>(name: K, value: T | undefined | false): Partial<Record<K, T>> =>
  value === undefined || value === false ? {} : ({[name]: value} as Record<K, T>);

function channelsOf(numbers: readonly number[] | undefined): Channel[] | undefined {
  const names = (numbers ?? []).flatMap((number) => channelNames.get(number) ?? []);
  return names.length > 0 ? names : undefined;
}

function optionOf(option: PlatformOption, path: Path, leftovers: Leftovers): ComparedOption {
  noteLocalizations(option, path, leftovers);
  const numbers = 'min_value' in option || 'max_value' in option ? option : undefined;
  const lengths = 'min_length' in option || 'max_length' in option ? option : undefined;
  return {
    name: option.name,
    description: option.description,
    type: ApplicationCommandOptionType[option.type] as OptionType,
    required: option.required ?? false,
    ...present('choices', choicesOf(option, path, leftovers)),
    ...present('autocomplete', 'autocomplete' in option && option.autocomplete === true),
    ...present('min', numbers?.min_value as number | undefined),
    ...present('max', numbers?.max_value as number | undefined),
    ...present('minLength', lengths?.min_length as number | undefined),
    ...present('maxLength', lengths?.max_length as number | undefined),
    ...present('channelTypes', channelsOf('channel_types' in option ? (option.channel_types as number[]) : undefined)),
  };
}

/** What commands and subcommands have in common. */
interface Named {
  name: string;
  description: string;
  options?: readonly PlatformOption[] | undefined;
}

/** A command that can be run. */
const commandOf = (
  words: readonly string[],
  {description, options = []}: Named,
  path: Path,
  leftovers: Leftovers,
): TheirCommand => ({
  name: `/${words.join(' ')}`,
  description,
  options: options.map((option, index) => optionOf(option, [...path, 'options', index], leftovers)),
});

/**
 * All commands below one that can be run. The platform shows the description of a command or group only where it has
 * no subcommands, so that of one with subcommands is not looked at.
 */
function commandsOf(command: PlatformSlashCommand, path: Path, leftovers: Leftovers): TheirCommand[] {
  const below: TheirCommand[] = [];
  const plain: PlatformOption[] = [];
  (command.options ?? []).forEach((option, index) => {
    const here = [...path, 'options', index];
    if (option.type === ApplicationCommandOptionType.Subcommand) {
      noteLocalizations(option, here, leftovers);
      below.push(commandOf([command.name, option.name], option, here, leftovers));
    } else if (option.type === ApplicationCommandOptionType.SubcommandGroup) {
      noteLocalizations(option, here, leftovers);
      (option.options ?? []).forEach((inner, innerIndex) => {
        const inside = [...here, 'options', innerIndex];
        noteLocalizations(inner, inside, leftovers);
        below.push(commandOf([command.name, option.name, inner.name], inner, inside, leftovers));
      });
    } else {
      plain.push(option);
    }
  });
  return below.length > 0 ? below : [commandOf([command.name], {...command, options: plain}, path, leftovers)];
}

const permissionBits = Object.entries(PermissionFlagsBits) as [Permission, bigint][];

/** Permissions of a bit set; of two names of one bit the one that Discord uses now, which is the last. */
function permissionsOf(
  bits: string | null | undefined,
  path: Path,
  leftovers: Leftovers,
): readonly Permission[] | null {
  if (bits === null || bits === undefined) return null;
  const set = BigInt(bits);
  const byBit = new Map(permissionBits.filter(([, bit]) => (set & bit) !== 0n).map(([name, bit]) => [bit, name]));
  const known = [...byBit.keys()].reduce((sum, bit) => sum | bit, 0n);
  if (known !== set) {
    leftovers.add(
      'unknown bit of default_member_permissions',
      jsonPath([...path, 'default_member_permissions']),
      'Update discord-api-types.',
    );
  }
  return [...byBit.values()];
}

/** Whether a command works beyond servers; without contexts the older `dm_permission` counts. */
function isBeyondServers({contexts, dm_permission: inMessages, guild_id: guild}: PlatformCommand): boolean {
  if (guild) return false;
  return contexts ? contexts.some((context) => context !== 0) : inMessages !== false;
}

/** Notes what facts have no room for in any command. */
function noteCommand(command: PlatformCommand, path: Path, leftovers: Leftovers): void {
  noteLocalizations(command, path, leftovers);
  const here = `${jsonPath(path)} (${command.name})`;
  if (isBeyondServers(command)) leftovers.add('contexts beyond servers', here, inWords);
  if (command.integration_types?.includes(1)) {
    leftovers.add(
      'integration_types with user installs',
      here,
      'Say on the pages which commands users can install for themselves.',
    );
  }
  if (command.nsfw === true)
    leftovers.add('nsfw', here, 'Say in the guide that the command works in age-restricted channels only.');
  if (command.guild_id)
    leftovers.add(
      'guild_id',
      here,
      'The command is one of a single server: leave it out of the file, or document it for all.',
    );
}

const otherTypes: Readonly<Record<2 | 3 | 4, string>> = {
  2: 'command in the menu of a user',
  3: 'command in the menu of a message',
  4: 'entry point of an activity',
};

/** The slash commands of an export; what facts have no room for is noted. */
export function theirRoots(exported: readonly PlatformCommand[], leftovers: Leftovers): TheirRoot[] {
  return exported.flatMap((command, index): TheirRoot[] => {
    const path = [index];
    if (command.type !== 1) {
      leftovers.add(
        otherTypes[command.type],
        `${jsonPath(path)} (${command.name})`,
        'Facts have slash commands alone: describe it in the prose of the guide.',
      );
      return [];
    }
    noteCommand(command, path, leftovers);
    return [
      {
        name: `/${command.name}`,
        commands: commandsOf(command, path, leftovers),
        permissions: permissionsOf(command.default_member_permissions, path, leftovers),
      },
    ];
  });
}

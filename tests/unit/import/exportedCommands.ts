import {
  ApplicationCommandOptionType,
  ChannelType,
  PermissionFlagsBits,
  type APIApplicationCommand,
} from 'discord-api-types/v10';
import type {Command, CommandOption} from '../../../src/facts/types';
import {ourRoots, type OurRoot} from '../../../scripts/import/commands/ours';

/** A part of an export; loose, so that tests can spoil it. */
export type Exported = Record<string, unknown> & {name: string; options?: Exported[]};

const defined = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

/** An option as the platform answers it. */
const exportedOption = (option: CommandOption): Exported => ({
  ...defined({
    type: ApplicationCommandOptionType[option.type],
    required: option.required || undefined,
    choices: option.choices?.map((value) => ({name: String(value), value})),
    autocomplete: option.autocomplete,
    min_value: option.min,
    max_value: option.max,
    min_length: option.minLength,
    max_length: option.maxLength,
    channel_types: option.channelTypes?.map((name) => ChannelType[name]),
    description: option.description,
  }),
  name: option.name,
});

/** The options of the platform's command: subcommands, in groups where a name has three words. */
function subcommands(commands: readonly Command[]): Exported[] {
  const options: Exported[] = [];
  for (const {name, description, options: values} of commands) {
    const [, first = '', second] = name.split(' ');
    const subcommand = {type: 1, name: second ?? first, description, options: values.map(exportedOption)};
    if (second === undefined) {
      options.push(subcommand);
      continue;
    }
    const group = options.find((option) => option.name === first);
    if (group) group.options?.push(subcommand);
    else options.push({type: 2, name: first, description: 'A group', options: [subcommand]});
  }
  return options;
}

function exportedRoot({name, commands, permissions}: OurRoot, index: number): Exported {
  const [first, ...more] = commands.map(({command}) => command);
  const alone = more.length === 0 && first?.name === name ? first : undefined;
  return {
    ...{id: `20000000000000000${index}`, application_id: '100000000000000001', version: '300000000000000001'},
    default_member_permissions:
      permissions && String(permissions.reduce((bits, permission) => bits | PermissionFlagsBits[permission], 0n)),
    ...{type: 1, name: name.slice(1), name_localizations: null},
    ...{description: alone?.description ?? 'A command', description_localizations: null},
    ...{dm_permission: false, contexts: [0], integration_types: [0], nsfw: false},
    options: alone ? alone.options.map(exportedOption) : subcommands(commands.map(({command}) => command)),
  } satisfies Partial<Record<keyof APIApplicationCommand, unknown>> & {name: string};
}

/** The facts as the platform would export them. */
export const exportedFacts = (): Exported[] => ourRoots().map(exportedRoot);

import {ChannelType, ApplicationCommandOptionType as Type} from 'discord-api-types/v10';
import {z} from 'zod';
import {parseJson, readAs} from '../input';

/*
 * Application commands as the platform's "Get Global Application Commands" answers them, with and without
 * `with_localizations`. Properties of which nothing is known pass: the platform adds some without notice.
 *
 * Sources: https://discord.com/developers/docs/interactions/application-commands (Application Command Object, Option
 * Structure, Option Choice Structure), and `APIApplicationCommand` of discord-api-types.
 */

/** A text of so many characters. */
const text = (min: number, max: number) => {
  const error = `a text of ${min} to ${max} characters`;
  return z.string({error}).min(min, {error}).max(max, {error});
};

/** Letters of any script in lower case, digits, hyphens and underscores; the platform's own pattern. */
const lowerName = z
  .string({error: 'a name of 1 to 32 lower-case letters, digits, hyphens and underscores'})
  .regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u, {
    error: 'a name of 1 to 32 lower-case letters, digits, hyphens and underscores',
  });

const localizations = z.record(z.string(), z.string().nullable(), {error: 'texts by locale'}).nullish();

/** Channel types by number, with the names that are not deprecated: the first of two. */
export const channelNames: ReadonlyMap<number, keyof typeof ChannelType> = new Map(
  Object.entries(ChannelType)
    .filter((entry): entry is [keyof typeof ChannelType, ChannelType] => typeof entry[1] === 'number')
    .reverse()
    .map(([name, number]) => [number, name]),
);

const channelType = z.int({error: 'the number of a channel type'}).refine((number) => channelNames.has(number), {
  error: `one of the channel types ${[...channelNames.keys()].sort((a, b) => a - b).join(', ')}`,
});

const named = {
  name: lowerName,
  name_localizations: localizations,
  description: text(1, 100),
  description_localizations: localizations,
};

const choice = (value: z.ZodType<string | number>) =>
  z.looseObject({name: text(1, 100), name_localizations: localizations, value});

const choices = (value: z.ZodType<string | number>) =>
  z.array(choice(value)).max(25, {error: 'a list of at most 25'}).optional();

const count = z.int({error: 'a whole number of 0 to 6000'}).min(0, {error: 'a whole number of 0 to 6000'}).max(6000, {
  error: 'a whole number of 0 to 6000',
});

const given = {...named, required: z.boolean().optional()};
const chosen = {...given, autocomplete: z.boolean().optional()};

const numeric = (type: Type.Integer | Type.Number, value: z.ZodType<number>) =>
  z.looseObject({
    ...chosen,
    type: z.literal(type),
    choices: choices(value),
    min_value: value.optional(),
    max_value: value.optional(),
  });

/** The schema of an option that is one of several, told apart by `type`. */
const wrongType = (words: string) => (issue: {code?: string}) => (issue.code === 'invalid_union' ? words : 'an object');

const plainOptions = [
  z.looseObject({
    ...chosen,
    type: z.literal(Type.String),
    choices: choices(text(1, 100)),
    min_length: count.optional(),
    max_length: count.optional(),
  }),
  numeric(Type.Integer, z.int()),
  numeric(Type.Number, z.number()),
  z.looseObject({...given, type: z.literal(Type.Channel), channel_types: z.array(channelType).optional()}),
  z.looseObject({...given, type: z.literal([Type.Boolean, Type.User, Type.Role, Type.Mentionable, Type.Attachment])}),
] as const;

const list = <T>(item: z.ZodType<T>) => z.array(item).max(25, {error: 'a list of at most 25'}).optional();

const plainOption = z.discriminatedUnion('type', plainOptions, {error: wrongType('a number from 3 to 11')});
const subcommand = z.looseObject({
  ...named,
  type: z.literal(Type.Subcommand, {error: 'the number 1 (a subcommand)'}),
  options: list(plainOption),
});
const group = z.looseObject({...named, type: z.literal(Type.SubcommandGroup), options: list(subcommand)});
const option = z.discriminatedUnion('type', [subcommand, group, ...plainOptions], {
  error: wrongType('a number from 1 to 11'),
});

const common = {
  name_localizations: localizations,
  default_member_permissions: z
    .string({error: 'a number in a text, or null'})
    .regex(/^\d+$/, {error: 'a number in a text, or null'})
    .nullish(),
  dm_permission: z.boolean().nullish(),
  guild_id: z.string().nullish(),
  nsfw: z.boolean().nullish(),
  integration_types: z.array(z.int()).nullish(),
  contexts: z.array(z.int()).nullish(),
};

const slash = z.looseObject({...common, ...named, type: z.literal(1), options: list(option)});
/** Commands in menus of users (2) and messages (3), and the entry point of an activity (4). */
const other = z.looseObject({...common, type: z.literal([2, 3, 4]), name: text(1, 32)});

/** The type of a command that says none is 1. */
const withType = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? {type: 1, ...value} : value;

const command = z.preprocess(
  withType,
  z.discriminatedUnion('type', [slash, other], {error: wrongType('a number from 1 to 4')}),
);

/** The last of the types that hold other options: subcommands and groups of them. */
const lastHolder: number = Type.SubcommandGroup;

/** Whether options with and without values are mixed in a list. */
const isMixed = (options: readonly {type: number}[] = []): boolean =>
  options.some(({type}) => type <= lastHolder) && options.some(({type}) => type > lastHolder);

const exported = z
  .array(command, {error: 'the list that "Get Global Application Commands" answers'})
  .superRefine((commands, context) => {
    const seen = new Set<string>();
    commands.forEach((found, index) => {
      const {type, name} = found;
      if (found.type === 1 && isMixed(found.options)) {
        const message = 'subcommands, or options with values, not both';
        context.addIssue({code: 'custom', path: [index, 'options'], message});
      }
      const key = `${type} ${name}`;
      if (seen.has(key))
        context.addIssue({code: 'custom', path: [index, 'name'], message: 'a name that no command before has'});
      seen.add(key);
    });
  });

/** An option with a value. */
export type PlatformOption = z.infer<typeof plainOption>;
/** A slash command. */
export type PlatformSlashCommand = z.infer<typeof slash>;
/** Any command of an application. */
export type PlatformCommand = z.infer<typeof command>;

/**
 * Reads an export of application commands.
 * @param file its name in messages
 * @throws InputError
 */
export const readCommands = (source: string, file: string): PlatformCommand[] =>
  readAs(exported, parseJson(source, file), file);

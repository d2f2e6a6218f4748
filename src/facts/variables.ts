import type {VariableValue, Variable, VariableCategory} from './types';
import {product} from './product';
import {standIn} from './standIn';

/**
 * The member, server and channel of the examples below and of chat previews. Ids contain their date of creation,
 * `(id >> 22) + 1420070400000` ms. It has to match the variable `created_at`.
 */
const sample = {
  /** The account's display name; the nickname is Captain. */
  user: 'Marlow',
  userId: '905021415751680001',
  server: 'Harbour Town',
  serverId: '716984392089600002',
  channel: 'lobby',
  channelId: '716985650380800003',
  now: '2026-03-14T18:30:00Z',
} as const;

const categories = [
  {
    key: 'user',
    title: 'User variables',
    subject:
      'The member the text is about: the one who joined, wrote the message, pressed the button or ran the command.',
    variables: [
      {name: 'user.id', type: 'snowflake', example: sample.userId, description: 'Account id'},
      {name: 'user.mention', type: 'mention', example: '@Captain', description: 'Mention of the member'},
      {name: 'user.name', type: 'text', example: 'marlow', description: 'Username'},
      {
        name: 'user.display_name',
        type: 'text',
        example: 'Captain',
        description: 'Server nickname, or the display name if there is none, or the username',
      },
      {name: 'user.nickname', type: 'text', example: 'Captain', nullable: true, description: 'Server nickname'},
      {
        name: 'user.avatar_url',
        type: 'url',
        example: 'https://cdn.discordapp.com/avatars/…',
        description: "Server avatar, or the account's if there is none",
      },
      {
        name: 'user.created_at',
        type: 'datetime',
        example: '2021-11-02 09:12',
        description: 'When the account was created',
      },
      {
        name: 'user.joined_at',
        type: 'datetime',
        example: '2025-08-02 16:45',
        description: 'When the member joined this server',
      },
      {
        name: 'user.account_age_days',
        type: 'number',
        example: '1593',
        description: 'Whole days since the account was created',
      },
      {
        name: 'user.roles',
        type: 'mention_list',
        example: '@Crew @Red Team',
        description: 'Roles, highest first, not counting @everyone; at most 20',
      },
      {name: 'user.role_count', type: 'number', example: '2', description: 'Number of roles, not counting @everyone'},
      {name: 'user.top_role', type: 'mention', example: '@Crew', nullable: true, description: 'Highest role'},
      {
        name: 'user.boosting_since',
        type: 'datetime',
        example: '2026-01-05 20:00',
        nullable: true,
        description: 'Start of the current boost',
      },
      {
        name: 'user.timeout_until',
        type: 'datetime',
        example: '2026-03-15 18:30',
        nullable: true,
        description: 'End of the current timeout',
      },
      {name: 'user.is_bot', type: 'boolean', example: 'false', description: 'true for bot accounts'},
    ],
  },
  {
    key: 'server',
    title: 'Server variables',
    subject: 'The server in which the event happened.',
    variables: [
      {name: 'server.id', type: 'snowflake', example: sample.serverId, description: 'Server id'},
      {name: 'server.name', type: 'text', example: sample.server, description: 'Server name'},
      {
        name: 'server.description',
        type: 'text',
        example: 'A calm place for people who sail',
        nullable: true,
        description: 'Description of a community server',
      },
      {
        name: 'server.icon_url',
        type: 'url',
        example: 'https://cdn.discordapp.com/icons/…',
        nullable: true,
        description: 'Icon',
      },
      {
        name: 'server.banner_url',
        type: 'url',
        example: 'https://cdn.discordapp.com/banners/…',
        nullable: true,
        description: 'Banner (boost level 2)',
      },
      {name: 'server.owner_mention', type: 'mention', example: '@Iris', description: 'Mention of the owner'},
      {
        name: 'server.created_at',
        type: 'datetime',
        example: '2020-06-01 12:00',
        description: 'When the server was created',
      },
      {name: 'server.member_count', type: 'number', example: '1284', description: 'Number of members, including bots'},
      {
        name: 'server.channel_count',
        type: 'number',
        example: '42',
        description: 'Number of channels, not counting categories and threads',
      },
      {
        name: 'server.role_count',
        type: 'number',
        example: '31',
        description: 'Number of roles, not counting @everyone',
      },
      {name: 'server.emoji_count', type: 'number', example: '58', description: 'Custom emoji'},
      {name: 'server.boost_level', type: 'number', example: '3', description: '0 to 3'},
      {name: 'server.boost_count', type: 'number', example: '14', description: 'Active boosts'},
      {
        name: 'server.verification_level',
        type: 'text',
        example: 'medium',
        description: 'none, low, medium, high or very high (Highest in Discord)',
      },
      {name: 'server.locale', type: 'text', example: 'en-GB', description: 'Preferred locale'},
      {
        name: 'server.rules_channel',
        type: 'mention',
        example: '#rules',
        nullable: true,
        description: 'Rules channel of a community server',
      },
      {
        name: 'server.vanity_url',
        type: 'url',
        example: 'https://discord.gg/harbour',
        nullable: true,
        description: 'Vanity invite (boost level 3)',
      },
    ],
  },
  {
    key: 'channel',
    title: 'Channel variables',
    subject: 'The channel in which the event happened or the text is posted. Not available in direct messages.',
    variables: [
      {name: 'channel.id', type: 'snowflake', example: sample.channelId, description: 'Channel id'},
      {name: 'channel.mention', type: 'mention', example: `#${sample.channel}`, description: 'Mention of the channel'},
      {name: 'channel.name', type: 'text', example: sample.channel, description: 'Channel name'},
      {
        name: 'channel.type',
        type: 'text',
        example: 'text',
        description: 'text, announcement, voice, stage, forum, media or thread',
      },
      {name: 'channel.topic', type: 'text', example: 'Say hello here', nullable: true, description: 'Topic'},
      {
        name: 'channel.category',
        type: 'text',
        example: 'Town square',
        nullable: true,
        description: 'Name of the category',
      },
      {
        name: 'channel.created_at',
        type: 'datetime',
        example: '2020-06-01 12:05',
        description: 'When the channel was created',
      },
      {name: 'channel.slowmode', type: 'number', example: '10', description: 'Slow mode in seconds, 0 when off'},
      {name: 'channel.is_nsfw', type: 'boolean', example: 'false', description: 'true for age-restricted channels'},
    ],
  },
  {
    key: 'other',
    title: 'Other variables',
    subject: 'Dates, random values and the bot itself.',
    variables: [
      {
        name: 'now.date',
        type: 'text',
        example: '2026-03-14',
        description: "Date in the server's timezone and date_format",
      },
      {
        name: 'now.time',
        type: 'text',
        example: '18:30',
        description: "Time in the server's timezone and time_format",
      },
      {
        name: 'now.timestamp',
        type: 'datetime',
        example: '14 March 2026 18:30',
        description: "Current time, shown in each reader's own timezone",
      },
      {name: 'now.iso', type: 'text', example: sample.now, description: 'Current time in UTC, RFC 3339'},
      {
        name: 'now.unix',
        type: 'number',
        example: String(Date.parse(sample.now) / 1000),
        description: 'Seconds since 1970',
      },
      {name: 'now.weekday', type: 'text', example: 'Saturday', description: "Weekday in the server's language"},
      {name: 'random.number', type: 'number', example: '73', description: '1 to 100, new for each text'},
      {name: 'random.coin', type: 'text', example: 'heads', description: 'heads or tails'},
      {name: 'bot.mention', type: 'mention', example: `@${product.name}`, description: 'Mention of the bot'},
      {name: 'bot.name', type: 'text', example: product.name, description: 'Name of the bot'},
      {
        name: 'text.newline',
        type: 'text',
        example: '(line break)',
        description: 'Line break where the editor allows only one line',
      },
    ],
  },
] as const satisfies readonly VariableCategory[];

type Category = (typeof categories)[number];

type VariableNameIn<Key extends Category['key']> = Extract<Category, {key: Key}>['variables'][number]['name'];

/** A member, server or channel of the playground, with values of its variables. */
interface PlaygroundSample<Name extends string = string> {
  key: string;
  label: string;
  values: Readonly<Record<Name, VariableValue>>;
}

interface Template {
  key: string;
  title: string;
  text: string;
}

/**
 * Returns the value that renders as a variable's example: `2021-11-02 09:12` → `2021-11-02T09:12:00Z`, `@Crew @Red Team` →
 * `['@Crew', '@Red Team']`. Dates in words (`in 2 days`) render unchanged.
 */
export function exampleValue({name, type, example}: Variable): VariableValue {
  if (name === 'now.timestamp') return sample.now;
  if (name === 'text.newline') return '\n';
  if (type === 'mention_list') return example.split(/ (?=@)/);
  return type === 'datetime' && /^\d{4}-/.test(example) ? `${example.replace(' ', 'T')}:00Z` : example;
}

function exampleValuesIn<Key extends Category['key']>(key: Key): Readonly<Record<VariableNameIn<Key>, VariableValue>> {
  // The literal types of the variables are too narrow for `flatMap`.
  const categoryList: readonly VariableCategory[] = categories;
  const categoryVariables = categoryList.filter((category) => category.key === key).flatMap(({variables}) => variables);
  return Object.fromEntries(categoryVariables.map((variable) => [variable.name, exampleValue(variable)])) as Readonly<
    Record<VariableNameIn<Key>, VariableValue>
  >;
}

/** Values for the playground. The first of each kind has the values of the examples. */
const playgroundSamples = {
  members: [
    {key: 'marlow', label: `${sample.user}, with every value`, values: exampleValuesIn('user')},
    {
      key: 'juno',
      label: 'Juno, who has no roles',
      values: {
        'user.id': '1481747359334400004',
        'user.mention': '@Juno',
        'user.name': 'juno',
        'user.display_name': 'Juno',
        'user.nickname': null,
        'user.avatar_url': 'https://cdn.discordapp.com/embed/avatars/…',
        'user.created_at': '2026-03-12T20:15:00Z',
        'user.joined_at': '2026-03-14T18:29:00Z',
        'user.account_age_days': '1',
        'user.roles': [],
        'user.role_count': '0',
        'user.top_role': null,
        'user.boosting_since': null,
        'user.timeout_until': null,
        'user.is_bot': 'false',
      },
    },
  ],
  servers: [
    {key: 'harbour-town', label: `${sample.server}, with every value`, values: exampleValuesIn('server')},
    {
      key: 'tide-pool',
      label: 'Tide Pool, small and new',
      values: {
        'server.id': '1480984834867200005',
        'server.name': 'Tide Pool',
        'server.description': null,
        'server.icon_url': null,
        'server.banner_url': null,
        'server.owner_mention': '@Iris',
        'server.created_at': '2026-03-10T17:45:00Z',
        'server.member_count': '12',
        'server.channel_count': '4',
        'server.role_count': '1',
        'server.emoji_count': '0',
        'server.boost_level': '0',
        'server.boost_count': '0',
        'server.verification_level': 'low',
        'server.locale': 'en-US',
        'server.rules_channel': null,
        'server.vanity_url': null,
      },
    },
  ],
  channels: [
    {key: 'lobby', label: `#${sample.channel}, a text channel`, values: exampleValuesIn('channel')},
    {
      key: 'deck',
      label: 'Deck, a voice channel without a topic',
      values: {
        'channel.id': '1480986093158400006',
        'channel.mention': '#Deck',
        'channel.name': 'Deck',
        'channel.type': 'voice',
        'channel.topic': null,
        'channel.category': null,
        'channel.created_at': '2026-03-10T17:50:00Z',
        'channel.slowmode': '0',
        'channel.is_nsfw': 'false',
      },
    },
  ],
  other: exampleValuesIn('other'),
} as const satisfies {
  members: readonly PlaygroundSample<VariableNameIn<'user'>>[];
  servers: readonly PlaygroundSample<VariableNameIn<'server'>>[];
  channels: readonly PlaygroundSample<VariableNameIn<'channel'>>[];
  other: Readonly<Record<VariableNameIn<'other'>, VariableValue>>;
};

/** Example texts. They use no variables of modules. Together, they use every filter. */
const templates = [
  {
    key: 'welcome',
    title: 'Welcome',
    text: 'Welcome to {server.name}, {user.mention}! There are {server.member_count|number} of us now. Read {server.rules_channel|default:the rules} first.',
  },
  {
    key: 'farewell',
    title: 'Farewell',
    text: '{user.display_name|cut:32} has left. Member since {user.joined_at|time:D}. There are {server.member_count|number} of us now.',
  },
  {
    key: 'boost',
    title: 'Thanks for a boost',
    text: '{user.mention} has boosted {server.name}, thank you! That is our {server.boost_count|ordinal} boost. Level: {server.boost_level}.',
  },
  {
    key: 'ticket',
    title: 'Ticket opened',
    text: 'Hi {user.mention}, thanks for writing. Someone from the team will answer here.\n\nAccount created: {user.created_at|time:R}\nTop role: {user.top_role|default:none}',
  },
  {
    key: 'live',
    title: 'Live announcement',
    text: '{server.name|upper} IS LIVE\nJoin us in {channel.mention} now. Topic: {channel.topic|default:sailing|lower}',
  },
  {key: 'counter', title: 'Counter name', text: 'Members: {server.member_count|number}'},
  {
    key: 'rules',
    title: 'Rules reminder',
    text: 'Good to see you in {channel.name|title}. Before you write, read {server.rules_channel|default:the rules of the server}. Slow mode here: {channel.slowmode} seconds.',
  },
  {
    key: 'coin',
    title: 'Coin and number of the day',
    text: '{now.weekday}, {now.date}: the coin shows {random.coin|upper}, the number is {random.number}.',
  },
] as const satisfies readonly Template[];

/** Syntax and catalog of variables. Variables of a module are in its file. */
export const variables = {
  grammar: {
    filterSyntax:
      'To change how a value looks, add up to 3 filters with a bar, and their argument with a colon: `{user.name|filter:argument}`.',
    escape: 'To show the braces themselves, put a backslash first: `\\{user.name}`.',
    case: 'Names are in lower case.',
    unknown: 'A name that is misspelled, or not available in this text, stays as typed. The preview lists it.',
    maxPerText: 50,
    lengthRule:
      'The length of a field counts what you type. If variables make a text too long for Discord, it is shortened with an ellipsis.',
    mentions:
      'Messages and the descriptions and fields of embeds show mentions, and dates as timestamps. Titles, footers, author names and channel names show the plain name or date.',
    pings: 'The setting mention_policy decides which mentions in a text ping. Mentions in embeds never do.',
    filters: [
      {name: 'upper', argument: 'none', example: '{user.name|upper}', result: 'MARLOW'},
      {name: 'lower', argument: 'none', example: '{user.name|lower}', result: 'marlow'},
      {name: 'title', argument: 'none', example: '{server.name|title}', result: sample.server},
      {
        name: 'cut',
        argument: '1-200 characters',
        example: '{server.description|cut:20}',
        result: 'A calm place for peo…',
      },
      {
        name: 'default',
        argument: 'text used when empty',
        example: '{user.nickname|default:no nickname}',
        result: 'no nickname',
        when: 'the member has no nickname',
      },
      {name: 'number', argument: 'none', example: '{server.member_count|number}', result: '1,284'},
      {name: 'ordinal', argument: 'none', example: '{server.boost_count|ordinal}', result: '14th'},
      {name: 'time', argument: 'one of t T d D f F R', example: '{user.created_at|time:R}', result: '4 years ago'},
    ],
  },
  sample,
  playgroundSamples,
  templates,
  categories,
} as const;

standIn(categories, 'the variables that work in your texts, or an empty list');

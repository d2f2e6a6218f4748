import {modulesGreetings} from '../releases/legacy/modules.greetings';
import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

interface Welcoming extends Module {
  /** Days for which the roles of a former member are kept. */
  restoreDays: number;
  /** Roles that `restore_roles` never gives back. */
  notRestored: readonly string[];
  /** Minutes between two checks of timed roles. */
  timedRoleCheckMinutes: number;
  /** Roles that the module gives in an hour at most, over all members. */
  rolesPerHour: number;
  /** Position of the sample member, as in greetings. */
  memberOrdinal: string;
  /** Sentences about the order of screening, verification and roles. */
  joinRoleOrder: string;
}

/** The sample member is the 1,317th who joined. As 33 of them have left, the server has 1,284 members. */
const memberNumber = '1317';
const memberOrdinal = '1,317th';

const restoreDays = 30;
const timedRoleCheckMinutes = 10;

const joinRoleOrder =
  "First comes Discord's rules screening, then the Verifier, then join roles, timed roles and roles given back. Whatever is off is skipped.";

export const welcoming = {
  key: 'welcoming',
  title: 'Welcoming',
  icon: 'DoorOpen',
  preset: 'recommended',
  purpose: 'admit',
  summary: 'Greets new members, says goodbye and gives roles at once or after a time.',
  behavior: {
    threads: 'Greetings and goodbyes go to text and announcement channels, not to threads, forums or voice channels.',
    bots: 'Bots get no greeting, goodbye or join role unless you turn it on.',
    rejoin: `Anyone who returns is greeted and counted again. Old roles come back within ${restoreDays} days if you turn that on.`,
    restart:
      'Anyone who joins during a restart gets their greeting and join roles once the bot is back. Goodbyes from that time are missed.',
  },
  timedRoleCheckMinutes,
  rolesPerHour: 3600,
  restoreDays,
  notRestored: [
    'those from the Verifier and Rules, which members earn again',
    'any role that can moderate or manage: with Administrator, View Audit Log, the permission to mention @everyone or any Ban, Deafen, Kick, Manage, Move, Mute or Timeout permission',
    "those the bot can't give",
  ],
  joinRoleOrder,
  memberOrdinal,
  rootCommand: {name: '/welcome', defaultMemberPermissions: 'ManageGuild'},
  commands: [
    {
      name: '/welcome channel',
      description: 'Choose the channel for greetings or goodbyes',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'place',
          description: 'Greetings or goodbyes',
          type: 'String',
          required: true,
          choices: ['welcome', 'farewell'],
        },
        {
          name: 'channel',
          description: 'The channel to post them in',
          type: 'Channel',
          required: true,
          channelTypes: ['GuildText', 'GuildAnnouncement'],
        },
      ],
    },
    {
      name: '/welcome message-add',
      description: 'Add a text or a saved embed; a form opens',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'place',
          description: 'Greeting in the channel, greeting by direct message, or goodbye',
          type: 'String',
          required: true,
          choices: ['welcome', 'direct', 'farewell'],
        },
      ],
    },
    {
      name: '/welcome message-remove',
      description: 'Remove a text',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {name: 'message', description: 'The text to remove', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/welcome role-add',
      description: 'Add a join role or timed role',
      requires: [{permissions: ['ManageGuild', 'ManageRoles']}],
      reply: 'ephemeral',
      options: [
        {name: 'role', description: 'The role to give, below your top role', type: 'Role', required: true},
        {
          name: 'after',
          description: 'Time in the server before the role is given',
          type: 'String',
          required: false,
          defaultNote: 'at once',
          note: '10m to 52w',
        },
        {name: 'bots', description: 'Also give the role to bots', type: 'Boolean', required: false, default: false},
      ],
    },
    {
      name: '/welcome role-remove',
      description: 'Stop giving a role',
      requires: [{permissions: ['ManageGuild', 'ManageRoles']}],
      reply: 'ephemeral',
      options: [{name: 'role', description: 'The role to stop giving', type: 'Role', required: true}],
    },
    {
      name: '/welcome test',
      description: 'Show a text as you would get it',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'place',
          description: 'Greeting in the channel, greeting by direct message, or goodbye',
          type: 'String',
          required: true,
          choices: ['welcome', 'direct', 'farewell'],
        },
      ],
    },
    {
      name: '/welcome show',
      description: 'Show the setup',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [],
    },
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'finding the welcome and farewell channels'},
      {permission: 'SendMessages', for: 'posting greetings and goodbyes'},
    ],
    optional: [
      {permission: 'UseExternalEmojis', for: 'showing emoji of other servers in greetings and goodbyes'},
      {permission: 'EmbedLinks', for: 'posting saved embeds'},
      {permission: 'ManageRoles', for: 'giving join roles and timed roles, and giving roles back (restore_roles)'},
      {permission: 'AttachFiles', for: 'attaching the welcome card (card_enabled)'},
      {permission: 'MentionEveryone', for: 'pinging @everyone, or roles with "Allow anyone to @mention this role" off'},
    ],
    serverWide: ['ManageRoles'],
    where: 'the welcome and farewell channels',
  },
  intents: {privileged: ['GuildMembers']},
  settings: [
    {key: 'welcome_enabled', label: 'Greet new members in a channel', type: 'boolean', default: true},
    {key: 'welcome_channel', label: 'Welcome channel', type: 'channel_id', default: null, command: '/welcome channel'},
    {key: 'direct_enabled', label: 'Greet new members by direct message', type: 'boolean', default: false},
    {key: 'farewell_enabled', label: 'Say goodbye in a channel', type: 'boolean', default: false},
    {
      key: 'farewell_channel',
      label: 'Farewell channel',
      type: 'channel_id',
      default: null,
      command: '/welcome channel',
    },
    {key: 'greet_bots', label: 'Greet bots and say goodbye to them', type: 'boolean', default: false},
    {
      key: 'delay',
      label: 'Wait before the greeting',
      type: 'integer',
      unit: 'seconds',
      default: 0,
      min: 0,
      max: 3600,
      note: 'also before the card and the direct message, but not before roles or a goodbye',
    },
    {
      key: 'delete_after',
      label: 'Lifetime of greetings',
      type: 'integer',
      unit: 'seconds',
      default: 0,
      min: 30,
      max: 86400,
      zeroMeans: 'keep them',
    },
    {
      key: 'wait_for_screening',
      label: "Give roles only after Discord's rules screening",
      type: 'boolean',
      default: true,
    },
    {
      key: 'restore_roles',
      label: `Give roles back to members who return within ${restoreDays} days`,
      type: 'boolean',
      default: false,
      note: 'except roles with a permission to moderate or manage',
    },
    {
      key: 'card_enabled',
      label: 'Post a welcome card with the greeting',
      type: 'boolean',
      default: false,
      premium: true,
    },
    {key: 'card_color', label: 'Color of the welcome card', type: 'hex_color', default: '#D9822B', premium: true},
    {
      key: 'card_background',
      label: 'Background of the welcome card',
      type: 'url',
      default: null,
      premium: true,
      dashboardOnly: true,
      note: 'uploaded in the dashboard: PNG or JPEG, 1100 x 400, up to 2 MB',
    },
  ],
  limits: [
    {key: 'messages_per_place', label: 'Texts per place', free: 1, premium: 10},
    {key: 'join_roles', label: 'Join roles', free: 5, premium: 20, counted: true},
    {key: 'timed_roles', label: 'Timed roles', free: 1, premium: 20, counted: true},
    {key: 'card', label: 'Welcome card image', free: false, premium: true},
  ],
  variables: {
    categories: ['user', 'channel', 'server', 'other'],
    where: ['greetings', 'goodbyes', 'direct messages'],
    own: [
      {
        name: 'member.number',
        type: 'number',
        example: memberNumber,
        description: 'Number of members who have joined: those in the server when the bot joined, and everyone since',
      },
      {
        name: 'member.stay',
        type: 'text',
        nullable: true,
        example: '3 months',
        description: 'Time that a member who left was in the server',
      },
    ],
  },
  events: [
    {key: 'welcoming.message.created', text: 'A text was added'},
    {key: 'welcoming.message.updated', text: 'A text was changed'},
    {key: 'welcoming.message.deleted', text: 'A text was removed'},
    {key: 'welcoming.role_rule.created', text: 'A join or timed role was added'},
    {key: 'welcoming.role_rule.deleted', text: 'A join or timed role was removed'},
    {key: 'welcoming.greeting.sent', text: 'A member was greeted', highVolume: true},
    {key: 'welcoming.greeting.failed', text: 'A greeting could not be sent'},
    {key: 'welcoming.role.given', text: 'A join or timed role was given', highVolume: true},
  ],
  stored: [
    {
      name: 'your roles, if the server gives them back to members who return',
      what: 'The ids of the roles you had when you left, to give them back; only if the server has turned that on',
      kept: `${restoreDays} days after you leave`,
      deletable: false,
      seenBy: [],
    },
  ],
  related: ['verifier', 'rules', 'reactionroles', 'utils'],
  alsoCalled: {
    'can-bots': ['welcome for bots', 'goodbye for bots'],
    commands: ['random text', 'several texts'],
    'example-regulars': ['timed roles', 'role after some time'],
    'problem-greeting-refused': ['message not sent'],
    'problem-no-greeting': ['welcome message not sent'],
    places: ['goodbye', 'direct message'],
    'problem-variables': ['variables not working'],
    restore: ['sticky roles'],
    roles: ['autorole', 'role on join'],
    'problem-role-late': ['membership screening', 'join role missing', 'autorole not given'],
  },
  entities: {
    message: [
      {
        name: 'id',
        type: 'id',
        prefix: 'msg',
        readonly: true,
        description: 'Id of the text',
        example: 'msg_01KKP2EZ000000000000000001',
      },
      {
        name: 'place',
        type: 'enum',
        values: ['welcome', 'direct', 'farewell'],
        required: true,
        description: 'Place of the text: the welcome channel, a direct message or the farewell channel',
        example: 'welcome',
      },
      {
        name: 'content',
        type: 'text',
        min: 1,
        max: 2000,
        nullable: true,
        description: 'Text of the message; null: only the embed',
        note: 'channel variables do not work in the place `direct`',
        example:
          'Ahoy {user.mention}, you are our {member.number|ordinal} member. Read {server.rules_channel|default:the rules} first.',
      },
      {
        name: 'embed_id',
        type: 'id',
        prefix: 'emb',
        nullable: true,
        description: 'Saved embed that is sent; null: none',
        example: null,
      },
      {
        name: 'weight',
        type: 'integer',
        default: 1,
        min: 1,
        max: 10,
        description: 'Weight of the text among others of its place: 2 is picked twice as often as 1',
      },
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'paused_limit'],
        readonly: true,
        description: "Whether the text is used; paused_limit: over the plan's limit",
      },
    ],
    role_rule: [
      {
        name: 'id',
        type: 'id',
        prefix: 'rrl',
        readonly: true,
        description: 'Id of the rule, not of the role',
        example: 'rrl_01KKP2F0000000000000000001',
      },
      {
        name: 'role_id',
        type: 'snowflake',
        required: true,
        assignedByBot: true,
        unique: true,
        description: 'The role that is given',
        example: sampleServer.roles.member,
      },
      {
        name: 'after',
        type: 'integer',
        unit: 'seconds',
        default: 0,
        // 10 minutes to 52 weeks. The example is four weeks.
        min: 600,
        max: 31449600,
        zeroMeans: 'give it at once',
        description: 'Time in the server before the role is given',
        example: 2419200,
      },
      {name: 'bots', type: 'boolean', default: false, description: 'Whether bots also get the role'},
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'role_deleted', 'role_hierarchy', 'paused_limit'],
        readonly: true,
        description:
          "Whether the role is given, or what stops it; role_hierarchy: it is above the bot's own or belongs to an app; paused_limit: over the plan's limit",
      },
    ],
  },
  entityRules: {
    message: [{anyOf: ['content', 'embed_id']}],
  },
  api: {
    base: '/guilds/{guild_id}/welcoming',
    contents: 'messages and roles for newcomers',
    settingsExample: {delay: 60, delete_after: 86400},
    stateExample: {settings: {welcome_channel: sampleServer.channels.welcome}},
    endpoints: [
      {
        id: 'listWelcomeMessages',
        method: 'GET',
        path: '/messages',
        scope: 'welcoming:read',
        summary: 'List welcome and farewell texts',
        query: ['limit', 'after', 'place'],
        status: 200,
        response: {pageOf: 'message'},
        example: {query: {place: 'welcome'}},
      },
      {
        id: 'createWelcomeMessage',
        method: 'POST',
        path: '/messages',
        scope: 'welcoming:write',
        summary: 'Add a welcome or farewell text',
        description:
          'The text is used once its place is switched on and has a channel (direct needs none); see the settings.',
        request: 'message',
        limits: ['messages_per_place'],
        status: 201,
        response: 'message',
      },
      {
        id: 'getWelcomeMessage',
        method: 'GET',
        path: '/messages/{message_id}',
        scope: 'welcoming:read',
        summary: 'Get a welcome or farewell text',
        status: 200,
        response: 'message',
      },
      {
        id: 'updateWelcomeMessage',
        method: 'PATCH',
        path: '/messages/{message_id}',
        scope: 'welcoming:write',
        summary: 'Change a welcome or farewell text',
        request: {partial: 'message'},
        limits: ['messages_per_place'],
        status: 200,
        response: 'message',
        example: {request: {content: 'Ahoy {user.mention}, glad you are here!', weight: 2}},
      },
      {
        id: 'deleteWelcomeMessage',
        method: 'DELETE',
        path: '/messages/{message_id}',
        scope: 'welcoming:write',
        summary: 'Remove a welcome or farewell text',
        status: 204,
      },
      {
        id: 'listWelcomeRoles',
        method: 'GET',
        path: '/roles',
        scope: 'welcoming:read',
        summary: 'List join and timed roles',
        query: ['limit', 'after'],
        status: 200,
        response: {pageOf: 'role_rule'},
        example: {
          response: [{id: 'rrl_01KKP2F0000000000000000002', role_id: sampleServer.roles.newcomer, after: 0}, {}],
        },
      },
      {
        id: 'createWelcomeRole',
        method: 'POST',
        path: '/roles',
        scope: 'welcoming:write',
        summary: 'Add a join or timed role',
        description: `With \`after\`, the role is a timed role and goes to everyone who has been in the server long enough, counted from the day they joined; that is checked every ${timedRoleCheckMinutes} minutes. Without it, the role is a join role and goes to members who join from now on.`,
        request: 'role_rule',
        limits: ['join_roles', 'timed_roles'],
        status: 201,
        response: 'role_rule',
      },
      {
        id: 'deleteWelcomeRole',
        method: 'DELETE',
        path: '/roles/{role_rule_id}',
        scope: 'welcoming:write',
        summary: 'Stop giving a join or timed role',
        status: 204,
      },
      {
        id: 'previewWelcomeMessage',
        method: 'POST',
        path: '/preview',
        scope: 'welcoming:read',
        summary: 'Preview a text for a member',
        description: 'Replaces the variables of a welcome or farewell text. Nothing is posted.',
        request: [
          {
            name: 'place',
            type: 'enum',
            values: ['welcome', 'direct', 'farewell'],
            required: true,
            description: 'Place of the text',
            example: 'welcome',
          },
          {
            name: 'message_id',
            type: 'id',
            prefix: 'msg',
            defaultNote: 'one of the place, picked at random',
            description: 'The text to show',
            example: 'msg_01KKP2EZ000000000000000001',
          },
          {
            name: 'member_id',
            type: 'snowflake',
            required: true,
            description: 'Member that the variables are about',
            example: sampleServer.members.newcomer,
          },
        ],
        status: 200,
        response: [
          {
            name: 'content',
            type: 'string',
            description: 'Text of the message',
            example: `Ahoy <@${sampleServer.members.newcomer}>, you are our ${memberOrdinal} member. Read <#${sampleServer.channels.rules}> first.`,
          },
          {
            name: 'embed',
            type: 'embed_object',
            nullable: true,
            description: 'The saved embed as it would be sent; null: the text has none',
            example: null,
          },
        ],
      },
    ],
  },
  legacy: [modulesGreetings],
  releases: [
    {
      version: '2.2.0',
      date: '2026-05-12',
      changes: {
        added: [{text: 'Roles can be given back to members who return within 30 days.', api: true, news: true}],
        changed: [{text: 'Each place now picks one of its texts by weight.', api: true}],
      },
    },
    {
      version: '2.1.1',
      date: '2026-04-17',
      changes: {
        fixed: [
          'Timed roles used to count from the day you added the role. Now they count from the day a member joined.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2026-04-02',
      changes: {
        added: [
          'With Premium, a welcome card shows avatar, name and member number.',
          {text: 'The setting delete_after removes a greeting after a time.', api: true},
        ],
        changed: ['With the verifier on, join roles now wait until a member is verified.'],
      },
    },
    {
      version: '2.0.1',
      date: '2026-02-13',
      changes: {
        fixed: ['Members who left before the time in delay was over used to be greeted anyway.'],
      },
    },
    {
      version: '2.0.0',
      date: '2026-01-20',
      changes: {
        breaking: [
          'Switch this module on to keep greetings, farewells and join roles. The old greetings module is gone.',
        ],
        added: ['/welcome role-add with the option `after` gives a role to members who stay long enough.'],
        changed: ['Texts, channels and join roles of the old module are kept as they were.'],
      },
      migration: 'Switch the module on with /module enable. Then run /welcome show and check what was taken over.',
    },
  ],
} as const satisfies Welcoming;

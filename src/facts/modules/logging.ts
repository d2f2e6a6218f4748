import {platform} from '../platform';
import {product} from '../product';
import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

/** Number of channels, roles and members that can be ignored. */
const ignoredItems = {free: 10, premium: 100} as const;

interface Logging extends Module {
  /** Hours for which the text of a message is kept. */
  rememberHours: number;
  /** Minimum seconds between two messages in a log channel. */
  secondsBetweenMessages: number;
}

const rememberHours = 24;

export const logging = {
  key: 'logging',
  title: 'Logging',
  icon: 'ScrollText',
  preset: 'recommended',
  purpose: 'oversee',
  summary: 'Posts what happens in the server and in the bot to log channels of your choice.',
  behavior: {
    threads: `Messages in threads and forum posts are logged, except in tickets. Private threads are too, if ${product.name} has Manage Threads there or was mentioned in them. Lines themselves go to text or announcement channels.`,
    bots: "What other bots do isn't logged, even bans, unless you turn ignore_bots off.",
    rejoin: 'Joining and leaving are logged. Ignored members stay ignored.',
    restart: `What happens during a restart isn't logged later, and message texts from before it are forgotten. ${platform.name}'s audit log still has what moderators did.`,
  },
  secondsBetweenMessages: 2,
  rememberHours,
  rootCommand: {name: '/logging', defaultMemberPermissions: 'ManageGuild'},
  commands: [
    {
      name: '/logging set',
      description: 'Send a group of events to a channel',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'group',
          description: 'The events to log, such as moderation',
          type: 'String',
          required: true,
          autocomplete: true,
        },
        {
          name: 'channel',
          description: 'The channel for the lines',
          type: 'Channel',
          required: true,
          channelTypes: ['GuildText', 'GuildAnnouncement'],
        },
      ],
    },
    {
      name: '/logging unset',
      description: 'Stop sending a group to a channel',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {name: 'group', description: 'The group to stop logging', type: 'String', required: true, autocomplete: true},
        {
          name: 'channel',
          description: 'The channel to stop logging in',
          type: 'Channel',
          required: false,
          defaultNote: 'in every channel',
        },
      ],
    },
    {
      name: '/logging ignore',
      description: 'Stop logging a channel, category, role or member',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'channel',
          description: 'The channel or category to leave out',
          type: 'Channel',
          required: false,
          defaultNote: 'required, unless you give `mention`',
        },
        {
          name: 'mention',
          description: 'The member to leave out, or a role with everyone who has it',
          type: 'Mentionable',
          required: false,
          defaultNote: 'required, unless you give `channel`',
        },
        {
          name: 'remove',
          description: 'Stop ignoring it',
          type: 'Boolean',
          required: false,
          default: false,
        },
      ],
    },
    {
      name: '/logging show',
      description: "Show log channels and what's ignored",
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/logging test',
      description: 'Post a sample line of a group',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'group',
          description: 'The group to try; each channel that gets it gets a line',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'noticing what happens, and finding the log channels'},
      {permission: 'ManageWebhooks', for: 'posting lines through a webhook'},
    ],
    optional: [
      {permission: 'ViewAuditLog', for: 'logging bans, naming who did it and telling a kick from a leave'},
      {permission: 'ManageGuild', for: 'logging what AutoMod does', to: 'log what AutoMod does'},
      {permission: 'ManageThreads', for: 'logging messages in private threads'},
    ],
    serverWide: ['ViewAuditLog', 'ManageGuild'],
    where: 'the log channels, plus View Channel wherever you want messages logged',
  },
  intents: {
    privileged: ['GuildMembers', 'MessageContent'],
    messagesFor: 'message logs',
    messagesKept: `Message logs hold them in memory for up to ${rememberHours} hours.`,
  },
  settings: [
    {
      key: 'style',
      label: 'How much each log line shows',
      type: 'enum',
      values: ['compact', 'detailed'],
      default: 'detailed',
    },
    {key: 'show_ids', label: 'Show ids in log lines', type: 'boolean', default: true},
    {key: 'ignore_bots', label: 'Leave out what other bots do', type: 'boolean', default: true},
    {
      key: 'ignored_channels',
      label: 'Channels and categories not to log',
      type: 'channel_id_list',
      default: [],
      limit: 'ignored_items',
      min: 0,
      max: ignoredItems.premium,
      command: '/logging ignore',
    },
    {
      key: 'ignored_roles',
      label: 'Roles not to log',
      type: 'role_id_list',
      default: [],
      limit: 'ignored_items',
      min: 0,
      max: ignoredItems.premium,
      command: '/logging ignore',
    },
    {
      key: 'ignored_members',
      label: 'Members not to log',
      type: 'user_id_list',
      default: [],
      limit: 'ignored_items',
      min: 0,
      max: ignoredItems.premium,
      command: '/logging ignore',
    },
    {key: 'message_content', label: 'Show the text of edited and deleted messages', type: 'boolean', default: true},
  ],
  limits: [
    {key: 'destinations', label: 'Log channels', free: 3, premium: 20, counted: true},
    {key: 'ignored_items', label: 'Ignored channels, roles and members', ...ignoredItems, counted: true},
  ],
  variables: {categories: [], where: [], own: []},
  events: [
    {key: 'logging.destination.created', text: 'A log channel was added'},
    {key: 'logging.destination.updated', text: 'A log channel was changed'},
    {key: 'logging.destination.deleted', text: 'A log channel was removed'},
  ],
  groups: [
    {
      key: 'messages',
      title: 'Messages',
      events: [
        {key: 'message.edited', text: 'A message was edited'},
        {key: 'message.deleted', text: 'A message was deleted'},
        {key: 'message.bulk_deleted', text: 'Several messages were deleted at once'},
        {key: 'message.pinned', text: 'A message was pinned or unpinned'},
      ],
    },
    {
      key: 'members',
      title: 'Members',
      events: [
        {key: 'member.joined', text: 'A member joined'},
        {key: 'member.left', text: 'A member left'},
        {key: 'member.nickname_changed', text: 'A nickname changed'},
        {key: 'member.roles_changed', text: 'Roles of a member changed'},
        {key: 'member.screening_passed', text: 'A member passed rules screening'},
        {key: 'member.boost_changed', text: 'A boost started or ended'},
      ],
    },
    {
      key: 'moderation',
      title: 'Moderation',
      events: [
        {key: 'moderation.banned', text: 'A member was banned', commands: ['/ban', '/softban']},
        {key: 'moderation.unbanned', text: 'A ban was lifted', commands: ['/unban']},
        {key: 'moderation.kicked', text: 'A member was kicked', commands: ['/kick']},
        {key: 'moderation.timed_out', text: 'A timeout was set', commands: ['/timeout']},
        {key: 'moderation.timeout_removed', text: 'A timeout was lifted', commands: ['/untimeout']},
        {key: 'moderation.warned', text: 'A warning was given', commands: ['/warn']},
        {key: 'moderation.warning_removed', text: 'A warning was withdrawn', commands: ['/unwarn']},
        {key: 'moderation.case_deleted', text: 'A case was deleted in the dashboard'},
        {key: 'moderation.automod_triggered', text: 'AutoMod acted'},
        {key: 'moderation.purged', text: 'Messages were purged', commands: ['/purge']},
        {
          key: 'moderation.channel_locked',
          text: 'A channel was locked or unlocked by command',
          commands: ['/lock', '/unlock'],
        },
        {
          key: 'moderation.slowmode_changed',
          text: 'Slow mode was changed by command',
          commands: ['/slowmode'],
        },
        {key: 'moderation.nickname_changed', text: 'A nickname was changed by command', commands: ['/nick']},
        {key: 'moderation.role_changed', text: 'A role was given or taken by command', commands: ['/role']},
        {
          key: 'moderation.voice_changed',
          text: 'A member was moved, disconnected or muted in voice by command',
          commands: ['/voice move', '/voice disconnect', '/voice mute'],
        },
      ],
    },
    {
      key: 'channels',
      title: 'Channels',
      events: [
        {key: 'channel.created', text: 'A channel was created'},
        {key: 'channel.updated', text: 'A channel was changed'},
        {key: 'channel.deleted', text: 'A channel was deleted'},
        {key: 'channel.overwrites_changed', text: 'Permissions of a channel changed'},
      ],
    },
    {
      key: 'threads',
      title: 'Threads',
      events: [
        {key: 'thread.created', text: 'A thread was created'},
        {key: 'thread.updated', text: 'A thread was renamed, locked or archived'},
        {key: 'thread.deleted', text: 'A thread was deleted'},
      ],
    },
    {
      key: 'roles',
      title: 'Roles',
      events: [
        {key: 'role.created', text: 'A role was created'},
        {key: 'role.updated', text: 'A role was changed'},
        {key: 'role.deleted', text: 'A role was deleted'},
      ],
    },
    {
      key: 'voice',
      title: 'Voice',
      events: [
        {key: 'voice.joined', text: 'A member joined a voice channel'},
        {key: 'voice.left', text: 'A member left a voice channel'},
        {key: 'voice.moved', text: 'A member changed voice channels'},
        {key: 'voice.server_muted', text: 'Server mute or deafen changed'},
        {key: 'voice.streaming', text: 'Screen share or camera changed'},
      ],
    },
    {
      key: 'server',
      title: 'Server',
      events: [
        {key: 'server.updated', text: 'Server settings changed'},
        {key: 'server.emoji_changed', text: 'Emoji, stickers or sounds changed'},
        {key: 'server.webhook_changed', text: 'A webhook changed'},
        {key: 'server.integration_changed', text: 'An app was added or removed'},
        {key: 'server.event_changed', text: 'A scheduled event changed'},
      ],
    },
    {
      key: 'bot',
      title: 'The bot',
      events: [
        {key: 'bot.setting_changed', text: 'A setting was changed'},
        {key: 'bot.module_toggled', text: 'A module was switched on or off'},
        {key: 'bot.api_key_changed', text: 'An API key was created, rotated or revoked'},
        {key: 'bot.embed_changed', text: 'A saved embed changed'},
        {key: 'bot.api_write', text: 'An API key changed something'},
        {key: 'bot.premium_changed', text: 'The plan changed'},
        {key: 'bot.error', text: 'An action failed', note: 'with error code and request id'},
      ],
    },
  ],
  stored: [
    {
      name: 'text of your messages, in memory only',
      what: 'The text of your messages, for lines about edits and deletions',
      kept: `in memory for up to ${rememberHours} hours`,
      deletable: false,
      seenBy: ['log'],
    },
    {
      name: 'log lines',
      what: 'Log lines about you, as messages in the log channels',
      kept: `on ${platform.name} until someone deletes them. ${product.name} keeps no copy`,
      deletable: false,
      seenBy: ['log'],
    },
    {
      name: 'your id, if admins excluded you from logs',
      what: 'Your id, if admins excluded you from logs',
      kept: 'until an admin takes you off the list',
      deletable: false,
      seenBy: ['managers', 'admins', 'api'],
    },
  ],
  related: ['moderation', 'tickets', 'serverstats'],
  alsoCalled: {
    behavior: ['missed while the bot was offline'],
    'can-by-hand': ['timeouts by hand'],
    'can-commands': ['used commands'],
    'can-messages': ['deleted messages'],
    'can-nickname': ['nickname changed by'],
    'can-order': ['channel position', 'reorder'],
    'can-who-deleted': ['who deleted message', 'message deleted by', 'deleted by whom'],
    'events-members': ['join log', 'nickname changes', 'role changes'],
    'events-moderation': ['kicks', 'who kicked member', 'mod log', 'bans'],
    ignore: ['exclude a channel', 'too noisy', 'filter'],
    'problem-channel-deleted': ['deleted log channel'],
    'problem-channel-silent': ['deleted message not logged'],
    'problem-who-unknown': ['no moderator', 'no author'],
  },
  entities: {
    destination: [
      {
        name: 'id',
        type: 'id',
        prefix: 'dst',
        readonly: true,
        description: 'Id of the log channel in this API',
        example: 'dst_01KKNQ1F000000000000000001',
      },
      {
        name: 'channel_id',
        type: 'snowflake',
        required: true,
        unique: true,
        description: 'Text or announcement channel that gets the lines',
        example: sampleServer.channels.logs,
      },
      {
        name: 'groups',
        type: 'string_list',
        required: 'unless_former',
        min: 1,
        max: 40,
        description: 'Keys of the event groups the channel gets, from the list of event groups',
        example: ['moderation', 'bot'],
      },
      {
        name: 'excluded_events',
        type: 'string_list',
        default: [],
        max: 200,
        description: 'Keys of single events in these groups to leave out, from the same list',
        example: ['moderation.slowmode_changed'],
      },
      {
        name: 'events',
        type: 'string_list',
        min: 1,
        max: 400,
        description: 'Keys of the single events the channel gets',
        replaced: {
          in: {component: 'modules.logging', version: '3.0.0'},
          by: ['groups', 'excluded_events'],
          remainingEffect:
            'Sending a list sets groups to the groups of its events, and excluded_events to the rest of these groups; responses have the list that results from both',
        },
        example: ['moderation.banned', 'moderation.kicked'],
      },
      {
        name: 'style',
        type: 'enum',
        values: ['inherit', 'compact', 'detailed'],
        default: 'inherit',
        description: "Amount of detail in each line; inherit: as the module's setting says",
      },
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'missing_permission', 'channel_deleted', 'paused_limit'],
        readonly: true,
        description: "Whether lines are posted, or what stops them; paused_limit: over the plan's limit",
      },
    ],
  },
  api: {
    base: '/guilds/{guild_id}/logging',
    contents: 'where events are posted',
    settingsExample: {style: 'compact', message_content: false},
    stateExample: {used: {ignored_items: 0}},
    endpoints: [
      {
        id: 'listLogDestinations',
        method: 'GET',
        path: '/destinations',
        scope: 'logging:read',
        summary: 'List log channels',
        query: ['limit', 'after'],
        status: 200,
        response: {pageOf: 'destination'},
      },
      {
        id: 'createLogDestination',
        method: 'POST',
        path: '/destinations',
        scope: 'logging:write',
        summary: 'Add a log channel',
        description: 'You can add each channel once. To send it more groups, update its log channel.',
        request: 'destination',
        limits: ['destinations'],
        status: 201,
        response: 'destination',
      },
      {
        id: 'getLogDestination',
        method: 'GET',
        path: '/destinations/{destination_id}',
        scope: 'logging:read',
        summary: 'Get a log channel',
        status: 200,
        response: 'destination',
      },
      {
        id: 'updateLogDestination',
        method: 'PATCH',
        path: '/destinations/{destination_id}',
        scope: 'logging:write',
        summary: 'Change a log channel',
        request: {partial: 'destination'},
        status: 200,
        response: 'destination',
        example: {request: {groups: ['moderation', 'bot', 'tickets'], style: 'compact'}},
      },
      {
        id: 'deleteLogDestination',
        method: 'DELETE',
        path: '/destinations/{destination_id}',
        scope: 'logging:write',
        summary: 'Remove a log channel',
        description: 'The channel gets no more lines. Those already posted stay.',
        status: 204,
      },
      {
        id: 'listLogEvents',
        method: 'GET',
        path: '/events',
        scope: 'logging:read',
        summary: 'List event groups and their events',
        description: 'Groups about the server come first, then one for each module. The sample shows two of them.',
        status: 200,
        response: [
          {
            name: 'groups',
            type: 'object_list',
            description: 'Events that can be logged, in groups',
            fields: [
              {
                name: 'key',
                type: 'string',
                description: "Key of the group, as in a log channel's groups",
                example: 'roles',
              },
              {name: 'title', type: 'string', description: 'Name of the group for people', example: 'Roles'},
              {
                name: 'events',
                type: 'object_list',
                description: 'Events of the group',
                fields: [
                  {
                    name: 'key',
                    type: 'string',
                    description: 'Key of the event, for instance to leave it out',
                    example: 'role.created',
                  },
                  {
                    name: 'text',
                    type: 'string',
                    description: 'Text of the event, as written in the line',
                    example: 'A role was created',
                  },
                  {
                    name: 'high_volume',
                    type: 'boolean',
                    description: 'Whether the event can happen many times a minute',
                    example: false,
                  },
                ],
              },
            ],
            example: [
              {
                key: 'roles',
                title: 'Roles',
                events: [
                  {key: 'role.created', text: 'A role was created', high_volume: false},
                  {key: 'role.updated', text: 'A role was changed', high_volume: false},
                  {key: 'role.deleted', text: 'A role was deleted', high_volume: false},
                ],
              },
              {
                key: 'tags',
                title: 'Tags',
                events: [
                  {key: 'tags.tag.created', text: 'A tag was created', high_volume: false},
                  {key: 'tags.tag.updated', text: 'A tag was changed or transferred', high_volume: false},
                  {key: 'tags.tag.deleted', text: 'A tag was deleted', high_volume: false},
                  {key: 'tags.tag.used', text: 'A public or role tag was used', high_volume: true},
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'testLogDestination',
        method: 'POST',
        path: '/destinations/{destination_id}/test',
        scope: 'logging:write',
        summary: 'Post a sample line in a log channel',
        description: 'The line goes to this log channel only.',
        request: [
          {
            name: 'group',
            type: 'string',
            required: true,
            description: 'Key of the event group to try',
            example: 'moderation',
          },
        ],
        status: 204,
        errors: ['bot_permission_missing'],
      },
    ],
  },
  releases: [
    {
      version: '3.0.0',
      date: '2026-06-16',
      changes: {
        breaking: [
          {
            text: 'A log channel now gets whole groups, from which you leave out single events. Your lists were converted and show the same events as before.',
            news: true,
          },
        ],
        added: [
          {text: 'Each module is a group of its own.', api: true},
          {text: 'The field excluded_events leaves out single events.', api: true},
        ],
      },
      migration: 'Run /logging show once, and see if each log channel gets what you want.',
    },
    {
      version: '2.3.0',
      date: '2026-05-20',
      changes: {
        added: [
          {
            text: 'A log channel can have a look of its own, `compact` or `detailed`, whatever the setting `style` says.',
            api: true,
          },
        ],
        deprecated: [
          {
            text: 'Lists of single events for a log channel are replaced by groups in the next major version.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.2.1',
      date: '2026-04-29',
      changes: {
        fixed: ['The line about /purge used to name the bot instead of the moderator who ran it.'],
      },
    },
    {
      version: '2.2.0',
      date: '2026-04-01',
      changes: {
        added: ['/logging ignore takes single members, besides channels and roles.'],
        changed: ['A burst of equal events is now summed up in one line, so later lines arrive on time.'],
      },
    },
    {
      version: '2.1.0',
      date: '2026-02-25',
      changes: {
        added: [
          'With View Audit Log, lines name who did it and tell a kick from a leave.',
          {text: 'With message_content off, lines about edited and deleted messages leave out their text.', api: true},
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2026-01-20',
      changes: {
        breaking: [
          'Allow the bot Manage Webhooks in every log channel, because lines are now posted through a webhook.',
        ],
        added: [{text: 'What API keys change is logged with the name of the key.', api: true}],
      },
      migration:
        'Give the bot View Channels and Manage Webhooks in each log channel, and run /diagnose there to check.',
    },
  ],
} as const satisfies Logging;

import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

/** What only this module has. */
interface Autoresponder extends Module {
  /** Dialect and time limit of regular expressions. */
  regex: {flavor: string; timeoutMs: number};
}

/** How many answers a trigger can have. */
const responsesPerTrigger = {free: 3, premium: 10} as const;

export const autoresponder = {
  key: 'autoresponder',
  title: 'Autoresponder',
  icon: 'MessageSquareReply',
  order: 6,
  purpose: 'answer',
  summary: 'Answers messages that match a trigger with a text, an embed or a reaction.',
  behavior: {
    threads:
      'Triggers answer in threads, voice chats and forum posts, including the first message of a post. To leave out threads and posts, turn on ignore_threads.',
    bots: "Messages from bots and webhooks never set off a trigger, so two bots can't answer each other forever.",
    rejoin: 'Nothing changes, because nothing is stored about members.',
    restart: "Messages written meanwhile don't get an answer later.",
  },
  regex: {flavor: 'RE2, which has no look-around and no back-references', timeoutMs: 20},
  privacyNote:
    'Messages are compared with the triggers in memory and are not stored. How often a trigger fired is counted without names.',
  rootCommand: {name: '/autoresponder', defaultMemberPermissions: 'ManageGuild'},
  commands: [
    {
      name: '/autoresponder add',
      description: 'Create a trigger; a form asks for its answers: a text, a saved embed, an emoji',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'pattern',
          description: 'The text or regular expression to look for',
          type: 'String',
          required: false,
          minLength: 1,
          maxLength: 200,
          note: 'needed unless match is any',
        },
        {
          name: 'match',
          description: 'How the pattern is compared with a message',
          type: 'String',
          required: false,
          default: 'contains',
          choices: ['exact', 'contains', 'word', 'starts_with', 'regex', 'any'],
        },
        {
          name: 'case_sensitive',
          description: 'Whether capitals matter',
          type: 'Boolean',
          required: false,
          default: false,
        },
        {
          name: 'channel',
          description: 'Answer only in this channel',
          type: 'Channel',
          required: false,
          defaultNote: 'every channel',
        },
        {
          name: 'cooldown',
          description: 'How long it rests in a channel after it fires',
          type: 'String',
          required: false,
          default: '5s',
          note: '0s to 1d',
        },
      ],
    },
    {
      name: '/autoresponder edit',
      description: 'Change pattern, filters, priority or answers; an editor opens',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {name: 'trigger', description: 'Pick it from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/autoresponder remove',
      description: 'Delete a trigger',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {name: 'trigger', description: 'Pick it from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/autoresponder toggle',
      description: 'Pause or resume a trigger',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'trigger',
          description: 'Pick it from the list',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
    {
      name: '/autoresponder list',
      description: 'Show triggers and how often each fired in the last 30 days',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'channel',
          description: 'Only those that can answer in this channel',
          type: 'Channel',
          required: false,
          defaultNote: 'all triggers',
        },
      ],
    },
    {
      name: '/autoresponder test',
      description: 'Show which trigger a text would fire, without posting',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {name: 'text', description: 'The message to try', type: 'String', required: true, maxLength: 2000},
        {
          name: 'channel',
          description: 'Where the message would be written',
          type: 'Channel',
          required: false,
          defaultNote: 'the channel you are in',
        },
      ],
    },
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'seeing new messages in a channel'},
      {permission: 'SendMessages', for: 'posting answers'},
      {permission: 'ReadMessageHistory', for: "attaching a reply or a reaction to the member's message"},
    ],
    optional: [
      {permission: 'EmbedLinks', for: 'answering with embeds'},
      {permission: 'AddReactions', for: 'answering with reactions'},
      {permission: 'MentionEveryone', for: 'pinging @everyone or roles (mention_policy)'},
      {permission: 'UseExternalEmojis', for: "using other servers' emoji in texts and reactions"},
      {permission: 'SendMessagesInThreads', for: 'answering in threads and forum posts'},
      {permission: 'ManageMessages', for: 'deleting the message that fired a trigger (delete_trigger_message)'},
    ],
    scope: 'every channel where you want answers',
  },
  intents: {privileged: ['MessageContent'], other: ['Guilds', 'GuildMessages'], messagesFor: 'the autoresponder'},
  settings: [
    {key: 'stop_after_first', label: 'Only the first trigger that fits answers', type: 'boolean', default: true},
    {key: 'reply_as_reference', label: 'Answer as a reply', type: 'boolean', default: true},
    {key: 'ping_author', label: 'Ping the author in the reply', type: 'boolean', default: false},
    {key: 'ignore_threads', label: 'Ignore threads and forum posts', type: 'boolean', default: false},
    {key: 'ignored_channels', label: 'Channels without answers', type: 'channel_id_list', default: [], min: 0, max: 50},
    {key: 'ignored_roles', label: 'Roles without answers', type: 'role_id_list', default: [], min: 0, max: 25},
    {
      key: 'global_cooldown',
      label: 'Pause for all triggers in a channel after an answer',
      type: 'integer',
      unit: 'seconds',
      default: 2,
      min: 0,
      max: 300,
    },
  ],
  limits: [
    {key: 'triggers', label: 'Triggers', free: 10, premium: 100, counted: true},
    {key: 'responses_per_trigger', label: 'Answers per trigger', ...responsesPerTrigger},
    {key: 'regex_triggers', label: 'Triggers with a regular expression', free: 2, premium: 25, counted: true},
  ],
  variables: {
    categories: ['user', 'channel', 'server', 'other'],
    where: ['text answers', 'embed answers'],
    own: [
      {name: 'trigger.pattern', type: 'text', example: 'how do I join', description: 'Pattern of the trigger'},
      {name: 'trigger.match', type: 'text', example: 'how do I join', description: 'Part of the message that matched'},
      {
        name: 'message.link',
        type: 'url',
        example: 'https://discord.com/channels/…',
        description: 'Link to the message',
      },
    ],
  },
  events: [
    {key: 'autoresponder.trigger.created', text: 'A trigger was created'},
    {key: 'autoresponder.trigger.updated', text: 'A trigger was changed or toggled'},
    {key: 'autoresponder.trigger.deleted', text: 'A trigger was deleted'},
    {key: 'autoresponder.trigger.fired', text: 'A trigger answered a message', highVolume: true},
    {key: 'autoresponder.trigger.failed', text: 'An answer could not be sent'},
  ],
  stored: [],
  related: ['tags', 'utils', 'logging'],
  entities: {
    trigger: [
      {
        name: 'id',
        type: 'id',
        prefix: 'trg',
        readonly: true,
        description: 'Names the trigger',
        example: 'trg_01KKNM5T2V7D9K3X6B4N0A1C8E',
      },
      {
        name: 'pattern',
        type: 'string',
        nullable: true,
        min: 1,
        max: 200,
        description: 'Text to look for in a message; an RE2 expression if match is regex; null: none, for match any',
        example: 'download',
      },
      {
        name: 'match',
        type: 'enum',
        values: ['exact', 'contains', 'word', 'starts_with', 'regex', 'any'],
        default: 'contains',
        limit: 'regex_triggers',
        description:
          'How the pattern is compared; exact: with the whole message, word: with whole words, any: every message fits',
        example: 'word',
      },
      {
        name: 'case_sensitive',
        type: 'boolean',
        default: false,
        description: 'Whether capitals matter',
      },
      {
        name: 'priority',
        type: 'integer',
        default: 100,
        min: 1,
        max: 1000,
        description: 'Order of triggers: the lowest number goes first; of equal ones, the older',
      },
      {
        name: 'enabled',
        type: 'boolean',
        default: true,
        description: 'Whether it is on; false: paused by hand',
      },
      {
        name: 'allowed_channel_ids',
        type: 'snowflake_list',
        default: [],
        max: 25,
        description: 'Channels where it answers; empty: all',
        example: [sampleServer.channels.general, sampleServer.channels.support],
      },
      {
        name: 'ignored_channel_ids',
        type: 'snowflake_list',
        default: [],
        max: 25,
        description: 'Channels where it never answers, even if they are allowed',
      },
      {
        name: 'allowed_role_ids',
        type: 'snowflake_list',
        default: [],
        max: 25,
        description: 'Roles whose members it answers; empty: everyone',
      },
      {
        name: 'ignored_role_ids',
        type: 'snowflake_list',
        default: [],
        max: 25,
        description: 'Roles whose members it never answers, even if another role is allowed',
      },
      {
        name: 'cooldown',
        type: 'integer',
        unit: 'seconds',
        default: 5,
        min: 0,
        max: 86400,
        description: 'How long it rests in a channel after firing there',
        example: 60,
      },
      {
        name: 'chance',
        type: 'integer',
        unit: 'percent',
        default: 100,
        min: 1,
        max: 100,
        description: 'How likely it is to fire on a message that fits; if it does not, the next trigger can',
      },
      {
        name: 'delete_trigger_message',
        type: 'boolean',
        default: false,
        description: 'Deletes the message it fires on',
      },
      {
        name: 'responses',
        type: 'entity_list',
        entity: 'response',
        required: true,
        min: 1,
        max: responsesPerTrigger.premium,
        limit: 'responses_per_trigger',
        description: 'Its answers, all sent in this order',
        example: [
          {
            id: 'rsp_01KKNM6A0000000000000000AA',
            kind: 'text',
            content: 'Hi {user.display_name}, all files are on <https://harbour.example/files>.',
            embed_id: null,
            emoji: null,
          },
          {id: 'rsp_01KKNM6A0000000000000000AB', kind: 'reaction', content: null, embed_id: null, emoji: '📥'},
        ],
      },
      {
        name: 'hits_30d',
        type: 'integer',
        readonly: true,
        description: 'How often it fired in the last 30 days',
        example: 41,
      },
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'paused_limit'],
        readonly: true,
        description: 'Whether the plan has room for it; paused_limit: above the limit of the plan',
      },
      {
        name: 'created_at',
        type: 'datetime',
        readonly: true,
        description: 'When it was created',
        example: '2026-03-02T17:45:10Z',
      },
    ],
    response: [
      {
        name: 'id',
        type: 'id',
        prefix: 'rsp',
        readonly: true,
        description: 'Names the answer',
        example: 'rsp_01KKNM6A0000000000000000AA',
      },
      {
        name: 'kind',
        type: 'enum',
        values: ['text', 'embed', 'reaction'],
        required: true,
        description: 'Whether it posts a text, posts a saved embed or reacts to the message',
        example: 'text',
      },
      {
        name: 'content',
        type: 'text',
        nullable: true,
        min: 1,
        max: 2000,
        description: 'Text that is posted',
        example: 'Hi {user.display_name}, all files are on <https://harbour.example/files>.',
      },
      {
        name: 'embed_id',
        type: 'id',
        prefix: 'emb',
        nullable: true,
        description: 'Saved embed that is posted',
        example: null,
      },
      {
        name: 'emoji',
        type: 'emoji',
        nullable: true,
        description: 'Reaction that is added to the message',
        example: null,
      },
    ],
  },
  entityRules: {
    trigger: [{unless: {match: 'any'}, needs: ['pattern']}],
    response: [
      {when: {kind: 'text'}, needs: ['content'], only: ['content']},
      {when: {kind: 'embed'}, needs: ['embed_id'], only: ['embed_id']},
      {when: {kind: 'reaction'}, needs: ['emoji'], only: ['emoji']},
    ],
  },
  api: {
    base: '/guilds/{guild_id}/autoresponder',
    settingsExample: {global_cooldown: 10, ping_author: true},
    stateExample: {used: {triggers: 2, regex_triggers: 0}},
    endpoints: [
      {
        id: 'listTriggers',
        method: 'GET',
        path: '/triggers',
        scope: 'autoresponder:read',
        summary: 'List triggers',
        query: ['limit', 'after', 'enabled'],
        status: 200,
        response: {pageOf: 'trigger'},
        example: {query: {enabled: true, limit: 50}},
      },
      {
        id: 'createTrigger',
        method: 'POST',
        path: '/triggers',
        scope: 'autoresponder:write',
        summary: 'Create a trigger',
        request: 'trigger',
        limits: ['triggers'],
        status: 201,
        response: 'trigger',
        example: {response: {hits_30d: 0}},
      },
      {
        id: 'getTrigger',
        method: 'GET',
        path: '/triggers/{trigger_id}',
        scope: 'autoresponder:read',
        summary: 'Get a trigger',
        status: 200,
        response: 'trigger',
      },
      {
        id: 'updateTrigger',
        method: 'PATCH',
        path: '/triggers/{trigger_id}',
        scope: 'autoresponder:write',
        summary: 'Change a trigger',
        request: {partial: 'trigger'},
        status: 200,
        response: 'trigger',
        example: {request: {priority: 50, cooldown: 300}},
      },
      {
        id: 'deleteTrigger',
        method: 'DELETE',
        path: '/triggers/{trigger_id}',
        scope: 'autoresponder:write',
        summary: 'Delete a trigger',
        status: 204,
      },
      {
        id: 'testTriggers',
        method: 'POST',
        path: '/test',
        scope: 'autoresponder:read',
        summary: 'Test which triggers a text would fire',
        description: 'Nothing is posted. For each trigger that fits, the response says whether it would answer.',
        request: [
          {
            name: 'content',
            type: 'string',
            required: true,
            max: 2000,
            description: 'Message to try',
            example: 'Where do I find the download for the new map?',
          },
          {
            name: 'channel_id',
            type: 'snowflake',
            required: true,
            description: 'Channel where it would be written',
            example: sampleServer.channels.general,
          },
          {
            name: 'member_id',
            type: 'snowflake',
            description: 'Member who would write it',
            example: sampleServer.members.newcomer,
          },
        ],
        status: 200,
        response: [
          {
            name: 'matches',
            type: 'object_list',
            description: 'Triggers that the text fits',
            fields: [
              {
                name: 'trigger_id',
                type: 'id',
                prefix: 'trg',
                description: 'The trigger',
                example: 'trg_01KKNM5T2V7D9K3X6B4N0A1C8E',
              },
              {
                name: 'matched_text',
                type: 'string',
                description: 'Part of the text that matched',
                example: 'download',
              },
              {
                name: 'would_send',
                type: 'boolean',
                description: 'Whether it would send its answers',
                example: true,
              },
              {
                name: 'blocked_by',
                type: 'enum',
                values: ['disabled', 'channel', 'role', 'cooldown', 'chance', 'earlier_match'],
                nullable: true,
                description:
                  'What holds it back; disabled: it is paused, channel or role: that channel or member is left out, earlier_match: an earlier trigger fires; null: nothing',
                example: null,
              },
            ],
            example: [
              {
                trigger_id: 'trg_01KKNM5T2V7D9K3X6B4N0A1C8E',
                matched_text: 'download',
                would_send: true,
                blocked_by: null,
              },
              {
                trigger_id: 'trg_01KKNM7C4H8E2G5Z9R1W3Y6P0F',
                matched_text: 'new map',
                would_send: false,
                blocked_by: 'disabled',
              },
            ],
          },
        ],
      },
    ],
  },
  releases: [
    {
      version: '2.2.0',
      date: '2026-05-19',
      changes: {
        added: ['/autoresponder test names the rule that decided, without posting anything.'],
        fixed: ['In threads, an allowed channel used to beat an ignored one. Now the ignored one wins everywhere.'],
      },
    },
    {
      version: '2.1.1',
      date: '2026-04-22',
      changes: {
        fixed: [
          'A trigger with match word used to miss words with accents.',
          'Messages of webhooks used to get answers. They no longer do.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2026-04-01',
      changes: {
        added: [
          {text: 'The field chance lets a trigger fire only now and then.', api: true},
          {
            text: 'With delete_trigger_message and Manage Messages, a trigger deletes the message that it fires on.',
            api: true,
          },
        ],
        changed: ['/autoresponder list now shows how often each trigger fired lately.'],
      },
    },
    {
      version: '2.0.0',
      date: '2026-03-11',
      changes: {
        breaking: [
          {
            text: 'Check your regular expressions. They are now RE2, which refuses look-around and back-references, because others could run too long.',
            api: true,
          },
        ],
        added: [{text: 'The setting global_cooldown lets all triggers rest in a channel after an answer.', api: true}],
        fixed: ['A slow regular expression used to delay the answers of other triggers.'],
      },
      migration:
        'Triggers with look-around or back-references are paused. Rewrite their patterns with /autoresponder edit, then resume them with /autoresponder toggle.',
    },
    {
      version: '1.1.0',
      date: '2026-02-10',
      changes: {
        added: [
          {text: 'A trigger can post a saved embed or react with an emoji, besides answering with a text.', api: true},
          {text: 'Triggers have a priority: the one with the lowest number runs first.', api: true},
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2026-01-20',
      changes: {
        added: [
          'Messages that fit a trigger get its answer: by exact text, part, word, beginning or regular expression.',
          'A cooldown lets a trigger rest in a channel after it fires.',
        ],
      },
    },
  ],
} as const satisfies Autoresponder;

import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

interface Tags extends Module {
  /** Days for which private tags are kept after their owner left the server. */
  privateTagDays: number;
}

const aliasesPerTag = {free: 3, premium: 10} as const;

const privateTagDays = 30;

export const tags = {
  key: 'tags',
  title: 'Tags',
  icon: 'Tag',
  preset: 'minimal',
  purpose: 'answer',
  summary: 'Saves texts under a name so that members can post them with one command.',
  behavior: {
    threads:
      'Tags work in threads, forum posts, tickets and voice channels. A channel you allow includes its threads and posts.',
    bots: "Bots can't use tags, but a program can post them through the API.",
    rejoin: `Tags stay when their owner leaves, private ones for ${privateTagDays} days. Anyone with Manage Messages can take over the others with /tag transfer.`,
    restart: 'Run the command again if it fails.',
  },
  privateTagDays,
  privacyNote:
    'Private tags are never logged and never returned by the API; only their number counts toward the limits.',
  rootCommand: {name: '/tag', defaultMemberPermissions: null},
  commands: [
    {
      name: '/tag use',
      description: 'Post a tag; only you see a private one',
      requires: [],
      reply: 'public',
      options: [
        {name: 'name', description: 'A tag from the list', type: 'String', required: true, autocomplete: true},
        {
          name: 'for',
          description: 'The member to ping; user variables are then about them',
          type: 'User',
          required: false,
          defaultNote: 'nobody is pinged',
        },
      ],
    },
    {
      name: '/tag create',
      description: 'Create a tag; a form asks for its text or the name of a saved embed',
      requires: [{setting: 'creators', byDefault: 'ManageMessages'}],
      reply: 'ephemeral',
      options: [
        {
          name: 'name',
          description: 'The name members type to post it',
          type: 'String',
          required: true,
          minLength: 2,
          maxLength: 32,
        },
        {
          name: 'visibility',
          description: 'The members who can post it',
          type: 'String',
          required: false,
          default: 'public',
          choices: ['public', 'role', 'private'],
        },
        {
          name: 'role',
          description: 'The role whose members can post it',
          type: 'Role',
          required: false,
          defaultNote: 'required if `visibility` is `role`',
        },
      ],
    },
    {
      name: '/tag edit',
      description: 'Change the name, text or embed, visibility and roles of a tag; an editor opens',
      requires: [{who: 'tag owner'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [{name: 'name', description: 'A tag from the list', type: 'String', required: true, autocomplete: true}],
    },
    {
      name: '/tag alias',
      description: 'Add or remove an alias',
      requires: [{who: 'tag owner'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'name',
          description: 'A tag from the list',
          type: 'String',
          required: true,
          autocomplete: true,
        },
        {
          name: 'alias',
          description: 'The other name to add or remove',
          type: 'String',
          required: true,
          minLength: 2,
          maxLength: 32,
        },
        {
          name: 'remove',
          description: 'Remove the alias instead of adding it',
          type: 'Boolean',
          required: false,
          default: false,
        },
      ],
    },
    {
      name: '/tag transfer',
      description: 'Give a tag to another member',
      requires: [{who: 'tag owner'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'name', description: 'A tag from the list', type: 'String', required: true, autocomplete: true},
        {name: 'member', description: 'The new owner', type: 'User', required: true},
      ],
    },
    {
      name: '/tag delete',
      description: 'Delete a tag',
      requires: [{who: 'tag owner'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [{name: 'name', description: 'A tag from the list', type: 'String', required: true, autocomplete: true}],
    },
    {
      name: '/tag info',
      description: 'Show the owner, aliases, uses and raw text of a tag that you can use or change',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'name', description: 'A tag from the list', type: 'String', required: true, autocomplete: true}],
    },
    {
      name: '/tag list',
      description: 'List the tags you can use',
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'owner',
          description: 'Only tags that belong to this member',
          type: 'User',
          required: false,
          defaultNote: 'tags of all owners',
        },
      ],
    },
  ],
  permissions: {
    required: [],
    optional: [
      {permission: 'ViewChannel', for: "posting tags through the API, or as the bot's own message (show_author off)"},
      {permission: 'SendMessages', for: "posting tags through the API, or as the bot's own message (show_author off)"},
      {
        permission: 'SendMessagesInThreads',
        for: "posting tags in threads through the API, or as the bot's own message (show_author off)",
      },
      {
        permission: 'EmbedLinks',
        for: "posting saved embeds through the API, or as the bot's own message (show_author off)",
      },
      {permission: 'MentionEveryone', for: 'pinging @everyone or roles (mention_policy)'},
      {permission: 'UseExternalEmojis', for: "using other servers' emoji in tags"},
    ],
    where: 'the channels where tags are used',
  },
  intents: {privileged: []},
  settings: [
    {
      key: 'creators',
      label: 'Who can create tags',
      type: 'enum',
      values: ['everyone', 'roles', 'managers'],
      default: 'managers',
      note: '`managers`: members with Manage Messages, not the managers of the dashboard',
    },
    {
      key: 'creator_roles',
      label: 'Roles that can create tags',
      type: 'role_id_list',
      default: [],
      min: 0,
      max: 10,
      note: 'only if `creators` is `roles`',
    },
    {
      key: 'allowed_channels',
      label: 'Channels where tags work',
      type: 'channel_id_list',
      default: [],
      min: 0,
      max: 50,
      note: 'empty: everywhere',
    },
    {
      key: 'cooldown',
      label: 'Pause between two tags in a channel',
      type: 'integer',
      unit: 'seconds',
      default: 3,
      min: 0,
      max: 300,
    },
    {
      key: 'show_author',
      label: 'Show who used a tag',
      type: 'boolean',
      default: true,
      note: 'off: the bot posts it as its own message, and only you see a confirmation',
    },
  ],
  limits: [
    {
      key: 'tags',
      label: 'Tags per server',
      free: 25,
      premium: 250,
      counted: true,
      placements: {landing: true, premium: true, card: {line: 1, text: '# tags'}},
    },
    {key: 'tags_per_member', label: 'Tags per member', free: 10, premium: 50},
    {key: 'aliases_per_tag', label: 'Aliases per tag', ...aliasesPerTag},
  ],
  variables: {
    categories: ['user', 'channel', 'server', 'other'],
    where: ["a tag's text", 'its saved embed'],
    note: 'User variables are about the member in the option `for`, or about you.',
    own: [
      {name: 'tag.name', type: 'text', example: 'wifi', description: 'Name of the tag'},
      {name: 'tag.uses', type: 'number', example: '41', description: 'Uses, this one included'},
      {name: 'caller.mention', type: 'mention', example: '@Iris', description: 'Member who ran the command'},
      {name: 'caller.name', type: 'text', example: 'Iris', description: 'Display name of that member'},
    ],
  },
  events: [
    {key: 'tags.tag.created', text: 'A tag was created'},
    {key: 'tags.tag.updated', text: 'A tag was changed or transferred'},
    {key: 'tags.tag.deleted', text: 'A tag was deleted'},
    {key: 'tags.tag.used', text: 'A public or role tag was used', highVolume: true},
  ],
  stored: [
    {
      name: 'a tag you own',
      what: 'A tag you own: name, aliases, text or embed, visibility, uses, and your id',
      kept: 'until someone deletes it with /tag delete',
      deletable: true,
      seenBy: ['members', 'log', 'managers', 'admins', 'api'],
    },
    {
      name: 'a private tag you own',
      what: 'A private tag you own, with the same data',
      kept: `until you delete it with /tag delete, or ${privateTagDays} days after you leave the server`,
      deletable: true,
      seenBy: [],
    },
  ],
  related: ['autoresponder', 'reminders', 'tickets'],
  alsoCalled: {
    'can-buttons': ['react', 'tag reactions'],
    'can-dashboard': ['edit custom commands'],
    commands: ['rename', 'aliases'],
    'problem-prefix': ['custom command', 'no response'],
    'quick-start': ['FAQ command', 'custom commands'],
  },
  entities: {
    tag: [
      {
        name: 'id',
        type: 'id',
        prefix: 'tag',
        readonly: true,
        description: 'Id of the tag',
        example: 'tag_01KHXX3EK80000000000000001',
      },
      {
        name: 'name',
        type: 'string',
        required: true,
        min: 2,
        max: 32,
        pattern: '^[a-z0-9][a-z0-9_-]*$',
        unique: true,
        description: 'Name that members type to post the tag; no other tag or alias in the server can have it',
        example: 'wifi',
      },
      {
        name: 'aliases',
        type: 'string_list',
        default: [],
        max: aliasesPerTag.premium,
        // Limits the length of each alias, because `max` limits their number.
        pattern: '^[a-z0-9][a-z0-9_-]{1,31}$',
        unique: true,
        limit: 'aliases_per_tag',
        description: 'Other names for the same tag, with the same characters',
        example: ['internet'],
      },
      {
        name: 'content',
        type: 'text',
        nullable: true,
        min: 1,
        max: 2000,
        description: 'Text that is posted; null: none',
        example: 'The network is **boathouse-guest**. The password hangs above the kettle.',
      },
      {
        name: 'embed_id',
        type: 'id',
        prefix: 'emb',
        nullable: true,
        description: 'Saved embed that is posted; null: none',
        example: null,
      },
      {
        name: 'visibility',
        type: 'enum',
        values: ['public', 'role'],
        default: 'public',
        description: 'Members who can post the tag: everyone, or members with one of its roles',
        note: 'private tags are not in the API',
      },
      {
        name: 'role_ids',
        type: 'snowflake_list',
        default: [],
        max: 10,
        description: 'Roles whose members can post it',
      },
      {
        name: 'owner_id',
        type: 'snowflake',
        defaultNote: "the key's creator",
        idOf: ['member'],
        limit: 'tags_per_member',
        description: 'Member who owns the tag and can change it; send another id to give it away',
        example: sampleServer.members.helper,
      },
      {
        name: 'uses',
        type: 'integer',
        readonly: true,
        description: 'Number of times the tag was posted',
        example: 41,
      },
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'paused_limit'],
        readonly: true,
        description: "Whether the tag can be used; paused_limit: over the plan's limit",
      },
      {
        name: 'created_at',
        type: 'datetime',
        readonly: true,
        description: 'When the tag was created',
        example: '2026-02-20T16:11:08Z',
      },
      {
        name: 'updated_at',
        type: 'datetime',
        readonly: true,
        description: 'When the tag was last changed',
        example: '2026-03-09T20:14:37Z',
      },
    ],
  },
  entityRules: {
    tag: [{anyOf: ['content', 'embed_id']}, {when: {visibility: 'role'}, needs: ['role_ids'], onlyThen: ['role_ids']}],
  },
  api: {
    base: '/guilds/{guild_id}/tags',
    contents: 'saved texts',
    settingsExample: {creators: 'roles', creator_roles: [sampleServer.roles.helper]},
    endpoints: [
      {
        id: 'listTags',
        method: 'GET',
        path: '/entries',
        scope: 'tags:read',
        summary: 'List public and role tags',
        description: 'Private tags are left out.',
        query: ['limit', 'after', 'owner_id', 'visibility'],
        status: 200,
        response: {pageOf: 'tag'},
        example: {query: {owner_id: sampleServer.members.helper, visibility: 'public'}},
      },
      {
        id: 'createTag',
        method: 'POST',
        path: '/entries',
        scope: 'tags:write',
        summary: 'Create a public or role tag',
        description: 'A name or alias of a private tag gives already_exists.',
        request: 'tag',
        limits: ['tags'],
        status: 201,
        response: 'tag',
        example: {response: {uses: 0, updated_at: '2026-02-20T16:11:08Z'}},
      },
      {
        id: 'getTag',
        method: 'GET',
        path: '/entries/{tag_id}',
        scope: 'tags:read',
        summary: 'Get a tag',
        status: 200,
        response: 'tag',
      },
      {
        id: 'updateTag',
        method: 'PATCH',
        path: '/entries/{tag_id}',
        scope: 'tags:write',
        summary: 'Change a tag',
        request: {partial: 'tag'},
        status: 200,
        response: 'tag',
        example: {
          request: {
            aliases: ['internet', 'wi-fi'],
            content: 'The network is **boathouse-guest**. Ask at the counter for the password.',
          },
          response: {updated_at: sampleServer.now},
        },
      },
      {
        id: 'deleteTag',
        method: 'DELETE',
        path: '/entries/{tag_id}',
        scope: 'tags:write',
        summary: 'Delete a tag',
        status: 204,
      },
      {
        id: 'sendTag',
        method: 'POST',
        path: '/entries/{tag_id}/send',
        scope: 'tags:write',
        summary: 'Post a tag in a channel',
        description:
          'The settings allowed_channels, `cooldown` and show_author do not apply. Caller variables are about the creator of the key. So are user variables, unless you send member_id. A paused tag gives invalid_state.',
        errors: ['invalid_state'],
        request: [
          {
            name: 'channel_id',
            type: 'snowflake',
            required: true,
            description: 'Channel where the tag is posted',
            example: sampleServer.channels.general,
          },
          {
            name: 'member_id',
            type: 'snowflake',
            description: 'Member the tag answers; user variables are about them',
            example: sampleServer.members.newcomer,
          },
        ],
        status: 200,
        response: [
          {
            name: 'message_id',
            type: 'snowflake',
            description: 'The message that was posted',
            example: '1482425014784000021',
          },
        ],
      },
    ],
  },
  releases: [
    {
      version: '1.5.0',
      date: '2026-03-31',
      changes: {
        added: ['/tag transfer gives a tag to another member.'],
      },
    },
    {
      version: '1.4.0',
      date: '2026-03-19',
      changes: {
        added: [
          {text: 'The setting allowed_channels limits tags to the channels that you choose.', api: true},
          {text: 'The setting show_author decides whether a post names the member who used the tag.', api: true},
        ],
      },
    },
    {
      version: '1.3.0',
      date: '2026-03-05',
      changes: {
        added: [
          {text: 'A private tag is for its owner alone; neither the log nor the API shows it.', api: true},
          {text: 'API clients create, change and post public and role tags.', api: true},
        ],
      },
    },
    {
      version: '1.2.1',
      date: '2026-02-25',
      changes: {
        fixed: ['A new tag could take a name that was already the alias of another tag.'],
      },
    },
    {
      version: '1.2.0',
      date: '2026-02-13',
      changes: {
        added: [{text: '/tag alias adds another name to a tag, or removes one.', api: true}],
      },
    },
    {
      version: '1.1.0',
      date: '2026-02-03',
      changes: {
        added: ['The option `for` of /tag use pings a member. User variables are then about that member.'],
        changed: [{text: 'The setting `cooldown` now applies to the whole channel instead of each tag.', api: true}],
      },
    },
    {
      version: '1.0.0',
      date: '2026-01-20',
      changes: {
        added: [
          '/tag create saves a text or embed under a name, and /tag use posts it.',
          'The visibility role keeps a tag for members with one of its roles.',
        ],
      },
    },
  ],
} as const satisfies Tags;

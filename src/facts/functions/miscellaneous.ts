import type {FunctionGroup} from '../types';

export const miscellaneous = {
  key: 'miscellaneous',
  title: 'Miscellaneous',
  summary: 'Information about members, roles, channels and the bot, and a little fun.',
  permissions: {required: ['ViewChannel', 'SendMessages', 'EmbedLinks'], optional: []},
  commands: [
    {
      name: '/info member',
      description: 'Account and server dates, roles',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'member', type: 'User', required: false, defaultNote: 'you'}],
    },
    {
      name: '/info server',
      description: 'Numbers and settings of the server',
      requires: [],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/info role',
      description: 'Members, color and permissions of a role',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'role', type: 'Role', required: true}],
    },
    {
      name: '/info channel',
      description: 'Details of a channel',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'channel', type: 'Channel', required: false}],
    },
    {
      name: '/info bot',
      description: 'Version, latency, uptime, settings and links',
      requires: [],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/avatar',
      description: 'Show an avatar in full size',
      requires: [],
      reply: 'public',
      options: [
        {name: 'member', type: 'User', required: false, defaultNote: 'you'},
        {name: 'server_avatar', type: 'Boolean', required: false, default: true},
      ],
    },
    {
      name: '/emoji',
      description: 'Show a custom emoji in full size',
      requires: [],
      reply: 'public',
      options: [{name: 'emoji', type: 'String', required: true}],
    },
    {
      name: '/meme',
      description: 'A random picture from a checked list (no adult content)',
      requires: [],
      reply: 'public',
      options: [],
    },
    {
      name: '/eightball',
      description: 'Ask the oracle',
      requires: [],
      reply: 'public',
      options: [{name: 'question', type: 'String', required: true, maxLength: 200}],
    },
    {
      name: '/choose',
      description: 'Let the bot decide',
      requires: [],
      reply: 'public',
      options: [{name: 'options', type: 'String', required: true, note: '2 to 20 items separated by commas'}],
    },
  ],
} as const satisfies FunctionGroup;

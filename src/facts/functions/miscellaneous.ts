import type {FunctionGroup} from '../types';

export const miscellaneous = {
  key: 'miscellaneous',
  title: 'Miscellaneous',
  icon: 'Puzzle',
  summary: 'Looks up members, roles, channels and the server, and adds a little fun.',
  behavior: {
    threads: 'The commands work in threads, forum posts and voice chats.',
    bots: 'You can look up other bots with /info member.',
    rejoin: 'Only current members can be looked up. The join date is that of the latest join.',
    restart: 'Run the command again if it fails.',
  },
  permissions: {
    required: [],
    optional: [],
  },
  commands: [
    {
      name: '/info member',
      description: 'See when a member joined, and their roles',
      example: '/info member member:@Member',
      requires: [],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'The member to look up', type: 'User', required: false, defaultNote: 'you'},
      ],
    },
    {
      name: '/info server',
      description: "See the server's settings, and its members, boosts, channels and roles in numbers",
      example: '/info server',
      requires: [],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/info role',
      description: 'See the size, color and permissions of a role',
      example: '/info role role:@Helper',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'role', description: 'The role to look up', type: 'Role', required: true}],
    },
    {
      name: '/info channel',
      description: 'See the details of a channel',
      example: '/info channel channel:#general',
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'channel',
          description: 'The channel to look up',
          type: 'Channel',
          required: false,
          defaultNote: 'the channel you are in',
        },
      ],
    },
    {
      name: '/info bot',
      description: 'See the version, latency, uptime, settings and links of the bot',
      example: '/info bot',
      requires: [],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/avatar',
      description: 'Show an avatar in full size',
      example: '/avatar member:@Member server_avatar:false',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'member',
          description: 'The member whose avatar to show',
          type: 'User',
          required: false,
          defaultNote: 'you',
        },
        {
          name: 'server_avatar',
          description: "Show the member's avatar for this server, if there is one",
          type: 'Boolean',
          required: false,
          default: true,
        },
      ],
    },
    {
      name: '/emoji',
      description: 'Show a custom emoji in full size',
      example: '/emoji emoji::owl_wave:',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'emoji',
          description: 'The custom emoji to show, as you type it in a message',
          type: 'String',
          required: true,
        },
      ],
    },
    {
      name: '/meme',
      description: 'Post a random picture from a checked list (no adult content)',
      example: '/meme',
      requires: [],
      reply: 'public',
      options: [],
    },
    {
      name: '/eightball',
      description: 'Ask the oracle a yes-or-no question',
      example: '/eightball question:Will it rain tomorrow?',
      requires: [],
      reply: 'public',
      options: [
        {name: 'question', description: 'What you want to know', type: 'String', required: true, maxLength: 200},
      ],
    },
    {
      name: '/choose',
      description: 'Let the bot choose for you',
      example: '/choose options:pizza, pasta, salad',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'options',
          description: 'What to choose from',
          type: 'String',
          required: true,
          note: '2 to 20 items separated by commas',
        },
      ],
    },
  ],
  stored: [],
  related: ['utils', 'games', 'moderation'],
} as const satisfies FunctionGroup;

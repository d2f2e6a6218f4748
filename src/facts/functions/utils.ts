import {commandRules} from '../commandRules';
import {variables} from '../variables';
import type {FunctionGroup} from '../types';

interface Utils extends FunctionGroup {
  /** Phrase to follow "An embed can have a". */
  embedParts: string;
}

export const utils = {
  key: 'utils',
  title: 'Utils',
  icon: 'Wrench',
  preset: 'minimal',
  summary: 'Embed builder, converters and small helpers.',
  behavior: {
    threads:
      "Commands and saved embeds work in threads, forum posts and voice channels. A saved embed can't open a new post.",
    bots: "Bots can't run the commands.",
    rejoin: 'Saved embeds stay when their author leaves.',
    restart: 'An open embed builder stops working, so run the command again. Saved embeds stay.',
  },
  embedParts: 'title, description, link, color, author, footer, small picture, large picture, time and fields',
  limits: ['custom_embeds'],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'finding the channel you post in'},
      {permission: 'SendMessages', for: 'posting saved embeds'},
      {permission: 'EmbedLinks', for: 'showing saved embeds'},
    ],
    optional: [
      {permission: 'SendMessagesInThreads', for: 'posting saved embeds in threads and forum posts'},
      {permission: 'UseExternalEmojis', for: 'using emoji from other servers'},
    ],
  },
  commands: [
    {
      name: '/embed create',
      description: 'Build an embed with a live preview and save it',
      example: '/embed create name:Server guide',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'name',
          description: 'A name for the saved embed',
          type: 'String',
          required: true,
          minLength: 2,
          maxLength: 40,
        },
      ],
    },
    {
      name: '/embed edit',
      description: 'Change or rename a saved embed',
      example: '/embed edit embed:Server guide',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'embed', description: 'The saved embed to change', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/embed send',
      description: 'Post a saved embed',
      example: '/embed send embed:Server guide channel:#general',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'embed', description: 'The saved embed to post', type: 'String', required: true, autocomplete: true},
        {
          name: 'channel',
          description: 'The channel, thread or forum post to post it in',
          type: 'Channel',
          required: false,
          defaultNote: "the channel you're in",
        },
      ],
    },
    {
      name: '/embed export',
      description: 'Get a saved embed as a JSON file',
      example: '/embed export embed:Server guide',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'embed',
          description: 'The saved embed to get as a file',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
    {
      name: '/embed import',
      description: 'Save an embed from JSON',
      example: '/embed import name:Server guide file:server-guide.json',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'name',
          description: 'A name for the saved embed',
          type: 'String',
          required: true,
          minLength: 2,
          maxLength: 40,
        },
        {
          name: 'file',
          description: 'A JSON file, for example from /embed export',
          type: 'Attachment',
          required: true,
        },
      ],
    },
    {
      name: '/embed delete',
      description: 'Delete a saved embed',
      example: '/embed delete embed:Server guide',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'embed', description: 'The saved embed to delete', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/util variables',
      description: 'See what a text with variables turns into',
      example: '/util variables text:Welcome to {server.name}, {user.mention}!',
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'text',
          description: 'A text with variables, with you as the member',
          type: 'String',
          required: true,
          maxLength: 2000,
        },
      ],
    },
    {
      name: '/util color',
      description: 'Show a color',
      example: '/util color color:#D9822B',
      requires: [],
      reply: 'public',
      options: [
        {name: 'color', description: 'The color to show', type: 'String', required: true, note: 'hex, rgb or name'},
      ],
    },
    {
      name: '/util qr',
      description: 'Make a QR code',
      example: '/util qr text:https://harbour.example/rules',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'text',
          description: 'A link or text for the QR code',
          type: 'String',
          required: true,
          maxLength: 500,
        },
      ],
    },
    {
      name: '/util timestamp',
      description: 'Make a Discord timestamp',
      example: `/util timestamp when:${commandRules.times.example} style:R`,
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'when',
          description: 'A date and time, which each reader sees in their own timezone',
          type: 'String',
          required: true,
          note: commandRules.times.format,
        },
        {
          name: 'style',
          description: 'Time (t short, T long), date (d, D), both (f, F with weekday) or distance from now (R)',
          type: 'String',
          required: false,
          default: 'f',
          choices: ['t', 'T', 'd', 'D', 'f', 'F', 'R'],
        },
      ],
    },
    {
      name: '/util duration',
      description: 'Convert durations',
      example: '/util duration duration:1h30m',
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'duration',
          description: 'The duration to show in other units',
          type: 'String',
          required: true,
          note: `up to ${commandRules.durations.max}`,
        },
      ],
    },
    {
      name: '/util convert',
      description: 'Convert units',
      example: '/util convert value:26.2 from:mi to:km',
      requires: [],
      reply: 'public',
      options: [
        {name: 'value', description: 'The number to convert', type: 'Number', required: true},
        {name: 'from', description: 'The unit of your number', type: 'String', required: true, autocomplete: true},
        {
          name: 'to',
          description: 'The unit you want',
          type: 'String',
          required: false,
          autocomplete: true,
          defaultNote: 'the unit of the same kind in unit_system',
        },
      ],
    },
    {
      name: '/util link-check',
      description: 'Check a link against a local copy of public threat lists',
      example: '/util link-check url:https://harbour.example/free-gift',
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'url',
          description: "The link to check; the bot doesn't open it",
          type: 'String',
          required: true,
          maxLength: 500,
        },
      ],
    },
    {
      name: '/util snowflake',
      description: 'Read the date in an id',
      example: `/util snowflake id:${variables.sample.userId}`,
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'id',
          description: 'The id of a member, message, channel, role or server',
          type: 'String',
          required: true,
          maxLength: 20,
        },
      ],
    },
  ],
  stored: [],
  related: ['tags', 'welcoming', 'autoresponder'],
  alsoCalled: {
    'can-say': ['say command', 'echo'],
    copy: ['backup', 'copy to another server'],
    embeds: ['embed builder', 'rich message'],
    'util-convert': ['miles', 'kilometers', 'Celsius', 'Fahrenheit'],
    'util-link-check': ['phishing', 'scam', 'safe link'],
    'util-timestamp': ['timestamp generator', 'unix time', 'countdown'],
  },
} as const satisfies Utils;

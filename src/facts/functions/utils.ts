import type {FunctionGroup} from '../types';

export const utils = {
  key: 'utils',
  title: 'Utils',
  summary: 'Embed builder, converters and small helpers.',
  embedObject:
    'title, description, url, color, author, footer, thumbnail, image, timestamp, up to 25 fields; limits are Discord’s own; modules refer to a saved embed by embed_id (emb_...).',
  limits: ['custom_embeds'],
  permissions: {
    required: ['ViewChannel', 'SendMessages', 'EmbedLinks'],
    optional: [{permission: 'AttachFiles', for: 'QR codes, colors and exports'}],
  },
  commands: [
    {
      name: '/embed create',
      description: 'Build an embed with a live preview and save it',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [{name: 'name', type: 'String', required: true, minLength: 2, maxLength: 40}],
    },
    {
      name: '/embed edit',
      description: 'Change a saved embed',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [{name: 'embed', type: 'String', required: true, autocomplete: true}],
    },
    {
      name: '/embed send',
      description: 'Post a saved embed',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'embed', type: 'String', required: true, autocomplete: true},
        {name: 'channel', type: 'Channel', required: false},
      ],
    },
    {
      name: '/embed export',
      description: 'Get the JSON',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [{name: 'embed', type: 'String', required: true, autocomplete: true}],
    },
    {
      name: '/embed import',
      description: 'Save an embed from JSON',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'name', type: 'String', required: true, minLength: 2, maxLength: 40},
        {name: 'file', type: 'Attachment', required: true},
      ],
    },
    {
      name: '/embed delete',
      description: 'Delete a saved embed',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [{name: 'embed', type: 'String', required: true, autocomplete: true}],
    },
    {
      name: '/util variables',
      description: 'Try a text with variables',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'text', type: 'String', required: true, maxLength: 2000}],
    },
    {
      name: '/util color',
      description: 'Show a color',
      requires: [],
      reply: 'public',
      options: [{name: 'color', type: 'String', required: true, note: 'hex, rgb or name'}],
    },
    {
      name: '/util qr',
      description: 'Make a QR code',
      requires: [],
      reply: 'public',
      options: [{name: 'text', type: 'String', required: true, maxLength: 500}],
    },
    {
      name: '/util timestamp',
      description: 'Make a Discord timestamp',
      requires: [],
      reply: 'ephemeral',
      options: [
        {name: 'when', type: 'String', required: true},
        {name: 'style', type: 'String', required: false, default: 'f', choices: ['t', 'T', 'd', 'D', 'f', 'F', 'R']},
      ],
    },
    {
      name: '/util duration',
      description: 'Convert durations',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'duration', type: 'String', required: true}],
    },
    {
      name: '/util convert',
      description: 'Convert units',
      requires: [],
      reply: 'public',
      options: [
        {name: 'value', type: 'Number', required: true},
        {name: 'from', type: 'String', required: true, autocomplete: true},
        {name: 'to', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/util link-check',
      description: 'Check a link against a local copy of public threat lists',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'url', type: 'String', required: true, maxLength: 500}],
    },
    {
      name: '/util snowflake',
      description: 'Read the date in an id',
      requires: [],
      reply: 'ephemeral',
      options: [{name: 'id', type: 'String', required: true, maxLength: 20}],
    },
  ],
} as const satisfies FunctionGroup;

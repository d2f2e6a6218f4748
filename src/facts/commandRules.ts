/** Rules for all slash commands. */
export const commandRules = {
  defaultMemberPermissions:
    'Set on top-level commands only: the permission that all its subcommands require, otherwise none. A command without subcommands uses its own requires.',
  contexts:
    'Set on top-level commands only: all work in servers (GUILD). Those of directMessageCommands are also offered in direct messages with the bot (BOT_DM); their other subcommands say to run them in a server.',
  /** The only commands that work in direct messages. */
  directMessageCommands: ['/help', '/privacy servers'],
  replies:
    'Setup, errors and personal results are ephemeral (only the caller sees them); results meant for everyone are public.',
  durations: {
    format: 'one or more numbers with units, largest first',
    units: {s: 'second', m: 'minute', h: 'hour', d: 'day', w: 'week'},
    examples: ['45s', '30m', '1h30m', '2d', '1w'],
    max: '52w',
  },
  times: {format: "YYYY-MM-DD HH:MM in the server's timezone", example: '2026-03-14 18:30'},
  ids: 'An option with suggestions lists up to 25 matches as you type. You can also paste an id.',
  optionTypes: ['String', 'Integer', 'Number', 'Boolean', 'User', 'Channel', 'Role', 'Mentionable', 'Attachment'],
} as const;

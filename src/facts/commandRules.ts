/** Rules for all slash commands. */
export const commandRules = {
  /**
   * The only commands that work in direct messages with the bot. Discord offers whole top-level commands there, so
   * subcommands of `/privacy` that aren't listed reply that they must be run in a server.
   */
  directMessageCommands: ['/help', '/privacy servers'],
  durations: {
    format: 'one or more numbers with units, largest first',
    units: {s: 'second', m: 'minute', h: 'hour', d: 'day', w: 'week'},
    examples: ['45s', '30m', '1h30m', '2d', '1w'],
    max: '52w',
  },
  times: {format: "YYYY-MM-DD HH:MM in the server's timezone", example: '2026-03-14 18:30'},
  ids: 'An option with suggestions lists up to 25 matches as you type. You can also paste an id.',
} as const;

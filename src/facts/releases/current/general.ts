import type {Component} from '../../types';

export const general = {
  name: 'general',
  title: 'General commands and functions',
  releases: [
    {
      version: '3.1.0',
      date: '2025-05-26',
      changes: {
        added: [{text: '/util variables shows what a text with variables turns into.', noticed: true}],
        changed: ['/help links to the guide of the module that a command belongs to.'],
      },
    },
    {
      version: '3.0.3',
      date: '2025-04-29',
      changes: {
        fixed: [
          '/purge deletes the newer messages instead of stopping when one is too old to be deleted.',
          '/embed delete refuses a saved embed that a module still uses.',
        ],
      },
    },
    {
      version: '3.0.2',
      date: '2025-03-25',
      changes: {
        fixed: [
          'Bots in the voice channel no longer count as listeners when /music skip starts a vote.',
          'A challenge in which the opponent makes no move no longer counts in /game stats.',
        ],
      },
    },
    {
      version: '3.0.1',
      date: '2025-02-10',
      changes: {
        fixed: ['A moderation command does its work even if the member cannot be told by direct message.'],
      },
    },
    {
      version: '3.0.0',
      date: '2025-01-20',
      changes: {
        breaking: [
          'Games, tools and lookups are subcommands of /game, /util and /info; their former names no longer work.',
        ],
        added: [
          'Every moderation command makes a numbered case, which /case shows and changes.',
          '/util link-check compares a link with a local copy of public threat lists, without opening it.',
        ],
      },
      migration:
        'Set in Server Settings > Integrations who can use /game, /util and /info, and where: what you set there for the former commands does not carry over.',
    },
  ],
} as const satisfies Component;

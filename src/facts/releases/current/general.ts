import type {ChangelogComponent} from '../../types';

export const general = {
  name: 'general',
  title: 'General commands and functions',
  releases: [
    {
      version: '3.1.0',
      date: '2026-05-26',
      changes: {
        added: [{text: '/util variables shows what a text with variables turns into.', news: true}],
        changed: ['/help now links to the guide of the module that a command belongs to.'],
      },
    },
    {
      version: '3.0.3',
      date: '2026-04-29',
      changes: {
        fixed: [
          '/purge used to stop at a message that was too old to be deleted in bulk. Now it deletes the newer ones.',
          '/embed delete could delete a saved embed that a module still used. Now it refuses.',
        ],
      },
    },
    {
      version: '3.0.2',
      date: '2026-03-25',
      changes: {
        fixed: [
          'Bots in the voice channel used to count as listeners when /music skip started a vote.',
          'A challenge in which the opponent made no move used to count in /game stats.',
        ],
      },
    },
    {
      version: '3.0.1',
      date: '2026-02-10',
      changes: {
        fixed: ['A moderation command used to fail if the bot could not send the member a direct message.'],
      },
    },
    {
      version: '3.0.0',
      date: '2026-01-20',
      changes: {
        breaking: [
          'Games, tools and lookups are now subcommands of /game, /util and /info. Their old names no longer work.',
        ],
        added: [
          'Warnings, timeouts, kicks, bans, locks and roles make numbered cases, which /case shows and changes.',
          '/util link-check compares a link with a local copy of public threat lists, without opening it.',
        ],
      },
      migration:
        'In Server Settings > Integrations, set who can use /game, /util and /info, and where. What you set there for the former commands does not carry over.',
    },
  ],
} as const satisfies ChangelogComponent;

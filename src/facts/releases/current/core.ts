import type {Component} from '../../types';

export const core = {
  name: 'core',
  title: 'Core',
  releases: [
    {
      version: '3.2.0',
      date: '2025-06-16',
      changes: {
        added: [
          {text: '/diagnose names the channel permission that is missing, and which role needs it.', noticed: true},
        ],
        changed: ['Scheduled items that fall due during a restart run in the order of their due times.'],
      },
    },
    {
      version: '3.1.2',
      date: '2025-05-20',
      changes: {
        security: [
          {
            text: 'The new secret of a rotated API key is no longer kept for repeats with the same Idempotency-Key; they give invalid_state.',
            api: true,
          },
        ],
        fixed: ['A text that gets too long by its variables ends with an ellipsis instead of not being posted.'],
      },
    },
    {
      version: '3.1.1',
      date: '2025-04-15',
      changes: {
        fixed: [
          '/diagnose checks the channel that you name instead of the one in which you run it.',
          'Plain-text dates used to ignore date_format in direct messages.',
        ],
      },
    },
    {
      version: '3.1.0',
      date: '2025-03-18',
      changes: {
        added: [
          'Variables take filters: default fills a gap, time shapes a date, and several can be chained.',
          '/privacy servers lists the servers that a member shares with the bot. It also works in direct messages.',
        ],
        changed: ['As long as notice_channel is empty, warnings reach the server owner by direct message.'],
      },
    },
    {
      version: '3.0.1',
      date: '2025-02-04',
      changes: {
        fixed: [
          'A module that is switched off and on again gets its entries back, not its settings alone.',
          'Time zones that are off by half an hour are accepted for timezone.',
        ],
      },
    },
    {
      version: '3.0.0',
      date: '2025-01-20',
      changes: {
        breaking: ['Every command is a slash command: text commands with a prefix no longer get an answer.'],
        added: [
          {text: 'The API opens, with keys that belong to one server and scopes for each module.', api: true},
          '/premium shows the plan of the server and has the button to subscribe.',
        ],
        removed: ['The setting that chose the prefix of text commands is gone.'],
      },
      migration:
        'Name slash commands in your own rules and guides; if none show up, add the bot again with its invite link. All other settings are handed over from the second generation.',
    },
  ],
} as const satisfies Component;

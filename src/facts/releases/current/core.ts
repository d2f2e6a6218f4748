import type {ChangelogComponent} from '../../types';

export const core = {
  name: 'core',
  title: 'Core',
  releases: [
    {
      version: '3.2.0',
      date: '2026-06-16',
      changes: {
        added: [
          {text: '/diagnose names the channel permission that is missing, and which role needs it.', news: true},
          '/diagnose also checks groups of functions, such as moderation.',
          {
            text: 'In the API, rules, invite rewards, ticket types, starboards and saved embeds have a state: active or paused_limit.',
            api: true,
          },
          'Commands now have a separate error code for members who have opted out: member_opted_out.',
        ],
        changed: ['Scheduled items that are due during a restart now run in order.'],
      },
    },
    {
      version: '3.1.2',
      date: '2026-05-20',
      changes: {
        security: [
          {
            text: 'Rotating a key again with the same Idempotency-Key used to return the new secret. Now it gives invalid_state.',
            api: true,
          },
        ],
        fixed: ['A text that got too long through its variables was not posted. Now it ends with an ellipsis.'],
      },
    },
    {
      version: '3.1.1',
      date: '2026-04-15',
      changes: {
        fixed: [
          '/diagnose used to check the channel you ran it in. Now it checks the one you name.',
          'Plain-text dates used to ignore date_format in direct messages.',
        ],
      },
    },
    {
      version: '3.1.0',
      date: '2026-03-18',
      changes: {
        added: [
          'Variables take filters: default fills a gap, time shapes a date, and several can be chained.',
          '/privacy servers lists the servers that a member shares with the bot. It also works in direct messages.',
        ],
        changed: ['While notice_channel is empty, warnings now reach the server owner by direct message.'],
      },
    },
    {
      version: '3.0.1',
      date: '2026-02-04',
      changes: {
        fixed: [
          'A module that was switched off and on again used to get only its settings back. Now it gets its entries too.',
          'The setting timezone used to refuse zones that are off by half an hour.',
        ],
      },
    },
    {
      version: '3.0.0',
      date: '2026-01-20',
      changes: {
        breaking: ['Use slash commands. Text commands with a prefix no longer get an answer.'],
        added: [
          {text: 'The API opens, with keys that belong to one server and scopes for each module.', api: true},
          '/premium shows the plan of the server and has the button to subscribe.',
        ],
        removed: ['The setting that chose the prefix of text commands is gone.'],
      },
      migration:
        'Replace text commands with slash commands in your own rules and guides. If none show up, check the permission Use Application Commands. All settings of the second generation are kept, except the prefix.',
    },
  ],
} as const satisfies ChangelogComponent;

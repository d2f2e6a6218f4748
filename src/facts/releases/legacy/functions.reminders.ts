import type {ChangelogComponent} from '../../types';

export const functionsReminders = {
  name: 'functions.reminders',
  title: 'Reminders, as a function',
  successor: 'modules.reminders',
  releases: [
    {
      version: '1.4.1',
      date: '2026-01-20',
      changes: {
        deprecated: ['Reminders became a module that also posts scheduled messages.'],
      },
    },
    {
      version: '1.4.0',
      date: '2025-10-01',
      changes: {
        added: ['A reminder can go to the channel in which you make it, not only to you.'],
      },
    },
    {
      version: '1.3.0',
      date: '2025-07-16',
      changes: {
        added: ['A reminder can be put off with a snooze button when it arrives.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

import type {ChangelogComponent} from '../../types';

export const functionsRemindersEntries = {
  name: 'functions.reminders.entries',
  title: 'Reminder entries, as a function',
  successor: 'modules.reminders.entries',
  releases: [
    {
      version: '0.8.0',
      date: '2026-01-20',
      changes: {
        deprecated: ['Open reminders moved to the module, with their due times.'],
      },
    },
    {
      version: '0.7.1',
      date: '2025-10-02',
      changes: {
        fixed: ['A canceled reminder used to count among the open ones of a member.'],
      },
    },
    {
      version: '0.7.0',
      date: '2025-07-16',
      changes: {
        added: ['An entry keeps a link, shown with the reminder when it arrives.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

import type {Component} from '../../types';

export const modulesRemindersEntries = {
  name: 'modules.reminders.entries',
  title: 'Reminder entries',
  releases: [
    {
      version: '1.2.0',
      date: '2025-05-19',
      changes: {added: ['The next five runs of a cron expression can be asked for before it is saved.']},
    },
  ],
} as const satisfies Component;

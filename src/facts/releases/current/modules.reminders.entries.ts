import type {Component} from '../../types';

export const modulesRemindersEntries = {
  name: 'modules.reminders.entries',
  title: 'Reminder entries',
  releases: [
    {
      version: '1.2.0',
      date: '2025-05-19',
      changes: {
        added: ['The next five runs of a cron expression can be asked for before it is saved.'],
      },
    },
    {
      version: '1.1.1',
      date: '2025-04-03',
      changes: {
        fixed: [{text: 'The field next_run_at is empty once a scheduled message is posted.', api: true}],
      },
    },
    {
      version: '1.1.0',
      date: '2025-03-13',
      changes: {
        added: [
          'The field cron sets the times of a recurring message, in place of interval.',
          {text: 'The field ends_at ends a recurring message on a date.', api: true},
          {text: 'API clients can post a message at once without a change to its schedule.', api: true},
        ],
      },
    },
    {
      version: '1.0.1',
      date: '2025-02-06',
      changes: {
        fixed: [{text: 'A failed message that an API client changes is tried again at its next time.', api: true}],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [{text: 'API clients list, create, change and delete scheduled and recurring messages.', api: true}],
        changed: ['Reminders from the former function are entries of the module, with their text, link and due time.'],
      },
    },
  ],
} as const satisfies Component;

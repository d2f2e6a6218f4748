import {modules} from '../../modules';
import {product} from '../../product';
import type {Component} from '../../types';

export const modulesReminders = {
  name: 'modules.reminders',
  title: modules.reminders.title,
  releases: [
    {
      version: '2.3.1',
      date: '2025-06-04',
      changes: {
        fixed: ['A recurring message is posted once after a restart.'],
      },
      fixes: [`${product.issuePrefix}-129`],
    },
    {
      version: '2.3.0',
      date: '2025-05-29',
      changes: {
        added: [
          {
            text: 'The setting delete_previous removes the last post of a recurring message when the next one comes.',
            api: true,
            noticed: true,
          },
        ],
        changed: ['A recurring message that falls due during a restart is posted after it instead of being left out.'],
      },
    },
    {
      version: '2.2.0',
      date: '2025-04-24',
      changes: {
        added: [
          {text: 'Recurring messages wait between quiet_from and quiet_to, then come once.', api: true},
          {text: 'The setting personal_roles allows personal reminders only for the roles that you choose.', api: true},
        ],
      },
    },
    {
      version: '2.1.1',
      date: '2025-04-01',
      changes: {
        fixed: [
          'A recurring message with a cron expression keeps its time of day when daylight saving begins or ends.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2025-03-13',
      changes: {
        added: [
          '/remind every takes a cron expression instead of an interval, for posts that follow the calendar.',
          'The option starts_at of /remind every sets when a recurring message begins.',
        ],
      },
    },
    {
      version: '2.0.1',
      date: '2025-02-05',
      changes: {
        fixed: ["A reminder that you snooze until tomorrow follows the server's timezone instead of UTC."],
      },
    },
    {
      version: '2.0.0',
      date: '2025-01-20',
      changes: {
        breaking: ['Reminders need the module to be on; the former function, which every server had, is gone.'],
        added: ['/remind every posts a message again and again, at the interval that you choose.'],
        changed: ['The module takes over the whole reminders function, with snooze and reminders in channels.'],
      },
      migration:
        'Switch the module on with /module enable. Then tell your members that /remind me takes the place of the former command.',
    },
  ],
} as const satisfies Component;

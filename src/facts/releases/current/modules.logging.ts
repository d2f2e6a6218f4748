import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesLogging = {
  name: 'modules.logging',
  title: modules.logging.title,
  releases: [
    {
      version: '3.0.0',
      date: '2025-06-16',
      changes: {
        breaking: [
          {
            text: 'Each log channel has a list of groups; single events are left out with excluded_events.',
            noticed: true,
          },
        ],
        added: ['Each module is a group of its own.'],
      },
      migration:
        'Run /logging show once: former lists of events were turned into groups with the other events left out.',
      replacedFields: ['destination.events'],
    },
    {
      version: '2.3.0',
      date: '2025-05-20',
      changes: {
        added: [
          {
            text: 'A log channel can have a look of its own, compact or detailed, whatever the setting style says.',
            api: true,
          },
        ],
        deprecated: [
          {
            text: 'Lists of single events for a log channel are replaced by groups in the next major version.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.2.1',
      date: '2025-04-29',
      changes: {
        fixed: ['The line about /purge names the moderator who ran it instead of the bot.'],
      },
    },
    {
      version: '2.2.0',
      date: '2025-04-01',
      changes: {
        added: ['/logging ignore takes single members, besides channels and roles.'],
        changed: ['A burst of equal events is summed up in one line, so that later lines arrive on time.'],
      },
    },
    {
      version: '2.1.0',
      date: '2025-02-25',
      changes: {
        added: [
          'With View Audit Log, lines name who did it and tell a kick from a leave.',
          {text: 'With message_content off, lines about edited and deleted messages leave out their text.', api: true},
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2025-01-20',
      changes: {
        breaking: ['Lines are posted through a webhook, so the bot needs Manage Webhooks in every log channel.'],
        added: [{text: 'What API keys change is logged with the name of the key.', api: true}],
      },
      migration:
        'Give the bot View Channels and Manage Webhooks in each log channel, and run /diagnose there to check.',
    },
  ],
} as const satisfies Component;

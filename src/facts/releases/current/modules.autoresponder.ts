import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesAutoresponder = {
  name: 'modules.autoresponder',
  title: modules.autoresponder.title,
  releases: [
    {
      version: '2.2.0',
      date: '2025-05-19',
      changes: {
        added: ['/autoresponder test names the rule that decided, without posting anything.'],
        fixed: ['An ignored channel beats an allowed one in threads, too.'],
      },
    },
    {
      version: '2.1.1',
      date: '2025-04-22',
      changes: {
        fixed: [
          'A trigger with match word fires on words with accents, too.',
          'Messages of webhooks no longer get an answer.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2025-04-01',
      changes: {
        added: [
          'The field chance lets a trigger fire only now and then.',
          {
            text: 'With delete_trigger_message and Manage Messages, a trigger deletes the message that it fires on.',
            api: true,
          },
        ],
        changed: ['/autoresponder list shows how often each trigger fired lately.'],
      },
    },
    {
      version: '2.0.0',
      date: '2025-03-11',
      changes: {
        breaking: [
          {
            text: 'Regular expressions are those of RE2, because others could run too long: look-around and back-references are refused.',
            api: true,
          },
        ],
        added: [
          {text: 'The setting global_cooldown sets a pause between two answered messages in a channel.', api: true},
        ],
        fixed: ['A slow regular expression no longer delays the answers of other triggers.'],
      },
      migration:
        'Triggers with look-around or back-references are paused. Rewrite their patterns with /autoresponder edit, then resume them with /autoresponder toggle.',
    },
    {
      version: '1.1.0',
      date: '2025-02-10',
      changes: {
        added: [
          'A trigger can post a saved embed or react with an emoji, besides answering with a text.',
          'Triggers have a priority: the one with the lowest number runs first.',
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Messages that fit a trigger get its answer: by exact text, part, word, beginning or regular expression.',
          'A cooldown lets a trigger rest in a channel after it fired.',
        ],
      },
    },
  ],
} as const satisfies Component;

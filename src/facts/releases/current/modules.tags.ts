import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesTags = {
  name: 'modules.tags',
  title: modules.tags.title,
  releases: [
    {
      version: '1.5.0',
      date: '2025-03-31',
      changes: {
        added: ['/tag transfer gives a tag to another member.'],
      },
    },
    {
      version: '1.4.0',
      date: '2025-03-19',
      changes: {
        added: [
          {text: 'The setting allowed_channels limits tags to the channels that you choose.', api: true},
          {text: 'The setting show_author decides whether a post names the member who used the tag.', api: true},
        ],
      },
    },
    {
      version: '1.3.0',
      date: '2025-03-05',
      changes: {
        added: [
          {text: 'A private tag is for its owner alone; neither the log nor the API shows it.', api: true},
          {text: 'API clients create, change and post public and role tags.', api: true},
        ],
      },
    },
    {
      version: '1.2.1',
      date: '2025-02-25',
      changes: {
        fixed: ['A new tag cannot take a name that is already the alias of another tag.'],
      },
    },
    {
      version: '1.2.0',
      date: '2025-02-13',
      changes: {
        added: ['/tag alias adds another name to a tag, or removes one.'],
      },
    },
    {
      version: '1.1.0',
      date: '2025-02-03',
      changes: {
        added: ['The option for of /tag use pings a member, whom user variables then mean.'],
        changed: [{text: 'The setting cooldown counts for the whole channel instead of each tag.', api: true}],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          '/tag create saves a text or embed under a name, and /tag use posts it.',
          'The visibility role keeps a tag for members with one of its roles.',
        ],
      },
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesReactionroles = {
  name: 'modules.reactionroles',
  title: modules.reactionroles.title,
  releases: [
    {
      version: '2.1.0',
      date: '2025-04-21',
      changes: {
        added: ['An option can give or take up to five roles.'],
        fixed: ['Mode single takes the former role before it gives the next one.'],
      },
    },
    {
      version: '2.0.1',
      date: '2025-03-25',
      changes: {
        fixed: ['/reactionroles resend keeps the order of the options.'],
      },
    },
    {
      version: '2.0.0',
      date: '2025-03-04',
      changes: {
        breaking: ['The mode belongs to the panel and no longer to each option.'],
        added: [
          'With the mode single, a choice takes the place of the former one.',
          'A panel can ask for a role first, and limit how many of its roles a member holds.',
        ],
      },
      migration:
        'Panels whose options had different modes are set to toggle. Check them with /reactionroles edit, and split a panel where you need two modes.',
      replacedFields: ['option.mode'],
    },
    {
      version: '1.1.0',
      date: '2025-02-11',
      changes: {
        added: [
          'Panels can be menus, with a description below each option.',
          {text: 'The setting blocked_roles closes all panels to the members with these roles.', api: true},
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Members choose their own roles on panels with buttons or reactions.',
          'A panel with reactions can use a message that is already there.',
        ],
      },
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesWelcoming = {
  name: 'modules.welcoming',
  title: modules.welcoming.title,
  releases: [
    {
      version: '2.2.0',
      date: '2025-05-12',
      changes: {
        added: [{text: 'Roles can be given back to members who return within 30 days.', noticed: true}],
        changed: ['Each place picks one of its texts by weight.'],
      },
    },
    {
      version: '2.1.1',
      date: '2025-04-17',
      changes: {
        fixed: ['Timed roles count from the day a member joined, not from the day you added the role.'],
      },
    },
    {
      version: '2.1.0',
      date: '2025-04-02',
      changes: {
        added: [
          'With Premium, a welcome card shows avatar, name and member number.',
          {text: 'The setting delete_after removes a greeting after a time.', api: true},
        ],
        changed: ['With the verifier on, join roles wait until a member is verified.'],
      },
    },
    {
      version: '2.0.1',
      date: '2025-02-13',
      changes: {
        fixed: ['Members who leave before the time in delay is over are not greeted.'],
      },
    },
    {
      version: '2.0.0',
      date: '2025-01-20',
      changes: {
        breaking: [
          'Greetings, farewells and join roles need this module to be on; the former greetings module is gone.',
        ],
        added: ['/welcome role-add with the option after gives a role to members who stay long enough.'],
        changed: ['Texts, channels and join roles of the former module are taken over as they were.'],
      },
      migration: 'Switch the module on with /module enable. Then run /welcome show and check what was taken over.',
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesRules = {
  name: 'modules.rules',
  title: modules.rules.title,
  releases: [
    {
      version: '1.4.0',
      date: '2025-03-24',
      changes: {
        added: ['/rules quote posts one rule and can mention a member.'],
      },
    },
    {
      version: '1.3.0',
      date: '2025-03-11',
      changes: {
        added: [
          {text: 'The setting accept_deadline kicks members who do not accept the rules in time.', api: true},
          {text: 'The setting delivery can send the rules to new members by direct message.', api: true},
          {text: 'API clients read who accepted or declined, and ask one member again.', api: true},
        ],
      },
    },
    {
      version: '1.2.1',
      date: '2025-02-27',
      changes: {
        fixed: ['After /rules remove, the message refreshes by itself and the later rules move up.'],
      },
    },
    {
      version: '1.2.0',
      date: '2025-02-19',
      changes: {
        added: [
          {text: '/rules publish asks everyone to accept again when you set require_reaccept.', api: true},
          '/rules status shows who has accepted the published version and who has not.',
        ],
      },
    },
    {
      version: '1.1.0',
      date: '2025-02-05',
      changes: {
        added: [
          {text: 'The setting decline_action decides whether Decline does nothing, gives roles or kicks.', api: true},
          {text: 'The setting numbering shows Roman numerals, or no numbers at all.', api: true},
        ],
        changed: ['With the verifier on, Accept asks a member to verify first.'],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          '/rules publish posts all rules as one message with the buttons Accept and Decline.',
          'Members who press Accept get the roles in accepted_roles.',
        ],
      },
    },
  ],
} as const satisfies Component;

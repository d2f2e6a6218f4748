import type {ChangelogComponent} from '../../types';

export const modulesGreetings = {
  name: 'modules.greetings',
  title: 'Greetings',
  successor: 'modules.welcoming',
  releases: [
    {
      version: '1.3.0',
      date: '2026-01-20',
      changes: {
        deprecated: ['Greetings, farewells and join roles are one module now.'],
      },
    },
    {
      version: '1.2.1',
      date: '2025-08-28',
      changes: {
        fixed: ['Bots used to be greeted. Now that only happens if you switch it on.'],
      },
    },
    {
      version: '1.2.0',
      date: '2025-06-11',
      changes: {
        added: ['A greeting can go to the new member as a direct message.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

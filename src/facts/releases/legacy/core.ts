import type {ChangelogComponent} from '../../types';

export const core = {
  name: 'core',
  title: 'Core, second generation',
  successor: 'core',
  releases: [
    {
      version: '2.9.4',
      date: '2026-01-20',
      changes: {
        fixed: ['Last release. Settings move to the third generation, all but the prefix of text commands.'],
      },
    },
    {
      version: '2.9.3',
      date: '2026-01-08',
      changes: {
        fixed: ['Settings of modules that were switched off used to be left out of the move to the third generation.'],
      },
    },
    {
      version: '2.9.2',
      date: '2025-12-18',
      changes: {
        fixed: ['A text command that began with a capital letter was not recognized.'],
      },
    },
    {
      version: '2.9.1',
      date: '2025-12-11',
      changes: {
        fixed: ['A prefix that ended with a space did not work.'],
      },
    },
    {
      version: '2.9.0',
      date: '2025-12-02',
      changes: {
        changed: ['The second generation now only gets fixes. New abilities come with the third.'],
        deprecated: ['Text commands with a prefix end with the third generation; slash commands take their place.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

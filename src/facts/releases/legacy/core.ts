import type {Component} from '../../types';

export const core = {
  name: 'core',
  title: 'Core, second generation',
  successor: 'core',
  releases: [
    {
      version: '2.9.4',
      date: '2025-01-20',
      changes: {
        fixed: ['Last release: settings are handed over unchanged to the third generation.'],
      },
    },
    {
      version: '2.9.3',
      date: '2025-01-08',
      changes: {
        fixed: ['Settings of modules that are switched off are kept for the third generation, too.'],
      },
    },
    {
      version: '2.9.2',
      date: '2024-12-18',
      changes: {
        fixed: ['A text command that begins with a capital letter is recognized, too.'],
      },
    },
    {
      version: '2.9.1',
      date: '2024-12-11',
      changes: {
        fixed: ['A prefix that ends with a space works again.'],
      },
    },
    {
      version: '2.9.0',
      date: '2024-12-02',
      changes: {
        changed: ['The second generation gets fixes only; new abilities come with the third.'],
        deprecated: ['Text commands with a prefix end with the third generation; slash commands take their place.'],
      },
    },
  ],
} as const satisfies Component;

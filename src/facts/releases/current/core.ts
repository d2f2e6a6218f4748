import type {Component} from '../../types';

export const core = {
  name: 'core',
  title: 'Core',
  releases: [
    {
      version: '3.2.0',
      date: '2025-06-16',
      changes: {
        added: ['/diagnose names the channel permission that is missing and the role that lacks it.'],
        changed: ['Scheduled items that fall due during a restart run in the order of their due times.'],
      },
    },
  ],
} as const satisfies Component;

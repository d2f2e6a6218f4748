import type {Component} from '../../types';

export const core = {
  name: 'core',
  title: 'Core, second generation',
  successor: 'core',
  releases: [
    {
      version: '2.9.4',
      date: '2025-01-20',
      changes: {fixed: ['Last release: settings are handed over unchanged to the third generation.']},
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesLogging = {
  name: 'modules.logging',
  title: modules.logging.title,
  releases: [
    {
      version: '3.0.0',
      date: '2025-06-16',
      changes: {
        breaking: ['Each destination has a list of groups; single events are left out with excluded_events.'],
        added: ['Each module is a group of its own.'],
      },
      migration:
        'Run /logging show once: former lists of events were turned into groups with the other events left out. API clients send groups and excluded_events instead of events.',
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesServerstats = {
  name: 'modules.serverstats',
  title: modules.serverstats.title,
  releases: [
    {
      version: '2.3.0',
      date: '2025-06-02',
      changes: {
        added: ['Counters for open tickets, for a goal and for the days to a date.'],
        changed: ['A counter is renamed only when its value changed.'],
      },
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesPolls = {
  name: 'modules.polls',
  title: modules.polls.title,
  releases: [
    {
      version: '2.2.0',
      date: '2025-05-12',
      changes: {
        added: ['Ranked polls: voters put the answers in order.'],
        changed: ['Ties are shown as ties.'],
      },
    },
  ],
} as const satisfies Component;

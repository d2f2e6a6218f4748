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
        added: ['Roles can be given back to members who return within 30 days.'],
        changed: ['Each place picks one of its texts by weight.'],
      },
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesGiveaways = {
  name: 'modules.giveaways',
  title: modules.giveaways.title,
  releases: [
    {
      version: '2.1.0',
      date: '2025-05-05',
      changes: {
        added: ['/giveaway pause keeps the time that is left and resumes later.'],
        changed: ['The draw record shows the number of entries at the end time.'],
      },
    },
  ],
} as const satisfies Component;

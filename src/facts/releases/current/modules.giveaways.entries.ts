import type {Component} from '../../types';

export const modulesGiveawaysEntries = {
  name: 'modules.giveaways.entries',
  title: 'Giveaway entries',
  releases: [
    {
      version: '1.2.0',
      date: '2025-05-05',
      changes: {
        added: ['Requirements are checked once more at the draw.'],
        fixed: ['Leaving and entering again no longer changes the order of the list.'],
      },
    },
  ],
} as const satisfies Component;

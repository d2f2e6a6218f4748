import type {Component} from '../../types';

export const functionsGiveawaysEntries = {
  name: 'functions.giveaways.entries',
  title: 'Giveaway entries, as a function',
  successor: 'modules.giveaways.entries',
  releases: [
    {
      version: '0.9.2',
      date: '2024-11-04',
      changes: {deprecated: ['Entries of running giveaways went to the module.']},
    },
  ],
} as const satisfies Component;

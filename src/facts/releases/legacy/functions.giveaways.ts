import type {Component} from '../../types';

export const functionsGiveaways = {
  name: 'functions.giveaways',
  title: 'Giveaways, as a function',
  successor: 'modules.giveaways',
  releases: [
    {
      version: '1.6.0',
      date: '2024-11-04',
      changes: {deprecated: ['Giveaways became a module with settings of its own; running ones went along.']},
    },
  ],
} as const satisfies Component;

import type {Component} from '../../types';

export const modulesPollsEntries = {
  name: 'modules.polls.entries',
  title: 'Poll votes',
  releases: [
    {
      version: '1.1.1',
      date: '2025-04-28',
      changes: {fixed: ['Percentages of a poll without votes are 0.']},
    },
  ],
} as const satisfies Component;

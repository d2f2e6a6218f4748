import type {Component} from '../../types';

export const modulesSocialsReddit = {
  name: 'modules.socials.reddit',
  title: 'Reddit feed',
  successor: 'modules.socials.monitor',
  releases: [
    {
      version: '1.1.0',
      date: '2024-12-09',
      changes: {deprecated: ['Subreddits are followed by the social feeds monitor.']},
    },
  ],
} as const satisfies Component;

import type {Component} from '../../types';

export const modulesSocialsTwitch = {
  name: 'modules.socials.twitch',
  title: 'Twitch feed',
  successor: 'modules.socials.monitor',
  releases: [
    {
      version: '1.2.1',
      date: '2024-12-09',
      changes: {deprecated: ['Streams are followed by the social feeds monitor.']},
    },
  ],
} as const satisfies Component;

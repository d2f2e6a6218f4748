import type {Component} from '../../types';

export const modulesSocialsRss = {
  name: 'modules.socials.rss',
  title: 'RSS and Atom feed',
  successor: 'modules.socials.monitor',
  releases: [
    {
      version: '1.0.3',
      date: '2024-12-09',
      changes: {deprecated: ['Feeds are followed by the social feeds monitor.']},
    },
  ],
} as const satisfies Component;

import type {Component} from '../../types';

export const modulesSocialsMonitor = {
  name: 'modules.socials.monitor',
  title: 'Social feeds monitor',
  releases: [
    {
      version: '1.3.0',
      date: '2025-05-26',
      changes: {
        added: ['Videos, Shorts and live streams can be switched off one by one.'],
        fixed: ['After an outage at most five missed items per source are posted.'],
      },
    },
  ],
} as const satisfies Component;

import type {ChangelogComponent} from '../../types';

export const modulesSocialsTwitch = {
  name: 'modules.socials.twitch',
  title: 'Twitch feed',
  successor: 'modules.socials.monitor',
  releases: [
    {
      version: '1.2.1',
      date: '2026-01-20',
      changes: {
        deprecated: ['Streams are followed by the social feeds monitor.'],
      },
    },
    {
      version: '1.2.0',
      date: '2025-09-10',
      changes: {
        added: ['The post about a stream shows its category.'],
      },
    },
    {
      version: '1.1.1',
      date: '2025-07-02',
      changes: {
        fixed: ['A stream that broke off for a moment used to be announced a second time.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

import type {ChangelogComponent} from '../../types';

export const modulesSocialsRss = {
  name: 'modules.socials.rss',
  title: 'RSS and Atom feed',
  successor: 'modules.socials.monitor',
  releases: [
    {
      version: '1.0.3',
      date: '2026-01-20',
      changes: {
        deprecated: ['The social feeds monitor now follows RSS and Atom feeds.'],
      },
    },
    {
      version: '1.0.2',
      date: '2025-10-15',
      changes: {
        security: ['A feed is refused unless its address begins with https.'],
      },
    },
    {
      version: '1.0.1',
      date: '2025-08-06',
      changes: {
        fixed: ['Atom feeds without a summary were not posted. Now they are, with title and link.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

import type {ChangelogComponent} from '../../types';

export const modulesSocialsReddit = {
  name: 'modules.socials.reddit',
  title: 'Reddit feed',
  successor: 'modules.socials.monitor',
  releases: [
    {
      version: '1.1.0',
      date: '2026-01-20',
      changes: {
        deprecated: ['Subreddits are followed by the social feeds monitor.'],
      },
    },
    {
      version: '1.0.1',
      date: '2025-09-03',
      changes: {
        fixed: ['A pinned post used to be posted at every check.'],
      },
    },
    {
      version: '1.0.0',
      date: '2025-06-18',
      changes: {
        added: ['New posts of a subreddit appear in a channel that you choose.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

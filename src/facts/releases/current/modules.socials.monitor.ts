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
    {
      version: '1.2.1',
      date: '2025-04-22',
      changes: {
        fixed: ['A feed that lists its oldest item first is posted in the right order.'],
      },
    },
    {
      version: '1.2.0',
      date: '2025-03-18',
      changes: {
        added: [
          'A post about a Reddit item shows its preview image.',
          'With Premium, RSS and Atom feeds are checked at shorter intervals.',
        ],
        changed: [
          {
            text: 'A source that was renamed, deleted or made private shows the state source_missing in /socials list.',
            api: true,
          },
        ],
      },
    },
    {
      version: '1.1.0',
      date: '2025-02-17',
      changes: {
        added: [
          'YouTube tells the monitor about new videos, Shorts and live streams of the channels you follow.',
          {text: 'A Twitch post is edited when the stream ends; edit_ended switches that off.', api: true},
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: ['One monitor follows Twitch, Reddit and feeds, in place of the three former feed modules.'],
        changed: ['Sources of the former modules keep the time of their latest item, so nothing is posted twice.'],
      },
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesServerstats = {
  name: 'modules.serverstats',
  title: modules.serverstats.title,
  releases: [
    {
      version: '2.3.0',
      date: '2025-06-02',
      changes: {
        added: [{text: 'Counters can show open tickets, a goal or the days to a date.', noticed: true}],
        changed: ['A counter is renamed only when its value changed.'],
      },
    },
    {
      version: '2.2.1',
      date: '2025-05-20',
      changes: {
        fixed: [
          {
            text: 'A counter whose channel someone deleted shows the state channel_deleted instead of active.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.2.0',
      date: '2025-05-08',
      changes: {
        added: [
          {text: "The setting starboard_self_stars decides whether the author's own reaction counts.", api: true},
          'In the dashboard, a starboard can leave out channels that you choose.',
        ],
        fixed: ['Two reactions in the same moment no longer bring a message to the starboard twice.'],
      },
    },
    {
      version: '2.1.0',
      date: '2025-04-10',
      changes: {
        added: [
          '/serverstats top ranks members by messages or voice time, or channels by activity.',
          {text: 'The setting excluded_channels leaves channels out of the statistics.', api: true},
        ],
        changed: [
          {
            text: 'Each kind of counting has a switch of its own, such as track_voice for time in voice channels.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2025-03-12',
      changes: {
        breaking: ['Each counter has a format of its own, in place of the setting counter_format for all counters.'],
        added: ['/serverstats starboard-set collects messages that get enough reactions of one emoji.'],
      },
      migration: 'The former format was copied to every counter: change single ones in the dashboard.',
      replacedFields: ['settings.counter_format'],
    },
    {
      version: '1.1.0',
      date: '2025-02-10',
      changes: {
        added: ['Counters for the members with a role, for boosts and for members in voice channels.'],
        changed: ['Counters wait for the next refresh, because Discord refuses frequent name changes of a channel.'],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          '/serverstats counter-add makes a locked voice channel that shows a number in its name.',
          '/serverstats overview shows members, messages and voice time of the last week or month.',
        ],
      },
    },
  ],
} as const satisfies Component;

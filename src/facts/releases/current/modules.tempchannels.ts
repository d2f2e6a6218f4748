import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesTempchannels = {
  name: 'modules.tempchannels',
  title: modules.tempchannels.title,
  releases: [
    {
      version: '2.0.0',
      date: '2025-04-07',
      changes: {
        breaking: ['Channels belong to a hub with a template, in place of the single creation channel.'],
        added: [
          'A hub can give each voice channel a text channel.',
          '/tempchannel hub-add and /tempchannel hub-remove create and remove hubs.',
          {text: 'API clients create and change hubs, and manage the active channels.', api: true},
        ],
      },
      migration: 'Your creation channel became the first hub. Check its template once in the dashboard.',
      replacedFields: ['settings.creation_channel'],
    },
    {
      version: '1.4.0',
      date: '2025-03-20',
      changes: {
        added: [{text: 'The setting blocked_words keeps words that you list out of channel names.', api: true}],
        deprecated: ['The single creation channel ends with version 2.0.0, in which hubs take its place.'],
      },
    },
    {
      version: '1.3.0',
      date: '2025-03-06',
      changes: {
        added: [
          '/tempchannel hide makes a channel invisible to everyone who is not let in.',
          '/tempchannel block keeps one member or role out while the others can still join.',
        ],
      },
    },
    {
      version: '1.2.1',
      date: '2025-02-26',
      changes: {
        fixed: ['Channels that became empty while the bot was offline are deleted after its start.'],
      },
    },
    {
      version: '1.2.0',
      date: '2025-02-12',
      changes: {
        added: [
          {
            text: "A control panel in the channel's chat lets owners manage it with buttons; control_panel switches it off.",
            api: true,
          },
        ],
      },
    },
    {
      version: '1.1.0',
      date: '2025-01-30',
      changes: {
        added: [
          {text: '/tempchannel claim takes over a channel whose owner left, after the time in claim_after.', api: true},
          '/tempchannel transfer gives a channel to another member.',
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Whoever joins the creation channel gets a voice channel, which is deleted when it is empty.',
          'Owners rename, limit and lock their channel with /tempchannel.',
        ],
      },
    },
  ],
} as const satisfies Component;

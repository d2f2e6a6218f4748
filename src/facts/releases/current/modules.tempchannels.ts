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
        breaking: ['Channels belong to a hub with a template; the single creation channel is gone.'],
        added: ['A hub can give each voice channel a text channel.'],
      },
      migration: 'Your creation channel became the first hub. Check its template once in the dashboard.',
    },
  ],
} as const satisfies Component;

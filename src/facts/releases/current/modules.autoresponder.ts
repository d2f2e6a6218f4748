import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesAutoresponder = {
  name: 'modules.autoresponder',
  title: modules.autoresponder.title,
  releases: [
    {
      version: '2.2.0',
      date: '2025-05-19',
      changes: {
        added: ['/autoresponder test names the rule that decided, without posting anything.'],
        fixed: ['An ignored channel beats an allowed one in threads, too.'],
      },
    },
  ],
} as const satisfies Component;

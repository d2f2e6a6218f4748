import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesReactionroles = {
  name: 'modules.reactionroles',
  title: modules.reactionroles.title,
  releases: [
    {
      version: '2.1.0',
      date: '2025-04-21',
      changes: {
        added: ['An option can give or take up to five roles.'],
        fixed: ['Mode single takes the former role before it gives the next one.'],
      },
    },
  ],
} as const satisfies Component;

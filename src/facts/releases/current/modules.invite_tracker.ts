import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesInviteTracker = {
  name: 'modules.invite_tracker',
  title: modules['invite-tracker'].title,
  releases: [
    {
      version: '2.0.1',
      date: '2025-04-14',
      changes: {fixed: ['A join through an invite that was spent by it stays unknown instead of being guessed.']},
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesReminders = {
  name: 'modules.reminders',
  title: modules.reminders.title,
  releases: [
    {
      version: '2.3.1',
      date: '2025-06-04',
      changes: {fixed: ['A recurring message is posted once after a restart.']},
    },
  ],
} as const satisfies Component;

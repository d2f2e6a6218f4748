import type {Component} from '../../types';

export const functionsReminders = {
  name: 'functions.reminders',
  title: 'Reminders, as a function',
  successor: 'modules.reminders',
  releases: [
    {
      version: '1.4.1',
      date: '2024-11-18',
      changes: {deprecated: ['Reminders became a module that also posts scheduled messages.']},
    },
  ],
} as const satisfies Component;

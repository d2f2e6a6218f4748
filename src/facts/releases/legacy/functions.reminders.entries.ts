import type {Component} from '../../types';

export const functionsRemindersEntries = {
  name: 'functions.reminders.entries',
  title: 'Reminder entries, as a function',
  successor: 'modules.reminders.entries',
  releases: [
    {
      version: '0.8.0',
      date: '2024-11-18',
      changes: {deprecated: ['Open reminders went to the module with their due times.']},
    },
  ],
} as const satisfies Component;

import type {Component} from '../../types';

export const general = {
  name: 'general',
  title: 'General commands and functions',
  releases: [
    {
      version: '3.1.0',
      date: '2025-05-26',
      changes: {
        added: ['/util variables shows what a text with variables turns into.'],
        changed: ['/help links to the guide of the module that a command belongs to.'],
      },
    },
  ],
} as const satisfies Component;

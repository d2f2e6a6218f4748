import type {Component} from '../../types';

export const modulesGreetings = {
  name: 'modules.greetings',
  title: 'Greetings',
  successor: 'modules.welcoming',
  releases: [
    {
      version: '1.3.0',
      date: '2024-10-07',
      changes: {deprecated: ['Greetings, farewells and join roles are one module now.']},
    },
  ],
} as const satisfies Component;

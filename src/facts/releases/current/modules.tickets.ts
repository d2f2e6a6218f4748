import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesTickets = {
  name: 'modules.tickets',
  title: modules.tickets.title,
  releases: [
    {
      version: '2.3.0',
      date: '2025-06-09',
      changes: {
        added: ['Members can rate a closed ticket from 1 to 5.'],
        fixed: ['The number in a ticket name keeps its four digits after a move to another type.'],
      },
    },
  ],
} as const satisfies Component;

import type {Component} from '../../types';

export const dashboard = {
  name: 'dashboard',
  title: 'Dashboard',
  releases: [
    {
      version: '2.5.0',
      date: '2025-06-10',
      changes: {
        added: ['The overview shows how much of each limit is used.'],
        fixed: ['The bar with unsaved changes stays visible on small screens.'],
      },
    },
  ],
} as const satisfies Component;

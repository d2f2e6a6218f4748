import type {ChangelogComponent} from '../../types';

export const functionsGiveaways = {
  name: 'functions.giveaways',
  title: 'Giveaways, as a function',
  successor: 'modules.giveaways',
  releases: [
    {
      version: '1.6.0',
      date: '2026-01-20',
      changes: {
        deprecated: ['Giveaways became a module with settings of its own; running ones went along.'],
      },
    },
    {
      version: '1.5.1',
      date: '2025-09-25',
      changes: {
        fixed: ['A giveaway that ended during a restart was not drawn. Now it is drawn right after.'],
      },
    },
    {
      version: '1.5.0',
      date: '2025-08-13',
      changes: {
        added: ['An admin can end a giveaway early and draw its winners at once.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

import type {ChangelogComponent} from '../../types';

export const functionsGiveawaysEntries = {
  name: 'functions.giveaways.entries',
  title: 'Giveaway entries, as a function',
  successor: 'modules.giveaways.entries',
  releases: [
    {
      version: '0.9.2',
      date: '2026-01-20',
      changes: {
        deprecated: ['Entries of running giveaways went to the module.'],
      },
    },
    {
      version: '0.9.1',
      date: '2025-09-25',
      changes: {
        fixed: ['A member who pressed the button twice used to have two entries.'],
      },
    },
    {
      version: '0.9.0',
      date: '2025-08-13',
      changes: {
        changed: ['Members now enter a giveaway with a button instead of a reaction.'],
      },
    },
  ],
} as const satisfies ChangelogComponent;

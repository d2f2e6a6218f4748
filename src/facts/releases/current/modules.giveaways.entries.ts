import type {Component} from '../../types';

export const modulesGiveawaysEntries = {
  name: 'modules.giveaways.entries',
  title: 'Giveaway entries',
  releases: [
    {
      version: '1.2.0',
      date: '2025-05-05',
      changes: {
        added: ['Requirements are checked once more at the draw.'],
        fixed: ['Leaving and entering again no longer changes the order of the list.'],
      },
    },
    {
      version: '1.1.1',
      date: '2025-04-01',
      changes: {
        fixed: ['The number of entries on the message goes down when a member runs /privacy delete.'],
      },
    },
    {
      version: '1.1.0',
      date: '2025-03-04',
      changes: {
        added: [
          {
            text: 'The API shows the weight of each entry, bonus entries included, in the list of participants.',
            api: true,
          },
        ],
        changed: ['Pressing Enter a second time asks whether to leave instead of leaving at once.'],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Entries in ended giveaways of the former function are in the module now, too, with their times.',
          'A member who cannot enter reads which requirement is the reason, in an answer that only they see.',
        ],
      },
    },
  ],
} as const satisfies Component;

import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesGiveaways = {
  name: 'modules.giveaways',
  title: modules.giveaways.title,
  releases: [
    {
      version: '2.1.0',
      date: '2025-05-05',
      changes: {
        added: ['/giveaway pause keeps the time that is left and resumes later.'],
        changed: ['The draw record shows the number of entries at the end time.'],
      },
    },
    {
      version: '2.0.3',
      date: '2025-04-15',
      changes: {
        fixed: ['A winner_role above the role of the bot no longer stops the draw: winners are announced without it.'],
      },
    },
    {
      version: '2.0.2',
      date: '2025-03-25',
      changes: {
        fixed: ['/giveaway reroll leaves out members who have won this giveaway before, replaced ones included.'],
      },
    },
    {
      version: '2.0.1',
      date: '2025-02-11',
      changes: {
        fixed: [
          'Deleting the message of a giveaway cancels it instead of drawing winners that nobody sees.',
          'A scheduled giveaway pings ping_role when it starts, not when it is made.',
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2025-01-20',
      changes: {
        breaking: [
          'Manage Server alone no longer lets a member run giveaways: it takes Manage Events or one of host_roles.',
        ],
        added: [
          'Ended giveaways of the former function are in the module now, too, with winners and draw record.',
          'With Premium, roles can give bonus entries, which raise the chance to win.',
        ],
        removed: ['The function of the second generation is gone: giveaways need the module to be on.'],
      },
      migration:
        'Switch the module on with /module enable. Then choose host_roles in the dashboard, or give those who run giveaways Manage Events.',
    },
  ],
} as const satisfies Component;

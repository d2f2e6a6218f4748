import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesInviteTracker = {
  name: 'modules.invite_tracker',
  title: modules['invite-tracker'].title,
  releases: [
    {
      version: '2.0.1',
      date: '2025-04-14',
      changes: {fixed: ['A join through an invite that was spent by it stays unknown instead of being guessed.']},
    },
    {
      version: '2.0.0',
      date: '2025-03-17',
      changes: {
        breaking: ['A regular join whose member leaves is taken off the score of the inviter.'],
        added: [{text: 'The setting count_rejoins decides whether a member who joins again counts.', api: true}],
        changed: ['Inviters keep a reward role when their score falls below it.'],
      },
      migration:
        'Scores were counted anew, and some are lower now. Check the scores of your rewards in the dashboard, and make up for differences with /invites bonus.',
    },
    {
      version: '1.1.0',
      date: '2025-02-25',
      changes: {
        added: [
          '/invites label gives an invite a name, so that you can tell campaigns apart.',
          'An invite made with /invites create counts for the member who ran the command.',
        ],
      },
    },
    {
      version: '1.0.1',
      date: '2025-02-11',
      changes: {
        fixed: ['Joins through the vanity link are recognized as such instead of being shown as unknown.'],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Each join is matched with the invite used and counts for its inviter.',
          'An inviter whose score reaches that of a reward gets its role.',
        ],
      },
    },
  ],
} as const satisfies Component;

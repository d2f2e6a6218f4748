import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesPolls = {
  name: 'modules.polls',
  title: modules.polls.title,
  releases: [
    {
      version: '2.2.0',
      date: '2025-05-12',
      changes: {
        added: [{text: 'Ranked polls: voters put the answers in order.', noticed: true}],
        changed: ['Ties are shown as ties.'],
      },
    },
    {
      version: '2.1.1',
      date: '2025-04-28',
      changes: {
        fixed: ['A result that cannot be posted in the channel is still shown by /poll results.'],
      },
    },
    {
      version: '2.1.0',
      date: '2025-03-03',
      changes: {
        added: [
          "/poll native starts Discord's own kind of poll; it does not count toward the limit of open polls.",
          {text: 'With discussion_thread on, a thread opens under each poll.', api: true},
        ],
      },
    },
    {
      version: '2.0.1',
      date: '2025-02-11',
      changes: {
        fixed: [{text: 'The API refuses new answers once someone has voted, as /poll edit does.', api: true}],
      },
    },
    {
      version: '2.0.0',
      date: '2025-01-20',
      changes: {
        breaking: [
          'The setting creator_roles decides who starts polls; while it is empty, everyone with Create Polls can.',
        ],
        added: ['A poll can be anonymous, or open only to members with a role that you choose.'],
        removed: ['Polls with reactions are gone: members vote with buttons, or in a menu if there are many answers.'],
      },
      migration: 'Choose creator_roles in the dashboard unless everyone with Create Polls is to start polls.',
    },
  ],
} as const satisfies Component;

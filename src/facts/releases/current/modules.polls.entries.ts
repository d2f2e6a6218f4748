import type {Component} from '../../types';

export const modulesPollsEntries = {
  name: 'modules.polls.entries',
  title: 'Poll votes',
  releases: [
    {
      version: '1.1.1',
      date: '2025-04-28',
      changes: {fixed: ['Percentages of a poll without votes are 0.']},
    },
    {
      version: '1.1.0',
      date: '2025-03-03',
      changes: {
        added: [
          {
            text: 'The API lists the votes of a poll with names, with the time of each; anonymous polls give invalid_state.',
            api: true,
          },
        ],
      },
    },
    {
      version: '1.0.1',
      date: '2025-02-11',
      changes: {
        security: [
          'The secret key of an anonymous poll is deleted when the poll closes, not when the poll itself is deleted.',
        ],
        fixed: ['The number of voters goes down when a member takes a vote back.'],
      },
    },
    {
      version: '1.0.0',
      date: '2025-01-20',
      changes: {
        added: [
          'Each vote is confirmed in a message that only the voter sees.',
          'Choosing another answer moves a vote, and choosing the same one again takes it back.',
          'Votes in anonymous polls are kept with a code in place of the id of the member.',
        ],
      },
    },
  ],
} as const satisfies Component;

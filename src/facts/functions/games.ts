import type {FunctionGroup} from '../types';

export const games = {
  key: 'games',
  title: 'Games',
  summary: 'Short games alone or with others, in any text channel.',
  rules: [
    'A game waits 2 minutes for a move, then the other side wins',
    'One running game per member and channel',
    'No stakes, no currency; wins and losses are kept 30 days for /game stats and can be deleted with /privacy delete',
  ],
  permissions: {required: ['ViewChannel', 'SendMessages', 'EmbedLinks'], optional: []},
  commands: [
    {
      name: '/game coin',
      description: 'Toss a coin',
      requires: [],
      reply: 'public',
      options: [{name: 'guess', type: 'String', required: false, choices: ['heads', 'tails']}],
    },
    {
      name: '/game dice',
      description: 'Roll dice',
      requires: [],
      reply: 'public',
      options: [{name: 'dice', type: 'String', required: false, default: '1d6', maxLength: 10, note: '1d2 to 20d100'}],
    },
    {
      name: '/game rps',
      description: 'Rock, paper, scissors',
      requires: [],
      reply: 'public',
      options: [
        {name: 'opponent', type: 'User', required: false},
        {name: 'best_of', type: 'Integer', required: false, default: 3, choices: [1, 3, 5]},
      ],
    },
    {name: '/game higher-lower', description: 'Guess the next number', requires: [], reply: 'public', options: []},
    {
      name: '/game tic-tac-toe',
      description: 'Three in a row',
      requires: [],
      reply: 'public',
      options: [{name: 'opponent', type: 'User', required: false}],
    },
    {
      name: '/game connect-four',
      description: 'Four in a row',
      requires: [],
      reply: 'public',
      options: [{name: 'opponent', type: 'User', required: false}],
    },
    {
      name: '/game hangman',
      description: 'Find the word',
      requires: [],
      reply: 'public',
      options: [{name: 'together', type: 'Boolean', required: false, default: true}],
    },
    {
      name: '/game trivia',
      description: 'Answer questions',
      requires: [],
      reply: 'public',
      options: [
        {name: 'category', type: 'String', required: false, autocomplete: true},
        {name: 'rounds', type: 'Integer', required: false, default: 5, min: 1, max: 20},
      ],
    },
    {
      name: '/game stats',
      description: 'Wins and losses',
      requires: [],
      reply: 'public',
      options: [{name: 'member', type: 'User', required: false}],
    },
  ],
} as const satisfies FunctionGroup;

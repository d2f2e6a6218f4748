import type {CommandOption, FunctionGroup} from '../types';

const moveMinutes = 2;
const resultDays = 30;
const diceRange = '1d2 to 20d100';

/** Whom to play against. */
const opponent = {
  name: 'opponent',
  description: 'The member you challenge',
  type: 'User',
  required: false,
  defaultNote: 'you play the bot',
} as const satisfies CommandOption;

/** What only this group has. */
interface Games extends FunctionGroup {
  /** After how long without a move a game is lost or ends. */
  moveMinutes: number;
  resultDays: number;
  /** In words: from the smallest throw to the largest. */
  diceRange: string;
}

export const games = {
  key: 'games',
  title: 'Games',
  icon: 'Gamepad2',
  summary: 'Short games alone or with others, in any text channel.',
  moveMinutes,
  resultDays,
  diceRange,
  rules: [
    `A game waits ${moveMinutes} minutes for a move; then the other side wins, or the game ends if you play alone. A challenge in which the opponent makes no move does not count.`,
    'You have one running game in a channel; start the next one elsewhere, or finish it first.',
    'There are no stakes and no currency: you play for the win.',
    `Wins and losses count for ${resultDays} days. /game stats shows them.`,
  ],
  permissions: {
    required: [],
    optional: [],
  },
  commands: [
    {
      name: '/game coin',
      description: 'Toss a coin',
      example: '/game coin guess:heads',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'guess',
          description: 'The side you expect',
          type: 'String',
          required: false,
          choices: ['heads', 'tails'],
          defaultNote: 'the toss alone',
        },
      ],
    },
    {
      name: '/game dice',
      description: 'Roll dice',
      example: '/game dice dice:2d6',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'dice',
          description: 'How many dice and how many sides each has; 2d6 is two dice with six sides',
          type: 'String',
          required: false,
          default: '1d6',
          maxLength: 10,
          note: diceRange,
        },
      ],
    },
    {
      name: '/game rps',
      description: 'Play rock, paper, scissors',
      example: '/game rps opponent:@Member best_of:5',
      requires: [],
      reply: 'public',
      options: [
        opponent,
        {
          name: 'best_of',
          description: 'Most rounds there can be; the winner is who wins more of them',
          type: 'Integer',
          required: false,
          default: 3,
          choices: [1, 3, 5],
        },
      ],
    },
    {
      name: '/game higher-lower',
      description: 'Guess the next number',
      example: '/game higher-lower',
      requires: [],
      reply: 'public',
      options: [],
    },
    {
      name: '/game tic-tac-toe',
      description: 'Play three in a row',
      example: '/game tic-tac-toe opponent:@Member',
      requires: [],
      reply: 'public',
      options: [opponent],
    },
    {
      name: '/game connect-four',
      description: 'Play four in a row',
      example: '/game connect-four opponent:@Member',
      requires: [],
      reply: 'public',
      options: [opponent],
    },
    {
      name: '/game hangman',
      description: 'Find the word',
      example: '/game hangman together:false',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'together',
          description: 'Let everyone in the channel guess',
          type: 'Boolean',
          required: false,
          default: true,
        },
      ],
    },
    {
      name: '/game trivia',
      description: 'Answer questions',
      example: '/game trivia rounds:10',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'category',
          description: 'What the questions are about',
          type: 'String',
          required: false,
          autocomplete: true,
          defaultNote: 'all categories',
        },
        {
          name: 'rounds',
          description: 'How many questions are asked',
          type: 'Integer',
          required: false,
          default: 5,
          min: 1,
          max: 20,
        },
      ],
    },
    {
      name: '/game stats',
      description: 'Show wins and losses',
      example: '/game stats member:@Member',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'member',
          description: 'The member whose wins and losses to show',
          type: 'User',
          required: false,
          defaultNote: 'you',
        },
      ],
    },
  ],
  stored: [
    {
      name: 'result of a game',
      what: "The result of a game: the member's id, the game, and whether it was won or lost",
      kept: `${resultDays} days; not at all after /privacy opt-out`,
      deletable: true,
      seen: ['members', 'staff', 'managers', 'admins'],
    },
  ],
  related: ['miscellaneous', 'polls', 'giveaways'],
} as const satisfies Games;

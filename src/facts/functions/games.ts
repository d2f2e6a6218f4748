import type {CommandOption, FunctionGroup} from '../types';

const moveMinutes = 2;
const resultDays = 30;
const hangmanMisses = 6;
const diceRange = '1d2 to 20d100';

const opponent = {
  name: 'opponent',
  description: 'The member you challenge',
  type: 'User',
  required: false,
  defaultNote: 'you play the bot',
} as const satisfies CommandOption;

interface Games extends FunctionGroup {
  /** Time without a move before a game ends. */
  moveMinutes: number;
  /** Days for which results are kept. */
  resultDays: number;
  /** Wrong letters or words before hangman is lost. */
  hangmanMisses: number;
  /** Smallest and largest roll: one die with two sides to 20 dice with 100 sides. */
  diceRange: string;
}

export const games = {
  key: 'games',
  title: 'Games',
  icon: 'Gamepad2',
  preset: 'minimal',
  summary: 'Short games alone or with others, in any chat of the server.',
  behavior: {
    threads: 'Games work in threads, forum posts and voice channels. A thread counts as a channel of its own.',
    bots: "Other bots can't play or be challenged.",
    rejoin: `If your opponent leaves after a move, you win by time. Results are kept for ${resultDays} days, even if a member leaves.`,
    restart: 'A running game ends without a winner. Start a new one.',
  },
  moveMinutes,
  resultDays,
  hangmanMisses,
  diceRange,
  rules: [
    `You have ${moveMinutes} minutes for each move. After that, the other side wins, or the game ends if you play alone. It doesn't count if your opponent never moved.`,
    'You can have one running game in a channel, and others can play there at the same time. The challenger moves first. A challenge counts as a running game once the other player has moved. A thread is a channel of its own.',
    'You can challenge any member except yourself, but no bots.',
    'There are no bets and no currency. You play for the win.',
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
          defaultNote: 'a plain toss',
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
          description: 'Number of dice and their sides, such as 2d6 for two dice with six sides',
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
          description: 'The maximum number of rounds; the player with more wins wins the game',
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
      description: 'Guess the word, letter by letter',
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
      description: 'Answer trivia questions',
      example: '/game trivia rounds:10',
      requires: [],
      reply: 'public',
      options: [
        {
          name: 'category',
          description: 'The topic of the questions',
          type: 'String',
          required: false,
          autocomplete: true,
          defaultNote: 'all categories',
        },
        {
          name: 'rounds',
          description: 'The number of questions',
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
      name: 'the results of your games',
      what: 'A game you finished, and whether you won or lost',
      kept: `${resultDays} days, or not at all if you opted out`,
      deletable: true,
      seenBy: ['members', 'managers', 'admins'],
    },
  ],
  related: ['miscellaneous', 'polls', 'giveaways'],
  alsoCalled: {
    'can-count': ['counting channel', 'counting game'],
    'can-decline': ['game invite'],
    'problem-opponent-gone': ['AFK', 'not answering', 'timeout'],
    where: ['disable games'],
  },
} as const satisfies Games;

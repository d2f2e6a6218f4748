import {expect, it} from 'vitest';
import {factLineNumber} from '../../src/checks/facts/factLine';

const source = `import {product} from './product';

export const first = 1; // Line 3

export const polls = {
  key: 'polls',
  limits: [ // Line 7
    {key: 'open_polls', free: 5, premium: 50}, // Line 8
    { // Line 9
      key: 'answers',
      free: 8,
      premium: 20, // Line 12
    },
  ],
  entities: {
    poll: [
      {name: 'id', type: 'id'}, // Line 17
      {name: 'poll_id', type: 'id'}, // Line 18
    ],
  },
  issues: [{id: \`\${product.issuePrefix}-101\`, areas: ['x']}], // Line 21
} as const satisfies Record<string, unknown>;
`;

it.each<[factPath: string[], line: number]>([
  [['limits', 'open_polls', 'free'], 8],
  [['limits', 'answers', 'premium'], 12],
  [['polls', 'limits', 'answers'], 9],
  [['entities', 'poll', 'id'], 17],
  [['entities', 'poll', 'poll_id'], 18],
  [['issues', 'XY-101', 'areas'], 21],
  [['limits', 'nothing'], 7],
  [['nothing'], 1],
  [['first'], 3],
])('factLineNumber returns the line of %j, or of its nearest parent: %i', (factPath, line) => {
  expect(factLineNumber(source, factPath)).toBe(line);
});

import {describe, expect, it} from 'vitest';
import {checkRoutes} from '../../src/checks/pages/routes';
import {factLine} from '../../src/checks/facts/locate';
import {routes} from '../../src/facts/derived/routes';

describe('checkRoutes', () => {
  const pages = routes.map((permalink) => ({permalink, file: `docs${permalink}.mdx`, source: '---\nslug: /x\n---\n'}));

  it('accepts the pages of the table of routes', () => {
    expect(checkRoutes(pages)).toEqual([]);
  });

  it('reports a page that is missing from the table, at the line of its slug', () => {
    expect(
      checkRoutes([
        ...pages,
        {permalink: '/docs/new', file: 'docs/new.mdx', source: '---\ntitle: x\nslug: /new\n---\n'},
      ]),
    ).toEqual([
      {
        file: 'docs/new.mdx',
        line: 3,
        message: 'the address /docs/new is not in the table of routes',
        repair: expect.stringContaining('src/facts/derived/routes.ts') as string,
      },
    ]);
  });

  it('reports two pages with one address', () => {
    expect(checkRoutes([...pages, {permalink: '/faq', file: 'faq/new.mdx', source: '---\nslug: /\n---\n'}])).toEqual([
      expect.objectContaining({file: 'faq/new.mdx', line: 2, message: 'duplicate address /faq, also of docs/faq.mdx'}),
    ]);
  });

  it('reports a route without a page', () => {
    expect(checkRoutes(pages.filter((page) => page.permalink !== '/faq'))).toEqual([
      expect.objectContaining({file: 'src/facts/derived/routes.ts', message: 'the route /faq has no page'}),
    ]);
  });
});

describe('factLine', () => {
  const source = `import {product} from './product';

export const first = 1;

export const polls = {
  key: 'polls',
  limits: [
    {key: 'open_polls', free: 5, premium: 50},
    {
      key: 'answers',
      free: 8,
      premium: 20,
    },
  ],
  entities: {
    poll: [
      {name: 'id', type: 'id'},
      {name: 'poll_id', type: 'id'},
    ],
  },
  issues: [{id: \`\${product.issuePrefix}-101\`, areas: ['x']}],
} as const satisfies Record<string, unknown>;
`;

  it.each<[string[], number]>([
    [['limits', 'open_polls', 'free'], 8],
    [['limits', 'answers', 'premium'], 12],
    [['polls', 'limits', 'answers'], 9],
    [['entities', 'poll', 'id'], 17],
    [['entities', 'poll', 'poll_id'], 18],
    [['issues', 'XY-101', 'areas'], 21],
    [['limits', 'nothing'], 7],
    [['nothing'], 1],
    [['first'], 3],
  ])('returns the line of %j, or of its nearest parent: %i', (at, line) => {
    expect(factLine(source, at)).toBe(line);
  });
});

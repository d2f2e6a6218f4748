import {describe, expect, it} from 'vitest';
import {nearestPages} from '../../src/shared/routing/nearestPages';
import {routes} from '../../src/shared/routing/routes';

const pages = routes.map((path) => ({path, title: path}));
const nearest = (mistyped: string) => nearestPages(mistyped, pages, 3).map(({path}) => path);

describe('nearestPages', () => {
  it.each([
    ['/docs/modules/ticket', '/docs/modules/tickets'],
    ['/docs/modules/tikets/', '/docs/modules/tickets'],
    ['/tickets', '/docs/modules/tickets'],
    ['/modules/polls.html', '/docs/modules/polls'],
    ['/docs/api/modules/poll', '/docs/api/modules/polls'],
    ['/FAQ', '/faq'],
    ['/faqs', '/faq'],
    ['/known-issue', '/known-issues'],
    ['/documents/terms', '/documents/terms-of-service'],
    ['/get-startd', '/get-started'],
    ['/changelog', '/documents/changelog'],
  ])('finds for %s first %s', (mistyped, page) => {
    expect(nearest(mistyped)[0]).toBe(page);
  });

  it('names a guide before what else has its name', () => {
    expect(nearest('/polls')).toEqual([
      '/docs/modules/polls',
      '/docs/api/modules/polls',
      expect.stringContaining('polls'),
    ]);
  });

  it.each(['/zzzzzzzzzzzz', '/1234567890'])('finds nothing for %s', (mistyped) => {
    expect(nearest(mistyped)).toEqual([]);
  });

  it('gives as many as asked for at most', () => {
    expect(nearestPages('/docs', pages, 1)).toHaveLength(1);
    expect(nearestPages('/docs', [], 3)).toEqual([]);
  });
});

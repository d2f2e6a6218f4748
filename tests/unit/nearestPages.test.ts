import {describe, expect, it} from 'vitest';
import {nearestPages} from '../../src/shared/routing/nearestPages';
import {routes} from '../../src/shared/routing/routes';

const pages = routes.map((path) => ({path, title: path}));
const nearest = (mistyped: string) => nearestPages(mistyped, pages, 3).map(({path}) => path);

describe('nearestPages', () => {
  it.each([
    ['/docs/modules/tikets/', '/docs/modules/tickets'],
    ['/tickets', '/docs/modules/tickets'],
    ['/modules/polls.html', '/docs/modules/polls'],
    ['/FAQ', '/faq'],
    ['/documents/terms', '/documents/terms-of-service'],
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
});

import {describe, expect, it} from 'vitest';
import {nearestPages} from '../../src/browser/nearestPages';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {hasApi} from '../../src/facts/modules';
import {hasReleases} from '../../src/facts/releases';
import {apiPage, guide, otherGuide, otherModule, someModule} from '../helpers/someModules';

const pages = requiredRoutes.map((path) => ({path, title: path}));
const nearest = (mistyped: string) => nearestPages(mistyped, pages, 3).map(({path}) => path);

describe('nearestPages', () => {
  it.each<string[]>([
    // One letter is missing.
    [`${otherGuide.slice(0, -3)}${otherGuide.slice(-2)}/`, otherGuide],
    [`/${otherModule.key}`, otherGuide],
    [`${guide.replace('/docs', '')}.html`, guide],
    ['/FAQ', '/faq'],
    ['/documents/terms', '/documents/terms-of-service'],
    ...(hasReleases ? [['/changelog', '/documents/changelog']] : []),
  ])('corrects %s to %s', (mistyped = '', page) => {
    expect(nearest(mistyped)[0]).toBe(page);
  });

  it.runIf(hasApi)('lists a guide before other pages of its module', () => {
    expect(nearest(`/${someModule.key}`).slice(0, 2)).toEqual([guide, apiPage]);
  });

  it.each(['/docs/commands', '/zzzzzzzzzzzz', '/1234567890', '/docs/zzzzzzz', '/docs/api/modules/zzzzzzz'])(
    'finds nothing for %s',
    (mistyped) => {
      expect(nearest(mistyped)).toEqual([]);
    },
  );
});

import {describe, expect, it} from 'vitest';
import {nearestPages} from '../../src/browser/nearestPages';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {hasApi} from '../../src/facts/modules';
import {hasReleases} from '../../src/facts/releases';
import {apiPageRoute, guideRoute, otherGuideRoute, otherModule, someModule} from '../helpers/someModules';

const pages = requiredRoutes.map((path) => ({path, title: path}));
const nearest = (mistyped: string) => nearestPages(mistyped, pages, 3).map(({path}) => path);

describe('nearestPages', () => {
  it.each<[mistyped: string, nearest: string]>([
    // One letter is missing.
    [`${otherGuideRoute.slice(0, -3)}${otherGuideRoute.slice(-2)}/`, otherGuideRoute],
    [`/${otherModule.key}`, otherGuideRoute],
    [`${guideRoute.replace('/docs', '')}.html`, guideRoute],
    ['/FAQ', '/faq'],
    ['/documents/terms', '/documents/terms-of-service'],
    ...(hasReleases ? [['/changelog', '/documents/changelog'] as [string, string]] : []),
  ])('corrects %s to %s', (mistyped, page) => {
    expect(nearest(mistyped)[0]).toBe(page);
  });

  it.runIf(hasApi)('lists a guide before other pages of its module', () => {
    expect(nearest(`/${someModule.key}`).slice(0, 2)).toEqual([guideRoute, apiPageRoute]);
  });

  it.each(['/docs/commands', '/zzzzzzzzzzzz', '/1234567890', '/docs/zzzzzzz', '/docs/api/modules/zzzzzzz'])(
    'finds nothing for %s, because no last part is similar',
    (mistyped) => {
      expect(nearest(mistyped)).toEqual([]);
    },
  );
});

import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {builtPage, textsOf} from './builtPages';

interface Item {
  '@type': string;
  itemListElement?: {position: number; name: string; item: string}[];
}

const itemsOn = (route: string): Item[] =>
  textsOf(builtPage(route), 'script[type="application/ld+json"]').map((text) => JSON.parse(text) as Item);

describe('structured data of the built pages', () => {
  it('lists breadcrumbs of existing pages on every page except the front page', () => {
    const addresses = new Set(requiredRoutes.map((route) => `${links.site}${route}`));
    for (const route of requiredRoutes.filter((candidate) => candidate !== '/')) {
      const items = itemsOn(route);
      expect(items, route).toMatchObject([{'@type': 'BreadcrumbList'}]);
      const [{itemListElement: crumbs = []} = {}] = items;
      expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, index) => index + 1));
      expect(crumbs[0]?.item).toBe(`${links.site}/`);
      expect(crumbs.at(-1)?.item).toBe(`${links.site}${route}`);
      expect(crumbs.filter(({item, name}) => !addresses.has(item) || name === '')).toEqual([]);
    }
  });

  it('names the site on the front page', () => {
    expect(itemsOn('/')).toMatchObject([{'@type': 'WebSite', name: product.name, url: links.site}]);
  });
});

import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {routes} from '../../src/shared/routing/routes';
import {isArticle} from '../../src/shared/routing/sections';
import {pages as builtPages} from './builtPages';

/** What is read of structured data here. */
interface Item {
  '@type': string;
  url?: string;
  itemListElement?: {position: number; name: string; item: string}[];
}

const parsed = ($: CheerioAPI): {'@graph': Item[]}[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as {'@graph': Item[]});

const pages = new Map([...builtPages].map(([route, $]) => [route, parsed($)]));

const itemsOf = (route: string, type: string): Item[] =>
  (pages.get(route) ?? []).flatMap((data) => data['@graph']).filter((item) => item['@type'] === type);

describe('structured data of the built pages', () => {
  it('is one element on every page', () => {
    expect(routes.filter((route) => pages.get(route)?.length !== 1)).toEqual([]);
  });

  it('has one way to each page, by pages of the site, which ends there', () => {
    const addresses = new Set(routes.map((route) => `${links.site}${route}`));
    for (const route of routes.filter((other) => other !== '/')) {
      const lists = itemsOf(route, 'BreadcrumbList').map(({itemListElement = []}) => itemListElement);
      expect(lists, route).toHaveLength(1);
      const [list = []] = lists;
      expect(list.map(({position}) => position)).toEqual(list.map((_, index) => index + 1));
      expect(list[0]?.item).toBe(`${links.site}/`);
      expect(list.at(-1)?.item).toBe(`${links.site}${route}`);
      expect(list.filter(({item, name}) => !addresses.has(item) || name === '')).toEqual([]);
    }
    expect(itemsOf('/', 'BreadcrumbList')).toEqual([]);
  });

  it('has an article on each page of the documentation, and on no other', () => {
    const told = routes.flatMap((route) => itemsOf(route, 'TechArticle').map(({url}) => url));
    expect(told).toEqual(routes.filter(isArticle).map((route) => `${links.site}${route}`));
  });
});

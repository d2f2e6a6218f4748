import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {faq} from '../../src/facts/faq';
import {links} from '../../src/facts/links';
import {plans} from '../../src/facts/plans';
import {product} from '../../src/facts/product';
import {routes} from '../../src/shared/routing/routes';
import {isArticle} from '../../src/shared/routing/sections';
import {builtPage, pages as builtPages} from './builtPages';

/** What is read of structured data here. */
interface Item {
  '@type': string;
  url?: string;
  itemListElement?: {position: number; name: string; item: string}[];
  mainEntity?: {name: string; url: string; acceptedAnswer: {text: string}}[];
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

  it('has the questions and answers that pages of the FAQ show, and no other page has any', () => {
    const words = (part: ReturnType<CheerioAPI>): string => {
      part.find('.hash-link, .sr-only, svg').remove();
      return part.text().replaceAll(/\s+/g, '');
    };
    for (const {key, questions} of faq) {
      const $ = load(builtPage(`/faq/${key}`).html());
      const shown = $('article h2')
        .get()
        .map((heading) => [`${links.site}/faq/${key}#${$(heading).attr('id')}`, words($(heading).nextUntil('h2'))]);
      expect(shown.map(([url]) => url)).toEqual(questions.map((one) => `${links.site}/faq/${key}#${one.key}`));
      const told = itemsOf(`/faq/${key}`, 'FAQPage').flatMap(({mainEntity = []}) => mainEntity);
      expect(told.map(({url, acceptedAnswer}) => [url, words($('<div>').html(acceptedAnswer.text))])).toEqual(shown);
    }
    const withQuestions = routes.filter((route) => itemsOf(route, 'FAQPage').length > 0);
    expect(withQuestions.sort()).toEqual(faq.map(({key}) => `/faq/${key}`).sort());
  });

  it('has the product on the front page, described as there, with the prices of the facts', () => {
    for (const type of ['Organization', 'WebSite', 'SoftwareApplication']) {
      expect(itemsOf('/', type), type).toMatchObject([{name: product.name, url: links.site}]);
    }
    const description = builtPage('/')('meta[name=description]').attr('content');
    const offers = plans.list.map(({name, priceUsdMonth}) => ({name, price: priceUsdMonth, priceCurrency: 'USD'}));
    expect(itemsOf('/', 'SoftwareApplication')).toMatchObject([{description, offers}]);
  });
});

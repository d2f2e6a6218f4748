import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {pages as builtPages} from './builtPages';

const pages = [...builtPages].filter(([, $]) => $('.theme-doc-breadcrumbs').length > 0);

/** Returns the groups of the sidebar as name and link. A group that only opens has no link. */
const groupsOf = ($: CheerioAPI): [string, string | undefined][] =>
  $('aside .theme-doc-sidebar-item-category')
    .toArray()
    .map((group) => {
      const link = $(group).children('a');
      const name = link.length > 0 ? link : $(group).find('> details > summary');
      return [name.text().trim(), link.attr('href')];
    });

const breadcrumbsOf = ($: CheerioAPI): [string, string | undefined][] =>
  $('.theme-doc-breadcrumbs li')
    .toArray()
    .slice(1, -1)
    .map((crumb) => [$(crumb).text().trim(), $(crumb).find('a').attr('href')]);

it('groups of the sidebar link to an overview, and have the same links in the breadcrumbs', () => {
  for (const [route, $] of pages) {
    expect(groupsOf($).filter(([, to]) => !to)).toEqual([]);
    expect(groupsOf($), route).toEqual(expect.arrayContaining(breadcrumbsOf($)));
  }
  expect(pages.flatMap(([, $]) => breadcrumbsOf($))).not.toEqual([]);
});

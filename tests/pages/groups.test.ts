import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
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

describe('groups of the sidebar', () => {
  it('link to an overview', () => {
    const withoutLink = pages.flatMap(([route, $]) =>
      groupsOf($).flatMap(([name, to]) => (to ? [] : [`${route}: ${name}`])),
    );
    expect(withoutLink).toEqual([]);
    expect(pages.flatMap(([, $]) => breadcrumbsOf($))).not.toEqual([]);
  });

  it('have the same links in the breadcrumbs', () => {
    for (const [route, $] of pages) expect(groupsOf($), route).toEqual(expect.arrayContaining(breadcrumbsOf($)));
  });
});

import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {pages as builtPages} from './builtPages';

const pages = [...builtPages].filter(([, $]) => $('.theme-doc-breadcrumbs').length > 0);

/** Names of groups in the sidebar, each with where it leads: nowhere, if it only opens. */
const groupsOf = ($: CheerioAPI): [string, string | undefined][] =>
  $('aside .theme-doc-sidebar-item-category')
    .toArray()
    .map((group) => {
      const link = $(group).children('a');
      const name = link.length > 0 ? link : $(group).find('> details > summary');
      return [name.text().trim(), link.attr('href')];
    });

/** The steps above a page, the home page left out. */
const stepsOf = ($: CheerioAPI): [string, string | undefined][] =>
  $('.theme-doc-breadcrumbs li')
    .toArray()
    .slice(1, -1)
    .map((step) => [$(step).text().trim(), $(step).find('a').attr('href')]);

describe('names of groups', () => {
  it('lead to an overview from the sidebar', () => {
    const dead = pages.flatMap(([route, $]) => groupsOf($).flatMap(([name, to]) => (to ? [] : [`${route}: ${name}`])));
    expect(dead).toEqual([]);
    expect(pages.flatMap(([, $]) => stepsOf($))).not.toEqual([]);
  });

  it('lead to the same from above a page', () => {
    for (const [route, $] of pages) expect(groupsOf($), route).toEqual(expect.arrayContaining(stepsOf($)));
  });
});

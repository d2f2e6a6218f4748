import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {legal} from '../../src/facts/legal';
import {links} from '../../src/facts/links';
import {platform} from '../../src/facts/platform';
import {product} from '../../src/facts/product';
import {guideRoute} from '../helpers/someModules';
import {hasPremium} from '../../src/facts/derived/plans';
import {attributesOf, builtPage, pages} from './builtPages';

const premiumRoutes = hasPremium ? ['/premium'] : [];

const hrefs = ($: CheerioAPI, selector: string): string[] => attributesOf($, selector, 'href');

it('the navbar has the brand and its links, in order', () => {
  const $ = builtPage('/');
  expect($('header').hasClass('navbar--primary')).toBe(true);
  const brand = $('header #brand');
  expect([brand.attr('href'), brand.text(), brand.find('img').length]).toEqual(['/', product.name, 1]);
  const navbarHrefs = hrefs($, 'header nav[aria-label=Main] a');
  expect(navbarHrefs).toEqual(['/get-started', ...premiumRoutes, '/docs/Introduction', '/faq', '/known-issues']);
});

it.each([
  ['/get-started', 'Get started', 'page'],
  ['/docs/Introduction', 'Documentation', 'page'],
  ['/docs', 'Documentation', 'true'],
  [guideRoute, 'Documentation', 'true'],
  ['/faq', 'FAQ', 'page'],
  ['/faq/audio', 'FAQ', 'true'],
  ['/known-issues', 'Known issues', 'page'],
])('the navbar marks the section of %s: "%s" has aria-current=%s', (route, label, current) => {
  const marked = builtPage(route)('header [aria-current]');
  expect([marked.text(), marked.attr('aria-current')]).toEqual([label, current]);
});

it('the navbar marks no section on pages outside of its links', () => {
  expect(builtPage('/documents/changelog')('header [aria-current]').length).toBe(0);
});

it('external links of the banner and the footer are labeled and open in the same tab', () => {
  const $ = builtPage('/');
  const externalLinks = $('site-banner, footer').find('a[href^="https:"]');
  expect(externalLinks.length).toBeGreaterThan(0);
  for (const link of externalLinks) {
    expect($(link).text()).toContain('(leaves this site)');
    expect($(link).attr()).toMatchObject({rel: 'noopener'});
    expect($(link).attr('target')).toBeUndefined();
  }
});

it('iPhones link no number of any page as a telephone number', () => {
  for (const [route, $] of pages)
    expect(attributesOf($, 'meta[name=format-detection]', 'content'), route).toEqual(['telephone=no']);
});

it('the footer is dark and has the logo, links, profiles and copyright line', () => {
  const $ = builtPage('/');
  expect($('footer').hasClass('footer--dark')).toBe(true);
  expect($('footer img').attr()).toMatchObject({alt: product.name, width: '64', height: '64'});
  expect(hrefs($, 'footer a')).toEqual([
    ...['/get-started', ...premiumRoutes, '/docs/introduction', '/faq', '/known-issues', '/documents/changelog'],
    ...['/documents/privacy-policy', '/documents/terms-of-service'],
    ...product.profiles.map(({address}) => address),
  ]);
  expect($('footer').text()).toContain(`© ${legal.copyrightYear} ${product.name}. ${platform.affiliationNotice}`);
});

it('pages that the footer links to have links to support, status and dashboard above their first heading', () => {
  const linkedPages = hrefs(builtPage('/'), 'footer a[href^="/"]').flatMap((route) => pages.get(route) ?? []);
  // The first heading is in an `hgroup`.
  expect(linkedPages.flatMap(($) => hrefs($, '.markdown:has(> hgroup) > :not(hgroup, hgroup ~ *) a'))).toEqual(
    expect.arrayContaining([links.supportServer, links.status, links.dashboard]),
  );
});

it('the table of contents lists the headings of levels 2 and 3', () => {
  const $ = builtPage('/docs/Introduction');
  const headings = attributesOf($, 'article :is(h2, h3)[id]', 'id').map((id) => `#${id}`);
  expect(headings.length).toBeGreaterThan(5);
  expect(hrefs($, '.theme-doc-toc-desktop a')).toEqual(headings);
});

/** Returns the groups of the sidebar as name and link. A group that only opens has no link. */
const groupsOf = ($: CheerioAPI): [string, string | undefined][] =>
  $('aside .theme-doc-sidebar-item-category')
    .toArray()
    .map((group) => {
      const link = $(group).children('a');
      const name = link.length > 0 ? link : $(group).find('> details > summary');
      return [name.text().trim(), link.attr('href')];
    });

/** Returns the groups among the breadcrumbs, which are between the home page and the page itself. */
const breadcrumbsOf = ($: CheerioAPI): [string, string | undefined][] =>
  $('.theme-doc-breadcrumbs li')
    .toArray()
    .slice(1, -1)
    .map((crumb) => [$(crumb).text().trim(), $(crumb).find('a').attr('href')]);

it('groups of the sidebar link to an overview, and have the same links in the breadcrumbs', () => {
  const pagesWithBreadcrumbs = [...pages].filter(([, $]) => $('.theme-doc-breadcrumbs').length > 0);
  for (const [route, $] of pagesWithBreadcrumbs) {
    expect(groupsOf($).filter(([, to]) => !to)).toEqual([]);
    expect(groupsOf($), route).toEqual(expect.arrayContaining(breadcrumbsOf($)));
  }
  expect(pagesWithBreadcrumbs.flatMap(([, $]) => breadcrumbsOf($))).not.toEqual([]);
});

import type {BreadcrumbList, Graph, TechArticle, Thing} from 'schema-dts';
import {faq} from '../../facts/faq';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {isArticle} from '../../shared/routing/sections';
import type {BuiltHead} from '../builtHead';
import {faqPage, faqRoute} from './faqPage';
import {frontPage, ids} from './frontPage';

/** A page of the documentation as structured data, without a date or an author that nothing would prove. */
export const techArticle = (route: string, {title, description}: BuiltHead): Exclude<TechArticle, string> => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url: `${links.site}${route}`,
  about: ids.application,
  isPartOf: ids.website,
  publisher: ids.organization,
});

/**
 * The way from the front page to a page, by the pages whose addresses are above its own. Groups of the sidebar that are no
 * pages are left out: who reads such lists wants an address of each step.
 */
function breadcrumbs(route: string, pages: ReadonlyMap<string, BuiltHead>): BreadcrumbList {
  const trail = [...pages].filter(([other]) => other === route || route.startsWith(`${other}/`));
  const steps = trail.sort(([a], [b]) => a.length - b.length).map(([at, {title}]) => ({at, name: title}));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{at: '/', name: product.name}, ...steps].map(({at, name}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${links.site}${at}`,
    })),
  };
}

/** What a page is, as structured data; most are no more than a step of a way. */
function subjectsOf(route: string, head: BuiltHead, html: string): readonly Thing[] {
  const questions = faq.find((page) => faqRoute(page) === route);
  if (questions) return [faqPage(html, questions)];
  return isArticle(route) ? [techArticle(route, head)] : [];
}

/** Structured data of a page as an element for its head. No text in it can end the element. */
export function jsonLd(data: Graph['@graph']): string {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': data};
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Structured data of a page as an element for its head: what the page is, and the way to it.
 * @param pages all pages by route
 * @param html of the built page
 * @throws Error if the page lacks a question of the facts
 */
export const structuredData = (
  route: string,
  head: BuiltHead,
  pages: ReadonlyMap<string, BuiltHead>,
  html: string,
): string => jsonLd(route === '/' ? frontPage() : [...subjectsOf(route, head, html), breadcrumbs(route, pages)]);

import {faq} from '../../facts/faq';
import {isArticle} from '../../shared/routing/sections';
import type {BuiltHead} from '../builtHead';
import {breadcrumbs} from './breadcrumbs';
import {faqPage, faqRoute} from './faqPage';
import {frontPage} from './frontPage';
import {jsonLd, type StructuredData} from './jsonLd';
import {techArticle} from './techArticle';

/** What a page is, as structured data; most are no more than a step of a way. */
function subjectsOf(route: string, head: BuiltHead, html: string): readonly StructuredData[] {
  const questions = faq.find((page) => faqRoute(page) === route);
  if (questions) return [faqPage(html, questions)];
  if (route === '/') return frontPage();
  return isArticle(route) ? [techArticle(route, head)] : [];
}

/**
 * Structured data of a page as an element for its head: what the page is, and the way to it.
 * @param pages all pages by route
 * @param html of the built page
 * @throws Error if the page lacks a question of the facts
 */
export function structuredData(
  route: string,
  head: BuiltHead,
  pages: ReadonlyMap<string, BuiltHead>,
  html: string,
): string {
  return jsonLd([...subjectsOf(route, head, html), ...breadcrumbs(route, pages)]);
}

import {faq} from '../../facts/faq';
import {faqPage, faqRoute} from './faqPage';
import {frontPage} from './frontPage';
import {jsonLd} from './jsonLd';

/**
 * Structured data by route, made of the built page: questions and answers of the FAQ, and what the front page is about.
 * What it gives throws an Error if a page lacks a question.
 */
export const structuredData = (): Record<string, (html: string) => string> => ({
  '/': () => frontPage().map(jsonLd).join(''),
  ...Object.fromEntries(faq.map((page) => [faqRoute(page), (html: string) => jsonLd(faqPage(html, page))])),
});

import {load} from 'cheerio';
import type {FAQPage, QuestionLeaf} from 'schema-dts';
import type {Question} from '../../facts/faq';
import {links} from '../../facts/links';

/** Elements that mean something without the site's stylesheet. */
const meaningful =
  'p, ul, ol, li, a, strong, em, code, br, h3, h4, table, thead, tbody, tr, th, td, blockquote, dl, dt, dd';

/** What sighted readers do not read as text, and hints where a long name can break. */
const unread = 'svg, script, style, wbr, .hash-link, .sr-only';

/**
 * A part of a built page as plain HTML: its words, lists, tables and absolute links, without classes, frames and pictures.
 * @param base absolute address of the page
 */
export function shownHtml(html: string, base: string): string {
  const $ = load(html, undefined, false);
  $(unread).remove();
  // From within, so that what a frame holds is plain already when the frame goes.
  for (const node of $('*').toArray().reverse()) {
    const element = $(node);
    if (!element.is(meaningful)) {
      element.replaceWith(element.contents());
      continue;
    }
    const href = element.attr('href');
    for (const name of Object.keys(element.attr() ?? {})) element.removeAttr(name);
    if (href !== undefined) element.attr('href', new URL(href, base).href);
  }
  return $.html()
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A page of questions, as the facts have it. */
export interface FaqSource {
  key: string;
  questions: readonly Pick<Question, 'key' | 'question'>[];
}

/** Route of a page of questions. */
export const faqRoute = ({key}: FaqSource): string => `/faq/${key}`;

/**
 * A page of questions and answers as structured data, read from what the built page shows: the question is a heading, its
 * answer what follows up to the next one.
 * @throws Error if a question is missing or has no answer; the check of questions says so before a build, with the line
 */
export function faqPage(html: string, source: FaqSource): Exclude<FAQPage, string> {
  const $ = load(html);
  const route = faqRoute(source);
  const base = `${links.site}${route}`;
  const mainEntity = source.questions.map(({key, question}): QuestionLeaf => {
    const heading = $('article h2').filter((_, element) => $(element).attr('id') === key);
    const section = heading.nextUntil('h2').toArray();
    const text = shownHtml(section.map((element) => $.html(element)).join(''), base);
    if (text === '') throw new Error(`${route} has no heading #${key} with an answer to "${question}".`);
    return {
      '@type': 'Question',
      url: `${base}#${key}`,
      name: question,
      acceptedAnswer: {'@type': 'Answer', text},
    };
  });
  return {'@type': 'FAQPage', mainEntity};
}

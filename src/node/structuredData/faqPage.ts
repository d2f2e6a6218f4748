import {load} from 'cheerio';
import type {FAQPage, QuestionLeaf} from 'schema-dts';
import type {Question} from '../../facts/faq';
import {links} from '../../facts/links';
import {shownHtml} from './shownHtml';

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

import {load} from 'cheerio';
import type {Question} from '../../../facts/faq';
import {links} from '../../../facts/links';
import type {StructuredData} from './jsonLd';
import {shownHtml} from './shownHtml';

/** A page of questions, as the facts have it. */
export interface FaqSource {
  key: string;
  questions: readonly Question[];
}

/** Route of a page of questions. */
export const faqRoute = ({key}: FaqSource): string => `/faq/${key}`;

/**
 * A page of questions and answers as structured data, read from what the built page shows: the question is a heading, its
 * answer what follows up to the next one.
 * @throws Error naming the page and every question that is missing, reworded, out of order or without an answer
 */
export function faqPage(html: string, source: FaqSource): StructuredData {
  const $ = load(html);
  const route = faqRoute(source);
  const base = `${links.site}${route}`;
  const headings = $('article h2').toArray();
  const problems: string[] = [];
  let last = -1;
  const mainEntity = source.questions.map(({key, question}) => {
    const place = headings.findIndex((it) => $(it).attr('id') === key);
    const section = $(headings[place]).nextUntil('h2').toArray();
    const name = shownHtml($(headings[place]).html() ?? '', base);
    const text = shownHtml(section.map((it) => $.html(it)).join(''), base);
    const wanted = `## {$faq.${source.key}.questions.${key}.question} {/* #${key} */}`;
    if (place === -1) problems.push(`no heading for "${question}": write ${wanted}`);
    else if (load(name).text() !== question) problems.push(`"${name}" in place of "${question}": write ${wanted}`);
    else if (place < last) problems.push(`"${question}" comes too early: put it where src/facts/faq.ts has it`);
    else if (text === '') problems.push(`no answer to "${question}": write one under its heading`);
    last = Math.max(last, place);
    return {
      ...{'@type': 'Question', url: `${base}#${key}`, name: question},
      acceptedAnswer: {'@type': 'Answer', text},
    };
  });
  if (problems.length > 0) throw new Error(problems.map((it) => `${route} has ${it}.`).join('\n'));
  return {'@type': 'FAQPage', mainEntity};
}

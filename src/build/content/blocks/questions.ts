import {allQuestions, type Question} from '../questions';
import type {LookupBlock} from './block';
import {join, lines, mdx, type Markdown} from './mdxTemplate';

const link = ({question, to}: Question): Markdown => mdx`[${question}](${to})`;

/** Lists questions with an answer that links to this heading: `/docs/Premium#need` → `In the FAQ: [Is there a trial?](/faq/premium#trial)` */
export const guideQuestions: LookupBlock = (heading) => {
  const questions = allQuestions().filter(({links}) => links.has(heading));
  return questions.length === 0 ? undefined : () => mdx`In the FAQ: ${join(questions.map(link), ' · ')}`;
};

/** `/faq/general` → `- [Is it free?](/faq/general#free)`, and so on. */
export const answerLists: LookupBlock = (page) => {
  const questions = allQuestions().filter(({to}) => to.startsWith(`${page}#`));
  return questions.length === 0 ? undefined : () => lines(questions.map((question) => mdx`- ${link(question)}`));
};

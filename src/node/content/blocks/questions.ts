import {faq} from '../../../facts/faq';
import {answerPath, questionsByGuide, type GuideName, type LinkedQuestion} from '../guideQuestions';
import {each, keyed} from './block';
import {join, lines, mdx, type Markdown} from './mdx';

const byGuide = questionsByGuide();

/** Questions of the FAQ in one line, each a link to its answer. */
const questionLine = (questions: readonly LinkedQuestion[]): Markdown =>
  mdx`In the FAQ: ${join(
    questions.map(({question, to}) => mdx`[${question}](${to})`),
    ' · ',
  )}`;

/** The way back to the questions whose answers lead to a heading, by `guideName`. */
export const guideQuestions = each(
  Object.fromEntries(byGuide) as Record<GuideName, readonly LinkedQuestion[]>,
  questionLine,
);

/** The questions of a page of the FAQ, each a link to its answer. */
export const answerLists = each(
  keyed(faq, ({key}) => key),
  ({key: page, questions}) => lines(questions.map(({key, question}) => mdx`- [${question}](${answerPath(page, key)})`)),
);

import {faq} from '../../../facts/faq';
import {answerPath, questionsByGuide, type GuideName, type LinkedQuestion} from '../guideQuestions';
import {keyBy, showEach} from './block';
import {join, lines, mdx, type Markdown} from './mdx';

const byGuide = questionsByGuide();

const questionLine = (questions: readonly LinkedQuestion[]): Markdown =>
  mdx`In the FAQ: ${join(
    questions.map(({question, to}) => mdx`[${question}](${to})`),
    ' · ',
  )}`;

/** `docs/Introduction#first-steps` → `In the FAQ: [How do I add it, and who can?](/faq/general#add)` */
export const guideQuestions = showEach(
  Object.fromEntries(byGuide) as Record<GuideName, readonly LinkedQuestion[]>,
  questionLine,
);

/** `general` → `- [Is it free?](/faq/general#free)`, and so on. */
export const answerLists = showEach(
  keyBy(faq, ({key}) => key),
  ({key: page, questions}) => lines(questions.map(({key, question}) => mdx`- [${question}](${answerPath(page, key)})`)),
);

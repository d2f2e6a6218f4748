import {questionsByGuide, type GuideName, type LinkedQuestion} from '../../../shared/guideQuestions';
import {each} from './entry';
import {join, mdx, type Markdown} from './mdx';

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

import {questionsByGuide, type GuideName, type LinkedQuestion} from '../../../shared/guideQuestions';
import {blockKind} from './block';
import {joined, link, paragraph, type Block} from './markdown';

const byGuide = questionsByGuide();

/** Questions of the FAQ in one line, each a link to its answer. */
const questionLine = (questions: readonly LinkedQuestion[]): Block =>
  paragraph([
    'In the FAQ: ',
    ...joined(
      questions.map(({question, to}) => link(to, question)),
      ' · ',
    ),
  ]);

/** The way back to the questions whose answers lead to a heading, by `guideName`. */
export const guideQuestions = blockKind(
  Object.fromEntries(byGuide) as Record<GuideName, readonly LinkedQuestion[]>,
  (questions) => [questionLine(questions)],
);

import {faq} from '../../facts/faq';
import type {ContentProblem} from '../../node/content/problems';
import type {SourcePage, Sources} from './read';

/** An FAQ page, from `src/facts/faq.ts`. */
interface QuestionPage {
  key: string;
  questions: readonly {key: string; question: string}[];
}

const repairFor = (page: QuestionPage, key: string): string =>
  `Write ## {$faq.${page.key}.questions.${key}.question} {/* #${key} */} and the answer under it.`;

function questionProblems(page: QuestionPage, {file, outline}: SourcePage): ContentProblem[] {
  const headings = outline.headings.filter(({depth}) => depth === 2);
  let last = -1;
  return page.questions.flatMap(({key, question}): ContentProblem[] => {
    const position = headings.findIndex(({id}) => id === key);
    const heading = headings[position];
    const isEarly = position < last;
    last = Math.max(last, position);
    const line = heading?.line ?? 1;
    const problem = (message: string, repair: string) => [{file, line, message, repair}];
    if (!heading) return problem(`no heading for "${question}"`, repairFor(page, key));
    if (heading.text !== question) return problem(`"${heading.text}" instead of "${question}"`, repairFor(page, key));
    if (isEarly) return problem(`"${question}" is in the wrong order`, 'Use the order of src/facts/faq.ts.');
    return heading.hasContent ? [] : problem(`no answer to "${question}"`, 'Write it under the heading.');
  });
}

/** Finds questions that are missing, reworded, out of order or without an answer. */
export function findQuestions(
  {pages}: Pick<Sources, 'pages'>,
  questionPages: readonly QuestionPage[] = faq,
): ContentProblem[] {
  return questionPages.flatMap((page): ContentProblem[] => {
    const file = `faq/${page.key}.mdx`;
    const found = pages.find((candidate) => candidate.file === file);
    if (!found) {
      const repair = 'Add the page, or remove its questions.';
      return [{file: 'src/facts/faq.ts', line: 1, message: `missing page ${file} for its questions`, repair}];
    }
    // A page with problems has an empty outline.
    return found.problems.length > 0 ? [] : questionProblems(page, found);
  });
}

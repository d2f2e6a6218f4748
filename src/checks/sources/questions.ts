import {faq} from '../../facts/faq';
import type {ContentProblem} from '../../node/content/problems';
import type {SourcePage, Sources} from './read';

/** Questions of a page of the FAQ, as the facts have them. */
interface QuestionPage {
  key: string;
  questions: readonly {key: string; question: string}[];
}

const wanted = (page: QuestionPage, key: string): string =>
  `Write ## {$faq.${page.key}.questions.${key}.question} {/* #${key} */} and the answer under it.`;

function wrongQuestions(page: QuestionPage, {file, outline}: SourcePage): ContentProblem[] {
  const headings = outline.headings.filter(({depth}) => depth === 2);
  let last = -1;
  return page.questions.flatMap(({key, question}): ContentProblem[] => {
    const place = headings.findIndex(({id}) => id === key);
    const heading = headings[place];
    const isEarly = place < last;
    last = Math.max(last, place);
    const line = heading?.line ?? 1;
    const problem = (message: string, repair: string) => [{file, line, message, repair}];
    if (!heading) return problem(`no heading for "${question}"`, wanted(page, key));
    if (heading.text !== question) return problem(`"${heading.text}" in place of "${question}"`, wanted(page, key));
    if (isEarly) return problem(`"${question}" comes too early`, 'Put it where src/facts/faq.ts has it.');
    return heading.followed ? [] : problem(`no answer to "${question}"`, 'Write one under its heading.');
  });
}

/** Finds questions of the FAQ that are missing, reworded, out of order or without an answer. */
export function findQuestions(
  {pages}: Pick<Sources, 'pages'>,
  questionPages: readonly QuestionPage[] = faq,
): ContentProblem[] {
  return questionPages.flatMap((page): ContentProblem[] => {
    const file = `faq/${page.key}.mdx`;
    const found = pages.find((candidate) => candidate.file === file);
    if (!found) {
      const repair = `Add the page, or remove its questions from src/facts/faq.ts.`;
      return [{file: 'src/facts/faq.ts', line: 1, message: `there is no ${file} for its questions`, repair}];
    }
    // What has a wrong placeholder has no headings yet.
    return found.problems.length > 0 ? [] : wrongQuestions(page, found);
  });
}

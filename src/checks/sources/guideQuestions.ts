import {readFileSync} from 'node:fs';
import path from 'node:path';
import {faq, type Question} from '../../facts/faq';
import type {ContentProblem} from '../../node/content/problems';
import {answerAddress, guideName} from '../../rules/guideQuestions';
import {suggest} from '../../rules/nearest';
import {factLine} from '../facts/locate';
import type {Outline} from './outline';
import type {SourcePage, Sources} from './read';

/** Questions of a page of the FAQ, as the facts have them. */
interface QuestionPage {
  key: string;
  questions: readonly Question[];
}

/** A question with the page of its answer and that of its guide, both of which could be read. */
interface Asked {
  question: Question;
  /** Key of the page of the FAQ. */
  page: string;
  answers: SourcePage;
  guide: SourcePage;
}

const FACTS = 'src/facts/faq.ts';

/** Legal texts have nothing that is no part of them: answers lead there, and nothing leads back. */
const isLegal = ({file}: SourcePage): boolean => file.startsWith('documents/');

/**
 * Targets of the links in a section, up to the next heading of its depth. A heading that a block makes has the line of the
 * block, and so have the links.
 */
function targetsIn({headings, links}: Outline, {line: start, depth}: Outline['headings'][number]): ReadonlySet<string> {
  const ends = headings.filter((heading) => heading.line > start && heading.depth <= depth).map(({line}) => line);
  const end = Math.min(...ends);
  return new Set(links.filter(({line}) => line >= start && line < end).map(({target}) => target));
}

/** An answer that does not lead to the guide; that there is none at all is said of its question already. */
function withoutWay({question: {key, guide}, page, answers: {file, outline}}: Asked): ContentProblem[] {
  const answer = outline.headings.find(({id}) => id === key);
  if (!answer || targetsIn(outline, answer).has(guide)) return [];
  const repair = `End it with More: [what is there]({$faq.${page}.questions.${key}.guide}).`;
  return [{file, line: answer.line, message: `the answer does not lead to ${guide}, which says more`, repair}];
}

/** A guide that does not lead back, or has no such heading. */
function withoutWayBack({question, page, guide}: Asked, line: () => number): ContentProblem[] {
  const {file, outline} = guide;
  const id = question.guide.split('#')[1] ?? '';
  const heading = outline.headings.find((heading) => heading.id === id);
  if (!heading) {
    const repair = suggest(
      id,
      outline.headings.map((heading) => heading.id),
    );
    return [{file: FACTS, line: line(), message: `the guide ${question.guide} is no heading of ${file}`, repair}];
  }
  const answer = answerAddress(page, question.key);
  if (isLegal(guide) || targetsIn(outline, heading).has(answer)) return [];
  const repair = `Write <Facts.Questions of="${guideName(question.guide)}" /> into this section.`;
  return [{file, line: heading.line, message: `nothing leads back to ${answer}, whose answer leads here`, repair}];
}

/**
 * Finds questions of the FAQ whose answers do not lead to the heading that says more, and such headings that are missing or
 * do not lead back.
 */
export function findGuideQuestions(
  {root, pages}: Pick<Sources, 'root' | 'pages'>,
  questionPages: readonly QuestionPage[] = faq,
): ContentProblem[] {
  const byAddress = new Map(pages.map((page) => [page.permalink, page]));
  return questionPages.flatMap(({key: page, questions}) => {
    const answers = byAddress.get(`/faq/${page}`);
    // That the page is missing is said of its questions already.
    if (!answers) return [];
    return questions.flatMap((question): ContentProblem[] => {
      const line = () =>
        factLine(readFileSync(path.join(root, FACTS), 'utf8'), ['faq', page, 'questions', question.key]);
      const [address = ''] = question.guide.split('#');
      const guide = byAddress.get(address);
      if (!guide) {
        const repair = suggest(address, [...byAddress.keys()]);
        return [{file: FACTS, line: line(), message: `the guide ${question.guide} is on no page`, repair}];
      }
      // What has a wrong placeholder has no headings yet.
      if ([answers, guide].some(({problems}) => problems.length > 0)) return [];
      const asked = {question, page, answers, guide};
      return [...withoutWay(asked), ...withoutWayBack(asked, line)];
    });
  });
}

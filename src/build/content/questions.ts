import type {RootContent} from 'mdast';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {suggest} from '../../lib/nearest';
import type {RichTextParts} from '../../lib/richText';
import {contentBelow, explicitId} from './headings';
import {readPageWithFacts} from './parsedPage';
import {readRichText} from './richText';
import {root} from '../root';
import {textOf} from '../markdown/textOf';

/** A heading of level 2 on an FAQ page, and what follows it. */
export interface Question {
  question: string;
  /** `/faq/general#free` */
  to: string;
  answer: readonly RootContent[];
  /** Paths and URLs in the answer. */
  links: ReadonlySet<string>;
}

/** Ignores the pages' mistakes, which the checks report. */
function readQuestions(route: string): Question[] {
  const {children} = readPageWithFacts(`${route.slice(1)}.mdx`).tree;
  const [frontMatter] = children;
  if (frontMatter?.type === 'yaml' && /^(?:draft|unlisted): true$/m.test(frontMatter.value)) return [];
  return children.flatMap((heading, index): Question[] => {
    if (heading.type !== 'heading' || heading.depth !== 2) return [];
    const answer = contentBelow(children, index, 2);
    const links = new Set<string>();
    visit({type: 'root', children: answer}, 'link', ({url}) => void links.add(url));
    return [{question: textOf(heading).trim(), to: `${route}#${explicitId(heading) ?? ''}`, answer, links}];
  });
}

let cachedQuestions: readonly Question[] | undefined;

/** Returns all questions of the FAQ in the order of its pages. Reads them once, because many pages list them. */
export const allQuestions = (): readonly Question[] =>
  (cachedQuestions ??= globSync('faq/**/[!_]*.mdx', {cwd: root, ignore: 'faq/index.mdx'})
    .sort()
    .map((file) => `/${file.replace('.mdx', '')}`)
    .flatMap(readQuestions));

function rejectNode(node: RootContent | undefined): never {
  throw new Error(
    `a short answer must be a paragraph of text, emphasis, links and code: "${node ? textOf(node) : ''}"`,
  );
}

/** @throws Error unless it is a paragraph of text, emphasis, links and code */
export const readShortAnswer = (node: RootContent | undefined): RichTextParts =>
  node?.type === 'paragraph' ? readRichText(node.children, rejectNode) : rejectNode(node);

/**
 * Quotes a question of the FAQ with the first paragraph of its answer.
 * @param href `/faq/general#free`
 * @throws Error if the question is missing, or its answer doesn't begin with a paragraph of text, emphasis, links and code
 */
export function quoteQuestion(href: string): {question: string; to: string; answer: RichTextParts} {
  const entry = allQuestions().find(({to}) => to === href);
  if (entry) return {question: entry.question, to: href, answer: readShortAnswer(entry.answer[0])};
  throw new Error(
    `no question at ${href}. ${suggest(
      href,
      allQuestions().map(({to}) => to),
    )}`,
  );
}

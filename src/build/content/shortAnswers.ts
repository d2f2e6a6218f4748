import type {RootContent} from 'mdast';
import type {RichTextParts} from '../../lib/richText';
import {questionAt} from './questions';
import {readRichText} from './richText';
import {textOf} from '../markdown/textOf';

function rejectNode(node: RootContent | undefined): never {
  throw new Error(
    `a short answer must be a paragraph of text, emphasis, links and code: "${node ? textOf(node) : ''}"`,
  );
}

/**
 * Quotes a question of the FAQ with the first paragraph of its answer.
 * @param href `/faq/general#free`
 * @throws Error if the question is missing, or its answer doesn't begin with a paragraph of text, emphasis, links and code
 */
export function quoteQuestion(href: string): {question: string; to: string; answer: RichTextParts} {
  const {question, to, answer} = questionAt(href);
  return {question, to, answer: readShortAnswer(answer[0])};
}

/** @throws Error unless it is a paragraph of text, emphasis, links and code */
export const readShortAnswer = (node: RootContent | undefined): RichTextParts =>
  node?.type === 'paragraph' ? readRichText(node.children, rejectNode) : rejectNode(node);

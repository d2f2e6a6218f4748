import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {AnswerPart, ShortAnswer} from '../../lib/sentences';
import {escapeHtml} from '../../lib/markup';
import {questionAt} from './questions';

const notPlain = (node: Nodes): Error =>
  new Error(`a short answer must be a paragraph of text, links and code: "${toString(node)}"`);

function html(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code translate="no">${escapeHtml(node.value)}</code>`;
    case 'emphasis':
      return `<em>${node.children.map(html).join('')}</em>`;
    case 'strong':
      return `<strong>${node.children.map(html).join('')}</strong>`;
    default:
      throw notPlain(node);
  }
}

/**
 * Splits a paragraph at its links: `See [limits](/docs).` → `[{html: 'See '}, {html: 'limits', to: '/docs'}, …]`.
 * @throws unless it is a paragraph of text, emphasis, code and links
 */
export function answerParts(paragraph: Nodes): AnswerPart[] {
  if (paragraph.type !== 'paragraph') throw notPlain(paragraph);
  return paragraph.children.map((node) =>
    node.type === 'link' ? {html: node.children.map(html).join(''), to: node.url} : {html: html(node)},
  );
}

/**
 * Quotes the first paragraph of an answer in the FAQ.
 * @param address `/faq/general#free`
 * @throws Error if the question is missing, or its answer doesn't begin with such a paragraph
 */
export function shortAnswer(address: string): ShortAnswer {
  const {question, to, answer} = questionAt(address);
  return {question, to, answer: answerParts(answer[0] ?? {type: 'root', children: []})};
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {faq} from '../../facts/faq';
import {answerPath} from './guideQuestions';
import type {AnswerPart, ShortAnswer} from '../../shared/shortAnswers';
import {escapeHtml} from '../escapeHtml';
import {isHeading} from './headings';
import {readTree} from './pageTree';
import {throwProblems} from './problems';

/** The working directory, because this code runs from a bundle in another folder. */
const siteDir = path.resolve();

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
 * Quotes the first paragraph of answers on a FAQ page.
 * @throws if a question or such a paragraph is missing
 */
export function shortAnswers(page: string, wanted: readonly string[]): ShortAnswer[] {
  const file = `faq/${page}.mdx`;
  const {root, problems} = readTree({file, source: readFileSync(path.join(siteDir, file), 'utf8')});
  throwProblems(problems);
  const questions: readonly {key: string; question: string}[] = faq.find(({key}) => key === page)?.questions ?? [];
  return wanted.map((key) => {
    const question = questions.find((question) => question.key === key);
    const heading = root.children.findIndex((node) => isHeading(node, key));
    const answer = root.children[heading + 1];
    if (!question || heading < 0 || answer === undefined) {
      throw new Error(`${file}: missing answer to "${key}", a question in src/facts/faq.ts.`);
    }
    return {
      key,
      question: question.question,
      answer: answerParts(answer),
      to: answerPath(page, key),
    };
  });
}

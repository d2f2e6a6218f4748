import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {micromark} from 'micromark';
import {faq} from '../../facts/faq';
import {answerAddress} from '../../shared/guideQuestions';
import type {AnswerPart, ShortAnswer} from '../../shared/shortAnswers';
import {expandBody} from './expand';

/** Not found by where this module is, which is a bundle, too. */
const root = path.resolve();

/** What an answer can have besides words. */
const allowed = 'a, code, em, strong';

/**
 * Content of a paragraph, with each link as a part of its own, so that a page can show it as a link that is checked.
 * @param markdown one paragraph in Markdown
 * @throws Error if it is something else, a list or a component for instance, or holds such
 */
export function answerParts(markdown: string): AnswerPart[] {
  const $ = load(micromark(markdown, {allowDangerousHtml: true}), undefined, false);
  const [paragraph, ...others] = $.root().children().toArray();
  if (!paragraph || others.length > 0 || paragraph.name !== 'p' || $(paragraph).find('*').not(allowed).length > 0) {
    throw new Error(`A short answer is one paragraph of words, links and code. This is not: ${markdown}`);
  }
  return $(paragraph)
    .contents()
    .toArray()
    .map((node) => {
      const link = $(node).filter('a');
      return link.length > 0 ? {html: link.html() ?? '', to: link.attr('href')} : {html: $.html(node)};
    });
}

/**
 * Short answers as the FAQ gives them, so that other pages say the same.
 * @param wanted keys of questions of one page, in the order to show
 * @throws Error if the page has no such question, or no answer to it that begins with a paragraph
 */
export function shortAnswers(page: string, wanted: readonly string[]): ShortAnswer[] {
  const file = `faq/${page}.mdx`;
  const {text} = expandBody({file, source: readFileSync(path.join(root, file), 'utf8')});
  const paragraphs = text.split(/\n\s*\n/);
  const questions: readonly {key: string; question: string}[] = faq.find(({key}) => key === page)?.questions ?? [];
  return wanted.map((key) => {
    const question = questions.find((question) => question.key === key);
    const heading = paragraphs.findIndex(
      (paragraph) => paragraph.startsWith('## ') && paragraph.includes(`{/* #${key} */}`),
    );
    const answer = paragraphs[heading + 1];
    if (!question || heading < 0 || answer === undefined) {
      throw new Error(`${file} has no answer to ${key}; see src/facts/faq.ts.`);
    }
    return {
      key,
      question: question.question,
      answer: answerParts(answer),
      to: answerAddress(page, key),
    };
  });
}

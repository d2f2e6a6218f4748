import {readFileSync} from 'node:fs';
import path from 'node:path';
import {micromark} from 'micromark';
import {faq} from '../facts/faq';
import {expandBody} from './expand';

/** A question of the FAQ with the first paragraph of its answer, which answers it alone. */
export interface ShortAnswer {
  key: string;
  question: string;
  /** HTML of one paragraph's content. */
  answer: string;
  /** Address of the whole answer. */
  to: string;
}

const root = path.join(__dirname, '../..');

/**
 * Short answers as the FAQ gives them, so that other pages say the same.
 * @param wanted keys of questions of one page, in the order to show
 * @throws Error if the page has no such question, or no answer to it
 */
export function shortAnswers(page: string, wanted: readonly string[]): ShortAnswer[] {
  const file = `faq/${page}.mdx`;
  const {text} = expandBody({file, source: readFileSync(path.join(root, file), 'utf8')});
  const paragraphs = text.split(/\n\s*\n/);
  const questions: readonly {key: string; question: string}[] = faq.find(({key}) => key === page)?.questions ?? [];
  return wanted.map((key) => {
    const question = questions.find((it) => it.key === key);
    const heading = paragraphs.findIndex((it) => it.startsWith('## ') && it.includes(`{/* #${key} */}`));
    const answer = paragraphs[heading + 1];
    if (!question || heading < 0 || answer === undefined) {
      throw new Error(`${file} has no answer to ${key}; see src/facts/faq.ts.`);
    }
    return {
      key,
      question: question.question,
      answer: micromark(answer).replace(/^<p>|<\/p>$/g, ''),
      to: `/faq/${page}#${key}`,
    };
  });
}

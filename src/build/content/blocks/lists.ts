import {facts} from '../factTree';
import {errors} from '../../../facts/errors';
import {lookUpText} from '../factLookup';
import {paths} from '../../../facts/derived/paths';
import {allQuestions, type Question} from '../questions';
import type {LookupBlock} from './block';
import {code, inlineMarkdown, join, lines, mdx, type Markdown, type Value} from './mdxTemplate';

function listItem(text: string): Value {
  if (errors.some((error) => error.code === text)) return mdx`[${code(text)}](${paths.error(text)})`;
  return /^[a-z]+:[a-z]+$/.test(text) ? code(text) : inlineMarkdown(text);
}

/** Finds a list of strings by its path, as in placeholders. */
const listOf =
  (bullet: Markdown): LookupBlock =>
  (path) => {
    const lookup = lookUpText(facts, path);
    if (!('value' in lookup) || typeof lookup.value !== 'object') return undefined;
    const items = lookup.value;
    return () => lines(items.map((item) => mdx`${bullet} ${listItem(item)}`));
  };

/** `plans.purchase.where` → ``- the button in the reply to `/premium` `` */
export const bulletLists = listOf(mdx`-`);

/** `plans.cancel.steps` → `1. Open User Settings` */
export const numberedLists = listOf(mdx`1.`);

const link = ({question, to}: Question): Markdown => mdx`[${question}](${to})`;

/** Lists questions with an answer that links to this heading: `/docs/Premium#need` → `In the FAQ: [Is there a trial?](/faq/premium#trial)` */
export const guideQuestions: LookupBlock = (heading) => {
  const questions = allQuestions().filter(({links}) => links.has(heading));
  return questions.length === 0 ? undefined : () => mdx`In the FAQ: ${join(questions.map(link), ' · ')}`;
};

/** `/faq/general` → `- [Is it free?](/faq/general#free)`, and so on. */
export const answerLists: LookupBlock = (page) => {
  const questions = allQuestions().filter(({to}) => to.startsWith(`${page}#`));
  return questions.length === 0 ? undefined : () => lines(questions.map((question) => mdx`- ${link(question)}`));
};

import {facts} from '../placeholderFacts';
import {errors} from '../../../facts/errors';
import {findQuotableFact} from '../factLookup';
import {paths} from '../../../facts/derived/paths';
import {allQuestions, type Question} from '../questions';
import type {LookupBlock} from './block';
import {code, withDetectedCode, join, lines, mdx, type Markdown, type MdxValue} from './mdxTemplate';

function listItem(text: string): MdxValue {
  if (errors.some((error) => error.code === text)) return mdx`[${code(text)}](${paths.error(text)})`;
  // The pattern matches a scope: `polls:read`
  return /^[a-z]+:[a-z]+$/.test(text) ? code(text) : withDetectedCode(text);
}

/** Creates a block that shows a list of strings. Its key is the path of the list, as in placeholders. */
const createListBlock =
  (marker: Markdown): LookupBlock =>
  (path) => {
    const lookup = findQuotableFact(facts, path);
    // The only quotable facts that are objects are lists.
    if (!('value' in lookup) || typeof lookup.value !== 'object') return undefined;
    const items = lookup.value;
    return () => lines(items.map((item) => mdx`${marker} ${listItem(item)}`));
  };

/** `plans.purchase.where` → ``- the button in the reply to `/premium` `` */
export const bulletListOfFact = createListBlock(mdx`-`);

/** `plans.cancel.steps` → `1. Open User Settings` */
export const numberedListOfFact = createListBlock(mdx`1.`);

const questionLink = ({question, to}: Question): Markdown => mdx`[${question}](${to})`;

/** Lists questions with an answer that links to this heading: `/docs/Premium#need` → `In the FAQ: [Is there a trial?](/faq/premium#trial)` */
export const questionsLinkingTo: LookupBlock = (headingHref) => {
  const questions = allQuestions().filter(({links}) => links.has(headingHref));
  return questions.length === 0 ? undefined : () => mdx`In the FAQ: ${join(questions.map(questionLink), ' · ')}`;
};

/** `/faq/general` → `- [Is it free?](/faq/general#free)`, and so on. */
export const faqPageQuestions: LookupBlock = (route) => {
  const questions = allQuestions().filter(({to}) => to.startsWith(`${route}#`));
  return questions.length === 0
    ? undefined
    : () => lines(questions.map((question) => mdx`- ${questionLink(question)}`));
};

import {facts} from '../factTree';
import {errors} from '../../../facts/errors';
import {lookUpText} from '../factLookup';
import {paths} from '../../../facts/derived/paths';
import type {LookupBlock} from './block';
import {code, inlineMarkdown, lines, mdx, type Markdown, type Value} from './mdxTemplate';

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

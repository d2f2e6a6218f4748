import type {TextWithCode} from '../../../shared/sentences';
import {factWords} from '../factWords';
import {code, type Value} from './mdx';

export const wordsToMarkdown = (words: TextWithCode): Value =>
  words.map((item) => (typeof item === 'string' ? item : code(item.code)));

/** Sets commands and technical names as code: `Run /diagnose` → ``Run `/diagnose` `` */
export const inlineMarkdown = (text: string): Value => wordsToMarkdown(factWords(text));

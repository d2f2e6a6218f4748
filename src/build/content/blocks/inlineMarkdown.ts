import type {TextWithCode} from '../../../lib/sentences';
import {markCode} from '../markCode';
import {code, type Value} from './mdx';

export const textWithCodeToMarkdown = (words: TextWithCode): Value =>
  words.map((item) => (typeof item === 'string' ? item : code(item.code)));

/** Formats commands and technical names as inline code: `Run /diagnose` → ``Run `/diagnose` `` */
export const inlineMarkdown = (text: string): Value => textWithCodeToMarkdown(markCode(text));

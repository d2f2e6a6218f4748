import type {Words} from '../../../shared/sentences';
import {factWords} from '../factWords';
import {code, type Value} from './mdx';

export const worded = (words: Words): Value => words.map((part) => (typeof part === 'string' ? part : code(part.code)));

/** Sets commands and technical names as code: `Run /diagnose` → ``Run `/diagnose` `` */
export const inlineMarkdown = (text: string): Value => worded(factWords(text));

import type {TextWithCode} from '../../../shared/sentences';
import {factWords} from '../factWords';
import {code, type Value} from './mdx';

/** Converts a text with code parts to Markdown. */
export const worded = (words: TextWithCode): Value =>
  words.map((part) => (typeof part === 'string' ? part : code(part.code)));

/** Text of a fact with commands and technical names set as code. */
export const inlineMarkdown = (text: string): Value => worded(factWords(text));

import type {Words} from '../../../shared/sentences';
import {factWords} from '../factWords';
import {code, type Value} from './mdx';

/** Words with those that are code set as code. */
export const worded = (words: Words): Value => words.map((part) => (typeof part === 'string' ? part : code(part.code)));

/** Text of a fact with commands and technical names set as code. */
export const inlineMarkdown = (text: string): Value => worded(factWords(text));

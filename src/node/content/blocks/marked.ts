import {factWords} from '../factWords';
import {code, type Value} from './mdx';

/** Text of a fact with commands and technical names set as code. */
export const marked = (text: string): Value =>
  factWords(text).map((part) => (typeof part === 'string' ? part : code(part.code)));

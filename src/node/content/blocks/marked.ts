import {factWords} from '../factWords';
import {code, type Inline} from './markdown';

/** Text of a fact with commands and technical names set as code. */
export const marked = (text: string): Inline =>
  factWords(text).map((part) => (typeof part === 'string' ? part : code(part.code)));

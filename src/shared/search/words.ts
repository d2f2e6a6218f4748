import {stemmer} from 'stemmer';

// Without their apostrophes, as readers type them: cspell:ignore dont doesnt didnt isnt
/** Words that nearly every text has: who searches for `how do I ban` looks for `ban`. */
const common: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can cannot could did do does ' +
    'doing for from had has have having he her here hers him his how i if in into is it its just let me my no not of ' +
    'on one only or other our ours out own please s she should so some such t than that the their them then there ' +
    'these they this those to too until us very want was we were what when where which while who whom why will with ' +
    'would you your yours use used using cant dont doesnt didnt isnt wont im ive whats'
  ).split(' '),
);

/** What stands in texts for a word: whoever types `votes` or `voting` finds `vote`. By Porter's rules, for English. */
export const stemOf = (word: string): string => stemmer(word);

/** Whether a word is too common to search for. */
export const isCommon = (word: string): boolean => common.has(word);

/** Small letters without accents, and one apostrophe. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '').toLowerCase();

/** A word of a text, or a name that is written as one: `open_polls`, `user.mention`, `createPoll`, `auto-delete`. */
const token = /[\p{L}\p{M}\p{N}'’]+(?:[-_.:][\p{L}\p{M}\p{N}]+)*/gu;

/** The words in a name: `create` and `Poll` of `createPoll`, `open` and `polls` of `open_polls`. */
const partsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .split(/[-_.:\s]+/)
    .map(plain)
    .filter((part) => part !== '');

/** A word of a text as it stands there, or a name that is written as one. */
export interface Token {
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** Its words, small. */
  words: readonly string[];
}

/** The words and names of a text in their places. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({0: name, index}) => ({
    start: index,
    end: index + name.length,
    words: partsOf(name),
  }));

/**
 * The words of a text, small. Of a name, its words; with `joined`, also the name as one word, for those who type it so:
 * `createpoll`, `autodelete`.
 */
export function wordsOf(text: string, joined = false): string[] {
  return tokensOf(text).flatMap(({words}) => (joined && words.length > 1 ? [...words, words.join('')] : words));
}

/**
 * What a name is kept under, however it is written: `create poll` for `createPoll`, `/poll create` and `Create polls` differ
 * in the order of their words only.
 */
export const nameKey = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** The longest name that is looked for as a whole, in words. */
export const LONGEST_NAME = 5;

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

/** Longest words that are searched for: with them the address is as long as any browser and chat takes. */
export const maxFilterLength = 100;

/** Texts of filters and pickers as they are searched, so that typing does not read them again. */
const searched = new Map<string, string>();

/**
 * Whether a text has every word of a search, in any order and case, with or without punctuation. Words can be incomplete:
 * `vot` finds `votes`. A search without words finds all.
 */
export function hasWords(text: string, search: string): boolean {
  const known = searched.get(text) ?? wordsOf(text, true).join(' ');
  searched.set(text, known);
  return tokensOf(search).every(({words}) => known.includes(words.join(' ')));
}

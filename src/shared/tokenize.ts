const normalize = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '').toLowerCase();

/** Matches a word or a name that is written as one: `open_polls`, `user.mention`, `createPoll`, `auto-delete`. */
const token = /[\p{L}\p{M}\p{N}'’]+(?:[-_.:][\p{L}\p{M}\p{N}]+)*/gu;

/** `createPoll` → `create`, `poll`; `open_polls` → `open`, `polls` */
const wordsInName = (name: string): string[] =>
  name
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .split(/[-_.:\s]+/)
    .map(normalize)
    .filter((part) => part !== '');

export interface Token {
  start: number;
  end: number;
  /** Lower case. */
  words: readonly string[];
}

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({0: name, index}) => ({
    start: index,
    end: index + name.length,
    words: wordsInName(name),
  }));

/**
 * Returns the words of a text in lower case: `createPoll` → `create`, `poll`.
 * @param joined also returns names as one word, because readers may type them that way: `createpoll`
 */
export function wordsOf(text: string, joined = false): string[] {
  return tokensOf(text).flatMap(({words}) => (joined && words.length > 1 ? [...words, words.join('')] : words));
}

/** Longest text in a filter's text field. The URL contains it, and browsers and chats limit the length of URLs. */
export const maxFilterLength = 100;

/** Caches the words of texts, because each key press searches all of them again. */
const wordsOfTexts = new Map<string, string>();

/** Whether a text contains every word of a query, in any order. Words can be incomplete: `vot` finds `votes`. */
export function hasWords(text: string, query: string): boolean {
  const known = wordsOfTexts.get(text) ?? wordsOf(text, true).join(' ');
  wordsOfTexts.set(text, known);
  return tokensOf(query).every(({words}) => known.includes(words.join(' ')));
}

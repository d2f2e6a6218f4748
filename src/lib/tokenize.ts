const normalize = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/['’]/g, '').toLowerCase();

/** Matches a word, or a name written as one word: `open_polls`, `user.mention`, `createPoll`, `auto-delete`. */
const tokenPattern = /[\p{L}\p{M}\p{N}'’]+(?:[-_.:][\p{L}\p{M}\p{N}]+)*/gu;

/** `createPoll` → `create`, `poll`; `open_polls` → `open`, `polls`. Names that begin with a capital stay whole: `YouTube` → `youtube` */
const splitToken = (tokenText: string): string[] =>
  tokenText
    .replaceAll(/(?<=^\p{Ll}.*[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .split(/[-_.:\s]+/)
    .map(normalize)
    .filter((part) => part !== '');

export interface Token {
  start: number;
  end: number;
  /** Lower case, without accents and apostrophes. A name can have several: `createPoll` → `create`, `poll` */
  words: readonly string[];
}

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(tokenPattern)].map(({0: tokenText, index}) => ({
    start: index,
    end: index + tokenText.length,
    words: splitToken(tokenText),
  }));

/** Returns the words of a text, normalized as in `Token`: `createPoll` → `create`, `poll` */
export const wordsOf = (text: string): string[] => tokensOf(text).flatMap(({words}) => words);

/**
 * Tests whether a text contains every word of a query, in any order. Parts of words also match: `vot` finds `votes`. Readers may
 * type a name as one word: `createpoll` finds `createPoll`.
 */
export function hasWords(text: string, query: string): boolean {
  const joinedWords = tokensOf(text)
    .flatMap((textToken) => [...textToken.words, textToken.words.join('')])
    .join(' ');
  return tokensOf(query).every((queryToken) => joinedWords.includes(queryToken.words.join(' ')));
}

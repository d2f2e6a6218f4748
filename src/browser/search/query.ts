import {isOneTypo} from '../../lib/nearest';
import {wordsOf} from '../../lib/tokenize';
import type {SearchEntryFile} from '../../lib/search/files';
import {isStopWord, isNegation, nameKey, stemOf, withoutDeterminers} from '../../lib/search/stems';
import {MAX_NAME_WORDS, SYNONYM_WEIGHT} from '../../lib/search/tuning';

/** Matches syntax of the API: `GET`, `createPoll`, `{guild_id}`. */
const apiSyntax = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|[a-z][A-Z]|\{\w+\}/;

/** Alternatives for one term of a query. A section matches an alternative if it contains all of its keys. */
type Alternatives = readonly {keys: readonly string[]; weight: number}[];

export interface ParsedQuery {
  termAlternatives: readonly Alternatives[];
  /** Index keys of the multi-word names that the query may contain. */
  nameKeys: readonly string[];
  /** Areas that the query's words mean, whichever area is chosen in the dialog. */
  mentionedAreas: ReadonlySet<string>;
  isAboutProblem: boolean;
  /** Tells whether the query names only the subject of its problem: `tickets not working`. */
  isVague: boolean;
  /** Misspelled words with their corrections. */
  corrections: ReadonlyMap<string, string>;
}

/** One word, or the words of an entry of `synonyms` or `noise`: `voice channel`, `not work`. */
interface Term {
  words: readonly string[];
  /** `words` without stop words and noise. */
  searchedWords: readonly string[];
}

/** Words and phrases from `src/facts/search.ts`, each as a list of stems. */
type Phrases = readonly (readonly string[])[];

/** The entry file, parsed once for all queries. */
export interface Vocabulary {
  /** All words of the texts. */
  words: readonly string[];
  /** Words of texts and of synonyms, and their stems. */
  knownWords: ReadonlySet<string>;
  synonyms: readonly Phrases[];
  areas: readonly (readonly [area: string, phrases: Phrases])[];
  problemPhrases: Phrases;
  /** Phrases that are ignored if the query has other words. */
  noise: Phrases;
}

const stemsOf = (phrase: string): string[] => wordsOf(phrase).map(stemOf);

export function vocabularyOf({words, synonyms, areas, problemWords, noiseWords}: SearchEntryFile): Vocabulary {
  const textWords = words.split(' ');
  const listedWords = [...textWords, ...synonyms.flat().flatMap((phrase) => wordsOf(phrase))];
  return {
    words: textWords,
    knownWords: new Set([...listedWords, ...listedWords.map(stemOf)]),
    synonyms: synonyms.map((group) => group.map(stemsOf)),
    areas: Object.entries(areas).map(([area, phrases]) => [area, phrases.map(stemsOf)]),
    problemPhrases: problemWords.map(stemsOf),
    noise: noiseWords.map(stemsOf),
  };
}

const containsAt = (words: readonly string[], start: number, part: readonly string[]): boolean =>
  part.length > 0 && part.every((word, index) => words[start + index] === word);

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && containsAt(a, 0, b);

const hasAny = (words: readonly string[], phrases: Phrases): boolean =>
  phrases.some((phrase) => words.some((_, start) => containsAt(words, start, phrase)));

/** `isn't`, `without` → `not`; `no` stays; `what's` → `what`, `is`. Words have lost their apostrophes here (`tokenize.ts`). */
const splitQuery = (query: string): string[] =>
  wordsOf(query).flatMap((word) => {
    if (isNegation(word)) return [word === 'no' ? 'no' : 'not'];
    return /^(?:what|who|where|how)s$/.test(word) ? [word.slice(0, -1), 'is'] : [word];
  });

// cspell:ignore tickts
/** Corrects one typo: `tickts` → `tickets`. The first letter must be right, because `fake` doesn't mean `take`. */
const correctWord = (word: string, words: readonly string[]): string | undefined =>
  words.find((candidate) => candidate.startsWith(word.slice(0, 1)) && isOneTypo(word, candidate));

/** Splits two words of three letters or more that were typed as one: `tempmute` → `temp mute` */
function splitWord(word: string, knownWords: ReadonlySet<string>): string | undefined {
  for (let index = 3; index <= word.length - 3; index++) {
    const parts = [word.slice(0, index), word.slice(index)];
    if (parts.every((part) => knownWords.has(part))) return parts.join(' ');
  }
  return undefined;
}

/** Splits a query into phrases, as long as possible, and single words: `voice`, `channel`, `full` → `voice channel`, `full` */
function splitTerms(queryWords: readonly string[], {synonyms, noise}: Vocabulary): Term[] {
  const stems = queryWords.map(stemOf);
  const phrases = [...synonyms.flat(), ...noise];
  const terms: Term[] = [];
  for (let start = 0; start < queryWords.length;) {
    const lengths = phrases.filter((phrase) => containsAt(stems, start, phrase)).map(({length}) => length);
    const end = start + Math.max(1, ...lengths);
    const words = queryWords.slice(start, end);
    const isNoise = noise.some((phrase) => isSame(phrase, stems.slice(start, end)));
    terms.push({words, searchedWords: isNoise ? [] : words.filter((word) => !isStopWord(word))});
    start = end;
  }
  return terms;
}

const synonymsOf = (groups: readonly Phrases[], stems: readonly string[]): Phrases =>
  groups
    .filter((group) => group.some((phrase) => isSame(phrase, stems)))
    .flat()
    // Leaves out the term itself and longer phrases that begin with it, which find nothing more.
    .filter((phrase) => !containsAt(phrase, 0, stems))
    // The index has no negations, so "no sound" would find "sound".
    .filter((phrase) => !phrase.some(isNegation))
    .map((phrase) => phrase.filter((stem) => !isStopWord(stem)));

function alternativesOf({words, searchedWords}: Term, {synonyms}: Vocabulary): Alternatives {
  // Several words together are seldom ambiguous, so their synonyms weigh as much as the words themselves.
  const weight = words.length > 1 ? 1 : SYNONYM_WEIGHT;
  return [
    {keys: searchedWords.map(stemOf), weight: 1},
    ...synonymsOf(synonyms, words.map(stemOf)).map((keys) => ({keys, weight})),
  ].filter(({keys}) => keys.length > 0);
}

/** Completes the word being typed. A known word of four letters or more gets no completions; completions of a shorter one weigh less. */
function completionsOf(prefix: string, {words, knownWords}: Vocabulary): Alternatives {
  if (prefix.length < 3 || (prefix.length > 3 && knownWords.has(prefix))) return [];
  const weight = knownWords.has(prefix) ? SYNONYM_WEIGHT : 1;
  return words.filter((word) => word.startsWith(prefix)).map((word) => ({keys: [stemOf(word)], weight}));
}

/**
 * Returns the keys of all multi-word names that a query may contain. Names don't start or end with a stop word other than a
 * negation, unless they are the whole query: `is it free`.
 */
function possibleNameKeys(queryWords: readonly string[]): string[] {
  const isCommon = (word = ''): boolean => isStopWord(word) && !isNegation(word);
  const keys: string[] = [];
  for (let start = 0; start < queryWords.length; start++) {
    const maxLength = Math.min(MAX_NAME_WORDS, queryWords.length - start);
    for (let length = 2; length <= maxLength; length++) {
      const name = queryWords.slice(start, start + length);
      const isWholeQuery = length === queryWords.length;
      if (isWholeQuery || !(isCommon(name.at(0)) || isCommon(name.at(-1)))) keys.push(nameKey(name));
    }
  }
  return keys;
}

/** @param options `exactly` turns off the correction of typos */
export function parseQuery(query: string, vocabulary: Vocabulary, {exactly = false} = {}): ParsedQuery {
  const {words, knownWords} = vocabulary;
  const queryWords = splitQuery(query);
  // The last word may be incomplete.
  const prefix = /[\p{L}\p{N}]$/u.test(query) ? queryWords.at(-1) : undefined;
  const corrections = new Map<string, string>();
  const correctedWords = queryWords.flatMap((word) => {
    const isIncomplete = word === prefix && words.some((candidate) => candidate.startsWith(word));
    // `words` has no numbers and ids, but the index does.
    const isKnown = knownWords.has(word) || knownWords.has(stemOf(word)) || isStopWord(word) || /\d/.test(word);
    if (exactly || isKnown || isIncomplete || word.length < 4) return [word];
    const correction = correctWord(word, words) ?? splitWord(word, knownWords);
    if (correction === undefined) return [word];
    corrections.set(word, correction);
    return correction.split(' ');
  });
  const stems = correctedWords.map(stemOf);

  const terms = splitTerms(correctedWords, vocabulary);
  const completions = prefix === undefined ? [] : completionsOf(prefix, vocabulary);
  const termAlternatives = terms
    .map((term, index) => [
      ...alternativesOf(term, vocabulary),
      // Completions of the last word, unless it is a stop word or noise.
      ...(index === terms.length - 1 && term.searchedWords.length > 0 ? completions : []),
    ])
    .filter((alternatives) => alternatives.length > 0);
  // A pasted name or error code, such as `validation_failed`, describes no problem.
  const isAboutProblem = !query.includes('_') && hasAny(stems, vocabulary.problemPhrases);
  const areas = vocabulary.areas.filter(([, phrases]) => hasAny(stems, phrases)).map(([area]) => area);
  return {
    // A query of only stop words and noise is searched as it is.
    termAlternatives: termAlternatives.length > 0 ? termAlternatives : stems.map((stem) => [{keys: [stem], weight: 1}]),
    nameKeys: [
      ...new Set([...possibleNameKeys(correctedWords), ...possibleNameKeys(withoutDeterminers(correctedWords))]),
      // `ban not working` is about bans, not about the name `not working`.
    ].filter((key) => termAlternatives.length === 0 || !vocabulary.noise.some((phrase) => phrase.join(' ') === key)),
    mentionedAreas: new Set([...areas, ...(apiSyntax.test(query) ? ['API'] : [])]),
    isAboutProblem,
    // Without `not work`, which is both noise and a problem, only the subject is left.
    isVague:
      isAboutProblem &&
      vocabulary.noise.some((phrase) => hasAny(phrase, vocabulary.problemPhrases) && hasAny(stems, [phrase])),
    corrections,
  };
}

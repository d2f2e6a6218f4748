import {isOneTypo} from '../../lib/nearest';
import {wordsOf} from '../../lib/tokenize';
import type {SearchEntryFile} from '../../lib/search/files';
import {isStopWord, isNegation, nameKey, stemOf} from '../../lib/search/stems';
import {MAX_NAME_WORDS, SYNONYM_WEIGHT} from '../../lib/search/tuning';

/** Matches syntax of the API: `GET`, `createPoll`, `{guild_id}`. */
const apiSyntax = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|[a-z][A-Z]|\{\w+\}/;

/** Alternatives for one term of a query. A section matches an alternative if it contains all of its keys. */
type Alternatives = readonly {keys: readonly string[]; weight: number}[];

export interface ParsedQuery {
  termAlternatives: readonly Alternatives[];
  /** Index keys of the multi-word names that the query may contain. */
  nameKeys: readonly string[];
  askedAreas: ReadonlySet<string>;
  isAboutProblem: boolean;
  /** Misspelled words with their corrections. */
  corrections: ReadonlyMap<string, string>;
}

/** One word, or several that belong together: a name with synonyms, or `slow mode`. */
interface Term {
  words: readonly string[];
  /** `words` without common words and noise. */
  searchedWords: readonly string[];
}

/** Each name is a list of stems. */
type Names = readonly (readonly string[])[];

/** The entry file, parsed once for all queries. */
export interface Vocabulary {
  /** All words of the texts. */
  words: readonly string[];
  /** Words of texts and of synonyms, and their stems. */
  knownWords: ReadonlySet<string>;
  synonyms: readonly Names[];
  areas: readonly (readonly [area: string, names: Names])[];
  problemNames: Names;
  noise: Names;
}

const stemsOf = (name: string): string[] => wordsOf(name).map(stemOf);

export function vocabularyOf({words, synonyms, areas, problem, noise}: SearchEntryFile): Vocabulary {
  const textWords = words.split(' ');
  const listedWords = [...textWords, ...synonyms.flat().flatMap((name) => wordsOf(name))];
  return {
    words: textWords,
    knownWords: new Set([...listedWords, ...listedWords.map(stemOf)]),
    synonyms: synonyms.map((group) => group.map(stemsOf)),
    areas: Object.entries(areas).map(([area, names]) => [area, names.map(stemsOf)]),
    problemNames: problem.map(stemsOf),
    noise: noise.map(stemsOf),
  };
}

const containsAt = (words: readonly string[], start: number, part: readonly string[]): boolean =>
  part.length > 0 && part.every((word, index) => words[start + index] === word);

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && containsAt(a, 0, b);

const hasAny = (words: readonly string[], names: Names): boolean =>
  names.some((name) => words.some((_, start) => containsAt(words, start, name)));

/** `isn't` → `not`, `what's` → `what is` */
const splitQuery = (query: string): string[] =>
  wordsOf(query).flatMap((word) => {
    if (isNegation(word)) return [word.length > 3 ? 'not' : word];
    return /^(?:what|who|where|how)s$/.test(word) ? [word.slice(0, -1), 'is'] : [word];
  });

// cspell:ignore tickts
/** Corrects one typo: `tickts` → `tickets`. The first letter must be right, because `fake` doesn't mean `take`. */
const correctWord = (word: string, words: readonly string[]): string | undefined =>
  words.find((candidate) => candidate.startsWith(word.slice(0, 1)) && isOneTypo(word, candidate));

/** Splits words that were typed as one: `tempmute` → `temp mute` */
function splitWord(word: string, knownWords: ReadonlySet<string>): string | undefined {
  for (let index = 3; index <= word.length - 3; index++) {
    const parts = [word.slice(0, index), word.slice(index)];
    if (parts.every((part) => knownWords.has(part))) return parts.join(' ');
  }
  return undefined;
}

function splitTerms(queryWords: readonly string[], {synonyms, noise}: Vocabulary): Term[] {
  const stems = queryWords.map(stemOf);
  const names = [...synonyms.flat(), ...noise];
  const terms: Term[] = [];
  for (let start = 0; start < queryWords.length;) {
    const lengths = names.filter((name) => containsAt(stems, start, name)).map(({length}) => length);
    const end = start + Math.max(1, ...lengths);
    const words = queryWords.slice(start, end);
    const isNoise = noise.some((name) => isSame(name, stems.slice(start, end)));
    terms.push({words, searchedWords: isNoise ? [] : words.filter((word) => !isStopWord(word))});
    start = end;
  }
  return terms;
}

const synonymsOf = (groups: readonly Names[], stems: readonly string[]): Names =>
  groups
    .filter((group) => group.some((name) => isSame(name, stems)))
    .flat()
    // The index has no negations, so "no sound" would find "sound".
    .filter((name) => !containsAt(name, 0, stems) && !name.some(isNegation))
    .map((name) => name.filter((stem) => !isStopWord(stem)));

function alternativesOf({words, searchedWords}: Term, {synonyms}: Vocabulary): Alternatives {
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
 * Returns the keys of all multi-word names that a query may contain. Names don't start or end with a common word other than `not`,
 * unless they are the whole query: `is it free`.
 */
function nameKeys(queryWords: readonly string[]): string[] {
  return queryWords.flatMap((firstWord, start) =>
    queryWords.slice(start + 1, start + MAX_NAME_WORDS).flatMap((lastWord, index) => {
      const name = queryWords.slice(start, start + index + 2);
      return name.length < queryWords.length &&
        [firstWord, lastWord].some((word) => isStopWord(word) && !isNegation(word))
        ? []
        : [nameKey(name)];
    }),
  );
}

/** @param options `exactly` turns off the correction of typos */
export function parseQuery(query: string, vocabulary: Vocabulary, {exactly = false} = {}): ParsedQuery {
  const {words, knownWords} = vocabulary;
  const queryWords = splitQuery(query);
  // The last word may be incomplete.
  const prefix = /[\p{L}\p{N}]$/u.test(query) ? queryWords.at(-1) : undefined;
  const corrections = new Map<string, string>();
  const searchWords = queryWords.flatMap((word) => {
    const isIncomplete = word === prefix && words.some((candidate) => candidate.startsWith(word));
    // `words` has no numbers and ids, but the index does.
    const isKnown = knownWords.has(word) || knownWords.has(stemOf(word)) || isStopWord(word) || /\d/.test(word);
    if (exactly || isKnown || isIncomplete || word.length < 4) return [word];
    const correction = correctWord(word, words) ?? splitWord(word, knownWords);
    if (correction === undefined) return [word];
    corrections.set(word, correction);
    return correction.split(' ');
  });
  const stems = searchWords.map(stemOf);

  const terms = splitTerms(searchWords, vocabulary);
  const completions = prefix === undefined ? [] : completionsOf(prefix, vocabulary);
  const termAlternatives = terms
    .map((term, index) => [
      ...alternativesOf(term, vocabulary),
      ...(index === terms.length - 1 && term.searchedWords.length > 0 ? completions : []),
    ])
    .filter((alternatives) => alternatives.length > 0);
  const areas = vocabulary.areas.filter(([, names]) => hasAny(stems, names)).map(([area]) => area);
  return {
    termAlternatives: termAlternatives.length > 0 ? termAlternatives : stems.map((stem) => [{keys: [stem], weight: 1}]),
    nameKeys: nameKeys(searchWords),
    askedAreas: new Set([...areas, ...(apiSyntax.test(query) ? ['API'] : [])]),
    // A pasted name or error code, such as `validation_failed`, describes no problem.
    isAboutProblem: !query.includes('_') && hasAny(stems, vocabulary.problemNames),
    corrections,
  };
}

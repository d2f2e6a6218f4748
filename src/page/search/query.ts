import {isOneSlip} from '../../shared/nearest';
import {wordsOf} from '../../shared/tokenize';
import type {SearchEntry} from '../../shared/search/files';
import {isCommon, isNegation, LONGEST_NAME, nameKey, stemOf} from '../../shared/search/stems';

/** Weights of words that the reader didn't type. Tuned with `SCORES` in scores.ts. */
const ALIKE = {
  /** A word of a group of synonyms. */
  synonym: 0.35,
  /** A word that begins with the one being typed. */
  longer: 0.3,
} as const;

/** Number of words to look up that begin with the one being typed. */
const LONGER_WORDS = 5;

/** Shorter words are too close to each other: only two swapped letters are corrected in them. */
const CORRECTED_LENGTH = 5;

/** Matches what only requests, operations and paths of the API are written like. */
const apiForms = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|[a-z][A-Z]|\{\w+\}/;

/** Alternatives for one part of a query. A section has an alternative if it has all of its stems. */
type Wish = readonly {keys: readonly string[]; counts: number}[];

/** The parsed query. */
export interface Understood {
  wishes: readonly Wish[];
  /** Keys of names of several words that it may contain. */
  names: readonly string[];
  /** Areas that it mentions. */
  areas: ReadonlySet<string>;
  /** Whether it says that something doesn't work. */
  isProblem: boolean;
  /** Misspelled words with their corrections. */
  corrected: ReadonlyMap<string, string>;
}

/** A part of a query: a word, or a name of several words that has synonyms. */
interface Part {
  words: readonly string[];
  /** The words without common ones and noise. */
  wanted: readonly string[];
}

/** Names as lists of stems. */
type Names = readonly (readonly string[])[];

/** The first file of the search, parsed once for all queries. */
export interface Vocabulary {
  /** All words of the texts, common ones first. */
  words: readonly string[];
  /** Words of texts and of synonyms, and their stems. */
  known: ReadonlySet<string>;
  /** Stems of English words that look like a misspelled word of the texts. */
  realWords: ReadonlySet<string>;
  synonyms: readonly Names[];
  areas: readonly (readonly [area: string, names: Names])[];
  problem: Names;
  noise: ReadonlySet<string>;
}

const stemsOf = (name: string): string[] => wordsOf(name).map(stemOf);

/** The vocabulary of a search. */
export function vocabularyOf({words, realWords, synonyms, areas, problem, noise}: SearchEntry): Vocabulary {
  const all = words.split(' ');
  const known = [...all, ...synonyms.flat().flatMap((name) => wordsOf(name))];
  return {
    words: all,
    known: new Set([...known, ...known.map(stemOf)]),
    realWords: new Set(realWords.split(' ')),
    synonyms: synonyms.map((group) => group.map(stemsOf)),
    areas: Object.entries(areas).map(([area, names]) => [area, names.map(stemsOf)]),
    problem: problem.map(stemsOf),
    noise: new Set(noise.flatMap(stemsOf)),
  };
}

const isAt = (words: readonly string[], start: number, part: readonly string[]): boolean =>
  part.length > 0 && part.every((word, index) => words[start + index] === word);

const hasAny = (words: readonly string[], names: Names): boolean =>
  names.some((name) => words.some((_, start) => isAt(words, start, name)));

/** Splits a query into words and expands contractions: `isn't` → `not`, `what's` → `what is`. */
const typedWords = (query: string): string[] =>
  wordsOf(query).flatMap((word) => {
    if (isNegation(word)) return [word.length > 3 ? 'not' : word];
    return /^(?:what|who|where|how)s$/.test(word) ? [word.slice(0, -1), 'is'] : [word];
  });

/** Whether two words have the same letters. */
const isAnagram = (a: string, b: string): boolean => Array.from(a).sort().join('') === Array.from(b).sort().join('');

// cspell:ignore tickts
/** Corrects one slip of the keys: `tickts` → `tickets`. The first letter stays, because `fake` doesn't mean `take`. */
const meantWord = (word: string, words: readonly string[]): string | undefined =>
  words.find(
    (other) =>
      other.startsWith(word.slice(0, 1)) &&
      isOneSlip(word, other) &&
      (word.length >= CORRECTED_LENGTH || isAnagram(word, other)),
  );

/** Splits a query into words and names of several words. */
function partsOf(typed: readonly string[], {synonyms, known, noise}: Vocabulary): Part[] {
  const stems = typed.map(stemOf);
  const names = synonyms.flat();
  const parts: Part[] = [];
  for (let at = 0; at < typed.length;) {
    const next = typed[at + 1];
    const joined = next !== undefined && known.has(`${typed[at]}${next}`) ? 2 : 1;
    const longest = Math.max(joined, ...names.filter((name) => isAt(stems, at, name)).map(({length}) => length));
    const words = typed.slice(at, at + longest);
    const isNoise = (word: string): boolean => longest === 1 && noise.has(stemOf(word));
    parts.push({words, wanted: words.filter((word) => !isCommon(word) && !isNoise(word))});
    at += longest;
  }
  return parts;
}

/** Returns the synonyms of a name. */
const othersIn = (groups: readonly Names[], stems: readonly string[]): Names =>
  groups
    .filter((group) => group.some((name) => name.length === stems.length && isAt(stems, 0, name)))
    .flat()
    // The index has no negations, so "no sound" would find "sound".
    .filter((name) => !isAt(name, 0, stems) && !name.some(isNegation))
    .map((name) => name.filter((stem) => !isCommon(stem)));

/** Returns the alternatives for one part of a query. */
function meanings({words, wanted}: Part, {synonyms, known}: Vocabulary): Wish {
  const stems = words.map(stemOf);
  const isName = words.length > 1;
  const joined = words.join('');
  return [
    {keys: wanted.map(stemOf), counts: 1},
    ...(isName && known.has(joined) ? [{keys: [stemOf(joined)], counts: 1}] : []),
    ...othersIn(synonyms, stems).map((keys) => ({keys, counts: isName ? 1 : ALIKE.synonym})),
  ].filter(({keys}) => keys.length > 0);
}

/** Returns words that begin with the one being typed. A known word of four letters or more is likely complete. */
function longerWords(open: string, {words, known}: Vocabulary): Wish {
  if (open.length < 3 || (open.length > 3 && known.has(open))) return [];
  const longer = words.filter((word) => word.startsWith(open) && word !== open);
  return longer.slice(0, LONGER_WORDS).map((word) => ({keys: [stemOf(word)], counts: ALIKE.longer}));
}

/**
 * Returns the keys of all names of several words that a query may contain, and names written as one word: `slow mode` → `slowmode`.
 * Names don't begin or end with a common word, unless they are the whole query: `is it free`.
 */
function nameKeys(typed: readonly string[], known: ReadonlySet<string>): string[] {
  return typed.flatMap((first, start) =>
    typed.slice(start + 1, start + LONGEST_NAME).flatMap((last, more) => {
      const name = typed.slice(start, start + more + 2);
      if (name.length < typed.length && (isCommon(first) || isCommon(last))) return [];
      const joined = name.join('');
      return [nameKey(name), ...(known.has(joined) ? [stemOf(joined)] : [])];
    }),
  );
}

/**
 * Parses a query.
 * @param options `exactly` corrects no words
 */
export function understand(query: string, vocabulary: Vocabulary, {exactly = false} = {}): Understood {
  const {words, known, realWords} = vocabulary;
  const written = typedWords(query);
  // The last word may be incomplete.
  const open = /[\p{L}\p{N}]$/u.test(query) ? written.at(-1) : undefined;
  const corrected = new Map<string, string>();
  const typed = written.flatMap((word) => {
    const isBegun = word === open && words.some((other) => other.startsWith(word));
    // `words` lists no numbers and ids, but the index has them.
    const isKnown = known.has(word) || known.has(stemOf(word)) || isCommon(word) || /\d/.test(word);
    if (exactly || isKnown || isBegun || word.length < 4) return [word];
    const meant = realWords.has(stemOf(word)) ? undefined : meantWord(word, words);
    if (meant === undefined) return [word];
    corrected.set(word, meant);
    return [meant];
  });
  const stems = typed.map(stemOf);

  const parts = partsOf(typed, vocabulary);
  const longer = open === undefined ? [] : longerWords(open, vocabulary);
  const wishes = parts
    .map((part, index) => [
      ...meanings(part, vocabulary),
      ...(index === parts.length - 1 && part.wanted.length > 0 ? longer : []),
    ])
    .filter((wish) => wish.length > 0);
  const areas = vocabulary.areas.filter(([, names]) => hasAny(stems, names)).map(([area]) => area);
  return {
    wishes: wishes.length > 0 ? wishes : stems.map((stem) => [{keys: [stem], counts: 1}]),
    names: nameKeys(typed, known),
    areas: new Set([...areas, ...(apiForms.test(query) ? ['API'] : [])]),
    isProblem: hasAny(stems, vocabulary.problem),
    corrected,
  };
}

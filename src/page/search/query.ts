import {isOneTypo} from '../../shared/nearest';
import {wordsOf} from '../../shared/tokenize';
import type {SearchEntry} from '../../shared/search/files';
import {isCommon, isNegation, LONGEST_NAME, nameKey, stemOf} from '../../shared/search/stems';

/** Weights of words that the reader didn't type. Tuned with `SCORES` in scores.ts. */
const WEIGHTS = {
  synonym: 0.35,
  /** A word that starts with the one being typed. */
  completion: 0.3,
} as const;

const MAX_COMPLETIONS = 5;

/** Shorter words are too similar to each other, so only swapped letters are corrected in them. */
const MIN_CORRECTED_LENGTH = 5;

/** Matches syntax of the API: `GET`, `createPoll`, `{guild_id}`. */
const apiSyntax = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|[a-z][A-Z]|\{\w+\}/;

/** Alternatives for one term of a query. A section matches an alternative if it contains all of its keys. */
type Alternatives = readonly {keys: readonly string[]; weight: number}[];

export interface ParsedQuery {
  terms: readonly Alternatives[];
  /** Index keys of the multi-word names that the query may contain. */
  names: readonly string[];
  areas: ReadonlySet<string>;
  isProblem: boolean;
  /** Misspelled words with their corrections. */
  corrected: ReadonlyMap<string, string>;
}

/** One word, or several that belong together: a name with synonyms, or `slow mode`. */
interface Term {
  words: readonly string[];
  /** `words` without common words and noise. */
  searched: readonly string[];
}

/** Each name is a list of stems. */
type Names = readonly (readonly string[])[];

/** The entry file, parsed once for all queries. */
export interface Vocabulary {
  /** All words of the texts, the most frequent first. */
  words: readonly string[];
  /** Words of texts and of synonyms, and their stems. */
  known: ReadonlySet<string>;
  /** Stems of English words that look like a misspelled word of the texts. */
  uncorrectedWords: ReadonlySet<string>;
  synonyms: readonly Names[];
  areas: readonly (readonly [area: string, names: Names])[];
  problem: Names;
  noise: Names;
}

const stemsOf = (name: string): string[] => wordsOf(name).map(stemOf);

export function vocabularyOf({words, uncorrectedWords, synonyms, areas, problem, noise}: SearchEntry): Vocabulary {
  const all = words.split(' ');
  const known = [...all, ...synonyms.flat().flatMap((name) => wordsOf(name))];
  return {
    words: all,
    known: new Set([...known, ...known.map(stemOf)]),
    uncorrectedWords: new Set(uncorrectedWords.split(' ')),
    synonyms: synonyms.map((group) => group.map(stemsOf)),
    areas: Object.entries(areas).map(([area, names]) => [area, names.map(stemsOf)]),
    problem: problem.map(stemsOf),
    noise: noise.map(stemsOf),
  };
}

const isAt = (words: readonly string[], start: number, part: readonly string[]): boolean =>
  part.length > 0 && part.every((word, index) => words[start + index] === word);

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && isAt(a, 0, b);

const hasAny = (words: readonly string[], names: Names): boolean =>
  names.some((name) => words.some((_, start) => isAt(words, start, name)));

/** `isn't` → `not`, `what's` → `what is` */
const typedWords = (query: string): string[] =>
  wordsOf(query).flatMap((word) => {
    if (isNegation(word)) return [word.length > 3 ? 'not' : word];
    return /^(?:what|who|where|how)s$/.test(word) ? [word.slice(0, -1), 'is'] : [word];
  });

const isAnagram = (a: string, b: string): boolean => Array.from(a).sort().join('') === Array.from(b).sort().join('');

// cspell:ignore tickts
/** Corrects one typo: `tickts` → `tickets`. The first letter must be right, because `fake` doesn't mean `take`. */
const correctWord = (word: string, words: readonly string[]): string | undefined =>
  words.find(
    (other) =>
      other.startsWith(word.slice(0, 1)) &&
      isOneTypo(word, other) &&
      (word.length >= MIN_CORRECTED_LENGTH || isAnagram(word, other)),
  );

/** Splits words that were typed as one: `tempmute` → `temp mute` */
function splitWord(word: string, known: ReadonlySet<string>): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.has(part))) return parts.join(' ');
  }
  return undefined;
}

function splitTerms(typed: readonly string[], {synonyms, known, noise}: Vocabulary): Term[] {
  const stems = typed.map(stemOf);
  const names = [...synonyms.flat(), ...noise];
  const terms: Term[] = [];
  for (let at = 0; at < typed.length;) {
    const next = typed[at + 1];
    const joined = next !== undefined && known.has(`${typed[at]}${next}`) ? 2 : 1;
    const longest = Math.max(joined, ...names.filter((name) => isAt(stems, at, name)).map(({length}) => length));
    const words = typed.slice(at, at + longest);
    const isNoise = noise.some((name) => isSame(name, stems.slice(at, at + longest)));
    terms.push({words, searched: isNoise ? [] : words.filter((word) => !isCommon(word))});
    at += longest;
  }
  return terms;
}

const synonymsOf = (groups: readonly Names[], stems: readonly string[]): Names =>
  groups
    .filter((group) => group.some((name) => isSame(name, stems)))
    .flat()
    // The index has no negations, so "no sound" would find "sound".
    .filter((name) => !isAt(name, 0, stems) && !name.some(isNegation))
    .map((name) => name.filter((stem) => !isCommon(stem)));

function alternativesOf({words, searched}: Term, {synonyms, known}: Vocabulary): Alternatives {
  const stems = words.map(stemOf);
  const isName = words.length > 1;
  const joined = words.join('');
  return [
    {keys: searched.map(stemOf), weight: 1},
    ...(isName && known.has(joined) ? [{keys: [stemOf(joined)], weight: 1}] : []),
    ...synonymsOf(synonyms, stems).map((keys) => ({keys, weight: isName ? 1 : WEIGHTS.synonym})),
  ].filter(({keys}) => keys.length > 0);
}

/** Completes the word being typed. A known word of four letters or more is likely complete. */
function completions(open: string, {words, known}: Vocabulary): Alternatives {
  if (open.length < 3 || (open.length > 3 && known.has(open))) return [];
  const longer = words.filter((word) => word.startsWith(open) && word !== open);
  return longer.slice(0, MAX_COMPLETIONS).map((word) => ({keys: [stemOf(word)], weight: WEIGHTS.completion}));
}

/**
 * Returns the keys of all multi-word names that a query may contain: `slow mode` → `slow mode`, `slowmode`. Names don't start
 * or end with a common word, unless they are the whole query: `is it free`.
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

/** @param options `exactly` turns off the correction of typos */
export function parseQuery(query: string, vocabulary: Vocabulary, {exactly = false} = {}): ParsedQuery {
  const {words, known, uncorrectedWords} = vocabulary;
  const written = typedWords(query);
  // The last word may be incomplete.
  const open = /[\p{L}\p{N}]$/u.test(query) ? written.at(-1) : undefined;
  const corrected = new Map<string, string>();
  const typed = written.flatMap((word) => {
    const isIncomplete = word === open && words.some((other) => other.startsWith(word));
    // `words` has no numbers and ids, but the index does.
    const isKnown = known.has(word) || known.has(stemOf(word)) || isCommon(word) || /\d/.test(word);
    if (exactly || isKnown || isIncomplete || word.length < 4) return [word];
    const meant = uncorrectedWords.has(stemOf(word)) ? undefined : (correctWord(word, words) ?? splitWord(word, known));
    if (meant === undefined) return [word];
    corrected.set(word, meant);
    return meant.split(' ');
  });
  const stems = typed.map(stemOf);

  const terms = splitTerms(typed, vocabulary);
  const longer = open === undefined ? [] : completions(open, vocabulary);
  const alternatives = terms
    .map((term, index) => [
      ...alternativesOf(term, vocabulary),
      ...(index === terms.length - 1 && term.searched.length > 0 ? longer : []),
    ])
    .filter((one) => one.length > 0);
  const areas = vocabulary.areas.filter(([, names]) => hasAny(stems, names)).map(([area]) => area);
  return {
    terms: alternatives.length > 0 ? alternatives : stems.map((stem) => [{keys: [stem], weight: 1}]),
    names: nameKeys(typed, known),
    areas: new Set([...areas, ...(apiSyntax.test(query) ? ['API'] : [])]),
    isProblem: hasAny(stems, vocabulary.problem),
    corrected,
  };
}

import {isOneSlip} from '../nearest';
import type {SearchEntry} from './files';
import {isCommon, LONGEST_NAME, nameKey, stemOf, wordsOf} from './words';

/** What a word counts that the reader did not type. */
const ALIKE = {
  /** Means the same. */
  synonym: 0.7,
  /** Begins with what is typed so far; with a short word, which can be meant as it is. */
  longer: 0.7,
  longerThanAWord: 0.3,
  /** A word of a name of several words that means something as a whole. */
  partOfName: 0.5,
} as const;

/** Of words that begin with what is typed so far, those that are looked up. */
const LONGER_WORDS = 5;

/** How only requests, operations and paths of the API are written. */
const apiForms = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|[a-z][A-Z]|\{\w+\}/;

/** One thing that a query asks for, in the words that can stand for it; each is a list of stems that all have to be there. */
type Wish = readonly {keys: readonly string[]; counts: number}[];

/** A query, understood. */
export interface Understood {
  wishes: readonly Wish[];
  /** Keys of names of several words that can be in it. */
  names: readonly string[];
  /** Areas that it names. */
  areas: ReadonlySet<string>;
  /** Words that texts do not have, with what they were taken for. */
  corrected: ReadonlyMap<string, string>;
}

/** A part of a query: a word, or a name of several words that has synonyms. */
interface Part {
  /** All its words, and those that are not in every text. */
  words: readonly string[];
  wanted: readonly string[];
}

/** What queries are understood by: the first file of the search, with its names as stems, made once for all queries. */
export interface Vocabulary {
  /** All words of the texts, the commonest first. */
  words: readonly string[];
  known: ReadonlySet<string>;
  synonyms: readonly (readonly (readonly string[])[])[];
  areas: readonly (readonly [area: string, names: readonly (readonly string[])[]])[];
}

const stemsOf = (name: string): string[] => wordsOf(name).map(stemOf);

/** The vocabulary of a search. */
export function vocabularyOf({words, synonyms, areas}: SearchEntry): Vocabulary {
  const all = words.split(' ');
  return {
    words: all,
    known: new Set(all),
    synonyms: synonyms.map((group) => group.map(stemsOf)),
    areas: Object.entries(areas).map(([area, names]) => [area, names.map(stemsOf)]),
  };
}

const isAt = (words: readonly string[], start: number, part: readonly string[]): boolean =>
  part.length > 0 && part.every((word, index) => words[start + index] === word);

const has = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, start) => isAt(words, start, part));

/** A word of the texts that a slip of the keys makes another of: the commonest that begins as that does, or else the commonest. */
function meantWord(word: string, known: readonly string[]): string | undefined {
  const near = known.filter((other) => Math.abs(other.length - word.length) <= 1 && isOneSlip(word, other));
  return near.find((other) => other.startsWith(word.slice(0, 1))) ?? near[0];
}

/** The parts of a query in their order. */
function partsOf(typed: readonly string[], {synonyms}: Vocabulary): Part[] {
  const stems = typed.map(stemOf);
  const names = synonyms.flat();
  const parts: Part[] = [];
  for (let at = 0; at < typed.length;) {
    const longest = Math.max(1, ...names.filter((name) => isAt(stems, at, name)).map(({length}) => length));
    const words = typed.slice(at, at + longest);
    parts.push({words, wanted: words.filter((word) => !isCommon(word))});
    at += longest;
  }
  return parts;
}

/** What can stand for a part of a query. */
function meanings({words, wanted}: Part, {synonyms}: Vocabulary): Wish {
  const stems = words.map(stemOf);
  const isName = words.length > 1;
  const same = synonyms
    .filter((group) => group.some((name) => name.length === stems.length && isAt(stems, 0, name)))
    .flat()
    .filter((name) => !isAt(name, 0, stems));
  return [
    ...(wanted.length > 0 ? [{keys: wanted.map(stemOf), counts: 1}] : []),
    ...(isName ? wanted.map((word) => ({keys: [stemOf(word)], counts: ALIKE.partOfName})) : []),
    ...same.map((name) => ({
      keys: name.filter((stem) => !isCommon(stem)),
      counts: isName ? 1 : ALIKE.synonym,
    })),
  ].filter(({keys}) => keys.length > 0);
}

/** Keys of all names of several words that can be in a query; who types `slow mode` finds `slowmode`. */
function nameKeys(typed: readonly string[], known: ReadonlySet<string>): string[] {
  return typed.flatMap((first, start) =>
    typed.slice(start + 1, start + LONGEST_NAME).flatMap((last, more) => {
      if (isCommon(first) || isCommon(last)) return [];
      const name = typed.slice(start, start + more + 2);
      const joined = name.join('');
      return [nameKey(name), ...(known.has(joined) ? [stemOf(joined)] : [])];
    }),
  );
}

/** What a reader wants who types a query. */
export function understand(query: string, vocabulary: Vocabulary): Understood {
  const {words, known} = vocabulary;
  const written = wordsOf(query);
  // What is still being typed can be the beginning of a word.
  const open = /[\p{L}\p{N}]$/u.test(query) ? written.at(-1) : undefined;
  const corrected = new Map<string, string>();
  for (const word of written) {
    const isBegun = word === open && words.some((other) => other.startsWith(word));
    const meant = word.length < 4 || known.has(word) || isCommon(word) || isBegun ? undefined : meantWord(word, words);
    if (meant !== undefined) corrected.set(word, meant);
  }
  const typed = written.map((word) => corrected.get(word) ?? word);
  const stems = typed.map(stemOf);

  const parts = partsOf(typed, vocabulary);
  const wishes = parts.map((part) => meanings(part, vocabulary)).filter((wish) => wish.length > 0);
  // A word of some length is likelier what is meant than what it begins.
  if (open !== undefined && open.length > 2 && (open.length < 4 || !known.has(open))) {
    const counts = known.has(open) ? ALIKE.longerThanAWord : ALIKE.longer;
    const longer = words.filter((word) => word.startsWith(open) && word !== open).slice(0, LONGER_WORDS);
    const last = wishes.pop() ?? [];
    wishes.push([...last, ...longer.map((word) => ({keys: [stemOf(word)], counts}))]);
  }
  const areas = vocabulary.areas.filter(([, names]) => names.some((name) => has(stems, name))).map(([area]) => area);
  return {
    wishes: wishes.length > 0 ? wishes : stems.map((stem) => [{keys: [stem], counts: 1}]),
    names: nameKeys(typed, known),
    areas: new Set(apiForms.test(query) ? [...areas, 'API'] : areas),
    corrected,
  };
}

import {FULL_WEIGHT} from '../../shared/search/files';
import {isCommon, LONGEST_NAME, nameKey, stemOf, wordsOf} from '../../shared/search/words';
import type {Section} from './sections';

/**
 * Where a word stands in a section: what it can count there at most, how many mentions count half of that, and how much longer
 * texts count less, from 0 to 1. Form: BM25F with saturation by field, so that no number of mentions in a text outdoes a heading.
 */
const fields = {
  heading: {counts: 44, half: 1.2, byLength: 0.85},
  /** Title and keywords of the page. */
  page: {counts: 27, half: 0.3, byLength: 0.5},
  names: {counts: 7, half: 1, byLength: 0.5},
  text: {counts: 21, half: 1.5, byLength: 0.6},
} as const;

type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

/** What the text of a section is searched as. */
export interface Searched extends Section {
  /** What readers call it, in other words than its heading. */
  alsoCalled: readonly string[];
  /** Title and keywords of its page. */
  page: readonly string[];
  /** How much it counts beside others, from 0 to 1. */
  counts: number;
}

/** Whole names count as what they are: a heading more than what is mentioned in code. */
const NAME_WEIGHT = {heading: 70, code: 30} as const;

/** Texts of the fields of a section. */
const textsOf = ({id, heading, alsoCalled, page, names, text}: Searched): Record<Field, string> => ({
  heading: [heading, ...alsoCalled].join(' '),
  text,
  page: page.join(' '),
  // An id says in a word or two what a heading says as a sentence.
  names: [id, ...names].join(' '),
});

/** How often a section has each stem, by field. */
function countsOf(section: Searched): {
  counts: Map<string, Partial<Record<Field, number>>>;
  lengths: Record<Field, number>;
} {
  const counts = new Map<string, Partial<Record<Field, number>>>();
  const lengths = {heading: 0, page: 0, names: 0, text: 0};
  for (const [field, text] of Object.entries(textsOf(section)) as [Field, string][]) {
    for (const word of wordsOf(text, true)) {
      if (isCommon(word)) continue;
      lengths[field] += 1;
      const stem = stemOf(word);
      const found = counts.get(stem) ?? {};
      counts.set(stem, {...found, [field]: (found[field] ?? 0) + 1});
    }
  }
  return {counts, lengths};
}

/** Whole names that a section has, with what they count. */
function wholeNames({id, heading, alsoCalled, names}: Searched): Map<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    const words = wordsOf(name);
    if (words.length < 2 || words.length > LONGEST_NAME) return;
    const key = nameKey(words);
    found.set(key, Math.max(weight, found.get(key) ?? 0));
  };
  for (const name of names) add(name, NAME_WEIGHT.code);
  // Ids of operations are their names in clients, too.
  add(id, NAME_WEIGHT.heading);
  for (const name of [heading, ...alsoCalled]) add(name, NAME_WEIGHT.heading);
  return found;
}

/** The stem of a page's title that is a single word, of the section that begins the page: who types it wants that page. */
function titleStem({id, heading}: Searched): string | undefined {
  const words = id === '' ? wordsOf(heading) : [];
  return words.length === 1 ? words.map(stemOf)[0] : undefined;
}

/**
 * How much each section is about each word, and about each name of several words.
 * @returns by stem and by key of a name: indexes of sections with weights from 1 to `FULL_WEIGHT`, in the order of the sections
 */
export function weightsOf(sections: readonly Searched[]): Map<string, [section: number, weight: number][]> {
  const counted = sections.map((section) => ({section, ...countsOf(section)}));
  const mean = Object.fromEntries(
    fieldNames.map((field) => [
      field,
      counted.reduce((sum, {lengths}) => sum + lengths[field], 0) / Math.max(counted.length, 1) || 1,
    ]),
  ) as Record<Field, number>;
  const weights = new Map<string, [number, number][]>();
  const add = (key: string, section: number, weight: number): void => {
    const list = weights.get(key) ?? [];
    list.push([section, Math.max(1, Math.round(weight))]);
    weights.set(key, list);
  };
  counted.forEach(({section, counts, lengths}, index) => {
    const title = titleStem(section);
    for (const [stem, found] of counts) {
      const weight = fieldNames.reduce((sum, field) => {
        const {counts: most, half, byLength} = fields[field];
        const often = (found[field] ?? 0) / (1 - byLength + (byLength * lengths[field]) / mean[field]);
        return sum + (most * often) / (often + half);
      }, 0);
      add(stem, index, (stem === title ? FULL_WEIGHT : weight) * section.counts);
    }
    for (const [key, weight] of wholeNames(section)) add(key, index, weight);
  });
  return weights;
}

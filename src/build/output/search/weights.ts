import {FULL_WEIGHT, PROBLEM_KEY} from '../../../lib/search/files';
import {isCommon, isNegation, nameKey, stemOf} from '../../../lib/search/stems';
import {BY_LENGTH, fields, LONGEST_NAME, NAME} from '../../../lib/search/tuning';
import {wordsOf} from '../../../lib/tokenize';
import type {Section} from './sections';

type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

export interface SearchedSection extends Section {
  alsoCalled: readonly string[];
  page: readonly string[];
  /** Multiplies its weights. From 0 to 1. */
  factor: number;
}

const idKind = /^(?:problem|example|setting|permission|object|events|limits)-/;

/** Returns the words of an id unless the heading has them all. An id often names briefly what its heading asks in a sentence. */
function idWords({id, heading}: SearchedSection): string {
  const about = id.replace(idKind, '');
  const known = new Set(wordsOf(heading));
  return wordsOf(about).every((word) => known.has(word)) ? '' : about;
}

const textsOf = (section: SearchedSection): Record<Field, string> => ({
  heading: `${section.heading} ${idWords(section)}`,
  alsoCalled: section.alsoCalled.join(' '),
  page: section.page.join(' '),
  leads: section.leads.join(' '),
  names: [section.id, ...section.names].join(' '),
  text: section.text,
});

/** Cached, because sections share most of their words. */
const stems = new Map<string, string>();

function cachedStem(word: string): string {
  const stem = stems.get(word) ?? stemOf(word);
  stems.set(word, stem);
  return stem;
}

function countsOf(section: SearchedSection): {
  counts: Map<string, Partial<Record<Field, number>>>;
  lengths: Record<Field, number>;
} {
  const counts = new Map<string, Partial<Record<Field, number>>>();
  const lengths = {heading: 0, alsoCalled: 0, page: 0, leads: 0, names: 0, text: 0};
  for (const [field, text] of Object.entries(textsOf(section)) as [Field, string][]) {
    for (const word of wordsOf(text)) {
      if (isCommon(word)) continue;
      lengths[field] += 1;
      const stem = cachedStem(word);
      const found = counts.get(stem) ?? {};
      counts.set(stem, {...found, [field]: (found[field] ?? 0) + 1});
    }
  }
  return {counts, lengths};
}

/** Returns the keys of a section's names that have several words: `createPoll` → `creat poll` */
function nameKeysOf({id, heading, alsoCalled, names}: SearchedSection): Set<string> {
  // The id of an operation is its name in API clients. The id of a setting is its key with a prefix.
  const several = [heading, id.replace(idKind, ''), ...alsoCalled, ...names]
    .map((name) => wordsOf(name))
    .filter((words) => words.length > 1 && words.length <= LONGEST_NAME);
  return new Set(several.map(nameKey));
}

/** Returns the stem of a page title or command of one word. Readers who type it want that section. */
function titleStem({id, heading}: SearchedSection): string | undefined {
  const words = id === '' || heading.startsWith('/') ? wordsOf(heading) : [];
  return words.length === 1 ? words.map(stemOf)[0] : undefined;
}

/** Tells whether a section is about a problem: `problem-no-sound`, or "Why doesn't it answer?" */
export const isProblem = ({id, heading}: Pick<Section, 'id' | 'heading'>): boolean =>
  id.startsWith('problem-') || (heading.endsWith('?') && wordsOf(heading).some(isNegation));

/**
 * Weighs words and names in sections.
 * @returns the sections of each stem, name key and `PROBLEM_KEY`, with weights from 1 to `FULL_WEIGHT`:
 *   `'poll' => [[0, 68], [3, 21]]`
 */
export function weightsOf(sections: readonly SearchedSection[]): Map<string, [section: number, weight: number][]> {
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
        const {most, half} = fields[field];
        const byLength = field === 'alsoCalled' ? 0 : BY_LENGTH;
        const mentions = (found[field] ?? 0) / (1 - byLength + (byLength * lengths[field]) / mean[field]);
        return sum + (most * mentions) / (mentions + half);
      }, 0);
      add(stem, index, Math.min(FULL_WEIGHT, stem === title ? FULL_WEIGHT : weight) * section.factor);
    }
    if (isProblem(section)) add(PROBLEM_KEY, index, FULL_WEIGHT);
    for (const key of nameKeysOf(section)) add(key, index, NAME * section.factor);
  });
  return weights;
}

import {FULL_WEIGHT, PROBLEM_KEY, PROBLEM_LIST_KEY} from '../../../lib/search/files';
import {isStopWord, isNegation, nameKey, stemOf} from '../../../lib/search/stems';
import {LENGTH_INFLUENCE, fieldLimits, MAX_NAME_WORDS, NAME_WEIGHT} from '../../../lib/search/tuning';
import {wordsOf} from '../../../lib/tokenize';
import type {Section} from './sections';

type SearchField = keyof typeof fieldLimits;
const fieldNames = Object.keys(fieldLimits) as SearchField[];

export interface SearchedSection extends Section {
  alsoCalled: readonly string[];
  /** The title and keywords of its page. */
  titleAndKeywords: readonly string[];
  /** Multiplies its weights. From 0 to 1. */
  factor: number;
}

const idPrefixPattern = /^(?:problem|example|setting|permission|object|events|limits)-/;

/** Returns the words of an id unless the heading has them all. An id often names briefly what its heading asks in a sentence. */
function idWords({id, heading}: SearchedSection): string {
  const unprefixedId = id.replace(idPrefixPattern, '');
  const headingWords = new Set(wordsOf(heading));
  return wordsOf(unprefixedId).every((word) => headingWords.has(word)) ? '' : unprefixedId;
}

const fieldTexts = (section: SearchedSection): Record<SearchField, string> => ({
  heading: `${section.heading} ${idWords(section)}`,
  alsoCalled: section.alsoCalled.join(' '),
  page: section.titleAndKeywords.join(' '),
  boldText: section.boldText.join(' '),
  inlineCode: [section.id, ...section.inlineCode].join(' '),
  text: section.text,
});

/** Cached, because sections share most of their words. */
const stems = new Map<string, string>();

function cachedStem(word: string): string {
  const stem = stems.get(word) ?? stemOf(word);
  stems.set(word, stem);
  return stem;
}

/** Counts the mentions of each stem by field, and the words of each field (its length). */
function countWords(section: SearchedSection): {
  counts: Map<string, Partial<Record<SearchField, number>>>;
  lengths: Record<SearchField, number>;
} {
  const counts = new Map<string, Partial<Record<SearchField, number>>>();
  const lengths = {heading: 0, alsoCalled: 0, page: 0, boldText: 0, inlineCode: 0, text: 0};
  for (const [field, text] of Object.entries(fieldTexts(section)) as [SearchField, string][]) {
    for (const word of wordsOf(text)) {
      if (isStopWord(word)) continue;
      lengths[field] += 1;
      const stem = cachedStem(word);
      const fieldCounts = counts.get(stem) ?? {};
      counts.set(stem, {...fieldCounts, [field]: (fieldCounts[field] ?? 0) + 1});
    }
  }
  return {counts, lengths};
}

/** Returns the keys of a section's names that have several words: `createPoll` → `creat poll` */
function nameKeysOf({id, heading, alsoCalled, inlineCode}: SearchedSection): Set<string> {
  // The id of an operation is its name in API clients. The id of a setting is its key with a prefix.
  const nameWords = [heading, id.replace(idPrefixPattern, ''), ...alsoCalled, ...inlineCode]
    .map((name) => wordsOf(name))
    .filter((words) => words.length > 1 && words.length <= MAX_NAME_WORDS);
  return new Set(nameWords.map(nameKey));
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
  const countedSections = sections.map((section) => ({section, ...countWords(section)}));
  const meanLengths = Object.fromEntries(
    fieldNames.map((field) => [
      field,
      // Never 0, because lengths are divided by it.
      countedSections.reduce((sum, {lengths}) => sum + lengths[field], 0) / Math.max(countedSections.length, 1) || 1,
    ]),
  ) as Record<SearchField, number>;
  const weights = new Map<string, [number, number][]>();
  const add = (key: string, sectionIndex: number, weight: number): void => {
    const weightedSections = weights.get(key) ?? [];
    weightedSections.push([sectionIndex, Math.max(1, Math.round(weight))]);
    weights.set(key, weightedSections);
  };
  countedSections.forEach(({section, counts, lengths}, index) => {
    const fullWeightStem = titleStem(section);
    for (const [stem, fieldCounts] of counts) {
      const weight = fieldNames.reduce((sum, field) => {
        const {max, half} = fieldLimits[field];
        const lengthInfluence = field === 'alsoCalled' ? 0 : LENGTH_INFLUENCE;
        // BM25F, see `fieldLimits`. A mention counts less in a field that is longer than on average.
        const normalizedMentions =
          (fieldCounts[field] ?? 0) / (1 - lengthInfluence + (lengthInfluence * lengths[field]) / meanLengths[field]);
        return sum + (max * normalizedMentions) / (normalizedMentions + half);
      }, 0);
      add(stem, index, (stem === fullWeightStem ? FULL_WEIGHT : Math.min(FULL_WEIGHT, weight)) * section.factor);
    }
    if (isProblem(section)) add(PROBLEM_KEY, index, FULL_WEIGHT);
    if (section.id === 'problems') add(PROBLEM_LIST_KEY, index, FULL_WEIGHT);
    for (const key of nameKeysOf(section)) add(key, index, NAME_WEIGHT * section.factor);
  });
  return weights;
}

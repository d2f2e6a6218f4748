import {FULL_WEIGHT, PROBLEM_KEY, PROBLEM_LIST_KEY, type SearchEntryFile} from '../../lib/search/files';
import {MENTIONED_AREA_FACTOR, LEGACY_FACTOR, PROBLEM_FACTOR, PROBLEM_LIST_FACTOR} from '../../lib/search/tuning';
import type {ParsedQuery} from './query';

/** The weights of the sections that contain a key, by section number (see `SearchEntryFile.pages`). */
export type Postings = ReadonlyMap<number, number>;

const noPostings: Postings = new Map();

/** Inverse document frequency: rare words weigh more. */
const rarity = (postings: Postings, sectionCount: number): number =>
  Math.sqrt(Math.log(1 + sectionCount / (postings.size + 1)));

/** Scores how well each section answers a query. Sections that match more of its terms score higher. */
export function sectionScoresOf(
  {termAlternatives, nameKeys, mentionedAreas, isAboutProblem, isVague}: ParsedQuery,
  postingsByKey: ReadonlyMap<string, Postings>,
  {pages}: SearchEntryFile,
): Map<number, number> {
  const pageFactorBySection = pages.flatMap(([route, area, , sectionCount]) =>
    Array<number>(sectionCount).fill(
      (mentionedAreas.has(area) ? MENTIONED_AREA_FACTOR : 1) * (route.includes('/legacy/') ? LEGACY_FACTOR : 1),
    ),
  );
  const postingsOf = (key: string): Postings => postingsByKey.get(key) ?? noPostings;
  const rarityOf = (key: string): number => rarity(postingsOf(key), pageFactorBySection.length);
  const scores = new Map<number, {score: number; matchedImportance: number}>();
  const importanceByTerm = termAlternatives.map((alternatives) => {
    // The rarity of the term itself or, if the index lacks it, of its first synonym or completion there.
    const indexedAlternative = alternatives.find(({keys}) => keys.every((key) => postingsOf(key).size > 0));
    return indexedAlternative?.keys.reduce((sum, key) => sum + rarityOf(key), 0) ?? 0;
  });
  const totalImportance = importanceByTerm.reduce((sum, importance) => sum + importance, 0) || 1;
  termAlternatives.forEach((alternatives, index) => {
    const importance = importanceByTerm[index] ?? 0;
    const weightBySection = new Map<number, number>();
    for (const {keys, weight: factor} of alternatives) {
      const [firstKey = '', ...otherKeys] = keys;
      for (const [section, weight] of postingsOf(firstKey)) {
        // 0 if the section lacks one of the keys.
        const lowestWeight = otherKeys.reduce((min, key) => Math.min(min, postingsOf(key).get(section) ?? 0), weight);
        if (lowestWeight > 0)
          weightBySection.set(section, Math.max(weightBySection.get(section) ?? 0, factor * lowestWeight));
      }
    }
    for (const [section, weight] of weightBySection) {
      const {score, matchedImportance} = scores.get(section) ?? {score: 0, matchedImportance: 0};
      scores.set(section, {
        score: score + (importance * weight) / FULL_WEIGHT,
        matchedImportance: matchedImportance + importance,
      });
    }
  });
  for (const nameKey of nameKeys) {
    for (const [section, weight] of postingsOf(nameKey)) {
      // Raises only sections that already match a term.
      const sectionScore = scores.get(section);
      if (sectionScore) sectionScore.score += (rarityOf(nameKey) * weight) / FULL_WEIGHT;
    }
  }
  const sectionFactor = (section: number): number =>
    (pageFactorBySection[section] ?? 1) *
    (isAboutProblem && postingsOf(PROBLEM_KEY).has(section) ? PROBLEM_FACTOR : 1) *
    (isVague && postingsOf(PROBLEM_LIST_KEY).has(section) ? PROBLEM_LIST_FACTOR : 1);
  return new Map(
    [...scores].map(([section, {score, matchedImportance}]) => [
      section,
      score * (matchedImportance / totalImportance) * sectionFactor(section),
    ]),
  );
}

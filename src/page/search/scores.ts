import {FULL_WEIGHT, PROBLEM_KEY, type SearchEntry} from '../../shared/search/files';
import type {ParsedQuery} from './query';

/**
 * Factors of a score. Like those in query.ts and src/node/search/, they were tuned one at a time on queries with known answers,
 * such as those in tests/pages/searchQueries.ts. After larger changes to the content, try other values with these queries.
 */
const SCORES = {
  /** Sections in an area that the query mentions. */
  area: 1.7,
  /** Changelogs of former components, unless the query mentions changelogs. */
  legacy: 0.01,
  /** Sections about problems, if the query is about one. */
  problem: 1.8,
  /** Sections with a whole multi-word name, in addition to the score of its words. */
  wholeName: 0.7,
  /** Exponent of the inverse document frequency. */
  rarity: 0.7,
} as const;

/** Inverse document frequency: rare words weigh more. */
const rarity = (found: ReadonlyMap<number, number>, sections: number): number =>
  Math.log(1 + sections / (found.size + 1)) ** SCORES.rarity;

/** Scores how well each section answers a query. Sections that match more of its terms score higher. */
export function scoresOf(
  {terms, names, areas: asked, isProblem}: ParsedQuery,
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>,
  {pages}: SearchEntry,
): Map<number, number> {
  const sections = pages.reduce((sum, page) => sum + page[3], 0);
  const of = (key: string): ReadonlyMap<number, number> => postings.get(key) ?? new Map<number, number>();
  const scores = new Map<number, {score: number; matched: number}>();
  const importance = terms.map((alternatives) => {
    const found = alternatives.find(({keys}) => keys.every((key) => of(key).size > 0));
    return found?.keys.reduce((sum, key) => sum + rarity(of(key), sections), 0) ?? 0;
  });
  const all = importance.reduce((sum, value) => sum + value, 0) || 1;
  terms.forEach((alternatives, index) => {
    const best = new Map<number, number>();
    for (const {keys, weight: factor} of alternatives) {
      const [first = '', ...others] = keys;
      for (const [section, weight] of of(first)) {
        const least = others.reduce((value, key) => Math.min(value, of(key).get(section) ?? 0), weight);
        if (least > 0) best.set(section, Math.max(best.get(section) ?? 0, factor * least));
      }
    }
    for (const [section, weight] of best) {
      const {score, matched} = scores.get(section) ?? {score: 0, matched: 0};
      const value = importance[index] ?? 0;
      scores.set(section, {score: score + (value * weight) / FULL_WEIGHT, matched: matched + value});
    }
  });
  for (const key of names) {
    const found = of(key);
    for (const [section, weight] of found) {
      const before = scores.get(section);
      if (before) before.score += (SCORES.wholeName * rarity(found, sections) * weight) / FULL_WEIGHT;
    }
  }
  const pageFactors = pages.flatMap(([route, area, , count]) =>
    Array<number>(count).fill(asked.has(area) ? SCORES.area : route.includes('/legacy/') ? SCORES.legacy : 1),
  );
  const sectionFactor = (section: number): number =>
    (pageFactors[section] ?? 1) * (isProblem && of(PROBLEM_KEY).has(section) ? SCORES.problem : 1);
  return new Map(
    [...scores].map(([section, {score, matched}]) => [section, score * (matched / all) * sectionFactor(section)]),
  );
}

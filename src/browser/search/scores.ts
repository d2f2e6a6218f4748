import {FULL_WEIGHT, PROBLEM_KEY, type SearchEntry} from '../../lib/search/files';
import {ASKED, LEGACY, PROBLEM} from '../../lib/search/tuning';
import type {ParsedQuery} from './query';

/** Inverse document frequency: rare words weigh more. */
const rarity = (found: ReadonlyMap<number, number>, sections: number): number =>
  Math.sqrt(Math.log(1 + sections / (found.size + 1)));

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
      if (before) before.score += (rarity(found, sections) * weight) / FULL_WEIGHT;
    }
  }
  const pageFactors = pages.flatMap(([route, area, , count]) =>
    Array<number>(count).fill((asked.has(area) ? ASKED : 1) * (route.includes('/legacy/') ? LEGACY : 1)),
  );
  const sectionFactor = (section: number): number =>
    (pageFactors[section] ?? 1) * (isProblem && of(PROBLEM_KEY).has(section) ? PROBLEM : 1);
  return new Map(
    [...scores].map(([section, {score, matched}]) => [section, score * (matched / all) * sectionFactor(section)]),
  );
}

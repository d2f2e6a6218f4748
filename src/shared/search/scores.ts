import {FULL_WEIGHT, type SearchArea, type SearchEntry} from './files';
import type {Understood} from './query';

/** How much a result counts by where it is: guides before the API before the changelog. */
const areaCounts: Readonly<Record<SearchArea, number>> = {
  Guides: 1,
  Functions: 1,
  FAQ: 0.95,
  'Known issues': 0.85,
  API: 0.8,
  Legal: 0.7,
  Changelog: 0.5,
};

/** What a word counts that every page is about. */
const NOISE = 0.4;

/** What a result counts in an area that the query names. */
const ASKED_FOR = 1.2;

/** What the key of a whole name counts beside its words. */
const WHOLE_NAME = 0.7;

/** How much a word says: one that few sections have, more. */
const rarity = (found: ReadonlyMap<number, number>, sections: number): number =>
  Math.sqrt(Math.log(1 + sections / (found.size + 1)));

/** How well each section answers a query. */
export function scoresOf(
  {wishes, names, areas: asked}: Understood,
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>,
  {pages, noise}: SearchEntry,
): Map<number, number> {
  const sections = pages.reduce((sum, page) => sum + page[3], 0);
  const of = (key: string): ReadonlyMap<number, number> => postings.get(key) ?? new Map<number, number>();
  const scores = new Map<number, {score: number; met: number}>();
  const importance = wishes.map((wish) => {
    const has = wish.find(({keys}) => keys.every((key) => of(key).size > 0));
    const says = wish.some(({keys: [key = '']}) => noise.includes(key)) ? NOISE : 1;
    return has ? says * Math.min(...has.keys.map((key) => rarity(of(key), sections))) : 0;
  });
  const all = importance.reduce((sum, value) => sum + value, 0) || 1;
  wishes.forEach((wish, index) => {
    const best = new Map<number, number>();
    for (const {keys, counts} of wish) {
      const [first = '', ...others] = keys;
      for (const [section, weight] of of(first)) {
        const least = others.reduce((value, key) => Math.min(value, of(key).get(section) ?? 0), weight);
        if (least > 0) best.set(section, Math.max(best.get(section) ?? 0, counts * least));
      }
    }
    for (const [section, weight] of best) {
      const {score, met} = scores.get(section) ?? {score: 0, met: 0};
      const value = importance[index] ?? 0;
      scores.set(section, {score: score + (value * weight) / FULL_WEIGHT, met: met + value});
    }
  });
  for (const key of names) {
    const found = of(key);
    for (const [section, weight] of found) {
      const before = scores.get(section);
      if (before) before.score += (WHOLE_NAME * rarity(found, sections) * weight) / FULL_WEIGHT;
    }
  }
  const areas = pages.flatMap(([, area, , count]) => Array<SearchArea>(count).fill(area));
  const areaOf = (section: number): number => {
    const area = areas[section] ?? 'Guides';
    return asked.has(area) ? ASKED_FOR : areaCounts[area];
  };
  return new Map([...scores].map(([section, {score, met}]) => [section, score * (met / all) ** 1.5 * areaOf(section)]));
}

import {closestOf} from '../../lib/nearest';
import {wordsOf} from '../../lib/tokenize';
import {PROBLEM_KEY, type IndexPiece, type PageTexts, type SearchArea, type SearchEntry} from '../../lib/search/files';
import {parseQuery, vocabularyOf, type Vocabulary} from './query';
import {scoresOf} from './scores';
import {isCommon, stemOf} from '../../lib/search/stems';
import {MAX_PAGES, MAX_SECTIONS_PER_PAGE, MIN_RELATIVE_SCORE} from '../../lib/search/tuning';

interface FoundSection {
  /** Path with the id of the heading. */
  address: string;
  heading: string;
  text: string;
}

export interface FoundPage {
  address: string;
  title: string;
  area: SearchArea;
  /** The best section first. */
  sections: readonly FoundSection[];
}

export interface Found {
  pages: readonly FoundPage[];
  counts: ReadonlyMap<SearchArea, number>;
  /** Returns whether a word in the text of a section matches the query. */
  isMatch: (word: string) => boolean;
  corrected: ReadonlyMap<string, string>;
}

/** Searches the index from `src/build/output/search/`. Caches the files that it fetches. */
export class Search {
  private entry: Promise<SearchEntry> | undefined;
  private vocabulary: Vocabulary | undefined;
  private readonly fetched = new Map<string, Promise<unknown>>();

  /** @param fetchJson throws if a file fails to load */
  constructor(
    private readonly entryAddress: string,
    private readonly fetchJson: (address: string) => Promise<unknown>,
  ) {}

  /** @throws if the entry file fails to load; the next call tries again */
  async start(): Promise<SearchEntry> {
    this.entry ??= this.fetchJson(this.entryAddress) as Promise<SearchEntry>;
    try {
      return await this.entry;
    } catch (error) {
      this.entry = undefined;
      throw error;
    }
  }

  /**
   * @param options `exactly` turns off the correction of typos
   * @throws if a file fails to load
   */
  async find(query: string, area?: SearchArea, options: {exactly?: boolean} = {}): Promise<Found> {
    const entry = await this.start();
    this.vocabulary ??= vocabularyOf(entry);
    const parsed = parseQuery(query, this.vocabulary, options);
    const termKeys = parsed.terms.flat().flatMap(({keys}) => keys);
    const keys = [...termKeys, ...parsed.names, ...(parsed.isProblem ? [PROBLEM_KEY] : [])];
    const postings = await this.postingsOf([...new Set(keys)], entry);
    const scores = scoresOf(parsed, postings, entry);
    const {pages, counts} = await this.pagesOf(scores, entry, area);
    const stems = new Set(termKeys);
    return {pages, counts, isMatch: (word) => stems.has(stemOf(word)), corrected: parsed.corrected};
  }

  async nearest(query: string): Promise<string[]> {
    this.vocabulary ??= vocabularyOf(await this.start());
    const {words: known} = this.vocabulary;
    const words = wordsOf(query).filter((word) => !isCommon(word) && word.length > 2 && word.length < 40);
    return [...new Set(words.flatMap((word) => closestOf(word, known) ?? []))];
  }

  private load<File>(address: string): Promise<File> {
    const known = this.fetched.get(address) ?? this.fetchJson(address);
    this.fetched.set(address, known);
    known.catch(() => this.fetched.delete(address));
    return known as Promise<File>;
  }

  private async postingsOf(keys: readonly string[], {pieces}: SearchEntry): Promise<Map<string, Map<number, number>>> {
    const found = keys.map(async (key) => {
      const [first = ''] = key.split(' ');
      const file = pieces.findLast(([firstWord]) => firstWord <= first)?.[1];
      const piece = file === undefined ? {} : await this.load<IndexPiece>(file);
      return [key, decodePostings(piece[key] ?? [])] as const;
    });
    return new Map(await Promise.all(found));
  }

  private async pagesOf(
    scores: ReadonlyMap<number, number>,
    entry: SearchEntry,
    area: SearchArea | undefined,
  ): Promise<Pick<Found, 'pages' | 'counts'>> {
    const counts = new Map<SearchArea, number>();
    const best = bestPages(scores, entry);
    for (const {page, sections} of best) counts.set(page[1], (counts.get(page[1]) ?? 0) + sections.length);
    const shown = best.filter(({page}) => area === undefined || page[1] === area).slice(0, MAX_PAGES);
    const pages = shown.map(async ({page: [route, pageArea, file], sections}) => {
      const {title, sections: texts} = await this.load<PageTexts>(file);
      const top = sections[0]?.score ?? 0;
      return {
        address: route,
        title,
        area: pageArea,
        sections: sections
          .filter(({score}) => score >= top * MIN_RELATIVE_SCORE)
          .slice(0, MAX_SECTIONS_PER_PAGE)
          .flatMap(({index}) => {
            const [id, heading, text] = texts[index] ?? [];
            if (id === undefined || heading === undefined || text === undefined) return [];
            return [{address: id === '' ? route : `${route}#${id}`, heading, text}];
          }),
      };
    });
    return {pages: await Promise.all(pages), counts};
  }
}

/** Returns section → weight. */
function decodePostings(numbers: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  let section = 0;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    section += numbers[at] ?? 0;
    found.set(section, numbers[at + 1] ?? 0);
  }
  return found;
}

interface BestPage {
  page: SearchEntry['pages'][number];
  /** The best first; `index` is the position on the page. */
  sections: {index: number; score: number}[];
}

function bestPages(scores: ReadonlyMap<number, number>, {pages}: SearchEntry): BestPage[] {
  let first = 0;
  const found = pages.map((page): BestPage => {
    const sections = Array.from({length: page[3]}, (_, index) => ({index, score: scores.get(first + index) ?? 0}));
    first += page[3];
    return {page, sections: sections.filter(({score}) => score > 0).sort((a, b) => b.score - a.score)};
  });
  return found
    .filter(({sections}) => sections.length > 0)
    .sort((a, b) => (b.sections[0]?.score ?? 0) - (a.sections[0]?.score ?? 0));
}

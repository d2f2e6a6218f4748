import {closestOf} from '../../shared/nearest';
import {wordsOf} from '../../shared/tokenize';
import {
  PROBLEM_KEY,
  type IndexPiece,
  type PageTexts,
  type SearchArea,
  type SearchEntry,
} from '../../shared/search/files';
import {understand, vocabularyOf, type Vocabulary} from './query';
import {scoresOf} from './scores';
import {isCommon, stemOf} from '../../shared/search/stems';

/** Pages of a result, and sections of a page. */
const PAGES = 7;
const SECTIONS = 4;

/** Other sections of a page are shown if their score is at least this part of the best one's. */
const NEARLY_AS_GOOD = 0.6;

/** A section that was found. */
interface FoundSection {
  /** Address with the id of the heading. */
  address: string;
  heading: string;
  text: string;
}

/** A page with what was found on it, the best section first. */
export interface FoundPage {
  address: string;
  title: string;
  area: SearchArea;
  sections: readonly FoundSection[];
}

/** What a search found. */
export interface Found {
  pages: readonly FoundPage[];
  /** How many sections were found in each area. */
  counts: ReadonlyMap<SearchArea, number>;
  /** Whether a word of a text is one that was searched for. */
  isWanted: (word: string) => boolean;
  /** Words that were taken for others. */
  corrected: ReadonlyMap<string, string>;
}

/** Searches the files of `src/node/search/`; what it fetches once it keeps. */
export class Search {
  private entry: Promise<SearchEntry> | undefined;
  private vocabulary: Vocabulary | undefined;
  private readonly fetched = new Map<string, Promise<unknown>>();

  /**
   * @param entryAddress of the first file
   * @param fetchJson brings a file of the site; throws if it does not come
   */
  constructor(
    private readonly entryAddress: string,
    private readonly fetchJson: (address: string) => Promise<unknown>,
  ) {}

  /**
   * The first file.
   * @throws if it does not come; then the next call asks for it again
   */
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
   * What is found for a query.
   * @param area narrows it to one area
   * @param options `exactly` searches for words as they were typed, also for those that no text has
   * @throws if a file does not come
   */
  async find(query: string, area?: SearchArea, options: {exactly?: boolean} = {}): Promise<Found> {
    const entry = await this.start();
    this.vocabulary ??= vocabularyOf(entry);
    const understood = understand(query, this.vocabulary, options);
    const wished = understood.wishes.flat().flatMap(({keys}) => keys);
    const keys = [...wished, ...understood.names, ...(understood.isProblem ? [PROBLEM_KEY] : [])];
    const postings = await this.look([...new Set(keys)], entry);
    const scores = scoresOf(understood, postings, entry);
    const {pages, counts} = await this.pagesOf(scores, entry, area);
    const stems = new Set(wished);
    return {pages, counts, isWanted: (word) => stems.has(stemOf(word)), corrected: understood.corrected};
  }

  /** Words of the texts that are closest to those of a query that found nothing. */
  async nearest(query: string): Promise<string[]> {
    this.vocabulary ??= vocabularyOf(await this.start());
    const {words: known} = this.vocabulary;
    const words = wordsOf(query).filter((word) => !isCommon(word) && word.length > 2 && word.length < 40);
    return [...new Set(words.flatMap((word) => closestOf(word, known) ?? []))];
  }

  /** A file, fetched once. */
  private load<File>(address: string): Promise<File> {
    const known = this.fetched.get(address) ?? this.fetchJson(address);
    this.fetched.set(address, known);
    known.catch(() => this.fetched.delete(address));
    return known as Promise<File>;
  }

  /** What the index has for keys. */
  private async look(keys: readonly string[], {pieces}: SearchEntry): Promise<Map<string, Map<number, number>>> {
    const found = keys.map(async (key) => {
      const [first = ''] = key.split(' ');
      const file = pieces.findLast(([firstWord]) => firstWord <= first)?.[1];
      const piece = file === undefined ? {} : await this.load<IndexPiece>(file);
      return [key, unpacked(piece[key] ?? [])] as const;
    });
    return new Map(await Promise.all(found));
  }

  /** The pages of the best sections, with their texts. */
  private async pagesOf(
    scores: ReadonlyMap<number, number>,
    entry: SearchEntry,
    area: SearchArea | undefined,
  ): Promise<Pick<Found, 'pages' | 'counts'>> {
    const counts = new Map<SearchArea, number>();
    const best = bestPages(scores, entry);
    for (const {page, sections} of best) counts.set(page[1], (counts.get(page[1]) ?? 0) + sections.length);
    const shown = best.filter(({page}) => area === undefined || page[1] === area).slice(0, PAGES);
    const pages = shown.map(async ({page: [route, pageArea, file], sections}) => {
      const {title, sections: texts} = await this.load<PageTexts>(file);
      const top = sections[0]?.score ?? 0;
      return {
        address: route,
        title,
        area: pageArea,
        sections: sections
          .filter(({score}) => score >= top * NEARLY_AS_GOOD)
          .slice(0, SECTIONS)
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

/** Sections with their weights, of a list of the index. */
function unpacked(numbers: readonly number[]): Map<number, number> {
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
  /** Sections by their place on the page, the best first. */
  sections: {index: number; score: number}[];
}

/** Pages by their best section. */
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

import {closestOf} from '../../lib/nearest';
import {wordsOf} from '../../lib/tokenize';
import {
  PROBLEM_KEY,
  PROBLEM_LIST_KEY,
  type IndexPiece,
  type PageTexts,
  type SearchArea,
  type SearchEntryFile,
} from '../../lib/search/files';
import {parseQuery, vocabularyOf, type Vocabulary} from './query';
import {sectionScoresOf, type Postings} from './scores';
import {isStopWord, stemOf} from '../../lib/search/stems';
import {MAX_PAGES, MAX_SECTIONS_PER_PAGE, MIN_RELATIVE_SCORE, SECOND_SECTION_SHARE} from '../../lib/search/tuning';

interface SectionResult {
  /** Path with the id of the heading. */
  href: string;
  heading: string;
  text: string;
}

export interface PageResult {
  route: string;
  title: string;
  area: SearchArea;
  /** The best section first. */
  sections: readonly SectionResult[];
}

export interface SearchResults {
  pages: readonly PageResult[];
  /** Number of matching sections by area, also outside the chosen area. */
  countsByArea: ReadonlyMap<SearchArea, number>;
  /** Returns whether a word in the text of a section matches the query. */
  isMatch: (word: string) => boolean;
  corrections: ReadonlyMap<string, string>;
}

/** Searches the index from `src/build/output/search/`. Caches the files that it fetches, and their failures. */
export class SearchIndex {
  private entryFile: Promise<SearchEntryFile> | undefined;
  private vocabulary: Vocabulary | undefined;
  private readonly contentByFile = new Map<string, Promise<unknown>>();

  /** @param fetchJson throws if a file fails to load */
  constructor(
    private readonly entryPath: string,
    private readonly fetchJson: (path: string) => Promise<unknown>,
  ) {}

  /** @throws if the entry file fails to load */
  loadEntryFile(): Promise<SearchEntryFile> {
    this.entryFile ??= this.fetchJson(this.entryPath) as Promise<SearchEntryFile>;
    return this.entryFile;
  }

  /**
   * @param options `exactly` turns off the correction of typos
   * @throws if a file fails to load
   */
  async find(query: string, area?: SearchArea, options: {exactly?: boolean} = {}): Promise<SearchResults> {
    const entryFile = await this.loadEntryFile();
    this.vocabulary ??= vocabularyOf(entryFile);
    const parsedQuery = parseQuery(query, this.vocabulary, options);
    const termKeys = parsedQuery.termAlternatives.flat().flatMap(({keys}) => keys);
    const keys = [
      ...termKeys,
      ...parsedQuery.nameKeys,
      ...(parsedQuery.isAboutProblem ? [PROBLEM_KEY] : []),
      ...(parsedQuery.isVague ? [PROBLEM_LIST_KEY] : []),
    ];
    const postings = await this.loadPostings([...new Set(keys)], entryFile);
    const pages = rankPages(sectionScoresOf(parsedQuery, postings, entryFile), entryFile);
    const countsByArea = new Map<SearchArea, number>();
    for (const page of pages) countsByArea.set(page.area, (countsByArea.get(page.area) ?? 0) + page.sections.length);
    const pagesInArea = pages.filter((page) => area === undefined || page.area === area).slice(0, MAX_PAGES);
    // A term's keys are stems.
    const stems = new Set(termKeys);
    return {
      pages: await Promise.all(pagesInArea.map((page) => this.loadPage(page))),
      countsByArea,
      isMatch: (word) => stems.has(stemOf(word)),
      corrections: parsedQuery.corrections,
    };
  }

  /** Returns the words of the index that are most similar to the words of a query. */
  async nearestWords(query: string): Promise<string[]> {
    this.vocabulary ??= vocabularyOf(await this.loadEntryFile());
    const {words: indexWords} = this.vocabulary;
    // Very short words are similar to too many others, and very long ones are no words.
    const words = wordsOf(query).filter((word) => !isStopWord(word) && word.length > 2 && word.length < 40);
    return [...new Set(words.flatMap((word) => closestOf(word, indexWords) ?? []))];
  }

  private loadFile<Content>(file: string): Promise<Content> {
    const content = this.contentByFile.get(file) ?? this.fetchJson(file);
    this.contentByFile.set(file, content);
    return content as Promise<Content>;
  }

  private async loadPostings(keys: readonly string[], {pieces}: SearchEntryFile): Promise<Map<string, Postings>> {
    const entries = keys.map(async (key) => {
      const [keyFirstWord = ''] = key.split(' ');
      // The pieces are sorted, so the last one that doesn't start after the key contains it.
      const [, file] = pieces.findLast(([firstWord]) => firstWord <= keyFirstWord) ?? [];
      const piece = file === undefined ? {} : await this.loadFile<IndexPiece>(file);
      return [key, decodePostings(piece[key] ?? [])] as const;
    });
    return new Map(await Promise.all(entries));
  }

  private async loadPage({route, area, textsFile, sections}: RankedPage): Promise<PageResult> {
    const {title, sections: texts} = await this.loadFile<PageTexts>(textsFile);
    const bestScore = sections[0]?.score ?? 0;
    const results = sections
      .filter(({score}) => score >= bestScore * MIN_RELATIVE_SCORE)
      .slice(0, MAX_SECTIONS_PER_PAGE)
      .flatMap(({index}) => {
        const [id, heading, text] = texts[index] ?? [];
        if (id === undefined || heading === undefined || text === undefined) return [];
        return [{href: id === '' ? route : `${route}#${id}`, heading, text}];
      });
    return {route, title, area, sections: results};
  }
}

/** Decodes pairs of distance and weight, see `IndexPiece`: `[2, 99, 5, 10]` → `{2 → 99, 7 → 10}` */
function decodePostings(numbers: readonly number[]): Postings {
  const postings = new Map<number, number>();
  let section = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    section += numbers[index] ?? 0;
    postings.set(section, numbers[index + 1] ?? 0);
  }
  return postings;
}

interface RankedPage {
  route: string;
  area: SearchArea;
  textsFile: string;
  /** The best first; `index` is the position on the page. */
  sections: {index: number; score: number}[];
}

const pageScore = ({sections: [best, second]}: RankedPage): number =>
  (best?.score ?? 0) + SECOND_SECTION_SHARE * (second?.score ?? 0);

function rankPages(scores: ReadonlyMap<number, number>, {pages}: SearchEntryFile): RankedPage[] {
  let firstSection = 0;
  const rankedPages = pages.map(([route, area, textsFile, sectionCount]): RankedPage => {
    const sections = Array.from({length: sectionCount}, (_, index) => ({
      index,
      score: scores.get(firstSection + index) ?? 0,
    }))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
    firstSection += sectionCount;
    return {route, area, textsFile, sections};
  });
  return rankedPages.filter(({sections}) => sections.length > 0).sort((a, b) => pageScore(b) - pageScore(a));
}

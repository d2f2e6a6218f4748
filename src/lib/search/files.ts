/* The browser fetches the entry file first. It fetches the files listed there when a query needs them. */

export const searchEntryPath = '/search/index.json';

/** Folder of the other files. Browsers can cache them forever, because their names contain a hash. */
export const searchFolder = '/assets/search/';

/** Milliseconds after which loading a file of the search counts as failed. */
export const LOADING_TIMEOUT = 10_000;

export const searchAreas = ['Guides', 'Functions', 'API', 'FAQ', 'Known issues', 'Changelog', 'Legal'] as const;

export type SearchArea = (typeof searchAreas)[number];

/** Index key of the sections about problems. It can't clash with a word, because words have no `#`. */
export const PROBLEM_KEY = '#problem';

/** Index key of the sections that contain all problems of a page. */
export const PROBLEM_LIST_KEY = '#problems';

export interface SearchEntryFile {
  /** Sections are numbered in the order of the pages. */
  pages: readonly PageEntry[];
  /** Pieces of the index, sorted by their first word. */
  pieces: readonly (readonly [firstWord: string, file: string])[];
  /** All words of the texts, separated by spaces. */
  words: string;
  /** Groups of words or multi-word names that mean nearly the same. */
  synonyms: readonly (readonly string[])[];
  /** Words in queries that mean an area. */
  areas: Readonly<Partial<Record<SearchArea, readonly string[]>>>;
  /** Words in queries about something that doesn't work. */
  problemWords: readonly string[];
  /** Words that are ignored if the query has others. */
  noiseWords: readonly string[];
  popular: readonly {title: string; to: string}[];
  /** Link to a place for questions that no page answers. */
  askLink: {title: string; to: string};
}

/** `textsFile` is the path of the page's `PageTexts`. */
type PageEntry = readonly [route: string, area: SearchArea, textsFile: string, sectionCount: number];

/**
 * A piece of the index: the sections of each key. A key is a stem, `poll`, or a name of several words, `creat poll` (see `nameKey`).
 * Each section has two numbers: its distance to the section before it (the first counts from 0), and its weight from 1 to
 * `FULL_WEIGHT`. `{poll: [2, 99, 5, 10]}` means sections 2 and 7.
 */
export type IndexPiece = Readonly<Record<string, readonly number[]>>;

/** Weight of a word in a section that is only about this word. */
export const FULL_WEIGHT = 99;

export interface PageTexts {
  title: string;
  /** The id is empty for the start of the page. */
  sections: readonly (readonly [id: string, heading: string, text: string])[];
}

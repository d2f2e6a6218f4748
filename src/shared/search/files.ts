/*
 * The files of the search. The first one is small and names all others, which are fetched when a query asks for them, so that
 * a site of thousands of pages is searched with as few bytes as a small one.
 */

/** Address of the first file. The others have a hash of their content in their names and never change. */
export const searchEntry = '/search/index.json';

/** Where the others are: hosts let browsers keep what is in there. */
export const searchFolder = '/assets/search/';

/** What readers can narrow a search to. */
export const searchAreas = ['Guides', 'Functions', 'API', 'FAQ', 'Known issues', 'Changelog', 'Legal'] as const;

/** What a result belongs to. */
export type SearchArea = (typeof searchAreas)[number];

/** Key of the index that lists the sections about problems. No word is written like it. */
export const PROBLEM_KEY = '#problem';

/** The first file. */
export interface SearchEntry {
  /** All pages, in the order in which sections are counted. */
  pages: readonly PageEntry[];
  /** Pieces of the index in the order of their words: the first word of each, and its file. */
  pieces: readonly (readonly [firstWord: string, file: string])[];
  /** All words of the texts as readers write them, separated by spaces, common ones first. */
  words: string;
  /** Stems of English words that look like a misspelled word of the texts, separated by spaces. They are not corrected. */
  realWords: string;
  /** Groups of words, or names of several words, with the same or nearly the same meaning. */
  synonyms: readonly (readonly string[])[];
  /** Words by which a query mentions an area. */
  areas: Readonly<Partial<Record<SearchArea, readonly string[]>>>;
  /** Words by which a query says that something doesn't work. */
  problem: readonly string[];
  /** Words that count only in queries without other words. */
  noise: readonly string[];
  /** What is shown before anything is typed. */
  popular: readonly {title: string; to: string}[];
  /** Where to ask what no page answers. */
  ask: {title: string; to: string};
}

/** A page in the first file: its address, its area, the file with its texts, and how many sections it has. */
type PageEntry = readonly [route: string, area: SearchArea, file: string, sections: number];

/**
 * A piece of the index: stems and keys of names, with the sections that have them. Of each section its distance to the one
 * before (the first counts from 0), and how much it is about the word, from 1 to `FULL_WEIGHT`.
 */
export type IndexPiece = Readonly<Record<string, readonly number[]>>;

/** The weight of a word in a section that is about nothing else. */
export const FULL_WEIGHT = 99;

/** Texts of a page: its title, and its sections in their order. */
export interface PageTexts {
  title: string;
  /** Of a section the id of its heading, empty for the beginning of the page; the heading; its text. */
  sections: readonly (readonly [id: string, heading: string, text: string])[];
}

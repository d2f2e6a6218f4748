/*
 * Constants of the search. Those above MIN_RELATIVE_SCORE decide the order of results. Each was switched off on the queries of
 * tests/pages/searchQueries.ts, and stayed if that lost at least half a percent of the answers. After larger changes to the content,
 * try other values with these queries.
 */

/**
 * Parameters of BM25F with a limit for each field, so that many mentions in a text don't outweigh a heading. `max` is the limit of
 * a word's weight, and `half` the number of mentions that gives half of it. `alsoCalled` has other names of the section, and `page`
 * the title and keywords of the page.
 */
export const fieldLimits = {
  heading: {max: 44, half: 1},
  alsoCalled: {max: 44, half: 0.5},
  page: {max: 40, half: 0.5},
  boldText: {max: 20, half: 1},
  inlineCode: {max: 6, half: 1},
  text: {max: 20, half: 1},
} as const;

/** Influence of a field's length, from 0 to 1 (`b` of BM25). It doesn't apply to `alsoCalled`, which is a list of names. */
export const LENGTH_INFLUENCE = 0.6;

/**
 * Weight of consecutive words in a query that are a whole name in a section: its heading, id, inline code or another name, such
 * as `create poll`.
 */
export const NAME_WEIGHT = 50;

/** Maximum number of words in such a name. */
export const MAX_NAME_WORDS = 4;

/** Factor for table rows, list items and problems. Explanations of how something works come first, unless the query is about a problem. */
export const DETAIL_FACTOR = 0.85;

/** Factor for API modules, API fields and changelogs, which repeat the guides. A query that names their area finds them anyway. */
export const REPEATED_FACTOR = 0.4;

/** Weight of a word with a similar meaning. */
export const SYNONYM_WEIGHT = 0.35;

/** Factor for sections in an area that the query mentions. */
export const MENTIONED_AREA_FACTOR = 3.5;

/** Factor for sections about problems, if the query is about one. */
export const PROBLEM_FACTOR = 2;

/** Factor for the sections that contain all problems of a page, if the query names only the subject of its problem. */
export const PROBLEM_LIST_FACTOR = 3.5;

/** Factor for changelogs of former components, which puts them after all other pages. */
export const LEGACY_FACTOR = 1e-6;

/**
 * A page ranks by the score of its best section, plus this share of its second-best. A page about the subject has several
 * sections that match.
 */
export const SECOND_SECTION_SHARE = 0.1;

/** Sections below this share of the score of their page's best section are left out. */
export const MIN_RELATIVE_SCORE = 0.6;

export const MAX_PAGES = 7;
export const MAX_SECTIONS_PER_PAGE = 4;

/** Approximate length of an excerpt in characters: two lines on a wide screen, four on a phone. */
export const EXCERPT_LENGTH = 150;

/** Maximum number of characters in an excerpt before its first match. */
export const MAX_BEFORE_MATCH = 80;

/** Size of an index file in characters. A query fetches a file for each of its words and their synonyms. */
export const PIECE_SIZE = 8_000;

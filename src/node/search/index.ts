import {createHash} from 'node:crypto';
import {links} from '../../facts/links';
import {search} from '../../facts/search';
import {byCodeUnit} from '../../shared/byCodeUnit';
import {withBasePath} from '../../shared/routing/basePath';
import {sectionOf, type Section as SiteSection} from '../siteSections';
import {
  searchEntry,
  searchFolder,
  type IndexPiece,
  type PageTexts,
  type SearchArea,
  type SearchEntry,
} from '../../shared/search/files';
import {isCommon} from '../../shared/search/stems';
import {wordsOf} from '../../shared/tokenize';
import type {PageText} from '../pageText';
import {sectionsOf, type Section} from './sections';
import {uncorrectedWords} from './uncorrectedWords';
import {isProblem, weightsOf, type Searched} from './weights';

const areaOf: Readonly<Record<SiteSection, SearchArea>> = {
  Start: 'Guides',
  Documentation: 'Guides',
  Modules: 'Guides',
  Functions: 'Functions',
  Extras: 'Guides',
  API: 'API',
  FAQ: 'FAQ',
  'Known issues': 'Known issues',
  Changelog: 'Changelog',
  Legal: 'Legal',
};

const alsoCalled: Readonly<Partial<Record<string, readonly string[]>>> = search.alsoCalled;

/*
 * Factors for the weights of sections, tuned with `SCORES` in src/page/search/scores.ts. Table rows count less than explanations.
 * Problems count less than sections on how something works, unless the query says that something doesn't work.
 */
const ROW = 0.85;
const PROBLEM = 0.85;

/** Factor for API and changelog sections, which repeat the guides. A query that names their area finds them anyway. */
const REPEATS = 0.7;
const repeats = (route: string, {id}: Section): boolean =>
  route.startsWith('/docs/api/modules/') ||
  sectionOf(route) === 'Changelog' ||
  // Only the ids of API fields have dots.
  (sectionOf(route) === 'API' && id.includes('.'));

/** Size of an index file in characters. A query fetches a file for each of its words and their synonyms. */
const PIECE = 8_000;

/** Puts a hash of the content in the file's name: `words` → `<searchFolder>words.1a2b3c4d.json` */
function hashed(name: string, content: unknown): [address: string, text: string] {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [`${searchFolder}${name}.${hash}.json`, text];
}

/** Encodes each section as the distance to the previous one, followed by its weight: `[[2, 50], [5, 9]]` → `[2, 50, 3, 9]` */
function deltaEncode(found: readonly [section: number, weight: number][]): number[] {
  return found.flatMap(([section, weight], index) => [section - (found[index - 1]?.[0] ?? 0), weight]);
}

/** Splits the sorted index into pieces of about the same size. Names stay in the piece of their first word. */
function piecesOf(weights: ReadonlyMap<string, [number, number][]>): [firstWord: string, piece: IndexPiece][] {
  const pieces: [string, Record<string, number[]>][] = [];
  let size = 0;
  for (const [key, found] of [...weights].sort(([a], [b]) => byCodeUnit(a, b))) {
    const numbers = deltaEncode(found);
    const last = pieces.at(-1);
    if (last && (size <= PIECE || key.includes(' '))) last[1][key] = numbers;
    else {
      pieces.push([key.split(' ')[0] ?? key, {[key]: numbers}]);
      size = 0;
    }
    size += key.length + JSON.stringify(numbers).length;
  }
  return pieces;
}

/**
 * Number of frequent words that come first, because a typo is corrected to the first match. They and the other words are each
 * alphabetical, which compresses well.
 */
const FREQUENT = 1000;

/** Lists the words of all sections unstemmed, for spelling correction. Leaves out short words and words with digits. */
function spelledWords(sections: readonly Searched[]): string[] {
  const counts = new Map<string, number>();
  for (const {heading, alsoCalled, page, names, text} of sections) {
    for (const word of wordsOf([heading, ...alsoCalled, ...page, ...names, text].join(' '), true)) {
      if (word.length > 2 && !isCommon(word) && !/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || byCodeUnit(a, b));
  return [...words.slice(0, FREQUENT).sort(byCodeUnit), ...words.slice(FREQUENT).sort(byCodeUnit)];
}

/**
 * Writes the search's files: the texts of each page, the index in pieces, and the entry file that lists them.
 * @returns texts by address: `<searchFolder>page.1a2b3c4d.json` → `{"title":"Polls","sections":[["limits","Limits","…"]]}`
 */
export function searchFiles(pages: ReadonlyMap<string, PageText>): Record<string, string> {
  const read = [...pages].map(([route, page]) => {
    const sections = sectionsOf(page);
    const texts: PageTexts = {
      title: page.title,
      sections: sections.map(({id, heading, text}) => [id, heading, text]),
    };
    return {route, page, sections, file: hashed('page', texts)};
  });
  const searched = read.flatMap(({route, page, sections}) =>
    sections.map((section) => ({
      ...section,
      alsoCalled: alsoCalled[section.id === '' ? route : `${route}#${section.id}`] ?? [],
      page: [page.title, ...page.keywords, areaOf[sectionOf(route)]],
      factor: (section.isRow ? ROW : 1) * (isProblem(section) ? PROBLEM : 1) * (repeats(route, section) ? REPEATS : 1),
    })),
  );
  const pieces = piecesOf(weightsOf(searched)).map(([first, piece]) => ({first, file: hashed('words', piece)}));
  const words = spelledWords(searched);
  const entry: SearchEntry = {
    pages: read.map(({route, sections, file: [address]}) => [
      withBasePath(route),
      areaOf[sectionOf(route)],
      withBasePath(address),
      sections.length,
    ]),
    pieces: pieces.map(({first, file: [address]}) => [first, withBasePath(address)]),
    words: words.join(' '),
    uncorrectedWords: uncorrectedWords(
      words,
      search.synonyms.flat().flatMap((name) => wordsOf(name)),
    ).join(' '),
    synonyms: search.synonyms,
    areas: search.areas,
    problem: search.problem,
    noise: search.noise,
    popular: search.popular.map(({title, to}) => ({title, to: withBasePath(to)})),
    ask: {title: 'Ask in the support server', to: links.supportServer},
  };
  return {
    ...Object.fromEntries([...read, ...pieces].map(({file}) => file)),
    [searchEntry]: JSON.stringify(entry),
  };
}

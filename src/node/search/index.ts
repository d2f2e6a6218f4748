import {createHash} from 'node:crypto';
import {links} from '../../facts/links';
import {search} from '../../facts/search';
import {sectionOf, type Section as SiteSection} from '../../shared/routing/sections';
import {
  searchEntry,
  searchFolder,
  type IndexPiece,
  type PageTexts,
  type SearchArea,
  type SearchEntry,
} from '../../shared/search/files';
import {isCommon, wordsOf} from '../../shared/search/words';
import type {PageText} from '../texts/pageText';
import {sectionsOf} from './sections';
import {weightsOf, type Searched} from './weights';

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

/** What rows of tables count beside sections that explain, and pages that show the bot beside those that say how it works. */
const ROW = 0.6;
const FRONT = 0.75;
const fronts: ReadonlySet<string> = new Set(['/', '/premium']);

/** Characters of a piece of the index, about: three of them and the texts of the best pages are what a query fetches. */
const PIECE = 12_000;

/** A file in the folder of the search, with a hash of its content in its name. */
function hashed(name: string, content: unknown): [address: string, text: string] {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [`${searchFolder}${name}.${hash}.json`, text];
}

/** Sections with the distance to the one before, each followed by its weight. */
function packed(found: readonly [section: number, weight: number][]): number[] {
  return found.flatMap(([section, weight], index) => [section - (found[index - 1]?.[0] ?? 0), weight]);
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The index in pieces of about the same size, in the order of its words. A word and the names that begin with it stay together. */
function piecesOf(weights: ReadonlyMap<string, [number, number][]>): [firstWord: string, piece: IndexPiece][] {
  const pieces: [string, Record<string, number[]>][] = [];
  let size = Infinity;
  for (const [key, found] of [...weights].sort(([a], [b]) => byCode(a, b))) {
    const numbers = packed(found);
    if (size > PIECE && !key.includes(' ')) {
      pieces.push([key, {}]);
      size = 0;
    }
    const [, piece] = pieces.at(-1) ?? [];
    if (piece) piece[key] = numbers;
    size += key.length + JSON.stringify(numbers).length;
  }
  return pieces;
}

/** Words of texts as readers write them, once each, the commonest first. */
function spelledWords(sections: readonly Searched[]): string {
  const often = new Map<string, number>();
  for (const {heading, page, names, text} of sections) {
    for (const word of wordsOf([heading, ...page, ...names, text].join(' '), true)) {
      if (word.length > 2 && !isCommon(word)) often.set(word, (often.get(word) ?? 0) + 1);
    }
  }
  return [...often.keys()].sort((a, b) => (often.get(b) ?? 0) - (often.get(a) ?? 0) || byCode(a, b)).join(' ');
}

/**
 * The files of the search.
 * @param pages what the built pages say, by their routes
 * @returns texts by address
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
      counts: (section.isRow ? ROW : 1) * (fronts.has(route) ? FRONT : 1),
    })),
  );
  const pieces = piecesOf(weightsOf(searched)).map(([first, piece]) => ({first, file: hashed('words', piece)}));
  const entry: SearchEntry = {
    pages: read.map(({route, sections, file: [address]}) => [
      route,
      areaOf[sectionOf(route)],
      address,
      sections.length,
    ]),
    pieces: pieces.map(({first, file: [address]}) => [first, address]),
    words: spelledWords(searched),
    noise: search.noise,
    synonyms: search.synonyms,
    areas: search.areas,
    popular: search.popular,
    ask: {title: 'Ask in the support server', to: links.supportServer},
  };
  return {
    ...Object.fromEntries([...read, ...pieces].map(({file}) => file)),
    [searchEntry]: JSON.stringify(entry),
  };
}

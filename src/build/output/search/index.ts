import {createHash} from 'node:crypto';
import {links} from '../../../facts/links';
import {search} from '../../../facts/search';
import {byCodeUnit} from '../../../lib/collections';
import {withBasePath} from '../../../facts/derived/basePath';
import {siteSectionOf} from '../siteSections';
import {
  searchEntryPath,
  searchFolder,
  type IndexPiece,
  type PageTexts,
  type SearchEntryFile,
} from '../../../lib/search/files';
import {isStopWord} from '../../../lib/search/stems';
import {DETAIL_FACTOR, PIECE_SIZE, REPEATED_FACTOR} from '../../../lib/search/tuning';
import {wordsOf} from '../../../lib/tokenize';
import {featureList, featurePath} from '../../content/blocks/feature';
import type {PageSummary} from '../pageContent';
import type {Section} from './sections';
import {isProblem, weightsOf, type SearchedSection} from './weights';

/** Other names of sections, by address: `/docs/modules/polls#limits` */
export const alsoCalledByHref: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...search.alsoCalled,
  ...Object.fromEntries(
    featureList.flatMap(({key, alsoCalled: namesById = {}}) =>
      Object.entries(namesById).map(([id, otherNames]): [string, readonly string[]] => [
        `${featurePath(key)}#${id}`,
        otherNames,
      ]),
    ),
  ),
};

const repeatsGuides = (route: string, {id}: Section): boolean =>
  route.startsWith('/docs/api/modules/') ||
  siteSectionOf(route).title === 'Changelog' ||
  // Only the ids of API fields have dots.
  (siteSectionOf(route).title === 'API' && id.includes('.'));

/** Puts a hash of the content in the file's name: `words` → `<searchFolder>words.1a2b3c4d.json` */
function hashedFile(name: string, content: unknown): [address: string, text: string] {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [`${searchFolder}${name}.${hash}.json`, text];
}

/** Encodes each section as the distance to the previous one, followed by its weight: `[[2, 50], [5, 9]]` → `[2, 50, 3, 9]` */
function deltaEncode(weightedSections: readonly [section: number, weight: number][]): number[] {
  return weightedSections.flatMap(([section, weight], index) => [
    section - (weightedSections[index - 1]?.[0] ?? 0),
    weight,
  ]);
}

/** Splits the sorted index into pieces of about the same size. Names (`creat poll`) stay in the piece of their first word. */
function piecesOf(weights: ReadonlyMap<string, [number, number][]>): {firstWord: string; piece: IndexPiece}[] {
  const pieces: {firstWord: string; piece: Record<string, number[]>}[] = [];
  let size = 0;
  for (const [key, weightedSections] of [...weights].sort(([a], [b]) => byCodeUnit(a, b))) {
    const numbers = deltaEncode(weightedSections);
    const lastPiece = pieces.at(-1)?.piece;
    if (lastPiece && (size <= PIECE_SIZE || key.includes(' '))) lastPiece[key] = numbers;
    else {
      pieces.push({firstWord: key.split(' ')[0] ?? key, piece: {[key]: numbers}});
      size = 0;
    }
    size += key.length + JSON.stringify(numbers).length;
  }
  return pieces;
}

/** Lists the words of all sections unstemmed, for spelling correction. Leaves out short words and words with digits. */
function spelledWords(sections: readonly SearchedSection[]): string[] {
  const texts = sections.flatMap(({heading, alsoCalled, titleAndKeywords, inlineCode, text}) => [
    heading,
    ...alsoCalled,
    ...titleAndKeywords,
    ...inlineCode,
    text,
  ]);
  const words = new Set(texts.flatMap((text) => wordsOf(text)));
  return [...words].filter((word) => word.length > 2 && !isStopWord(word) && !/\d/.test(word)).sort(byCodeUnit);
}

interface SearchedPage extends PageSummary {
  /** From `sectionsOf`. */
  sections: readonly Section[];
}

/**
 * Builds the search's files: the texts of each page, the index in pieces, and the entry file that lists them.
 * @returns texts by address: `<searchFolder>page.1a2b3c4d.json` → `{"title":"Polls","sections":[["limits","Limits","…"]]}`
 */
export function searchFiles(pages: ReadonlyMap<string, SearchedPage>): Record<string, string> {
  const listedPages = [...pages].filter(([, {isListed}]) => isListed);
  const indexedPages = listedPages.map(([route, page]) => {
    const texts: PageTexts = {
      title: page.title,
      sections: page.sections.map(({id, heading, text}) => [id, heading, text]),
    };
    return {route, page, file: hashedFile('page', texts)};
  });
  const searchedSections = indexedPages.flatMap(({route, page}) =>
    page.sections.map((section) => ({
      ...section,
      alsoCalled: alsoCalledByHref[section.id === '' ? route : `${route}#${section.id}`] ?? [],
      titleAndKeywords: [page.title, ...page.keywords],
      factor:
        (section.isRow || isProblem(section) ? DETAIL_FACTOR : 1) *
        (repeatsGuides(route, section) ? REPEATED_FACTOR : 1),
    })),
  );
  const pieces = piecesOf(weightsOf(searchedSections)).map(({firstWord, piece}) => ({
    firstWord,
    file: hashedFile('words', piece),
  }));
  const entry: SearchEntryFile = {
    pages: indexedPages.map(({route, page, file: [address]}) => [
      withBasePath(route),
      siteSectionOf(route).area,
      withBasePath(address),
      page.sections.length,
    ]),
    pieces: pieces.map(({firstWord, file: [address]}) => [firstWord, withBasePath(address)]),
    words: spelledWords(searchedSections).join(' '),
    synonyms: search.synonyms,
    areas: search.areas,
    problemWords: search.problemWords,
    noiseWords: search.noise,
    popular: search.popular.map(({title, to}) => ({title, to: withBasePath(to)})),
    askLink: {title: 'Ask in the support server', to: links.supportServer},
  };
  return {
    ...Object.fromEntries([...indexedPages, ...pieces].map(({file}) => file)),
    [searchEntryPath]: JSON.stringify(entry),
  };
}

import {describe, expect, it} from 'vitest';
import {featureList, featurePath} from '../../src/build/content/blocks/feature';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {searchEntryPath, type PageTexts, type SearchEntryFile} from '../../src/lib/search/files';
import {alsoCalledByHref} from '../../src/build/output/search';
import {SearchIndex} from '../../src/browser/search/searchIndex';
import {markedFacts} from '../../src/facts/standIn';
import {missReasons, queries, type SearchQuery} from './searchQueries';
import {pages, readBuiltFile} from './builtPages';

const readJson = (address: string): unknown => JSON.parse(readBuiltFile(address));
const search = new SearchIndex(searchEntryPath, (address) => Promise.resolve(readJson(address)));

/** Returns the answers that exist. An owner may have removed some of the pages and sections. */
const existingAnswers = ({answers}: SearchQuery): string[] =>
  answers.filter((address) => {
    const [route = '', id] = address.split('#');
    const $ = pages.get(route);
    return $ && (id === undefined || $(`[id="${id}"]`).length > 0);
  });

const answerable = queries.filter((query) => existingAnswers(query).length > 0);

/** Readers look at this many results. */
const RESULTS_SEEN = 3;

/** The share of queries that must have an answer among the first results. */
const REQUIRED_SHARE = 115 / 120;

const entry = readJson(searchEntryPath) as SearchEntryFile;

const sectionAddresses = new Set(
  entry.pages.flatMap(([route, , file]) =>
    (readJson(file) as PageTexts).sections.map(([id]) => (id === '' ? route : `${route}#${id}`)),
  ),
);

const missingSections = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => !sectionAddresses.has(address));

async function firstResults(query: string): Promise<string[]> {
  const {pages: foundPages} = await search.find(query);
  return foundPages.flatMap(({sections}) => sections.map(({href}) => href)).slice(0, RESULTS_SEEN);
}

async function isFound(query: SearchQuery): Promise<boolean> {
  const results = await firstResults(query.text);
  return existingAnswers(query).some((address) => results.includes(address));
}

describe('the search', () => {
  // Owners who have replaced all facts needn't adapt these queries.
  it.runIf(markedFacts.length > 0)('has test queries with answers that exist', () => {
    const missing = queries
      .filter(({answers}) => answers.some((address) => pages.has(address.split('#')[0] ?? '')))
      .filter((query) => existingAnswers(query).length === 0);
    expect(missing, 'Give the queries of tests/pages/searchQueries.ts the headings that answer them now.').toEqual([]);
  });

  it('finds an answer among the first results for nearly all queries', async () => {
    const results = await Promise.all(answerable.map(async (query) => ({...query, isAnswered: await isFound(query)})));
    const unanswered = results.filter(({isAnswered}) => !isAnswered);
    expect(
      results.length - unanswered.length,
      `Give their pages a better heading, or add words to src/facts/search.ts:\n${unanswered
        .map(({text}) => `${text}: ${missReasons[text] ?? 'unknown reason'}`)
        .join('\n')}`,
    ).toBeGreaterThanOrEqual(REQUIRED_SHARE * results.length);
  });

  it('has no legacy release notes among the first results', async () => {
    const results = await Promise.all(answerable.map(({text}) => firstResults(text)));
    expect(results.flat().filter((address) => address.includes('/legacy/'))).toEqual([]);
  });

  it.each(featureList)('finds the guide with the title $title first', async ({key, title}) => {
    expect((await firstResults(title))[0]).toBe(featurePath(key));
  });

  const [someQuery] = answerable;

  it.runIf(someQuery)('does not count a query as answered by an unrelated page', async () => {
    expect(someQuery && (await isFound({...someQuery, answers: ['/documents/terms-of-service']}))).toBe(false);
  });
});

describe('the data of the search', () => {
  it('contains every page', () => {
    expect(entry.pages.map(([route]) => route)).toEqual(requiredRoutes);
  });

  it('gives other names only to sections that exist', () => {
    const message = 'Correct these addresses in `alsoCalled` of src/facts/search.ts or of the feature, or remove them.';
    expect(missingSections(Object.keys(alsoCalledByHref)), message).toEqual([]);
  });

  it('contains no section that was made up', () => {
    expect(missingSections(['/docs', '/docs#planted'])).toEqual(['/docs#planted']);
  });
});

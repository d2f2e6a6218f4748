import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {glob} from 'tinyglobby';
import {checkFacts} from '../../facts/check';
import type {FactProblem} from '../../facts/check/report';
import {checkExamples} from '../openapi/check';
import {allOperations} from '../openapi/operations';
import {checkCode} from './checkCode';
import {checkOperationPlaces} from './checkOperations';
import {expandBody, type Page} from './expand';
import {lineOf, readFrontMatter} from './frontMatter';
import {instances} from './instances';
import {factLine} from './locate';
import {findPlaceholders, placeholderCount} from './placeholders';
import {ContentError, type ContentProblem} from './problems';
import {findUnwritten} from './unwritten';

/** All pages in Markdown, by path. */
export async function readPages(siteDir: string): Promise<Page[]> {
  const files = await glob(
    instances.map((folder) => `${folder}/**/*.{md,mdx}`),
    {cwd: siteDir},
  );
  return Promise.all(
    files.sort().map(async (file) => ({file, source: await readFile(path.join(siteDir, file), 'utf8')})),
  );
}

/** The front matter of a page as YAML gives it, or why it cannot be read. */
async function parseYaml({file, source}: Page): Promise<{data: unknown} | {problem: ContentProblem}> {
  try {
    return {data: (await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source})).frontMatter};
  } catch (error) {
    // The parser's message shows the source in several lines; its reason is one.
    const {message, reason = message, mark} = error as Error & {reason?: string; mark?: {line: number}};
    const repair =
      'Quote values that begin with a brace or hold a colon or an apostrophe; indent with spaces; write a key once.';
    // The parser counts from 0, the line of the opening fence included.
    return {problem: {file, line: (mark?.line ?? 0) + 1, message: `the front matter is no YAML: ${reason}`, repair}};
  }
}

/** A page whose front matter and body were read, with all that is wrong with it. */
interface ReadPage {
  page: Page;
  frontMatter: Record<string, unknown>;
  problems: ContentProblem[];
}

/** Reads one page: placeholders, blocks, commands and variables in code, front matter. */
export async function readPage(page: Page): Promise<ReadPage> {
  const yaml = await parseYaml(page);
  const placeholders = expandBody(page).problems;
  // What has a wrong placeholder is no command yet.
  const body = placeholders.length > 0 ? placeholders : checkCode(page);
  if ('problem' in yaml) return {page, frontMatter: {}, problems: [yaml.problem, ...body]};
  const {frontMatter, problems} = readFrontMatter(page, yaml.data);
  return {page, frontMatter, problems: [...problems, ...body]};
}

/** Pages with one description: search results could not be told apart. */
export function checkDescriptions(pages: readonly Pick<ReadPage, 'page' | 'frontMatter'>[]): ContentProblem[] {
  const firstWith = new Map<unknown, string>();
  return pages.flatMap(({page: {file, source}, frontMatter: {description}}): ContentProblem[] => {
    const other = firstWith.get(description);
    if (description === undefined || other === undefined) {
      firstWith.set(description, file);
      return [];
    }
    const repair = 'Say what the reader gets here and nowhere else.';
    return [{file, line: lineOf(source, 'description'), message: `the description is that of ${other}`, repair}];
  });
}

/** Problems of facts with their lines. */
async function placed(problems: readonly FactProblem[], siteDir: string): Promise<ContentProblem[]> {
  return Promise.all(
    problems.map(async ({file, at, message, repair}) => {
      const place = `src/facts/${file}`;
      const source = await readFile(path.join(siteDir, place), 'utf8');
      return {file: place, line: factLine(source, at), message, repair};
    }),
  );
}

/** All problems without those in lines that are still to be written, which say it first. */
function besideUnwritten(unwritten: readonly ContentProblem[], problems: readonly ContentProblem[]): ContentProblem[] {
  const place = ({file, line}: ContentProblem) => `${file}:${line}`;
  const places = new Set(unwritten.map(place));
  return [...unwritten, ...problems.filter((problem) => !places.has(place(problem)))];
}

/**
 * Checks that no placeholder is left, as a site that everyone reads wants it.
 * @throws ContentError that lists every placeholder with file, line and what to put there
 */
export async function checkFilledIn(siteDir: string): Promise<void> {
  const placeholders = await findPlaceholders(siteDir);
  if (placeholders.length === 0) return;
  throw new ContentError(placeholders, `${placeholderCount(placeholders.length)}, and DEPLOY=production wants none:`);
}

/**
 * Checks all facts and all pages.
 * @throws ContentError that lists every problem with file, line and repair
 */
export async function checkContent(siteDir: string): Promise<void> {
  const wrongFacts = await placed(checkFacts(), siteDir);
  const reading = readPages(siteDir).then((files) => Promise.all(files.map(readPage)));
  // What is made of wrong facts can fail without saying why; then the facts are what is to be mended.
  const pages = await (wrongFacts.length > 0 ? reading.catch(() => []) : reading);
  const problems = besideUnwritten(await findUnwritten(siteDir), [
    ...wrongFacts,
    ...(wrongFacts.length > 0 ? [] : await placed(checkExamples(allOperations()), siteDir)),
    ...pages.flatMap((it) => it.problems),
    ...checkDescriptions(pages),
    ...(pages.length > 0 ? checkOperationPlaces(pages.map((it) => it.page)) : []),
  ]);
  if (problems.length > 0) throw new ContentError(problems);
}

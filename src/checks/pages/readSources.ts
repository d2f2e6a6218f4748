import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {glob} from 'tinyglobby';
import {resolveFrontMatter} from '../../build/content/frontMatter';
import {docsFolders, pathWithoutSortNumbers} from '../../build/content/docsInstances';
import {parsePageWithFacts, type ParsedPage} from '../../build/content/parsedPage';
import type {SourceFile} from '../../build/content/sourceFile';
import {importedFile, partialImports} from '../../build/content/partials';
import type {ContentMistake} from '../../build/content/mistakes';
import {idsAndLinksOf, type IdsAndLinks} from './idsAndLinks';

/** A Markdown page or partial with its facts filled in, and the mistakes in it. */
export interface SourcePage extends SourceFile, ParsedPage {
  /** Route: `/docs/modules/polls` */
  route: string;
  frontMatter: Record<string, unknown>;
  frontMatterMistakes: readonly ContentMistake[];
  /** Empty if the page can't be parsed. */
  idsAndLinks: IdsAndLinks;
}

export interface Sources {
  root: string;
  pages: readonly SourcePage[];
  /** Routes of drafts, which Docusaurus doesn't build. */
  draftRoutes: readonly string[];
  reactPages: readonly ReactPage[];
}

interface ReactPage extends SourceFile {
  route: string;
  /** Only ids that the file contains as plain text, because others aren't known before a build. */
  ids: ReadonlySet<string>;
}

/** Reads files, sorted by path. */
export async function readFiles(root: string, globs: readonly string[]): Promise<SourceFile[]> {
  const files = await glob(globs, {cwd: root});
  return Promise.all(files.sort().map(async (file) => ({file, source: await readFile(path.join(root, file), 'utf8')})));
}

const readPageFiles = (root: string): Promise<SourceFile[]> =>
  readFiles(
    root,
    docsFolders.map((folder) => `${folder}/**/*.{md,mdx}`),
  );

export const readFactFiles = (root: string): Promise<SourceFile[]> => readFiles(root, ['src/facts/**/*.ts']);

/** Returns the route of a page from its slug or its path: `docs/modules/polls.mdx` → `/docs/modules/polls` */
function pageRoute(file: string, slug: unknown): string {
  const [instance = ''] = file.split('/');
  if (typeof slug === 'string') return `/${instance}${slug}`.replace(/\/$/, '');
  // Index files are also named README, or like their folder: `docs/polls/polls.mdx`.
  const route = `/${pathWithoutSortNumbers(file)}`.replace(/\/(?:index|readme)$/i, '');
  // `(?<=.)` exempts `docs/docs.mdx`.
  return route.replace(/(?<=.)(\/[^/]+)\1$/i, '$1');
}

export async function parsePage(page: SourceFile): Promise<SourcePage> {
  const {frontMatter, mistakes} = await resolveFrontMatter(page);
  const parsedPage = parsePageWithFacts(page);
  return {
    ...page,
    route: pageRoute(page.file, frontMatter.slug),
    frontMatter,
    frontMatterMistakes: mistakes,
    ...parsedPage,
    idsAndLinks: idsAndLinksOf(parsedPage.tree),
  };
}

/** Adds the ids of imported partials to a page, so that links to them aren't reported. */
function withPartialIds(page: SourcePage, pages: readonly SourcePage[]): SourcePage {
  const files = partialImports(page.tree).map(({from}) => importedFile(page.file, from));
  const partials = pages.filter(({file}) => files.includes(file)).map((partial) => withPartialIds(partial, pages));
  const ids = new Set([page, ...partials].flatMap(({idsAndLinks}) => [...idsAndLinks.ids]));
  return {...page, idsAndLinks: {...page.idsAndLinks, ids}};
}

const reactPageFolder = 'src/pages';

async function readReactPages(root: string): Promise<ReactPage[]> {
  // Docusaurus excludes tests, and names that begin with _.
  const relativePaths = await glob('**/*.tsx', {cwd: path.join(root, reactPageFolder), ignore: GlobExcludeDefault});
  return Promise.all(
    relativePaths.sort().map(async (relativePath) => {
      const file = `${reactPageFolder}/${relativePath}`;
      const source = await readFile(path.join(root, file), 'utf8');
      const ids = new Set([...source.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ''));
      return {file, source, route: `/${relativePath.replace(/(?:^index|\/index)?\.tsx$/, '')}`, ids};
    }),
  );
}

/**
 * Reads the sources of a project.
 * @param pages replaces the pages of the project in tests
 */
export async function readSources(root: string, pages?: readonly SourceFile[]): Promise<Sources> {
  const reactPages = await readReactPages(root);
  const parsedPages = await Promise.all((pages ?? (await readPageFiles(root))).map(parsePage));
  const isDraft = ({frontMatter}: SourcePage): boolean => frontMatter.draft === true;
  const publishedPages = parsedPages.filter((page) => !isDraft(page));
  return {
    root,
    pages: publishedPages.map((page) => withPartialIds(page, publishedPages)),
    draftRoutes: parsedPages.filter(isDraft).map(({route}) => route),
    reactPages,
  };
}

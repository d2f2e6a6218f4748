import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {glob} from 'tinyglobby';
import {visit, type Test} from 'unist-util-visit';
import {readFrontMatter} from '../../node/content/frontMatter';
import {instances} from '../../node/content/instances';
import {readTree, type Page, type PageTree} from '../../node/content/pageTree';
import type {ContentProblem} from '../../node/content/problems';
import {noOutline, outlineOf, type Outline} from './outline';

/** A page in Markdown as checks read it: with facts in it, and with what was wrong with either. */
export interface SourcePage extends Page, PageTree {
  /** Where it is served, from its file and its slug. */
  permalink: string;
  frontMatter: Record<string, unknown>;
  frontMatterProblems: readonly ContentProblem[];
  /** Empty if the body has a problem. */
  outline: Outline;
}

/** What checks of sources read. */
export interface Sources {
  /** Folder of the project. */
  root: string;
  /** By path. */
  pages: readonly SourcePage[];
  reactPages: readonly ReactPage[];
  /** Files of React components outside `src/islands/`. */
  components: readonly Page[];
}

/** A page in React: its ids are those that its own file gives in plain text, the rest is known when it is built. */
interface ReactPage extends Page {
  permalink: string;
  ids: ReadonlySet<string>;
}

/** Reads files, sorted by path. */
async function readFiles(root: string, patterns: readonly string[]): Promise<Page[]> {
  const files = await glob(patterns, {cwd: root});
  return Promise.all(files.sort().map(async (file) => ({file, source: await readFile(path.join(root, file), 'utf8')})));
}

/** All pages in Markdown, by path. */
export const readPages = (root: string): Promise<Page[]> =>
  readFiles(
    root,
    instances.map((folder) => `${folder}/**/*.{md,mdx}`),
  );

/** A page with spaces in place of some of its nodes, so that everything else keeps its offset. */
export function blanked({source, root}: Pick<SourcePage, 'source' | 'root'>, nodes: Test): string {
  let text = source;
  visit(root, nodes, ({position}) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\r\n]/g, ' ') + text.slice(end);
  });
  return text;
}

export const withoutCode = (page: Pick<SourcePage, 'source' | 'root'>): string => blanked(page, ['code', 'inlineCode']);

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

/** Address of a page: its slug below its instance, else its path. */
function permalinkOf(file: string, slug: unknown): string {
  const [instance = ''] = file.split('/');
  const address = typeof slug === 'string' ? `/${instance}${slug}` : `/${file.replace(/\.mdx?$/, '')}`;
  return address.replace(/\/(?:index)?$/, '');
}

/** Reads one page. */
export async function readPage(page: Page): Promise<SourcePage> {
  const yaml = await parseYaml(page);
  const tree = readTree(page);
  const {frontMatter, problems} =
    'problem' in yaml ? {frontMatter: {}, problems: [yaml.problem]} : readFrontMatter(page, yaml.data);
  return {
    ...page,
    permalink: permalinkOf(page.file, frontMatter.slug),
    frontMatter,
    frontMatterProblems: problems,
    ...tree,
    outline: tree.problems.length > 0 ? noOutline : outlineOf(tree.root),
  };
}

const reactFolder = 'src/pages';

const componentFiles = 'src/{components,pages,theme}/**/*.{js,jsx,ts,tsx}';

/** All pages in React, by path. */
async function readReactPages(root: string): Promise<ReactPage[]> {
  const names = await glob('**/*.tsx', {cwd: path.join(root, reactFolder)});
  return Promise.all(
    names.sort().map(async (name) => {
      const file = `${reactFolder}/${name}`;
      const source = await readFile(path.join(root, file), 'utf8');
      const ids = new Set([...source.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ''));
      return {file, source, permalink: `/${name.replace(/(?:^index|\/index)?\.tsx$/, '')}`, ids};
    }),
  );
}

/**
 * Reads the sources of a project.
 * @param pages those of the project, or for tests others
 */
export async function readSources(root: string, pages?: readonly Page[]): Promise<Sources> {
  const reactPages = await readReactPages(root);
  const read = await Promise.all((pages ?? (await readPages(root))).map(readPage));
  return {root, pages: read, reactPages, components: await readFiles(root, [componentFiles])};
}

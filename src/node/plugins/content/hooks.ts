import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {ContentProblem} from '../../content/problems';
import {factsStamp, freshLoader} from '../freshModules.mjs';

type Content = typeof import('../../content');
type Loader = (file: string) => unknown;

interface Loaded {
  content: Content;
  load: Loader;
  stamp: string;
}

const sites = new Map<string, Loaded>();

/**
 * The content module of a site; in development loaded anew after an edit of a fact.
 * @throws if it cannot be loaded and never could
 */
function loadContent(siteDir: string): Loaded {
  const stamp = process.env.NODE_ENV === 'development' ? factsStamp(siteDir) : '';
  const last = sites.get(siteDir);
  if (last?.stamp === stamp) return last;
  let next: Loaded;
  try {
    const load = freshLoader(siteDir);
    next = {content: load('src/node/content/index.ts') as Content, load, stamp};
  } catch (error) {
    if (!last) throw error;
    // A fact that is being written often cannot be read. Pages keep the last facts that could, and this is said once
    // instead of once for every page.
    logger.error(`The facts cannot be read, so pages show the last ones that could. ${String(error)}`);
    next = {...last, stamp};
  }
  sites.set(siteDir, next);
  return next;
}

/** The content module of a site, as it is now. */
export const contentModule = (siteDir: string): Content => loadContent(siteDir).content;

type Checks = typeof import('../../../checks');
type RouteChecks = typeof import('../../../checks/sources/routes');

/**
 * Checks all facts and pages of a site; with `DEPLOY=production`, that no placeholder is left, too.
 * @throws ContentError with every mistake
 */
export async function checkBeforeBuild(siteDir: string): Promise<void> {
  // Apart from the rest because it loads the TypeScript compiler, which finds the lines of facts.
  const checks = loadContent(siteDir).load('src/checks/index.ts') as Checks;
  await checks.checkBeforeBuild(siteDir);
  if (process.env.DEPLOY === 'production') await checks.checkFilledIn(siteDir);
}

/** The checks of addresses, which the development server makes, too. */
export const routeChecks = (siteDir: string): RouteChecks =>
  loadContent(siteDir).load('src/checks/sources/routes.ts') as RouteChecks;

/** Path of a file from the root of the site, with slashes. */
const fromRoot = (siteDir: string, file: string): string => path.relative(siteDir, file).replaceAll(path.sep, '/');

/**
 * The two official hooks by which facts get into pages: the body as text before MDX parses it, and the front matter
 * after YAML parsed it. Both throw a `ContentError` on a mistake.
 */
export function contentHooks(siteDir: string): Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'> {
  const page = (filePath: string, source: string) => ({file: fromRoot(siteDir, filePath), source});
  return {
    preprocessor: ({filePath, fileContent}) => {
      const {expandBody, ContentError} = contentModule(siteDir);
      const {text, problems} = expandBody(page(filePath, fileContent));
      if (problems.length > 0) throw new ContentError(problems);
      return text;
    },
    parseFrontMatter: async (params) => {
      const {readFrontMatter, ContentError} = contentModule(siteDir);
      const parsed = await params.defaultParseFrontMatter(params);
      const {frontMatter, problems} = readFrontMatter(page(params.filePath, params.fileContent), parsed.frontMatter);
      if (problems.length > 0) throw new ContentError(problems);
      return {...parsed, frontMatter};
    },
  };
}

/** The plugin of remark that imports what a page names, from the list as it is now. */
export const imports = (siteDir: string) => () => (root: Root) => contentModule(siteDir).importUsed()(root);

/**
 * All that a page's code is made of: its body and its front matter with facts put in, and where its components are.
 * @returns undefined if the page has a mistake, which who compiles it reports
 */
export async function expandPage(siteDir: string, filePath: string, source: string): Promise<string | undefined> {
  const {components, expandBody, readFrontMatter} = contentModule(siteDir);
  const page = {file: fromRoot(siteDir, filePath), source};
  const body = expandBody(page);
  if (body.problems.length > 0) return undefined;
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: source});
  const {frontMatter, problems} = readFrontMatter(page, parsed.frontMatter);
  if (problems.length > 0) return undefined;
  const named = [...components].filter(([name]) => body.text.includes(`<${name}`));
  return `${JSON.stringify({frontMatter, named})}\n${body.text}`;
}

type SidebarItemsGenerator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/** Replaces placeholders in the labels of categories, which come from `_category_.json` files. */
export function sidebarLabels(siteDir: string): SidebarItemsGenerator {
  return ({defaultSidebarItemsGenerator, ...args}) => {
    const {expandValue, ContentError} = contentModule(siteDir);
    const problems: ContentProblem[] = [];
    // Before the labels are used: afterwards nobody knows the file of a label.
    const categoriesMetadata = Object.fromEntries(
      Object.entries(args.categoriesMetadata).map(([folder, category]) => {
        if (category.label === undefined) return [folder, category];
        const {text: label, problems: found} = expandValue(category.label);
        const file = fromRoot(siteDir, path.join(args.version.contentPath, folder, '_category_.json'));
        problems.push(...found.map((problem) => ({file, line: 1, ...problem})));
        return [folder, {...category, label}];
      }),
    );
    if (problems.length > 0) throw new ContentError(problems);
    return defaultSidebarItemsGenerator({...args, categoriesMetadata});
  };
}

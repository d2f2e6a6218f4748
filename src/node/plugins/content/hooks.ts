import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {EditUrlFunction, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {FactFiles} from '../../content/pageSource';
import type {ContentProblem} from '../../content/problems';
import {factsStamp, freshLoader, loadedExports} from '../freshModules.mjs';

type Content = typeof import('../../content');
type Loader = (file: string) => unknown;

interface Loaded {
  content: Content;
  /** What the files of facts export, as the content module has it. */
  facts: ReturnType<typeof loadedExports>;
  /** Made of these when it is asked for. */
  factFiles?: FactFiles;
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
    const content = load('src/node/content/index.ts') as Content;
    next = {content, facts: loadedExports(siteDir, 'src/facts'), load, stamp};
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

/**
 * All that facts make of a page: its body and its front matter with them put in.
 * @returns undefined if the page has a mistake, which who compiles it reports
 */
export async function expandPage(siteDir: string, filePath: string, source: string): Promise<string | undefined> {
  const {expandBody, readFrontMatter} = contentModule(siteDir);
  const page = {file: fromRoot(siteDir, filePath), source};
  const body = expandBody(page);
  if (body.problems.length > 0) return undefined;
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: source});
  const {frontMatter, problems} = readFrontMatter(page, parsed.frontMatter);
  return problems.length > 0 ? undefined : `${JSON.stringify(frontMatter)}\n${body.text}`;
}

/**
 * The address behind "Edit this page": that of the page's file, or of the facts that it is made of.
 * @param address where files are edited, without their paths; undefined for no link
 */
export function editUrl(siteDir: string, address: string | undefined): EditUrlFunction | undefined {
  if (address === undefined) return undefined;
  return ({versionDocsDirPath, docPath}) => {
    const loaded = loadContent(siteDir);
    loaded.factFiles ??= loaded.content.factFiles(loaded.facts);
    const file = `${versionDocsDirPath}/${docPath}`;
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    return encodeURI(`${address}/${loaded.content.pageSource({file, source}, loaded.factFiles)}`);
  };
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
        problems.push(...found.map((it) => ({file, line: 1, ...it})));
        return [folder, {...category, label}];
      }),
    );
    if (problems.length > 0) throw new ContentError(problems);
    return defaultSidebarItemsGenerator({...args, categoriesMetadata});
  };
}

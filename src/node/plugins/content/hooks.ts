import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {ContentProblem} from '../../content/problems';
import {CONTENT, siteModules} from '../freshModules.mjs';

type Content = typeof import('../../content');

/** The content module of a site, as it is now. */
export const contentModule = (siteDir: string): Content => siteModules(siteDir)(CONTENT) as Content;

type Checks = typeof import('../../../checks');
type RouteChecks = typeof import('../../../checks/sources/routes');

/**
 * Checks all facts and pages of a site; with `DEPLOY=production`, that no placeholder is left, too.
 * @throws ContentError with every mistake
 */
export async function checkBeforeBuild(siteDir: string): Promise<void> {
  // Apart from the rest because it loads the TypeScript compiler, which finds the lines of facts.
  const checks = siteModules(siteDir)('src/checks/index.ts') as Checks;
  await checks.checkBeforeBuild(siteDir);
  if (process.env.DEPLOY === 'production') await checks.checkFilledIn(siteDir);
}

/** The checks of addresses, which the development server makes, too. */
export const routeChecks = (siteDir: string): RouteChecks =>
  siteModules(siteDir)('src/checks/sources/routes.ts') as RouteChecks;

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
 * All that a page's code is made of, as one string to compare: its front matter and its words with facts put in, its blocks,
 * which take long to write as Markdown, and where its components are.
 * @returns undefined if the page has a mistake, which who compiles it reports
 */
export async function expandPage(siteDir: string, filePath: string, source: string): Promise<string | undefined> {
  const {components, expandBody, readFrontMatter} = contentModule(siteDir);
  const page = {file: fromRoot(siteDir, filePath), source};
  const {problems: mistakes, prose, blocks} = expandBody(page);
  if (mistakes.length > 0) return undefined;
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: source});
  const {frontMatter, problems} = readFrontMatter(page, parsed.frontMatter);
  if (problems.length > 0) return undefined;
  const made = JSON.stringify([frontMatter, prose, blocks]);
  return `${JSON.stringify([...components].filter(([name]) => made.includes(name)))}\n${made}`;
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

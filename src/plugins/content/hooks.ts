import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import type {ContentProblem} from '../../content/problems';
import {factsStamp, freshLoader} from '../freshModules.mjs';

type Content = typeof import('../../content');
type Loader = (file: string) => unknown;

const current = new Map<string, {load: Loader; stamp: string}>();

/** Loads modules of facts and content; in development anew after an edit of a fact. */
function contentLoader(siteDir: string): Loader {
  const stamp = process.env.NODE_ENV === 'development' ? factsStamp(siteDir) : '';
  const known = current.get(siteDir);
  if (known?.stamp === stamp) return known.load;
  const load = freshLoader(siteDir);
  current.set(siteDir, {load, stamp});
  return load;
}

/** The content module of a site. */
export const contentModule = (siteDir: string): Content => contentLoader(siteDir)('src/content/index.ts') as Content;

/**
 * Checks all facts and pages of a site.
 * @throws ContentError with every mistake
 */
export async function checkContent(siteDir: string): Promise<void> {
  // Apart from the rest because it loads the TypeScript compiler, which finds the lines of facts.
  const check = contentLoader(siteDir)('src/content/check.ts') as typeof import('../../content/check');
  await check.checkContent(siteDir);
}

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

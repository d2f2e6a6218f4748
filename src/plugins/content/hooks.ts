import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
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

/**
 * The two official hooks by which facts get into pages: the body as text before MDX parses it, and the front matter
 * after YAML parsed it. Both throw a `ContentError` on a mistake.
 */
export function contentHooks(siteDir: string): Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'> {
  const page = (filePath: string, source: string) => ({
    file: path.relative(siteDir, filePath).replaceAll(path.sep, '/'),
    source,
  });
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
type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];

/** Replaces placeholders in the labels of categories, which come from `_category_.json` files. */
export function sidebarLabels(siteDir: string): SidebarItemsGenerator {
  const relabel = (item: SidebarItem): SidebarItem => {
    if (item.type !== 'category') return item;
    const {expandValue, ContentError} = contentModule(siteDir);
    const {text, problems} = expandValue(item.label);
    if (problems.length > 0) {
      const file = `the _category_.json of ${item.label}`;
      throw new ContentError(problems.map((it) => ({file, line: 1, ...it})));
    }
    return {...item, label: text, items: item.items.map(relabel)};
  };
  return async ({defaultSidebarItemsGenerator, ...args}) => (await defaultSidebarItemsGenerator(args)).map(relabel);
}

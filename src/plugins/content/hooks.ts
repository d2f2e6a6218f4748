import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import {factsStamp, loadFresh} from '../freshModules.mjs';

type Content = typeof import('../../content');

/** The content module; in development loaded anew after an edit of a fact. */
function contentOf(siteDir: string): () => Content {
  let loaded: {content: Content; stamp: string} | undefined;
  return () => {
    const stamp = process.env.NODE_ENV === 'development' ? factsStamp(siteDir) : '';
    if (loaded?.stamp !== stamp) loaded = {content: loadFresh(siteDir, 'src/content/index.ts') as Content, stamp};
    return loaded.content;
  };
}

const loaders = new Map<string, () => Content>();

/** The content module of a site, shared by everything that needs it. */
export function contentModule(siteDir: string): Content {
  const loader = loaders.get(siteDir) ?? contentOf(siteDir);
  loaders.set(siteDir, loader);
  return loader();
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

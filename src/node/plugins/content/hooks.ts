import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {ContentProblem} from '../../content/problems';
import {bundled} from '../bundled.cjs';

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
      const {expandBody, refuse} = bundled(siteDir);
      const {text, problems} = expandBody(page(filePath, fileContent));
      refuse(problems);
      return text;
    },
    parseFrontMatter: async (params) => {
      const {readFrontMatter, refuse} = bundled(siteDir);
      const parsed = await params.defaultParseFrontMatter(params);
      const {frontMatter, problems} = readFrontMatter(page(params.filePath, params.fileContent), parsed.frontMatter);
      refuse(problems);
      return {...parsed, frontMatter};
    },
  };
}

/** The plugin of remark that finishes the tree of a page; see `src/node/markdown/index.ts`. */
export const finishPages = (siteDir: string) => () => (root: Root) => bundled(siteDir).finishTree(root);

type SidebarItemsGenerator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/** Replaces placeholders in the labels of categories, which come from `_category_.json` files. */
export function sidebarLabels(siteDir: string): SidebarItemsGenerator {
  return ({defaultSidebarItemsGenerator, ...args}) => {
    const {expandValue, refuse} = bundled(siteDir);
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
    refuse(problems);
    return defaultSidebarItemsGenerator({...args, categoriesMetadata});
  };
}

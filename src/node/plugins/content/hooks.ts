import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {} from '../../content/remarkFacts';
import type {ContentProblem} from '../../content/problems';
import {bundled} from '../bundled.cjs';

/** Path of a file from the root of the site, with slashes. */
const fromRoot = (siteDir: string, file: string): string => path.relative(siteDir, file).replaceAll(path.sep, '/');

/**
 * The hook by which facts get into the front matter, after YAML parsed it.
 * @returns an option of Docusaurus, which throws a `ContentError` on a mistake
 */
export const frontMatterHook =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const {readFrontMatter, refuse, strayPage} = bundled(siteDir);
    const parsed = await params.defaultParseFrontMatter(params);
    const page = {file: fromRoot(siteDir, params.filePath), source: params.fileContent};
    if (page.file.startsWith('src/pages/')) refuse([strayPage(page.file)]);
    const {frontMatter, problems} = readFrontMatter(page, parsed.frontMatter);
    refuse(problems);
    return {...parsed, frontMatter};
  };

/** The plugin of remark that puts facts into pages, as they are at that moment; it throws a `ContentError` on a mistake. */
export const factsPlugin = (siteDir: string) =>
  function facts(this: Processor) {
    bundled(siteDir)
      .factsInPages((root) => bundled(siteDir).insertFacts(root))
      .call(this);
    return ({data}: Root, {path: file}: {path: string}): void => {
      bundled(siteDir).refuse((data?.mistakes ?? []).map((mistake) => ({file: fromRoot(siteDir, file), ...mistake})));
    };
  };

/** The plugin of remark that finishes the tree of a page; see `src/node/markdown/index.ts`. */
export const finishPages = (siteDir: string) => () => (root: Root) => bundled(siteDir).runRemarkPlugins(root);

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];
type SidebarItemsGenerator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/** Replaces placeholders in the labels of categories, which come from `_category_.json` files. */
export function sidebarLabels(siteDir: string): SidebarItemsGenerator {
  return ({defaultSidebarItemsGenerator, ...args}) => {
    const {inProse, refuse, withFacts} = bundled(siteDir);
    const problems: ContentProblem[] = [];
    // Before the labels are used: afterwards nobody knows the file of a label.
    const categoriesMetadata = Object.fromEntries(
      Object.entries(args.categoriesMetadata).map(([folder, category]) => {
        if (category.label === undefined) return [folder, category];
        const file = fromRoot(siteDir, path.join(args.version.contentPath, folder, '_category_.json'));
        const label = withFacts(category.label, inProse, (mistake) => problems.push({file, line: 1, ...mistake}));
        return [folder, {...category, label}];
      }),
    );
    refuse(problems);
    return defaultSidebarItemsGenerator({...args, categoriesMetadata});
  };
}

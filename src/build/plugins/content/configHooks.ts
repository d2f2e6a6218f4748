import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {} from '../../content/insertFacts';
import type {ContentMistake} from '../../content/mistakes';
import {loadBundle} from '../loadBundle.cjs';
import {pathFromRoot} from '../pathFromRoot.mjs';

/**
 * Replaces placeholders in front matter, after the YAML is parsed: `title: "{$product.name} FAQ"` → `{title: 'Name FAQ'}`
 * @returns Docusaurus' `parseFrontMatter`. It leaves out keys with mistakes, because an error would end `npm start`. The checks
 * before a build and `pageLoader.mjs` report them.
 */
export const frontMatterHook =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const page = {file: pathFromRoot(siteDir, params.filePath), source: params.fileContent};
    const {frontMatter, content} = await loadBundle(siteDir).readFrontMatter(page);
    return {frontMatter, content};
  };

/** Replaces placeholders in pages: `{$product.name}` → `Name`. In development it uses the latest facts. */
export const remarkFacts = (siteDir: string) =>
  function facts(this: Processor) {
    loadBundle(siteDir)
      .createFactsPlugin((tree) => loadBundle(siteDir).insertFacts(tree))
      .call(this);
    return ({data}: Root, {path: file}: {path: string}): void => {
      loadBundle(siteDir).throwMistakes(
        (data?.mistakes ?? []).map((mistake) => ({file: pathFromRoot(siteDir, file), ...mistake})),
      );
    };
  };

/** Checks the notes of a page and runs our remark plugins, after Docusaurus has parsed the page. */
export const remarkPagePlugins =
  (siteDir: string) =>
  () =>
  (tree: Root, {path: file, value}: {path: string; value: string}): void => {
    const {noteMistakes, runRemarkPlugins, throwMistakes} = loadBundle(siteDir);
    throwMistakes(noteMistakes(tree, value).map((mistake) => ({file: pathFromRoot(siteDir, file), ...mistake})));
    runRemarkPlugins(tree);
  };

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];
type SidebarItemsGenerator = NonNullable<PluginOptions['sidebarItemsGenerator']>;

/** Replaces placeholders in the labels of `_category_.json` files: `{"label": "{$product.name}"}` → `{label: 'Name'}` */
export function sidebarLabels(siteDir: string): SidebarItemsGenerator {
  return ({defaultSidebarItemsGenerator, ...args}) => {
    const {inProse, throwMistakes, replacePlaceholders} = loadBundle(siteDir);
    const mistakes: ContentMistake[] = [];
    // Labels are replaced here, because sidebar items don't say which file a label comes from.
    const categoriesMetadata = Object.fromEntries(
      Object.entries(args.categoriesMetadata).map(([folder, category]) => {
        if (category.label === undefined) return [folder, category];
        const file = pathFromRoot(siteDir, path.join(args.version.contentPath, folder, '_category_.json'));
        const label = replacePlaceholders(category.label, inProse, (mistake) =>
          mistakes.push({file, line: 1, ...mistake}),
        );
        return [folder, {...category, label}];
      }),
    );
    throwMistakes(mistakes);
    return defaultSidebarItemsGenerator({...args, categoriesMetadata});
  };
}

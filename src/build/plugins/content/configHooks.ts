import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
// Declares the mistakes in a tree's data.
import type {} from '../../content/insertFacts';
import {loadBundle} from '../loadBundle.cjs';
import {pathFromRoot} from '../pathFromRoot.mjs';

/**
 * Replaces placeholders in front matter, after the YAML is parsed: `title: "{$product.name} FAQ"` → `{title: 'Name FAQ'}`
 * @returns Docusaurus' `parseFrontMatter`. It leaves out keys with mistakes, because an error would end `npm start`. The checks
 * before a build and `pageLoader.mjs` report them.
 */
export const frontMatterFactsHook =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const page = {file: pathFromRoot(siteDir, params.filePath), source: params.fileContent};
    const {frontMatter, content} = await loadBundle(siteDir).resolveFrontMatter(page);
    return {frontMatter, content};
  };

/** Replaces placeholders in pages: `{$product.name}` → `Name`. Loads the bundle for each page, so that its facts are the latest. */
export const remarkFacts = (siteDir: string) =>
  function facts(this: Processor) {
    loadBundle(siteDir)
      .createFactsPlugin((tree) => loadBundle(siteDir).insertFacts(tree))
      .call(this);
    return ({data}: Root, {path: file}: {path: string}): void => {
      loadBundle(siteDir).assertNoMistakes(
        (data?.mistakes ?? []).map((mistake) => ({file: pathFromRoot(siteDir, file), ...mistake})),
      );
    };
  };

/** Runs our remark plugins, after Docusaurus has parsed the page. */
export const remarkPagePlugins =
  (siteDir: string) =>
  () =>
  (tree: Root): void =>
    loadBundle(siteDir).runRemarkPlugins(tree);

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

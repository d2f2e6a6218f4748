import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {SKIP, visit} from 'unist-util-visit';
import {expandBody, type Page} from '../../node/content/expand';
import {ContentError} from '../../node/content/problems';
import {importIcons} from '../../node/markdown/importUsed';
import {chatParts} from '../../node/markdown/pageComponents';
import {withoutFrontMatter} from '../sources/outline';
import {standIns, type Chat} from './readParts';

/** The beginning of any chat component. */
const part = new RegExp(`<(?:${Object.keys(chatParts).join('|')})\\b`);

/** Whether a text in MDX uses a chat component. */
export const hasPreview = (source: string): boolean => part.test(source);

/** Leaves of a page its previews, so that nothing else of it has to run. */
function onlyPreviews() {
  return (tree: Root): void => {
    const previews: RootContent[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('name' in node) || !Object.hasOwn(chatParts, node.name ?? '')) return undefined;
      previews.push(node);
      return SKIP;
    });
    tree.children = previews;
  };
}

/**
 * The previews of a page in MDX, as elements.
 * @param chat what they are made of: names to be read, or the components to be drawn
 * @param body the page with facts put in, if it is known already
 * @throws ContentError for wrong placeholders, and the errors of MDX
 */
export async function pagePreviews(page: Page, chat: Chat = standIns, body = expandBody(page)): Promise<ReactNode> {
  if (body.problems.length > 0) throw new ContentError(body.problems);
  // When it is needed, as a module of its own kind: what it is made of cannot be required.
  const {evaluate} = await import('@mdx-js/mdx');
  const {default: content} = await evaluate(withoutFrontMatter(body.prose), {
    ...runtime,
    baseUrl: pathToFileURL(path.resolve('package.json')),
    remarkPlugins: [onlyPreviews, importIcons],
  });
  return createElement(content as ComponentType<{components: Chat}>, {components: chat});
}

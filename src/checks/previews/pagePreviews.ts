import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {importIcons} from '../../node/markdown/remarkImports';
import {chatParts} from '../../node/markdown/pageComponents';
import type {Chat} from './previewProblems';

/** The beginning of any chat component. */
const part = new RegExp(`<(?:${Object.keys(chatParts).join('|')})\\b`);

/** Whether a text in MDX uses a chat component. */
export const hasPreview = (source: string): boolean => part.test(source);

/** The previews of a page, without all else of it, which need not run. */
function previewsIn(page: Root): Root {
  const children: RootContent[] = [];
  visit(page, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || !Object.hasOwn(chatParts, node.name ?? '')) return undefined;
    children.push(node);
    return SKIP;
  });
  return structuredClone({type: 'root', children});
}

/**
 * The previews of a page in MDX, as elements.
 * @param chat what they are made of: names to be read, or the components to be drawn
 * @throws the errors of MDX
 */
export async function pagePreviews(page: Root, chat: Chat): Promise<ReactNode> {
  // When it is needed, as a module of its own kind: what it is made of cannot be required.
  const {evaluate} = await import('@mdx-js/mdx');
  /** In place of the parser: the page is parsed already. */
  function parsed(this: Processor): void {
    this.parser = () => previewsIn(page);
  }
  const {default: content} = await evaluate('', {
    ...runtime,
    baseUrl: pathToFileURL(path.resolve('package.json')),
    remarkPlugins: [parsed, importIcons],
  });
  return createElement(content as ComponentType<{components: Chat}>, {components: chat});
}

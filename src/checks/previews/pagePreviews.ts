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

const chatTag = new RegExp(`<(?:${Object.keys(chatParts).join('|')})\\b`);

export const hasPreview = (source: string): boolean => chatTag.test(source);

/** Leaves out everything else on the page, so that it doesn't run. */
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
 * Returns the chat previews of a page as React elements.
 * @param chat the chat components, or their names as element types
 * @throws errors of MDX, and of expressions in props
 */
export async function pagePreviews(page: Root, chat: Chat): Promise<ReactNode> {
  // Imported dynamically, because it is an ES module and its dependencies can't be loaded with `require`.
  const {evaluate} = await import('@mdx-js/mdx');
  /** Replaces the parser, because the page is already parsed. */
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

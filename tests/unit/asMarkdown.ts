import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';

/** Prints the nodes of a page as Markdown, without its front matter. */
export const asMarkdown = (nodes: readonly RootContent[]): string =>
  toMarkdown(
    {type: 'root', children: nodes.filter(({type}) => type !== 'yaml')},
    {bullet: '-', extensions: [gfmToMarkdown({tablePipeAlign: false}), mdxToMarkdown()]},
  ).trimEnd();

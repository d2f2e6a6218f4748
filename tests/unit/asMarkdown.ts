import type {RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const processor = unified().use(remarkMdx).use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {bullet: '-'});

/** Prints the nodes of a page as Markdown, without its front matter. */
export const asMarkdown = (nodes: readonly RootContent[]): string =>
  processor.stringify({type: 'root', children: nodes.filter(({type}) => type !== 'yaml')}).trimEnd();

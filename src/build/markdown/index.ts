import type {Root} from 'mdast';
import {remarkHighlight} from './remarkHighlight';
import {remarkImports} from './remarkImports';
import {remarkTables} from './remarkTables';
import {remarkUnwrapParagraphs} from './remarkUnwrapParagraphs';

/** Remark plugins for every page, in this order, after Docusaurus has parsed it. */
const transformers = [remarkUnwrapParagraphs(), remarkTables(), remarkHighlight(), remarkImports()];

export const runRemarkPlugins = (tree: Root): void => transformers.forEach((transform) => transform(tree));

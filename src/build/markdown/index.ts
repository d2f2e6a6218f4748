import type {Root} from 'mdast';
import {remarkHighlight} from './remarkHighlight';
import {remarkImports} from './remarkImports';
import {remarkLabelTables} from './remarkLabelTables';

/** Remark plugins for every page, in this order, after Docusaurus has parsed it. */
const transformers = [remarkLabelTables(), remarkHighlight(), remarkImports()];

export const runRemarkPlugins = (tree: Root): void => transformers.forEach((transform) => transform(tree));

import type {Root} from 'mdast';
import {remarkBasePath} from './remarkBasePath';
import {remarkHighlight} from './remarkHighlight';
import {remarkImports} from './remarkImports';
import {remarkBareLinks} from './remarkBareLinks';
import {remarkTables} from './remarkTables';
import {remarkUnwrapParagraphs} from './remarkUnwrapParagraphs';

/** What is done with the tree of every page in Markdown, in this order, once Docusaurus has read it. */
const steps = [
  remarkUnwrapParagraphs(),
  remarkBasePath(),
  remarkTables(),
  remarkBareLinks(),
  remarkHighlight(),
  remarkImports(),
];

/** Takes all of these steps. */
export const finishTree = (root: Root): void => steps.forEach((step) => step(root));

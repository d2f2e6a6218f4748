import type {Root} from 'mdast';
import {remarkBasePath} from './basePath';
import {highlightCode} from './highlight';
import {importUsed} from './importUsed';
import {markAddresses} from './markAddresses';
import {tables} from './tables';
import {unwrapParagraphs} from './unwrapParagraphs';

/** What is done with the tree of every page in Markdown, in this order, once Docusaurus has read it. */
const steps = [unwrapParagraphs(), remarkBasePath(), tables(), markAddresses(), highlightCode(), importUsed()];

/** Takes all of these steps. */
export const finishTree = (root: Root): void => steps.forEach((step) => step(root));

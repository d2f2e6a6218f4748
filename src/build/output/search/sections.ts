import type {Element, ElementContent} from 'hast';
import type {PageContent} from '../pageContent';
import {textOf} from '../../markdown/textOf';

export interface Section {
  /** Id of the heading; empty for the beginning of the page. */
  id: string;
  heading: string;
  /**
   * The text up to the next heading with an id, in sentences and phrases. Rows that are sections themselves add only their
   * heading.
   */
  text: string;
  /** Commands and fields, for example. */
  inlineCode: readonly string[];
  /** Bold text in it, such as the beginnings of list items. */
  boldText: readonly string[];
  /** True for a table row or list item. */
  isRow: boolean;
}

/** A section that is being read. */
interface OpenSection extends Omit<Section, 'text'> {
  text: string[];
  inlineCode: string[];
  boldText: string[];
  /** Level of the heading, from 1. */
  level: number;
  /** Headings of the sections directly inside it, with separators. They are the text of a heading that has none. */
  headingsBelow: string[];
}

/** Level of rows, below all headings. */
const ROW_LEVEL = 7;

/** Elements inside a word or sentence. All others separate words. */
const inlineTags: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'sub', 'sup']);

const boldTags: ReadonlySet<string> = new Set(['b', 'strong']);

const isHeading = (element: Element): boolean => /^h[1-6]$/.test(element.tagName);

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Separates blocks in a list of texts, which have no line breaks themselves. */
const BLOCK_BREAK = '\n';

/** Separates the cells of a table row, and a label from the blocks after it. */
const CELL_BREAK = '\t';

/** Placeholder for a code block, which is left out with its label. */
const CODE_BLOCK_MARK = '\f';

const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** `'\tPolls\t5\t50'` → `Polls: 5, 50` */
function joinCells(block: string): string {
  const [label = '', ...cells] = block
    .split(CELL_BREAK)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  // `'Added\t'` labels the blocks after it. Table rows begin with a break: `'\tPolls\t5'`
  const labelsNextBlocks = block.endsWith(CELL_BREAK) && !block.startsWith(CELL_BREAK);
  const needsColon = (cells.length > 0 || labelsNextBlocks) && /[^.:!?]$/.test(label);
  return `${label}${needsColon ? ':' : ''} ${cells.join(', ')}`.trim();
}

/** Joins blocks, with ` · ` after one that doesn't end like a sentence: `'Added\t\nPolls\nTags work.'` → `Added: Polls · Tags work.` */
const joinBlocks = (texts: readonly string[]): string =>
  texts
    .join('')
    // Leaves out code blocks (CODE_BLOCK_MARK), each with its label: `'Example\t\n\f'` → `''`
    .replaceAll(/(?:(?<=^|[\n\t])[^\n\t]+\t\s*)?\f/g, '')
    .split(BLOCK_BREAK)
    .map(joinCells)
    .filter((block) => block !== '')
    .reduce((before, block) => before + (/[.,:;!?]["”)]*$/.test(before) ? ' ' : ' · ') + block, '')
    // Removes the first separator, and punctuation after a row's heading, which isn't in the text: `<b>Key</b>: …`
    .replace(/^[ ·,:]+/, '');

const trimmedTextOf = (element: Element): string => singleSpaced(textOf(element)).trim();

/** Tells whether a block labels what follows: a heading, or a paragraph in bold. */
function isLabel(block: Element): boolean {
  const [child] = block.children;
  return (
    isHeading(block) ||
    (block.tagName === 'p' && block.children.length === 1 && child?.type === 'element' && boldTags.has(child.tagName))
  );
}

/** Returns separators around the text of an element. In a row that is a section, the names of the columns label the cells. */
function separatorsOf(element: Element, isInRowSection: boolean): [before: string, after: string] {
  if (inlineTags.has(element.tagName)) return ['', ''];
  if (isLabel(element)) return [BLOCK_BREAK, CELL_BREAK + BLOCK_BREAK];
  const columnName = element.properties.dataLabel;
  if (isInRowSection && columnName) return [`${BLOCK_BREAK}${columnName.toString()}: `, BLOCK_BREAK];
  return ['td', 'th'].includes(element.tagName) ? [CELL_BREAK, ''] : [BLOCK_BREAK, BLOCK_BREAK];
}

function firstWithId(element: Element): Element | undefined {
  if (element.properties.id) return element;
  return element.children
    .filter(isElement)
    .map(firstWithId)
    .find((child) => child !== undefined);
}

/**
 * Finds the heading of a table row or list item that links can point to: `<li><b id="a">Key</b>: …</li>` → `<b id="a">`. In a table
 * row it is the first element of the first cell: `<td><b>Time to vote</b> <code id="a">max_time</code></td>` → `<b>`.
 */
function findRowHeading(row: Element): {id: string; element: Element} | undefined {
  const firstElement = ['tr', 'li'].includes(row.tagName) ? row.children.find(isElement) : undefined;
  const elementWithId = firstElement && firstWithId(firstElement);
  const id = (row.properties.id ?? elementWithId?.properties.id)?.toString();
  if (!firstElement || id === undefined) return undefined;
  const elementInCell = firstElement.children.filter(isElement).find((child) => textOf(child) !== '');
  return {id, element: (row.tagName === 'li' ? elementWithId : elementInCell) ?? firstElement};
}

/**
 * Splits a page into sections, the first with the page's title. Table rows and list items with an id become sections that
 * follow the one they are in.
 *
 * `<h1>Polls</h1>Vote. <h2 id="limits">Limits</h2>At most 5.` →
 * `[{id: '', heading: 'Polls', text: 'Vote.', …}, {id: 'limits', heading: 'Limits', text: 'At most 5.', …}]`
 */
export function sectionsOf({title, description, content}: PageContent): Section[] {
  const sections: OpenSection[] = [];
  const beginSection = (id: string, heading: string, level: number): OpenSection => {
    const section = {
      id,
      heading,
      text: [],
      inlineCode: [],
      boldText: [],
      isRow: level === ROW_LEVEL,
      level,
      headingsBelow: [],
    };
    sections.findLast((outerSection) => outerSection.level < level)?.headingsBelow.push(heading, BLOCK_BREAK);
    sections.push(section);
    return section;
  };
  let currentSection = beginSection('', title, 1);

  const addNode = (node: ElementContent, row?: {section: OpenSection; headingElement: Element}): void => {
    const section = row?.section ?? currentSection;
    if (node.type === 'text') section.text.push(singleSpaced(node.value));
    if (node.type !== 'element') return;
    // Code samples repeat the text around them.
    if (node.tagName === 'pre') section.text.push(CODE_BLOCK_MARK);
    // The page's title and the heading of the row are headings of sections already.
    if (['pre', 'h1'].includes(node.tagName) || node === row?.headingElement) return;
    if (isHeading(node) && node.properties.id) {
      currentSection = beginSection(node.properties.id, trimmedTextOf(node), Number(node.tagName.slice(1)));
      return;
    }
    const rowHeading = findRowHeading(node);
    if (rowHeading) {
      const heading = trimmedTextOf(rowHeading.element).replace(/[,.:]$/, '');
      section.text.push(BLOCK_BREAK, heading, BLOCK_BREAK);
      const innerRow = {section: beginSection(rowHeading.id, heading, ROW_LEVEL), headingElement: rowHeading.element};
      for (const child of node.children) addNode(child, innerRow);
      return;
    }
    if (node.tagName === 'code') section.inlineCode.push(trimmedTextOf(node));
    if (boldTags.has(node.tagName)) section.boldText.push(trimmedTextOf(node));
    const [before, after] = separatorsOf(node, row !== undefined);
    section.text.push(before);
    for (const child of node.children) addNode(child, row);
    section.text.push(after);
  };
  for (const node of content) addNode(node);

  return sections.map(({text, headingsBelow, level, ...section}) => ({
    ...section,
    // The beginning of a page without text has the description instead.
    text: joinBlocks(text) || (level === 1 ? description : joinBlocks(headingsBelow)),
  }));
}

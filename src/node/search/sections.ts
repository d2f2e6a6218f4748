import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {PageText} from '../pageText';

export interface Section {
  /** Id of the heading; empty for the beginning of the page. */
  id: string;
  heading: string;
  /** The text up to the next heading with an id. */
  text: string;
  names: readonly string[];
  /** Bold text in it, such as the beginnings of list items. */
  leads: readonly string[];
  /** True for a table row, and for a list item about a name in code. */
  isRow: boolean;
}

const isHeading = (element: Element): boolean => /^h[1-6]$/.test(element.tagName);

/** Elements inside a word or sentence. All others separate words. */
const inline: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'sub', 'sup']);

const cell: ReadonlySet<string> = new Set(['td', 'th']);

/** Joins lines and removes trailing separators: `'Default\n 5 · '` → `'Default 5'` */
const spaced = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/[ ·]+$/, '')
    .trim();

function withId(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  return node.properties.id ? node : node.children.map(withId).find((child) => child !== undefined);
}

const hasCode = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'code' || node.children.some(hasCode));

interface Content {
  text: string[];
  names: string[];
  leads: string[];
}

const empty = (): Content => ({text: [], names: [], leads: []});

function read(node: ElementContent, into: Content): void {
  if (node.type === 'text') into.text.push(node.value);
  // Code samples repeat the text around them.
  if (node.type !== 'element' || node.tagName === 'pre') return;
  if (node.tagName === 'code') into.names.push(spaced(toString(node)));
  if (['b', 'strong'].includes(node.tagName)) into.leads.push(spaced(toString(node)));
  for (const child of node.children) read(child, into);
  if (!inline.has(node.tagName)) into.text.push(cell.has(node.tagName) ? ' · ' : ' ');
}

/** Turns a table row or list item with an id into a section, with the name in it as heading. */
function rowSection(row: Element): Section | undefined {
  const [first, ...others] = row.children.filter((child) => child.type === 'element');
  const named = first && withId(first);
  const id = row.properties.id?.toString() ?? named?.properties.id?.toString();
  if (!first || id === undefined) return undefined;
  const content = empty();
  // A row's name has its own cell; a list item's name shares a paragraph with other text.
  const rest = row.tagName === 'li' ? first.children.filter((child) => child !== named) : [];
  for (const child of rest) read(child, content);
  content.text.push(' ');
  for (const child of others) read(child, content);
  return {
    id,
    heading: spaced(toString(row.tagName === 'li' ? (named ?? first) : first)),
    text: spaced(content.text.join('')),
    names: content.names,
    leads: content.leads,
    // A list item whose name is in words is a question with its answer, so it isn't a row.
    isRow: row.tagName === 'tr' || hasCode(named ?? first),
  };
}

/**
 * Splits a page into sections, the first with the page's title. Table rows and list items with an id become sections that
 * follow the one they are in.
 *
 * `<h1>Polls</h1>Vote. <h2 id="limits">Limits</h2>At most 5.` →
 * `[{id: '', heading: 'Polls', text: 'Vote.', …}, {id: 'limits', heading: 'Limits', text: 'At most 5.', …}]`
 */
export function sectionsOf({title, description, content}: PageText): Section[] {
  const sections: (Content & {id: string; heading: string; rows: Section[]})[] = [];
  const begin = (id: string, heading: string) => {
    const section = {...empty(), id, heading, rows: [] as Section[]};
    sections.push(section);
    return section;
  };
  let current = begin('', title);

  const walk = (node: ElementContent): void => {
    if (node.type !== 'element' || inline.has(node.tagName) || node.tagName === 'pre') {
      read(node, current);
      return;
    }
    const id = node.properties.id?.toString();
    if (isHeading(node) && id) {
      current = begin(id, spaced(toString(node)));
      return;
    }
    if (node.tagName === 'h1') return;
    const row = ['tr', 'li'].includes(node.tagName) ? rowSection(node) : undefined;
    if (row) current.rows.push(row);
    node.children.forEach(walk);
    current.text.push(cell.has(node.tagName) ? ' · ' : ' ');
  };
  content.forEach(walk);

  return sections.flatMap(({id, heading, text, names, leads, rows}) => {
    const ownText = spaced(text.join(''));
    return [
      {id, heading, text: ownText === '' && id === '' ? description : ownText, names, leads, isRow: false},
      ...rows,
    ];
  });
}

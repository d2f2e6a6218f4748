import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {PageText} from '../pageText';

/** A part of a page that a result leads to: what stands under one of its headings. */
export interface Section {
  /** Id of the heading; empty for the beginning of the page. */
  id: string;
  heading: string;
  /** What stands under it, up to the next heading that can be linked to. */
  text: string;
  /** Names in it: what it has in code. */
  names: readonly string[];
  /** What is bold in it: of an entry of a list, what it is about. */
  leads: readonly string[];
  /** Whether it is a row of a table, or an entry of a list that describes a name in code. */
  isRow: boolean;
}

const isHeading = (element: Element): boolean => /^h[1-6]$/.test(element.tagName);

/** Elements whose text runs on into what follows; all others end a word. */
const inline: ReadonlySet<string> = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'span', 'strong', 'sub', 'sup']);

/** Cells of a table, which stand beside each other. */
const cell: ReadonlySet<string> = new Set(['td', 'th']);

/** One line, without a separator at its end. */
const spaced = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/[ ·]+$/, '')
    .trim();

/** The first element in another, or that itself, that has an id. */
function withId(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  return node.properties.id ? node : node.children.map(withId).find((child) => child !== undefined);
}

/** Whether an element is or holds code. */
const hasCode = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'code' || node.children.some(hasCode));

/** What is read of a section. */
interface Content {
  text: string[];
  names: string[];
  leads: string[];
}

const empty = (): Content => ({text: [], names: [], leads: []});

/** What an element says, and the names in it. */
function read(node: ElementContent, into: Content): void {
  if (node.type === 'text') into.text.push(node.value);
  // Samples of code say what the words around them say, in many languages.
  if (node.type !== 'element' || node.tagName === 'pre') return;
  if (node.tagName === 'code') into.names.push(spaced(toString(node)));
  if (['b', 'strong'].includes(node.tagName)) into.leads.push(spaced(toString(node)));
  for (const child of node.children) read(child, into);
  if (!inline.has(node.tagName)) into.text.push(cell.has(node.tagName) ? ' · ' : ' ');
}

/** A row of a table or an entry of a list that can be linked to, as a section of its own: its name is the heading. */
function rowSection(row: Element): Section | undefined {
  const [first, ...others] = row.children.filter((child) => child.type === 'element');
  const named = first && withId(first);
  const id = row.properties.id?.toString() ?? named?.properties.id?.toString();
  if (!first || id === undefined) return undefined;
  const content = empty();
  // The name of an entry stands in its first line, that of a row alone in its cell.
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
    // Entries of lists that are named in words are questions with their answers.
    isRow: row.tagName === 'tr' || hasCode(named ?? first),
  };
}

/**
 * The sections of a page in their order; the first is its beginning, with its title. A row of a table or an entry of a
 * list that can be linked to is one more, after that in which it stands.
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
    const said = spaced(text.join(''));
    return [{id, heading, text: said === '' && id === '' ? description : said, names, leads, isRow: false}, ...rows];
  });
}

import type {Data, Nodes, Root, Table} from 'mdast';
import {textOf} from './textOf';

/** Letters that fit side by side on a phone of 320 px, without the room between columns. */
const LINE = 34;

/** Texts of all cells, column by column, with that of the head first. */
function columnsOf({children: rows}: Table): string[][] {
  const texts = rows.map((row) => row.children.map(textOf));
  return (texts[0] ?? []).map((_, column) => texts.map((row) => row[column] ?? ''));
}

/** Letters that a column of sentences needs to be read. */
const SENTENCE = 16;

/** Where lines end: at spaces, and in the last column after the underscores of names, too, which stay whole in others. */
const breaks = {inside: /\s+/, last: /\s+|(?<=_)/};

/** Letters that a column needs: its longest word is not cut, and a longer text has room for two or three words. */
function needed(texts: readonly string[], isLast: boolean): number {
  const longest = (parts: readonly string[]): number => Math.max(...parts.map((part) => part.length));
  const words = texts.flatMap((text) => text.split(isLast ? breaks.last : breaks.inside));
  return Math.max(longest(words), Math.min(SENTENCE, longest(texts)));
}

/** Whether a table can be read on a phone as a table. Of three columns, only the first has sentences. */
function fitsPhone(columns: readonly (readonly string[])[]): boolean {
  const values = columns.length < 3 ? [] : columns.slice(1).flat();
  return (
    columns.reduce((sum, texts, index) => sum + needed(texts, index === columns.length - 1), 0) <= LINE &&
    values.every((text) => text.length <= (2 * LINE) / columns.length)
  );
}

/** Adds HTML attributes to the element of a node. */
function addAttributes(
  node: {data?: Data & {hProperties?: object}},
  attributes: Readonly<Record<string, string>>,
): void {
  node.data = Object.assign(node.data ?? {}, {hProperties: {...node.data?.hProperties, ...attributes}});
}

/** Replaces `| -: |` by `data-align`: MDX would write an inline style, which the page's policy refuses. */
function alignCells(table: Table): void {
  for (const row of table.children) {
    for (const [column, cell] of row.children.entries()) {
      const align = table.align?.[column];
      if (align === 'center' || align === 'right') addAttributes(cell, {'data-align': align});
    }
  }
  table.align = null;
}

/**
 * Attributes of a cell in a table that is shown row by row where it is narrow: each value has the head of its column as
 * `data-label`. The roles are those that the elements have as a table, which browsers take away from what is shown otherwise.
 * @param heads what stands above each column
 */
export const cellAttributes = (column: number, heads: readonly string[]): Readonly<Record<string, string>> =>
  column === 0 ? {role: 'rowheader'} : {role: 'cell', 'data-label': heads[column] ?? ''};

function prepareRows({children: [, ...rows]}: Table, heads: readonly string[]): void {
  for (const row of rows) {
    addAttributes(row, {role: 'row'});
    for (const [column, cell] of row.children.entries()) addAttributes(cell, cellAttributes(column, heads));
  }
}

/**
 * Gives each table of a page a name that is read aloud: the heading above it, with a number where the name is taken, since
 * tables with one name cannot be told apart. Where a table does not fit a phone, `data-rows` says that it is shown row by
 * row there.
 */
export function remarkTables() {
  return (root: Root): void => {
    const taken = new Map<string, number>();
    let heading = '';

    const visit = (node: Nodes): void => {
      if (node.type === 'heading') heading = textOf(node).trim();
      else if (node.type === 'table') {
        alignCells(node);
        const columns = columnsOf(node);
        const heads = columns.map(([head = '']) => head);
        const name = heading || heads.join(', ');
        const count = (taken.get(name) ?? 0) + 1;
        taken.set(name, count);
        const label = {'aria-label': count === 1 ? name : `${name}, table ${count}`};
        const fits = fitsPhone(columns);
        addAttributes(node, fits ? label : {...label, role: 'table', 'data-rows': ''});
        if (!fits) prepareRows(node, heads);
      } else if ('children' in node) node.children.forEach(visit);
    };
    visit(root);
  };
}

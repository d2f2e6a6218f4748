import type {Data, Nodes, Root, Table} from 'mdast';
import {textOf} from './textOf';

/** Characters in a line on a 320 px phone, without column gaps. */
const PHONE_LINE_CHARACTERS = 34;

function columnTextsOf({children: rows}: Table): string[][] {
  const texts = rows.map((row) => row.children.map(textOf));
  return (texts[0] ?? []).map((_, column) => texts.map((row) => row[column] ?? ''));
}

/** Minimum width in characters of a column with sentences. */
const MIN_SENTENCE_COLUMN_WIDTH = 16;

/** Places where a line can break. Only the last column also breaks names after underscores. */
const lineBreakPatterns = {lastColumn: /\s+|(?<=_)/, otherColumns: /\s+/};

/** Returns the width of a column's longest word in characters. Longer texts get room for at least two or three words. */
function minimumWidth(texts: readonly string[], isLastColumn: boolean): number {
  const longestLength = (parts: readonly string[]): number => Math.max(...parts.map((part) => part.length));
  const words = texts.flatMap((text) =>
    text.split(isLastColumn ? lineBreakPatterns.lastColumn : lineBreakPatterns.otherColumns),
  );
  return Math.max(longestLength(words), Math.min(MIN_SENTENCE_COLUMN_WIDTH, longestLength(texts)));
}

/**
 * With three or more columns, only the first may contain sentences. If all columns had the same width, each text of the others
 * would have to fit on two lines.
 */
function fitsPhone(columns: readonly (readonly string[])[]): boolean {
  const limitedTexts = columns.length < 3 ? [] : columns.slice(1).flat();
  const totalWidth = columns.reduce((sum, texts, index) => sum + minimumWidth(texts, index === columns.length - 1), 0);
  const textLimit = (2 * PHONE_LINE_CHARACTERS) / columns.length;
  return totalWidth <= PHONE_LINE_CHARACTERS && limitedTexts.every((text) => text.length <= textLimit);
}

function addAttributes(
  node: {data?: Data & {hProperties?: object}},
  attributes: Readonly<Record<string, string>>,
): void {
  node.data = Object.assign(node.data ?? {}, {hProperties: {...node.data?.hProperties, ...attributes}});
}

/** Replaces `| -: |` with `data-align`. MDX would write an inline style, which the page's policy blocks. */
function alignCells(table: Table): void {
  for (const row of table.children) {
    for (const [column, cell] of row.children.entries()) {
      const align = table.align?.[column];
      if (align === 'center' || align === 'right') addAttributes(cell, {'data-align': align});
    }
  }
  table.align = null;
}

/** Attributes of a cell in tables that narrow screens show row by row. Browsers drop implied roles when `display` changes. */
const cellAttributes = (column: number, columnNames: readonly string[]): Readonly<Record<string, string>> =>
  column === 0 ? {role: 'rowheader'} : {role: 'cell', 'data-label': columnNames[column] ?? ''};

function labelRows({children: [, ...rows]}: Table, columnNames: readonly string[]): void {
  for (const row of rows) {
    addAttributes(row, {role: 'row'});
    for (const [column, cell] of row.children.entries()) addAttributes(cell, cellAttributes(column, columnNames));
  }
}

/**
 * Names tables after their headings, and marks those that don't fit a phone: `<table aria-label="Limits" data-rows>`.
 * A second table below a heading gets a number: `Limits, table 2`.
 */
export function remarkLabelTables() {
  return (tree: Root): void => {
    const tableCounts = new Map<string, number>();
    let heading = '';

    const visit = (node: Nodes): void => {
      if (node.type === 'heading') heading = textOf(node).trim();
      else if (node.type === 'table') {
        alignCells(node);
        const columns = columnTextsOf(node);
        const columnNames = columns.map(([head = '']) => head);
        const name = heading || columnNames.join(', ');
        const count = (tableCounts.get(name) ?? 0) + 1;
        tableCounts.set(name, count);
        const labelAttribute = {'aria-label': count === 1 ? name : `${name}, table ${count}`};
        const fits = fitsPhone(columns);
        addAttributes(node, fits ? labelAttribute : {...labelAttribute, role: 'table', 'data-rows': ''});
        if (!fits) labelRows(node, columnNames);
      } else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
  };
}

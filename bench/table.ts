/** A table of the report. */
export interface Table {
  title: string;
  /** What was done and in which units; a paragraph. */
  note: string;
  /** Heads of the columns; the first is that of the rows' names. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A number of bytes as kilobytes (of 1,024) with one decimal: `52.0`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/**
 * A value beside its mark: `52.0 (mark 50: over)`.
 *
 * @param text - The value as it is shown.
 * @param value - The value, in the unit of the mark.
 * @param mark - The most it should be; nothing where there is no mark.
 */
export function withMark(text: string, value: number, mark: number | undefined): string {
  if (mark === undefined) return text;
  return value > mark ? `${text} (mark ${mark}: over)` : `${text} (mark ${mark})`;
}

/**
 * A table in Markdown, with its title as a heading and its note above it.
 *
 * @throws Error when a row has another number of cells than the head.
 */
export function tableMarkdown({title, note, head, rows}: Table): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const wrong = rows.find((row) => row.length !== head.length);
  if (wrong !== undefined) {
    throw new Error(`Table "${title}" has ${head.length} columns and a row of ${wrong.length}: ${wrong.join(', ')}`);
  }
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [`## ${title}`, '', note, '', line(head), line(rule), ...rows.map(line), ''].join('\n');
}

import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {format} from 'prettier';
import {root} from '../scripts/lib/paths';
import {benchRoot} from './paths';
import {tableMarkdown, type Table} from './table';

/** What stands above the tables. */
export interface Circumstances {
  /** ISO date. */
  date: string;
  /** Machine, programs and their versions; a line each. */
  lines: readonly string[];
  /** Sentences about what is not in the tables. */
  missing: readonly string[];
}

/** The whole report in Markdown, as Prettier would have it. */
export function reportMarkdown({date, lines, missing}: Circumstances, tables: readonly Table[]): Promise<string> {
  const text = [
    '# Results of the benchmark',
    '',
    `Measured on ${date} by \`npm run bench\`, which the README explains. Bytes repeat to a fraction of a percent; compare times only within one run.`,
    '',
    ...lines.map((line) => `- ${line}`),
    ...missing.map((text) => `- ${text}`),
    '',
    ...tables.map(tableMarkdown),
  ].join('\n');
  return format(text, {parser: 'markdown', singleQuote: true, bracketSpacing: false, printWidth: 120});
}

/**
 * Writes the report to `bench/RESULTS.md`.
 *
 * @returns Its path below the project, for the terminal.
 */
export function writeReport(text: string): string {
  const path = join(benchRoot, 'RESULTS.md');
  writeFileSync(path, text);
  return path.slice(root.length + 1);
}

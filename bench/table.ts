import type {Browser} from '@playwright/test';
import type {ServedSite} from './server';
import type {SiteName} from './sites';

export interface Table {
  title: string;
  /** A paragraph on method and units. */
  note: string;
  /** Column headings. The first column has the rows' names. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Measures `runs` times. Sites take turns, so that a machine that slows down affects all of them. */
export type Measurement = (bench: {
  runs: number;
  browser: Browser;
  servedSites: Readonly<Record<SiteName, ServedSite>>;
}) => Promise<Table>;

/** @throws Error if there are no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new Error('no values to take the median of');
  }
  return (lower + upper) / 2;
}

/** In KB of 1,024 bytes. */
export const kilobytes = (bytes: number): number => bytes / 1024;

/** Returns a Markdown section: title, note, circumstances of the measurement, table. */
export function reportSection({title, note, head, rows}: Table, circumstances: string): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const separatorCells = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [`## ${title}`, '', note, '', circumstances, '', line(head), line(separatorCells), ...rows.map(line), ''].join(
    '\n',
  );
}

/** Replaces sections of the report by new ones with the same title. */
export function updateReport(report: string, sections: readonly string[]): string {
  const titleOf = (section: string): string => section.slice(0, section.indexOf('\n'));
  return report
    .split(/^(?=## )/m)
    .map((section) => sections.find((candidate) => titleOf(candidate) === titleOf(section)) ?? section)
    .map((section) => `${section.trimEnd()}\n`)
    .join('\n');
}

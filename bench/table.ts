import type {Browser} from '@playwright/test';
import type {ServedSite} from './server';
import type {SiteName} from './sites';

/** A table of the report. */
export interface Table {
  title: string;
  /** What was done and in which units; a paragraph. */
  note: string;
  /** Heads of the columns; the first is that of the rows' names. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Measures all sites in turn, so that a machine that slows down slows all of them; times are measured `runs` times. */
export type Measurement = (bench: {
  runs: number;
  browser: Browser;
  served: Readonly<Record<SiteName, ServedSite>>;
}) => Promise<Table> | Table;

/**
 * The value in the middle, or the mean of the two in the middle.
 *
 * @throws Error when there are no values.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new Error('There is no median of no values: at least one run is needed.');
  }
  return (lower + upper) / 2;
}

/** A number of bytes as kilobytes (of 1,024) with one decimal: `52.0`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** A table in Markdown: its title as a heading, then its note, then when and on what it was measured. */
export function tableMarkdown({title, note, head, rows}: Table, circumstances: string): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [`## ${title}`, '', note, '', circumstances, '', line(head), line(rule), ...rows.map(line), ''].join('\n');
}

/** Puts newly measured tables into the report, each in place of the one with its title; new ones come last. */
export function updateReport(report: string, sections: readonly string[]): string {
  const titleOf = (section: string): string => section.slice(0, section.indexOf('\n'));
  const old = report.split(/^(?=## )/m);
  const replaced = old.map((section) => sections.find((other) => titleOf(other) === titleOf(section)) ?? section);
  const added = sections.filter((section) => !old.some((other) => titleOf(other) === titleOf(section)));
  return [...replaced, ...added].map((section) => `${section.trimEnd()}\n`).join('\n');
}

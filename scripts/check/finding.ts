import {relative} from 'node:path';

/** What a checker found: where, what, and what to do. */
export interface Finding {
  /** Path from the root of the project, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1, where the checker knows it. */
  column?: number;
  message: string;
  /** What to do, where the message does not say it. */
  repair?: string;
}

/** A path as findings have it. */
export const fileOf = (path: string, root: string): string => relative(root, path).replaceAll('\\', '/');

/** For a terminal: editors and terminals link the first line. */
export function formatFinding({file, line, column, message, repair}: Finding): string {
  const place = [file, line, ...(column === undefined ? [] : [column])].join(':');
  return `${place}: ${message}${repair === undefined ? '' : `\n  ${repair}`}`;
}

/**
 * For the log of GitHub Actions, which shows it beside the line.
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatAnnotation({file, line, column, message, repair}: Finding): string {
  const property = (value: string) => escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const places = [`file=${property(file)}`, `line=${line}`, ...(column === undefined ? [] : [`col=${column}`])];
  return `::error ${places.join(',')}::${escapeData([message, repair].filter(Boolean).join('\n'))}`;
}

const escapeData = (value: string): string =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

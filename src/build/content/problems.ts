import {byCodeUnit} from '../../lib/collections';
import type {Mistake} from '../../lib/mistake';

export interface ContentProblem extends Mistake {
  /** From the repository's root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
}

/** Editors and terminals turn the first line into a link. */
function formatProblem({file, line, message, repair}: ContentProblem): string {
  return `${file}:${line}: ${message}\n  ${repair}`;
}

/** For `sort()`. */
export const byPlace = (a: ContentProblem, b: ContentProblem): number => byCodeUnit(a.file, b.file) || a.line - b.line;

export const formatProblems = (problems: readonly ContentProblem[]): string =>
  [...problems].sort(byPlace).map(formatProblem).join('\n\n');

const headingOf = ({length}: readonly ContentProblem[]): string =>
  length === 1 ? 'The content has a mistake:' : `The content has ${length} mistakes:`;

class ContentError extends Error {
  constructor(problems: readonly ContentProblem[], heading = headingOf(problems)) {
    super(`${heading}\n\n${formatProblems(problems)}`);
    this.name = 'ContentError';
    // A stack trace would point at the check, not at the mistake.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** @throws ContentError if there are any problems. It stops a build; the development server shows it over the page. */
export function throwProblems(problems: readonly ContentProblem[], heading?: string): void {
  if (problems.length > 0) throw new ContentError(problems, heading);
}

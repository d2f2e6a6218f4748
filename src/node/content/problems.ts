import type {Mistake} from '../../shared/mistake';

/** A mistake in the content or the facts, with its place. */
export interface ContentProblem extends Mistake {
  /** Path from the root of the repository, with slashes. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
}

/** One problem in three lines at most; editors and terminals link the first. */
function formatProblem({file, line, message, repair}: ContentProblem): string {
  return `${file}:${line}: ${message}\n  ${repair}`;
}

/** Problems by file and line, one after the other. */
export const formatProblems = (problems: readonly ContentProblem[]): string =>
  [...problems]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(formatProblem)
    .join('\n\n');

const headingOf = ({length}: readonly ContentProblem[]): string =>
  length === 1 ? 'The content has a mistake:' : `The content has ${length} mistakes:`;

/** Stops a build; the message lists all problems, by file and line. */
export class ContentError extends Error {
  /**
   * @param heading what they have in common; that they are mistakes by default
   */
  constructor(problems: readonly ContentProblem[], heading = headingOf(problems)) {
    super(`${heading}\n\n${formatProblems(problems)}`);
    this.name = 'ContentError';
    // The place of a mistake is in the content, not in the code that found it.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Stops a build, or shows the mistakes over the page while developing.
 * @param heading what the problems have in common; that they are mistakes by default
 * @throws ContentError with all problems, if there is any
 */
export function refuse(problems: readonly ContentProblem[], heading?: string): void {
  if (problems.length > 0) throw new ContentError(problems, heading);
}

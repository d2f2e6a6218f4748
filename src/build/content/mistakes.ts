import {byCodeUnit} from '../../lib/collections';
import type {Mistake} from '../../lib/mistake';
import {lineAt, type SourceFile} from './sourceFile';

export interface ContentMistake extends Mistake {
  /** Path from the root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
}

/** Finds mistakes, with their places, by a pattern. `mistakeFor` returns the mistake of a match, or nothing. */
export const mistakesAtMatches = (
  files: readonly SourceFile[],
  pattern: RegExp,
  mistakeFor: (match: string) => Mistake | undefined,
): ContentMistake[] =>
  files.flatMap(({file, source}) =>
    [...source.matchAll(pattern)].flatMap(({0: match, index}) => {
      const mistake = mistakeFor(match);
      return mistake ? [{file, line: lineAt(source, index), ...mistake}] : [];
    }),
  );

/** Editors and terminals turn the first line into a link. */
function formatMistake({file, line, message, repair}: ContentMistake): string {
  return `${file}:${line}: ${message}\n  ${repair}`;
}

/** For `sort()`. */
export const byPlace = (a: ContentMistake, b: ContentMistake): number => byCodeUnit(a.file, b.file) || a.line - b.line;

/** Several checks can report the same mistake. */
const distinctTexts = (mistakes: readonly ContentMistake[]): string[] => [
  ...new Set([...mistakes].sort(byPlace).map(formatMistake)),
];

export const formatMistakes = (mistakes: readonly ContentMistake[]): string => distinctTexts(mistakes).join('\n\n');

class ContentError extends Error {
  constructor(mistakes: readonly ContentMistake[], heading?: string) {
    const texts = distinctTexts(mistakes);
    const count = texts.length === 1 ? 'a mistake' : `${texts.length} mistakes`;
    super([heading ?? `The content has ${count}:`, ...texts].join('\n\n'));
    this.name = 'ContentError';
    // A stack trace would point at the check, not at the mistake.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** @throws ContentError if there are any mistakes. It stops a build; the development server shows it over the page. */
export function assertNoMistakes(mistakes: readonly ContentMistake[], heading?: string): void {
  if (mistakes.length > 0) throw new ContentError(mistakes, heading);
}

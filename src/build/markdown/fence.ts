import type {Code} from 'mdast';
import type {Mistake} from '../../lib/mistake';

/** A code block, parsed with Docusaurus' syntax. */
export interface Fence {
  title: string | undefined;
  code: string;
  /** Numbers of highlighted lines, from 1. */
  highlightedLines: ReadonlySet<number>;
  /** Undefined if lines aren't numbered. */
  firstLineNumber: number | undefined;
  mistakes: readonly Mistake[];
}

/** Matches each option in `title="200 OK" {1,3-5} showLineNumbers=5`, and unknown ones. */
const fenceOptionPattern =
  /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>|\{(?<ranges>[\d,\s-]+)\}|(?<showLineNumbers>\bshowLineNumbers\b)(?:=(?<startNumber>\d+))?|(?<unknownOption>\S+)/g;

/** Matches `// highlight-next-line`, in the comment syntax of most languages. */
const magicCommentPattern =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|--|#|%)\s*highlight-(?<marker>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** `1,3-5` → `[1, 3, 4, 5]` */
const numbersIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    // A typo such as 1-99999999 must not exhaust memory.
    return Array.from({length: Math.min(to - from + 1, 10_000)}, (_, index) => from + index);
  });

/** Parses the text after a fence's language, and the magic comments in its code. */
export function readFence({meta, value}: Pick<Code, 'meta' | 'value'>): Fence {
  const mistakes: Mistake[] = [];
  const highlightedLines = new Set<number>();
  const lines: string[] = [];
  let isHighlightOpen = false;
  let isNextLineHighlighted = false;
  for (const line of value.split(/\r?\n/)) {
    const marker = magicCommentPattern.exec(line)?.groups?.marker;
    if (marker === 'next-line') isNextLineHighlighted = true;
    else if (marker !== undefined) isHighlightOpen = marker === 'start';
    else {
      lines.push(line);
      if (isHighlightOpen || isNextLineHighlighted) highlightedLines.add(lines.length);
      isNextLineHighlighted = false;
    }
  }
  if (isHighlightOpen) {
    mistakes.push({
      message: 'highlight-start is never closed',
      repair: 'Write highlight-end in a comment on its own line.',
    });
  }

  let title: string | undefined;
  let firstLineNumber: number | undefined;
  for (const match of (meta ?? '').matchAll(fenceOptionPattern)) {
    const {title: quotedTitle, ranges = '', showLineNumbers, startNumber = '1', unknownOption} = match.groups ?? {};
    if (unknownOption !== undefined) {
      const repair = 'Delete it. Available: title="…", {1,3-5}, showLineNumbers, showLineNumbers=5.';
      mistakes.push({message: `unknown option "${unknownOption}" after the language of a code block`, repair});
    } else if (quotedTitle !== undefined) title = quotedTitle;
    else if (showLineNumbers !== undefined) firstLineNumber = Number(startNumber);
    else {
      const numbers = numbersIn(ranges);
      for (const number of numbers) highlightedLines.add(number);
      // A reversed range such as 5-3 has no numbers.
      if (numbers.length === 0 || numbers.some((number) => number < 1 || number > lines.length)) {
        const repair = `Count lines from 1, without highlight comments: this code has ${lines.length}.`;
        mistakes.push({message: `${match[0]} highlights lines that the code doesn't have`, repair});
      }
    }
  }
  return {title, code: lines.join('\n'), highlightedLines, firstLineNumber, mistakes};
}

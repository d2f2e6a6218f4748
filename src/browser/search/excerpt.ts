import {MAX_BEFORE_MATCH, EXCERPT_LENGTH} from '../../lib/search/tuning';
import {tokensOf} from '../../lib/tokenize';

export interface TextPiece {
  text: string;
  highlighted: boolean;
}

export function highlightMatches(text: string, isMatch: (word: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let offset = 0;
  for (const {start, end, words} of tokensOf(text)) {
    if (!words.some(isMatch)) continue;
    if (start > offset) pieces.push({text: text.slice(offset, start), highlighted: false});
    pieces.push({text: text.slice(start, end), highlighted: true});
    offset = end;
  }
  if (offset < text.length) pieces.push({text: text.slice(offset), highlighted: false});
  return pieces;
}

/** Matches before `A`, `B` and `C` in `A. B · C`: starts of sentences, and of phrases that the build has joined with ` · `. */
const phraseStart = /^|(?<=[.!?]["”)]? | · )/g;

const sentenceEnd = /[.!?]["”)]? $/;

/** Matches a short answer at the beginning, such as `No. `. Without it, a later sentence could seem to say the opposite. */
const leadingAnswer = /^(?:No|Not|Only|Yes)\b[^.]{0,60}\. /;

/** Returns the part of a text with the most different matching words, or the start of the text if nothing matches. */
export function excerpt(text: string, isMatch: (word: string) => boolean): TextPiece[] {
  const matches = tokensOf(text).filter(({words}) => words.some(isMatch));
  let bestMatch = {start: 0, wordCount: 0};
  for (const {start} of matches) {
    const nearbyMatches = matches.filter(
      (match) => match.start >= start && match.end <= start + EXCERPT_LENGTH - MAX_BEFORE_MATCH,
    );
    const wordCount = new Set(nearbyMatches.flatMap(({words}) => words.filter(isMatch))).size;
    if (wordCount > bestMatch.wordCount) bestMatch = {start, wordCount};
  }
  const isShortlyBeforeMatch = (index: number): boolean =>
    index >= bestMatch.start - MAX_BEFORE_MATCH && index <= bestMatch.start;
  const wordStart = text.indexOf(' ', bestMatch.start - MAX_BEFORE_MATCH) + 1;
  // Start with a phrase if one begins shortly before the match, otherwise with a word.
  const cutoff =
    Array.from(text.matchAll(phraseStart), ({index}) => index).find(isShortlyBeforeMatch) ??
    (isShortlyBeforeMatch(wordStart) ? wordStart : bestMatch.start);
  const answer = leadingAnswer.exec(text.slice(0, cutoff))?.[0] ?? '';
  // If only the short answer would be cut off, the excerpt starts with it.
  const start = answer.length === cutoff ? 0 : cutoff;
  const lastSpace = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  const isEndCut = start + EXCERPT_LENGTH < text.length && lastSpace > start;
  const end = isEndCut ? lastSpace : text.length;
  // A cut between sentences needs no ellipsis, unless the short answer precedes it.
  const needsEllipsis = start > 0 && (answer !== '' || !sentenceEnd.test(text.slice(0, start)));
  return [
    ...(needsEllipsis ? [{text: `${answer}… `, highlighted: false}] : []),
    ...highlightMatches(text.slice(start, end), isMatch),
    ...(isEndCut ? [{text: ' …', highlighted: false}] : []),
  ];
}

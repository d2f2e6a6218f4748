import {tokensOf} from '../../shared/tokenize';

export interface Piece {
  text: string;
  highlighted: boolean;
}

/** Approximate length in characters: two lines on a wide screen, four on a phone. */
const LENGTH = 150;

/** Most characters before the first match. */
const BEFORE = 40;

export function highlightMatches(text: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {start, end, words} of tokensOf(text)) {
    if (!words.some(isMatch)) continue;
    if (start > at) pieces.push({text: text.slice(at, start), highlighted: false});
    pieces.push({text: text.slice(start, end), highlighted: true});
    at = end;
  }
  if (at < text.length) pieces.push({text: text.slice(at), highlighted: false});
  return pieces;
}

/** Returns the part of a text with the most different matches, or its start if nothing matches. */
export function excerpt(text: string, isMatch: (word: string) => boolean): Piece[] {
  const matches = tokensOf(text).filter(({words}) => words.some(isMatch));
  let best = {start: 0, different: 0};
  for (const {start} of matches) {
    const near = matches.filter((other) => other.start >= start && other.end <= start + LENGTH - BEFORE);
    const different = new Set(near.flatMap(({words}) => words.filter(isMatch))).size;
    if (different > best.different) best = {start, different};
  }
  const before = text.slice(0, best.start).indexOf(' ', best.start - BEFORE);
  // If there is no space before the match, start with the match itself.
  const from = best.start <= BEFORE ? 0 : before === -1 ? best.start : before + 1;
  const space = text.lastIndexOf(' ', from + LENGTH);
  const end = from + LENGTH >= text.length || space <= from ? text.length : space;
  const pieces = highlightMatches(text.slice(from, end), isMatch);
  return [
    ...(from > 0 ? [{text: '… ', highlighted: false}] : []),
    ...pieces,
    ...(end < text.length ? [{text: ' …', highlighted: false}] : []),
  ];
}

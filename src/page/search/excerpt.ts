import {tokensOf} from '../../shared/tokenize';

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Characters of an excerpt, about: two lines on a wide screen, four on a phone. */
const LENGTH = 150;

/** Characters before the first word that was searched for. */
const BEFORE = 40;

/** A text in pieces, of which those are marked that were searched for. */
export function highlightMatches(text: string, isWanted: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {start, end, words} of tokensOf(text)) {
    if (!words.some(isWanted)) continue;
    if (start > at) pieces.push({text: text.slice(at, start), marked: false});
    pieces.push({text: text.slice(start, end), marked: true});
    at = end;
  }
  if (at < text.length) pieces.push({text: text.slice(at), marked: false});
  return pieces;
}

/** The part of a text that says most of what was searched for; its beginning if it says nothing of it. */
export function excerpt(text: string, isWanted: (word: string) => boolean): Piece[] {
  const wanted = tokensOf(text).filter(({words}) => words.some(isWanted));
  let best = {start: 0, different: 0};
  for (const {start} of wanted) {
    const near = wanted.filter((other) => other.start >= start && other.end <= start + LENGTH - BEFORE);
    const different = new Set(near.flatMap(({words}) => words.filter(isWanted))).size;
    if (different > best.different) best = {start, different};
  }
  const before = text.slice(0, best.start).indexOf(' ', best.start - BEFORE);
  // Without a space before it, the excerpt begins with the word itself.
  const from = best.start <= BEFORE ? 0 : before === -1 ? best.start : before + 1;
  const space = text.lastIndexOf(' ', from + LENGTH);
  const end = from + LENGTH >= text.length || space <= from ? text.length : space;
  const pieces = highlightMatches(text.slice(from, end), isWanted);
  return [
    ...(from > 0 ? [{text: '… ', marked: false}] : []),
    ...pieces,
    ...(end < text.length ? [{text: ' …', marked: false}] : []),
  ];
}

import {BEFORE_MATCH, EXCERPT} from '../../lib/search/tuning';
import {tokensOf} from '../../lib/tokenize';

export interface Piece {
  text: string;
  highlighted: boolean;
}

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

/** Matches the starts of sentences, and of phrases that the build has joined. */
const phraseStart = /^|(?<=[.!?]["”)]? | · )/g;

const sentenceEnd = /[.!?]["”)]? $/;

/** Matches a short answer at the beginning: without `No.`, a later sentence may say the opposite. */
const shortAnswer = /^(?:No|Not|Only|Yes)\b[^.]{0,60}\. /;

/** Returns the part of a text with the most different matches, or its start if nothing matches. */
export function excerpt(text: string, isMatch: (word: string) => boolean): Piece[] {
  const matches = tokensOf(text).filter(({words}) => words.some(isMatch));
  let best = {start: 0, different: 0};
  for (const {start} of matches) {
    const near = matches.filter((match) => match.start >= start && match.end <= start + EXCERPT - BEFORE_MATCH);
    const different = new Set(near.flatMap(({words}) => words.filter(isMatch))).size;
    if (different > best.different) best = {start, different};
  }
  const isNear = (index: number): boolean => index >= best.start - BEFORE_MATCH && index <= best.start;
  const space = text.indexOf(' ', best.start - BEFORE_MATCH) + 1;
  // If there is no space before the match, start with the match itself.
  const near =
    Array.from(text.matchAll(phraseStart), ({index}) => index).find(isNear) ?? (isNear(space) ? space : best.start);
  const answer = shortAnswer.exec(text.slice(0, near))?.[0] ?? '';
  const from = answer.length === near ? 0 : near;
  const lastSpace = text.lastIndexOf(' ', from + EXCERPT);
  const end = from + EXCERPT >= text.length || lastSpace <= from ? text.length : lastSpace;
  const isCut = from > 0 && (answer !== '' || !sentenceEnd.test(text.slice(0, from)));
  return [
    ...(isCut ? [{text: `${answer}… `, highlighted: false}] : []),
    ...highlightMatches(text.slice(from, end), isMatch),
    ...(end < text.length ? [{text: ' …', highlighted: false}] : []),
  ];
}

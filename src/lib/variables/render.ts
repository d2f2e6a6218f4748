import {renderValue, findFilterMistakes} from './filters';
import {countCodePoints, quoteName, firstGraphemes} from './characters';
import {likelyMatch} from '../nearest';
import {parseTemplate} from './parse';
import type {RenderContext, RenderedPiece, TemplateMistake, RenderedText, TextPart, VariablePart} from './types';

const ellipsis = '…';

/** Joins neighboring texts, and leaves out empty pieces. */
function joinPieces(pieces: readonly RenderedPiece[]): RenderedPiece[] {
  const runs: {kind: RenderedPiece['kind']; texts: string[]}[] = [];
  for (const {kind, text} of pieces) {
    const run = runs.at(-1);
    if (text === '') continue;
    if (kind === 'text' && run?.kind === 'text') run.texts.push(text);
    else runs.push({kind, texts: [text]});
  }
  return runs.map(({kind, texts}) => ({kind, text: texts.join('')}));
}

/** Truncates pieces to the limit, with an ellipsis. Doesn't split mentions and timestamps. */
function truncatePieces(pieces: readonly RenderedPiece[], limit: number): RenderedPiece[] {
  const fittingPieces: RenderedPiece[] = [];
  // One for the ellipsis.
  let room = limit - 1;
  if (room < 0) return fittingPieces;
  for (const piece of pieces) {
    const length = countCodePoints(piece.text);
    if (length > room) {
      if (piece.kind === 'text')
        fittingPieces.push({kind: 'text', text: firstGraphemes(piece.text, room, countCodePoints)});
      break;
    }
    fittingPieces.push(piece);
    room -= length;
  }
  return joinPieces([...fittingPieces, {kind: 'text', text: ellipsis}]);
}

function unknownVariableMistake(
  name: string,
  start: number,
  end: number,
  {available, unavailable}: RenderContext,
): TemplateMistake {
  const why = unavailable?.get(name);
  if (why !== undefined) return {start, end, message: `${name} doesn't work here`, repair: why};
  const names = [...available.keys()];
  const message = `unknown variable ${quoteName(name)}`;
  // Suggests names of other categories (`member.nickname` → `user.nickname`) or of the typed one (`user` → `user.id`, …).
  const property = name.slice(name.lastIndexOf('.') + 1);
  const namesWithProperty = names.filter((candidate) => candidate.endsWith(`.${property}`));
  const namesInCategory = names.filter((candidate) => candidate.startsWith(`${name}.`));
  const similar = likelyMatch(name, names) ?? (namesWithProperty.length === 1 ? namesWithProperty[0] : undefined);
  if (similar !== undefined) return {start, end, message, repair: `Did you mean ${similar}?`, replacement: similar};
  const suggestions = namesInCategory.length > 0 ? namesInCategory : namesWithProperty;
  return {
    start,
    end,
    message,
    repair:
      suggestions.length > 0
        ? `Available: ${suggestions.slice(0, 4).join(', ')}${suggestions.length > 4 ? ', …' : ''}.`
        : 'Choose another name, or write \\{ to show the brace.',
  };
}

/** Reports braces that look like a misspelled variable: one word, or similar to a known name. Ignores `{}` and `{ 1, 2 }`. */
function bracesMistake({text, start: braceIndex}: TextPart, context: RenderContext): TemplateMistake | undefined {
  const [typed = ''] = text.slice(1, -1).split('|', 1);
  const word = typed.trim().toLowerCase();
  // {User.Joined-At} → user.joined_at
  const name = word.replaceAll(/[\s-]/g, '_');
  const start = braceIndex + 1;
  const end = start + typed.length;
  const message = `unknown variable ${quoteName(typed)}`;
  if (context.available.has(name)) {
    return {start, end, message, repair: `Write ${name}. Names are lower case and have no spaces.`, replacement: name};
  }
  // {user.name:upper} → {user.name|upper}
  const [before = '', ...rest] = word.split(':');
  if (rest.length > 0 && context.available.has(before)) {
    return {start, end, message, repair: 'Write a bar before a filter.', replacement: `${before}|${rest.join(':')}`};
  }
  const isWord = /^[a-z]\w*(?:\.\w+)*$/.test(word);
  return isWord || likelyMatch(name, [...context.available.keys()]) !== undefined
    ? {...unknownVariableMistake(name, start, end, context), message}
    : undefined;
}

function variableMistakes({name, filters, start}: VariablePart, context: RenderContext): TemplateMistake[] {
  const variable = context.available.get(name);
  return [
    ...(variable ? [] : [unknownVariableMistake(name, start + 1, start + 1 + name.length, context)]),
    ...findFilterMistakes(filters, variable?.type),
  ];
}

/** Returns the UTF-16 offset after the first `count` code points. */
const offsetAfter = (text: string, count: number): number => Array.from(text).slice(0, count).join('').length;

/**
 * Replaces the variables of a template. Values are never parsed for variables. Variables with mistakes stay as typed, and so do
 * all after `maxVariables`. A template above the limit is a mistake, because it can't be saved. A result above the limit is
 * truncated.
 */
export function renderTemplate(template: string, context: RenderContext): RenderedText {
  const {available, values, limit, maxVariables} = context;
  const pieces: RenderedPiece[] = [];
  const mistakes: TemplateMistake[] = [];
  let variableCount = 0;
  let bracePairCount = 0;
  let excessRange: {start: number; end: number} | undefined;
  for (const part of parseTemplate(template)) {
    if (part.kind === 'text') {
      if (part.isBracePair) bracePairCount += 1;
      // Looking for similar names is slow, and nobody reads hundreds of mistakes.
      const mistake = part.isBracePair && bracePairCount <= maxVariables ? bracesMistake(part, context) : undefined;
      if (mistake) mistakes.push(mistake);
      pieces.push({kind: 'text', text: part.text});
      continue;
    }
    variableCount += 1;
    const variable = available.get(part.name);
    const ownMistakes = variableCount <= maxVariables ? variableMistakes(part, context) : [];
    mistakes.push(...ownMistakes);
    if (variableCount > maxVariables) excessRange = {start: excessRange?.start ?? part.start, end: part.end};
    if (!variable || excessRange || ownMistakes.length > 0) pieces.push({kind: 'text', text: part.source});
    else pieces.push(...renderValue(variable.type, values.get(part.name) ?? null, part.filters, context));
  }
  if (excessRange) {
    mistakes.push({
      ...excessRange,
      message: `${variableCount} variables in one text`,
      repair: `Only the first ${maxVariables} are replaced. Remove the others.`,
    });
  }
  const templateLength = countCodePoints(template);
  if (templateLength > limit) {
    mistakes.push({
      start: offsetAfter(template, limit),
      end: template.length,
      message: `${templateLength} characters before the variables are replaced`,
      repair: `Shorten the text to ${limit} characters, or it can't be saved.`,
    });
  }
  const joinedPieces = joinPieces(pieces);
  const length = joinedPieces.reduce((sum, {text}) => sum + countCodePoints(text), 0);
  const isTruncated = length > limit;
  const fittingPieces = isTruncated ? truncatePieces(joinedPieces, limit) : joinedPieces;
  return {
    pieces: fittingPieces,
    text: fittingPieces.map(({text}) => text).join(''),
    length,
    isTruncated,
    mistakes: mistakes.sort((a, b) => a.start - b.start || a.end - b.end),
  };
}

import {truncate, countCharacters} from './characters';
import {applyFilters, filterProblems} from './filters';
import {quoteName} from './characters';
import {nearest} from '../nearest';
import {parse} from './parse';
import type {Context, Piece, TemplateProblem, Rendered, TextPart, VariablePart} from './types';

const ellipsis = '…';

/** Joins neighboring texts and drops empty ones. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: {kind: Piece['kind']; texts: string[]}[] = [];
  for (const {kind, text} of pieces) {
    const last = result.at(-1);
    if (text === '') continue;
    if (kind === 'text' && last?.kind === 'text') last.texts.push(text);
    else result.push({kind, texts: [text]});
  }
  return result.map(({kind, texts}) => ({kind, text: texts.join('')}));
}

/** The truncate of pieces that are too long, with an ellipsis, within the limit. Mentions and timestamps stay whole. */
function cutPieces(pieces: readonly Piece[], limit: number): Piece[] {
  const kept: Piece[] = [];
  let room = limit - 1;
  if (room < 0) return kept;
  for (const piece of pieces) {
    const length = countCharacters(piece.text);
    if (length > room) {
      if (piece.kind === 'text') kept.push({kind: 'text', text: truncate(piece.text, room, countCharacters)});
      break;
    }
    kept.push(piece);
    room -= length;
  }
  return joined([...kept, {kind: 'text', text: ellipsis}]);
}

/** The problem of a name that is no variable here. */
function nameProblem(name: string, start: number, end: number, {known, elsewhere}: Context): TemplateProblem {
  const why = elsewhere?.get(name);
  if (why !== undefined) return {start, end, message: `${name} does not work here`, repair: why};
  const names = [...known.keys()];
  const message = `unknown variable ${quoteName(name)}`;
  const last = name.slice(name.lastIndexOf('.') + 1);
  const alike = names.filter((other) => other.endsWith(`.${last}`));
  const family = names.filter((other) => other.startsWith(`${name}.`));
  const near = nearest(name, names) ?? (alike.length === 1 ? alike[0] : undefined);
  if (near !== undefined) return {start, end, message, repair: `Did you mean ${near}?`, use: near};
  const others = family.length > 0 ? family : alike;
  return {
    start,
    end,
    message,
    repair:
      others.length > 0
        ? `Available: ${others.slice(0, 4).join(', ')}${others.length > 4 ? ', …' : ''}.`
        : 'Choose another name, or write \\{ to print the brace.',
  };
}

/**
 * The problem of braces that are text but were likely meant as a variable: one word, or almost a name that there is. Of
 * other braces, `{}` and `{ 1, 2 }`, nobody needs to hear.
 */
function bracesProblem({text, start: open}: TextPart, context: Context): TemplateProblem | undefined {
  const [typed = ''] = text.slice(1, -1).split('|', 1);
  const word = typed.trim().toLowerCase();
  const name = word.replaceAll(/[\s-]/g, '_');
  const start = open + 1;
  const end = start + typed.length;
  const message = `unknown variable ${quoteName(typed)}`;
  if (context.known.has(name)) {
    return {start, end, message, repair: `Write ${name}: names are lower case and have no spaces.`, use: name};
  }
  const [before = '', after] = word.split(/:(.*)/s, 2);
  if (after !== undefined && context.known.has(before)) {
    return {start, end, message, repair: 'A filter follows after a bar.', use: `${before}|${after}`};
  }
  const isWord = /^[a-z]\w*(?:\.\w+)*$/.test(word);
  return isWord || nearest(name, [...context.known.keys()]) !== undefined
    ? {...nameProblem(name, start, end, context), message}
    : undefined;
}

/** The problems of a variable; with any, it stays as typed. */
function variableProblems({name, filters, start}: VariablePart, context: Context): TemplateProblem[] {
  const variable = context.known.get(name);
  return [
    ...(variable ? [] : [nameProblem(name, start + 1, start + 1 + name.length, context)]),
    ...filterProblems(filters, variable?.type),
  ];
}

/** Offset after the first `count` code points. */
function offsetAfter(text: string, count: number): number {
  let index = 0;
  for (let left = count; left > 0 && index < text.length; left -= 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return index;
}

/**
 * Replaces the variables of a template, in one pass: what a value holds is never taken for a variable. Nothing throws;
 * what does not work stays as typed and is a problem. `parse` has the grammar, `applyFilters` what filters do.
 *
 * - A known variable without a value is empty text.
 * - Of more than `maxVariables`, those after the first ones stay as typed: one problem for all of them.
 * - A template longer than the limit cannot be saved, which is a problem; a longer result is cut with an ellipsis.
 */
export function render(template: string, context: Context): Rendered {
  const {known, values, limit, maxVariables} = context;
  const pieces: Piece[] = [];
  const problems: TemplateProblem[] = [];
  let variables = 0;
  let braces = 0;
  let beyond: {start: number; end: number} | undefined;
  for (const part of parse(template)) {
    if (part.kind === 'text') {
      if (part.braces) braces += 1;
      // Each costs a search for the nearest name, and nobody reads hundreds of hints.
      const problem = part.braces && braces <= maxVariables ? bracesProblem(part, context) : undefined;
      if (problem) problems.push(problem);
      pieces.push({kind: 'text', text: part.text});
      continue;
    }
    variables += 1;
    const variable = known.get(part.name);
    const found = variables <= maxVariables ? variableProblems(part, context) : [];
    problems.push(...found);
    if (variables > maxVariables) beyond = {start: beyond?.start ?? part.start, end: part.end};
    if (!variable || beyond || found.length > 0) pieces.push({kind: 'text', text: part.source});
    else pieces.push(...applyFilters(variable.type, values.get(part.name) ?? null, part.filters, context));
  }
  if (beyond) {
    problems.push({
      ...beyond,
      message: `${variables} variables in one text`,
      repair: `Leave some out: those after the first ${maxVariables} stay as typed.`,
    });
  }
  const typed = countCharacters(template);
  if (typed > limit) {
    problems.push({
      start: offsetAfter(template, limit),
      end: template.length,
      message: `${typed} characters before the variables are replaced`,
      repair: `Shorten the text: it cannot be saved with more than ${limit}.`,
    });
  }
  const whole = joined(pieces);
  const length = whole.reduce((sum, {text}) => sum + countCharacters(text), 0);
  const cut = length > limit;
  const shown = cut ? cutPieces(whole, limit) : whole;
  return {
    pieces: shown,
    text: shown.map(({text}) => text).join(''),
    length,
    cut,
    variables,
    problems: problems.sort((a, b) => a.start - b.start || a.end - b.end),
  };
}

import {applyFilters, filterProblems} from './filters';
import {countCharacters, quoteName, truncate} from './characters';
import {nearest} from '../nearest';
import {parse} from './parse';
import type {Context, Piece, TemplateProblem, Rendered, TextPart, VariablePart} from './types';

const ellipsis = '…';

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

/** Truncates pieces to the limit, with an ellipsis. Doesn't split mentions and timestamps. */
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

function unknownVariable(name: string, start: number, end: number, {known, elsewhere}: Context): TemplateProblem {
  const why = elsewhere?.get(name);
  if (why !== undefined) return {start, end, message: `${name} doesn't work here`, repair: why};
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
        : 'Choose another name, or write \\{ to show the brace.',
  };
}

/** Reports braces that look like a misspelled variable: one word, or similar to a known name. Ignores `{}` and `{ 1, 2 }`. */
function bracesProblem({text, start: open}: TextPart, context: Context): TemplateProblem | undefined {
  const [typed = ''] = text.slice(1, -1).split('|', 1);
  const word = typed.trim().toLowerCase();
  const name = word.replaceAll(/[\s-]/g, '_');
  const start = open + 1;
  const end = start + typed.length;
  const message = `unknown variable ${quoteName(typed)}`;
  if (context.known.has(name)) {
    return {start, end, message, repair: `Write ${name}. Names are lower case and have no spaces.`, use: name};
  }
  const [before = '', after] = word.split(/:(.*)/s, 2);
  if (after !== undefined && context.known.has(before)) {
    return {start, end, message, repair: 'Write a bar before a filter.', use: `${before}|${after}`};
  }
  const isWord = /^[a-z]\w*(?:\.\w+)*$/.test(word);
  return isWord || nearest(name, [...context.known.keys()]) !== undefined
    ? {...unknownVariable(name, start, end, context), message}
    : undefined;
}

function variableProblems({name, filters, start}: VariablePart, context: Context): TemplateProblem[] {
  const variable = context.known.get(name);
  return [
    ...(variable ? [] : [unknownVariable(name, start + 1, start + 1 + name.length, context)]),
    ...filterProblems(filters, variable?.type),
  ];
}

function offsetAfter(text: string, count: number): number {
  let index = 0;
  for (let left = count; left > 0 && index < text.length; left -= 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return index;
}

/**
 * Replaces the variables of a template. Values are never parsed for variables. Variables with problems stay as typed, and so do
 * all after `maxVariables`. A template above the limit is a problem, because it can't be saved. A result above the limit is
 * truncated.
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
      // Looking for similar names is slow, and nobody reads hundreds of problems.
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
      repair: `Only the first ${maxVariables} are replaced. Remove the others.`,
    });
  }
  const typed = countCharacters(template);
  if (typed > limit) {
    problems.push({
      start: offsetAfter(template, limit),
      end: template.length,
      message: `${typed} characters before the variables are replaced`,
      repair: `Shorten the text to ${limit} characters, or it can't be saved.`,
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

import type {Variable, Value} from '../../facts/types';
import {truncate} from './characters';
import {showMoment, timeStyles} from './moments';
import {quoteName} from './characters';
import {nearest} from '../nearest';
import {ordinal, withCommas} from './numbers';
import type {Context, Filter, Piece, TemplateProblem} from './types';

type Type = Variable['type'];

/** A variable's value on its way through the filters. */
interface Shown {
  type: Type;
  value: Value;
  /** Letter of the filter `time`. */
  style?: string;
}

/** Most filters of one variable. */
export const maxFilters = 3;

/** Largest number of characters that `cut` takes. */
export const maxCut = 200;

interface FilterKind {
  /** The only type that it works on, with the word for it; any without it. */
  on?: {type: Type; words: string};
  /** What is wrong with an argument, what to do, and what to write in place of the filter. */
  check: (argument: string | undefined) => Pick<TemplateProblem, 'message' | 'repair' | 'use'> | undefined;
  /** What becomes of a value that is not empty. */
  apply: (shown: Shown, argument: string, now: string) => Shown;
}

/** A filter that takes no argument and turns anything into text. */
function textFilter(name: string, change: (text: string) => string, on?: FilterKind['on']): [string, FilterKind] {
  return [
    name,
    {
      ...(on && {on}),
      check: (argument) =>
        argument === undefined
          ? undefined
          : {message: `${name} takes nothing after it`, repair: `Write ${name} without a colon.`, use: name},
      apply: (shown, _, now) => ({type: 'text', value: change(plainText(shown, now))}),
    },
  ];
}

const number = {type: 'number', words: 'a number'} as const;

/** The first letter of each word; the rest of a word stays, for names such as `DevOps`. */
const title = (text: string): string => text.replaceAll(/(?<!\S)\S/gu, (letter) => letter.toUpperCase());

const filters: ReadonlyMap<string, FilterKind> = new Map([
  textFilter('upper', (text) => text.toUpperCase()),
  textFilter('lower', (text) => text.toLowerCase()),
  textFilter('title', title),
  [
    'cut',
    {
      check: (argument) => {
        if (argument !== undefined && /^[1-9]\d{0,2}$/.test(argument) && Number(argument) <= maxCut) return undefined;
        // Digits of a form of their own (`020`), or too many of them.
        const meant = Math.floor(Math.min(Number(argument), maxCut));
        return {
          message: `cut needs a number from 1 to ${maxCut} after a colon`,
          ...(meant >= 1
            ? {repair: `Write cut:${meant}.`, use: `cut:${meant}`}
            : {repair: 'Write cut:20 for 20 characters.'}),
        };
      },
      apply: (shown, argument, now) => {
        const text = plainText(shown, now);
        const start = truncate(text, Number(argument));
        return {type: 'text', value: start.length < text.length ? `${start}…` : text};
      },
    },
  ],
  [
    'default',
    {
      check: (argument) =>
        argument
          ? undefined
          : {message: 'default needs a text after a colon', repair: 'Write default:none to print "none".'},
      apply: (shown) => shown,
    },
  ],
  textFilter('number', withCommas, number),
  textFilter('ordinal', ordinal, number),
  [
    'time',
    {
      on: {type: 'datetime', words: 'a date'},
      check: (argument) => {
        const styles = timeStyles.split(' ');
        if (argument !== undefined && styles.includes(argument)) return undefined;
        const letter = styles.find((style) => style.toLowerCase() === argument?.trim().toLowerCase());
        return {
          message: `time needs one of the letters ${timeStyles} after a colon`,
          repair: `Write time:${letter ?? 'f'}.`,
          ...(letter !== undefined && {use: `time:${letter}`}),
        };
      },
      // After `default` gave a text there is no date.
      apply: (shown, style) => (shown.type === 'datetime' ? {...shown, style} : shown),
    },
  ],
] satisfies [string, FilterKind][]);

/** Names of the filters that there are. */
export const filterNames: readonly string[] = [...filters.keys()];

const typeWords: Readonly<Record<Type, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  snowflake: 'an id',
  url: 'a link',
  datetime: 'a date',
  mention: 'a mention',
  mention_list: 'a list of mentions',
};

/** The problem of a name that is no filter. */
function unknownFilter(name: string, start: number): TemplateProblem {
  const list = filterNames.join(', ');
  if (name === '') {
    return {
      start: start - 1,
      end: start,
      message: 'no filter after the bar',
      repair: `Leave the bar out, or add: ${list}.`,
    };
  }
  const near = nearest(name.trim().toLowerCase(), filterNames);
  return {
    start,
    end: start + name.length,
    message: `unknown filter ${quoteName(name)}`,
    ...(near === undefined ? {repair: `Available: ${list}.`} : {repair: `Did you mean ${near}?`, use: near}),
  };
}

/**
 * What is wrong with the filters of a variable, as far as the template alone says: unknown filters, wrong arguments,
 * filters that do not work on the type, too many of them. A variable with such a problem stays as typed.
 * @param type of the variable; without it, filters are not checked against it
 */
export function filterProblems(typed: readonly Filter[], type: Type | undefined): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  let current = type;
  for (const {name, argument, start, end} of typed.slice(0, maxFilters)) {
    const kind = filters.get(name);
    if (!kind) {
      problems.push(unknownFilter(name, start));
      // What it would have made of the value is anyone's guess.
      current = undefined;
      continue;
    }
    const wrong =
      kind.on && current !== undefined && current !== kind.on.type
        ? {
            message: `${name} works on ${kind.on.words}, and here is ${typeWords[current]}`,
            repair: 'Leave the filter out.',
          }
        : kind.check(argument);
    if (wrong) problems.push({start, end, ...wrong});
    // All others give text.
    if (name !== 'default') current = 'text';
  }
  const [first] = typed.slice(maxFilters);
  if (first) {
    problems.push({
      start: first.start,
      end: typed.at(-1)?.end ?? first.end,
      message: `${typed.length} filters on one variable`,
      repair: `Leave out all after the first ${maxFilters}.`,
    });
  }
  return problems;
}

/** Nothing to print, so that `default` gives its text. */
const isEmpty = (value: Value): boolean => value === null || value.length === 0;

/** The name in a mention. */
const withoutSign = (mention: string): string => mention.replace(/^[@#]/, '');

/** A value where nothing but text fits: names without their sign, dates in digits unless a style was asked for. */
function plainText({type, value, style}: Shown, now: string): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.map(withoutSign).join(', ');
  if (type === 'mention') return withoutSign(value);
  return type === 'datetime' ? showMoment(value, style ?? 'plain', now) : value;
}

/**
 * What a variable's value becomes by its filters, which `filterProblems` found in order.
 *
 * - An empty value passes all filters but `default`; it is empty text in the end.
 * - `upper`, `lower`, `title` and `cut` work on the plain text of a value; a mention becomes a name that pings nobody.
 * - `number` and `ordinal` work on numbers; a text that `default` gave passes them.
 * - `time` gives a timestamp in rich places; in plain ones the same words, fixed when the text is posted.
 */
export function applyFilters(
  type: Type,
  value: Value,
  typed: readonly Filter[],
  {place, now}: Pick<Context, 'place' | 'now'>,
): Piece[] {
  let shown: Shown = {type, value};
  for (const {name, argument = ''} of typed) {
    if (!isEmpty(shown.value)) shown = filters.get(name)?.apply(shown, argument, now) ?? shown;
    else if (name === 'default') shown = {type: 'text', value: argument};
  }
  if (isEmpty(shown.value) || shown.value === null) return [];
  if (place === 'plain') return [{kind: 'text', text: plainText(shown, now)}];
  if (shown.type === 'datetime') {
    return [{kind: 'timestamp', text: plainText({...shown, style: shown.style ?? 'f'}, now)}];
  }
  if (typeof shown.value === 'string') {
    return [{kind: shown.type === 'mention' ? 'mention' : 'text', text: shown.value}];
  }
  return shown.value.flatMap((text, index): Piece[] => [
    ...(index > 0 ? [{kind: 'text', text: ' '} as const] : []),
    {kind: 'mention', text},
  ]);
}

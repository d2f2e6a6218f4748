import type {Variable, Value} from '../../facts/types';
import {showMoment, timeStyles} from './moments';
import {quoteName, truncate} from './characters';
import {nearest} from '../nearest';
import type {Context, Filter, Piece, TemplateProblem} from './types';

/** Matches numbers with or without commas between thousands. */
const numberPattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/;

/** `1284` → `1,284`. Returns other texts unchanged. */
function withCommas(text: string): string {
  const [, sign = '', digits, fraction = ''] = numberPattern.exec(text) ?? [];
  if (digits === undefined) return text;
  return sign + BigInt(digits.replaceAll(',', '')).toLocaleString('en-US') + fraction;
}

const ordinals = new Intl.PluralRules('en', {type: 'ordinal'});
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};

/** `1284` → `1,284th`. Returns other texts unchanged. */
function ordinal(text: string): string {
  const [, , digits, fraction] = numberPattern.exec(text) ?? [];
  if (digits === undefined || fraction !== undefined) return text;
  return withCommas(text) + (suffixes[ordinals.select(Number(digits.slice(-2)))] ?? 'th');
}

type Type = Variable['type'];

/** Intermediate value between two filters. */
interface Shown {
  type: Type;
  value: Value;
  /** Argument of the filter `time`. */
  style?: string;
}

export const maxFilters = 3;

export const maxCut = 200;

interface FilterKind {
  /** The type of value that the filter accepts. Default: any. */
  on?: {type: Type; label: string};
  check: (argument: string | undefined) => Pick<TemplateProblem, 'message' | 'repair' | 'use'> | undefined;
  /** Only called for values that aren't empty. */
  apply: (shown: Shown, argument: string, now: string) => Shown;
}

function textFilter(name: string, change: (text: string) => string, on?: FilterKind['on']): [string, FilterKind] {
  return [
    name,
    {
      ...(on && {on}),
      check: (argument) =>
        argument === undefined
          ? undefined
          : {message: `${name} doesn't take a value`, repair: `Write ${name} without a colon.`, use: name},
      apply: (shown, _, now) => ({type: 'text', value: change(plainText(shown, now))}),
    },
  ];
}

const number = {type: 'number', label: 'a number'} as const;

/** Capitalizes words, and keeps capitals in names such as `DevOps`. */
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
        // Suggest 20 for `020`, and the maximum for larger numbers.
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
          : {message: 'default needs a text after a colon', repair: 'Write default:none to show "none".'},
      apply: (shown) => shown,
    },
  ],
  textFilter('number', withCommas, number),
  textFilter('ordinal', ordinal, number),
  [
    'time',
    {
      on: {type: 'datetime', label: 'a date'},
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
      // `default` may have replaced an empty date with text.
      apply: (shown, style) => (shown.type === 'datetime' ? {...shown, style} : shown),
    },
  ],
] satisfies [string, FilterKind][]);

export const filterNames: readonly string[] = [...filters.keys()];

const typeLabels: Readonly<Record<Type, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  snowflake: 'an id',
  url: 'a link',
  datetime: 'a date',
  mention: 'a mention',
  mention_list: 'a list of mentions',
};

function unknownFilter(name: string, start: number): TemplateProblem {
  const list = filterNames.join(', ');
  if (name === '') {
    return {
      start: start - 1,
      end: start,
      message: 'missing filter after the bar',
      repair: `Remove the bar, or add one of these: ${list}.`,
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
 * Checks the filters of a variable. If there is a problem, the variable stays as typed.
 * @param type the type of the variable; if undefined, it is unknown and any filter is accepted
 */
export function filterProblems(typed: readonly Filter[], type: Type | undefined): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  let current = type;
  for (const {name, argument, start, end} of typed.slice(0, maxFilters)) {
    const kind = filters.get(name);
    if (!kind) {
      problems.push(unknownFilter(name, start));
      // The result of an unknown filter could have any type.
      current = undefined;
      continue;
    }
    const wrong =
      kind.on && current !== undefined && current !== kind.on.type
        ? {
            message: `${name} only works on ${kind.on.label}, and this is ${typeLabels[current]}`,
            repair: 'Remove the filter.',
          }
        : kind.check(argument);
    if (wrong) problems.push({start, end, ...wrong});
    // After any other filter, including `time`, the value counts as text.
    if (name !== 'default') current = 'text';
  }
  const [first] = typed.slice(maxFilters);
  if (first) {
    problems.push({
      start: first.start,
      end: typed.at(-1)?.end ?? first.end,
      message: `${typed.length} filters on one variable`,
      repair: `Only ${maxFilters} are allowed. Remove the others.`,
    });
  }
  return problems;
}

const isEmpty = (value: Value): boolean => value === null || value.length === 0;

const withoutSign = (mention: string): string => mention.replace(/^[@#]/, '');

function plainText({type, value, style}: Shown, now: string): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.map(withoutSign).join(', ');
  if (type === 'mention') return withoutSign(value);
  return type === 'datetime' ? showMoment(value, style ?? 'plain', now) : value;
}

/**
 * Applies filters without problems (`filterProblems`) to a value.
 *
 * - Only `default` changes an empty value.
 * - `upper`, `lower`, `title` and `cut` turn a mention into a name that pings nobody.
 * - `number` and `ordinal` ignore a text from `default`.
 * - `time` returns a timestamp in rich text, and the same words in plain text.
 */
export function applyFilters(
  type: Type,
  value: Value,
  typed: readonly Filter[],
  {format, now}: Pick<Context, 'format' | 'now'>,
): Piece[] {
  let shown: Shown = {type, value};
  for (const {name, argument = ''} of typed) {
    if (!isEmpty(shown.value)) shown = filters.get(name)?.apply(shown, argument, now) ?? shown;
    else if (name === 'default') shown = {type: 'text', value: argument};
  }
  if (isEmpty(shown.value) || shown.value === null) return [];
  if (format === 'plain') return [{kind: 'text', text: plainText(shown, now)}];
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

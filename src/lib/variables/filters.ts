import type {Variable, VariableValue} from '../../facts/types';
import {formatMoment, timeStyles} from './moments';
import {quoteName, firstGraphemes} from './characters';
import {likelyMatch} from '../nearest';
import type {RenderContext, Filter, RenderedPiece, TemplateMistake} from './types';

/** Matches numbers with or without commas between thousands. */
const numberPattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/;

/** `1284` → `1,284`. Returns other texts unchanged. */
function withCommas(text: string): string {
  const [, sign = '', digits, fraction = ''] = numberPattern.exec(text) ?? [];
  if (digits === undefined) return text;
  return sign + BigInt(digits.replaceAll(',', '')).toLocaleString('en-US') + fraction;
}

const ordinalRules = new Intl.PluralRules('en', {type: 'ordinal'});
const ordinalSuffixes: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};

/** `1284` → `1,284th`, by the last two digits. Returns other texts unchanged. */
function ordinal(text: string): string {
  const [, , digits, fraction] = numberPattern.exec(text) ?? [];
  if (digits === undefined || fraction !== undefined) return text;
  return withCommas(text) + (ordinalSuffixes[ordinalRules.select(Number(digits.slice(-2)))] ?? 'th');
}

type VariableType = Variable['type'];

/** A value before, between or after filters. */
interface FilteredValue {
  type: VariableType;
  value: VariableValue;
  /** Argument of the filter `time`. */
  style?: string;
}

export const maxFilters = 3;

export const maxCutLength = 200;

interface FilterDefinition {
  /** Default: any type. */
  acceptedType?: VariableType;
  mistakeIn: (argument: string | undefined) => Pick<TemplateMistake, 'message' | 'repair' | 'replacement'> | undefined;
  /** Only called for values that aren't empty. */
  apply: (input: FilteredValue, argument: string, now: string) => FilteredValue;
}

function textFilter(
  name: string,
  change: (text: string) => string,
  acceptedType?: VariableType,
): [string, FilterDefinition] {
  return [
    name,
    {
      ...(acceptedType && {acceptedType}),
      mistakeIn: (argument) =>
        argument === undefined
          ? undefined
          : {message: `${name} doesn't take a value`, repair: `Write ${name} without a colon.`, replacement: name},
      apply: (input, _, now) => ({type: 'text', value: change(plainText(input, now))}),
    },
  ];
}

/** Capitalizes words, and keeps capitals in names such as `DevOps`. */
const capitalizeWords = (text: string): string => text.replaceAll(/(?<!\S)\S/gu, (letter) => letter.toUpperCase());

const filterDefinitions: ReadonlyMap<string, FilterDefinition> = new Map([
  textFilter('upper', (text) => text.toUpperCase()),
  textFilter('lower', (text) => text.toLowerCase()),
  textFilter('title', capitalizeWords),
  [
    'cut',
    {
      mistakeIn: (argument) => {
        if (argument !== undefined && /^[1-9]\d{0,2}$/.test(argument) && Number(argument) <= maxCutLength)
          return undefined;
        // Suggest 20 for `020`, the maximum for larger numbers, and nothing for `-5` or `x` (NaN).
        const suggestion = Math.floor(Math.min(Number(argument), maxCutLength));
        return {
          message: `cut needs a number from 1 to ${maxCutLength} after a colon`,
          ...(suggestion >= 1
            ? {repair: `Write cut:${suggestion}.`, replacement: `cut:${suggestion}`}
            : {repair: 'Write cut:20 for 20 characters.'}),
        };
      },
      apply: (input, argument, now) => {
        const text = plainText(input, now);
        const truncatedText = firstGraphemes(text, Number(argument));
        return {type: 'text', value: truncatedText.length < text.length ? `${truncatedText}…` : text};
      },
    },
  ],
  [
    'default',
    {
      mistakeIn: (argument) =>
        argument
          ? undefined
          : {message: 'default needs a text after a colon', repair: 'Write default:none to show "none".'},
      // `renderValue` applies it, because only this filter changes empty values.
      apply: (input) => input,
    },
  ],
  textFilter('number', withCommas, 'number'),
  textFilter('ordinal', ordinal, 'number'),
  [
    'time',
    {
      acceptedType: 'datetime',
      mistakeIn: (argument) => {
        if (argument !== undefined && timeStyles.includes(argument)) return undefined;
        const similarStyle = timeStyles.find((style) => style.toLowerCase() === argument?.trim().toLowerCase());
        return {
          message: `time needs one of the letters ${timeStyles.join(' ')} after a colon`,
          repair: `Write time:${similarStyle ?? 'f'}.`,
          ...(similarStyle !== undefined && {replacement: `time:${similarStyle}`}),
        };
      },
      // `default` may have replaced an empty date with text.
      apply: (input, style) => (input.type === 'datetime' ? {...input, style} : input),
    },
  ],
] satisfies [string, FilterDefinition][]);

export const filterNames: readonly string[] = [...filterDefinitions.keys()];

const typeLabels: Readonly<Record<VariableType, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  snowflake: 'an id',
  url: 'a link',
  datetime: 'a date',
  mention: 'a mention',
  mention_list: 'a list of mentions',
};

function unknownFilterMistake(name: string, start: number): TemplateMistake {
  const list = filterNames.join(', ');
  if (name === '') {
    return {
      start: start - 1,
      end: start,
      message: 'missing filter after the bar',
      repair: `Remove the bar, or add one of these: ${list}.`,
    };
  }
  const similar = likelyMatch(name.trim().toLowerCase(), filterNames);
  return {
    start,
    end: start + name.length,
    message: `unknown filter ${quoteName(name)}`,
    ...(similar === undefined
      ? {repair: `Available: ${list}.`}
      : {repair: `Did you mean ${similar}?`, replacement: similar}),
  };
}

/**
 * Checks the filters of a variable. If there is a mistake, the variable stays as typed.
 * @param type the type of the variable; if undefined, it is unknown and any filter is accepted
 */
export function findFilterMistakes(filters: readonly Filter[], type: VariableType | undefined): TemplateMistake[] {
  const mistakes: TemplateMistake[] = [];
  let currentType = type;
  for (const {name, argument, start, end} of filters.slice(0, maxFilters)) {
    const definition = filterDefinitions.get(name);
    if (!definition) {
      mistakes.push(unknownFilterMistake(name, start));
      // The result of an unknown filter could have any type.
      currentType = undefined;
      continue;
    }
    const {acceptedType} = definition;
    const mistake =
      acceptedType && currentType !== undefined && currentType !== acceptedType
        ? {
            message: `${name} only works on ${typeLabels[acceptedType]}, and this is ${typeLabels[currentType]}`,
            repair: 'Remove the filter.',
          }
        : definition.mistakeIn(argument);
    if (mistake) mistakes.push({start, end, ...mistake});
    // After any filter but `default`, even `time`, the value counts as text.
    if (name !== 'default') currentType = 'text';
  }
  const [firstExcessFilter] = filters.slice(maxFilters);
  if (firstExcessFilter) {
    mistakes.push({
      start: firstExcessFilter.start,
      end: filters.at(-1)?.end ?? firstExcessFilter.end,
      message: `${filters.length} filters on one variable`,
      repair: `Only ${maxFilters} are allowed. Remove the others.`,
    });
  }
  return mistakes;
}

const isEmptyValue = (value: VariableValue): value is null | '' | readonly [] => value === null || value.length === 0;

const mentionName = (mention: string): string => mention.replace(/^[@#]/, '');

function plainText({type, value, style}: FilteredValue, now: string): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.map(mentionName).join(', ');
  if (type === 'mention') return mentionName(value);
  return type === 'datetime' ? formatMoment(value, style ?? 'plain', now) : value;
}

/**
 * Applies filters without mistakes (`findFilterMistakes`) to a value, and renders it. A value that stays empty has no pieces.
 *
 * - Only `default` changes an empty value.
 * - `upper`, `lower`, `title` and `cut` turn a mention into a name that pings nobody.
 * - `number` and `ordinal` ignore a text from `default`.
 * - `time` returns a timestamp in rich text, and the same words in plain text.
 */
export function renderValue(
  type: VariableType,
  value: VariableValue,
  filters: readonly Filter[],
  {format, now}: Pick<RenderContext, 'format' | 'now'>,
): RenderedPiece[] {
  let filtered: FilteredValue = {type, value};
  for (const {name, argument = ''} of filters) {
    if (!isEmptyValue(filtered.value))
      filtered = filterDefinitions.get(name)?.apply(filtered, argument, now) ?? filtered;
    else if (name === 'default') filtered = {type: 'text', value: argument};
  }
  if (isEmptyValue(filtered.value)) return [];
  if (format === 'plain') return [{kind: 'text', text: plainText(filtered, now)}];
  if (filtered.type === 'datetime') {
    // `f` is Discord's default.
    return [{kind: 'timestamp', text: plainText({...filtered, style: filtered.style ?? 'f'}, now)}];
  }
  if (typeof filtered.value === 'string') {
    return [{kind: filtered.type === 'mention' ? 'mention' : 'text', text: filtered.value}];
  }
  return filtered.value.flatMap((text, index): RenderedPiece[] => [
    ...(index > 0 ? [{kind: 'text', text: ' '} as const] : []),
    {kind: 'mention', text},
  ]);
}

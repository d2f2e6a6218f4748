import type {Field, FieldRule, Narrowing} from '../../facts/types';
import {capitalized, type TextWithCode} from '../sentences';

/** The field whose value decides whether a rule holds, and the values with which it does. */
export interface RuleCondition {
  field: string;
  values: readonly (string | boolean)[];
  /** The values are all but one. */
  unless?: string;
}

/** A field by the path that rules name it with, through objects and lists. */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [first = '', ...rest] = path.split('.');
  const field = fields.find(({name}) => name === first);
  return rest.length === 0 ? field : fieldAt(field?.fields ?? [], rest.join('.'));
}

/** When a rule holds; always, if there is nothing. */
export function conditionOf({when, unless}: FieldRule, fields: readonly Field[]): RuleCondition | undefined {
  const entry = Object.entries(when ?? unless ?? {})[0];
  if (!entry) return undefined;
  const [field, value] = entry;
  const given = typeof value === 'object' ? value : [value];
  if (when) return {field, values: given};
  const all = fieldAt(fields, field)?.values ?? [];
  return {field, values: all.filter((other) => !given.includes(other)), unless: String(given[0])};
}

/** All fields that a rule names beside that of its condition. */
export const fieldsOfRule = ({needs = [], only = [], anyOf = [], oneOf = [], narrows = {}}: FieldRule): string[] => [
  ...new Set([...needs, ...only, ...anyOf, ...oneOf, ...Object.keys(narrows)]),
];

const code = (name: string | boolean): {code: string} => ({code: String(name)});

/** Names with commas, and a word before the last. */
const listed = (names: readonly (string | boolean)[], last: 'and' | 'or'): TextWithCode =>
  names.flatMap((name, index) => {
    const before = index === 0 ? '' : index === names.length - 1 ? ` ${last} ` : ', ';
    return [...(before ? [before] : []), code(name)];
  });

/** `kind native`, as it follows "with". */
const valueWords = ({field, values}: RuleCondition): TextWithCode => [code(field), ' ', ...listed(values, 'or')];

/** The condition as it begins a sentence, or ends one. */
function conditionWords(condition: RuleCondition | undefined, place: 'before' | 'after'): TextWithCode {
  if (!condition) return [];
  const {field, unless} = condition;
  const words =
    unless === undefined ? ['with ', ...valueWords(condition)] : ['unless ', code(field), ' is ', code(unless)];
  if (place === 'after') return [' ', ...words];
  return [unless === undefined ? 'With ' : 'Unless ', ...words.slice(1), ', '];
}

/** What a narrowing leaves, as it follows the name of the field: `has at most 10 items`. */
function narrowingWords({min, max, values, pattern}: Narrowing, {type}: Field): {verb: string; rest: TextWithCode} {
  if (values) return {verb: 'is', rest: ['only ', ...listed(values, 'or')]};
  if (pattern !== undefined) return {verb: 'matches', rest: [code(pattern)]};
  const unit = type.endsWith('_list') ? ' items' : type === 'string' || type === 'text' ? ' characters' : '';
  const verb = unit === '' ? 'is' : 'has';
  if (min !== undefined && max !== undefined) return {verb, rest: [`${min} to ${max}${unit}`]};
  return {verb, rest: [max === undefined ? `at least ${min}${unit}` : `at most ${max}${unit}`]};
}

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean => String(a) === String(b);

const isOrAre = (names: readonly string[]): string => (names.length === 1 ? ' is' : ' are');

/** A sentence with its first letter in upper case; a name keeps its own. */
const begun = ([first = '', ...rest]: TextWithCode): TextWithCode => [
  typeof first === 'string' ? capitalized(first) : first,
  ...rest,
];

/** What a rule says of all its fields, as sentences. */
export function ruleSentences(rule: FieldRule, fields: readonly Field[]): TextWithCode[] {
  const {needs, only, anyOf, oneOf, narrows = {}} = rule;
  const condition = conditionOf(rule, fields);
  const [before, after] = [conditionWords(condition, 'before'), conditionWords(condition, 'after')];
  const required = (names: readonly string[]): TextWithCode => [...listed(names, 'and'), isOrAre(names), ' required'];
  const sentences: TextWithCode[] = [];
  if (needs && isSame(needs, only)) sentences.push([...required(needs), ...after, ' and refused otherwise.']);
  else {
    if (needs) sentences.push([...before, ...required(needs), '.']);
    if (only) sentences.push(['Only', ...after, ': ', ...listed(only, 'and'), '.']);
  }
  if (oneOf) sentences.push([...before, 'exactly one of ', ...listed(oneOf, 'and'), ' is required.']);
  if (anyOf) sentences.push([...before, 'at least one of ', ...listed(anyOf, 'and'), ' is required.']);
  for (const [path, narrowing] of Object.entries(narrows)) {
    const field = fieldAt(fields, path);
    if (!field) continue;
    const {verb, rest} = narrowingWords(narrowing, field);
    sentences.push([...before, code(path), ` ${verb} `, ...rest, '.']);
  }
  return sentences.map(begun);
}

/** Of so many fields each says that one is required; of more only the rule itself does. */
const mostOthers = 3;

/** What rules say at one of their fields, as sentences without its name. */
export function fieldRuleSentences(
  path: string,
  rules: readonly FieldRule[],
  fields: readonly Field[],
): TextWithCode[] {
  const field = fieldAt(fields, path);
  return rules.flatMap((rule): TextWithCode[] => {
    const {needs = [], only = [], anyOf = [], oneOf = [], narrows = {}} = rule;
    const condition = conditionOf(rule, fields);
    const [before, after] = [conditionWords(condition, 'before'), conditionWords(condition, 'after')];
    const others = (names: readonly string[]): TextWithCode =>
      listed(
        names.filter((name) => name !== path),
        'or',
      );
    const narrowing = narrows[path];
    const sentences: TextWithCode[] = [];
    if (needs.includes(path))
      sentences.push(['Required', ...after, only.includes(path) ? ', refused otherwise.' : '.']);
    else if (only.includes(path)) sentences.push(['Only', ...after, '.']);
    if (oneOf.includes(path)) sentences.push([...before, 'either this or ', ...others(oneOf), '.']);
    if (anyOf.includes(path) && anyOf.length <= mostOthers)
      sentences.push([...before, 'required without ', ...others(anyOf), '.']);
    if (narrowing && field) {
      const {verb, rest} = narrowingWords(narrowing, field);
      sentences.push([...before, ...(verb === 'matches' ? ['it matches '] : []), ...rest, '.']);
    }
    return sentences.map(begun);
  });
}

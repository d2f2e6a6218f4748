import type {Field, FieldRule, Narrowing} from '../../types';
import {capitalized} from '../../../lib/sentences';
import type {RequestPurpose} from './fields';

/** A rule applies while this field has one of these values. */
interface RuleCondition {
  fieldPath: string;
  values: readonly (string | boolean)[];
  /** Set if `values` are all values except these. */
  unless?: readonly (string | boolean)[];
}

/** Returns the rules that a request can break. Updates can't break rules for new objects, and can't contain `createOnly` fields. */
export const rulesOfRequest = (
  rules: readonly FieldRule[],
  fields: readonly Field[],
  purpose: RequestPurpose,
): readonly FieldRule[] =>
  purpose === 'create'
    ? rules
    : rules
        .filter(({createOnly}) => !createOnly)
        .map(({onlyThen = [], ...rule}) => {
          const changeablePaths = onlyThen.filter((path) => !fieldAt(fields, path)?.createOnly);
          return changeablePaths.length > 0 ? {...rule, onlyThen: changeablePaths} : rule;
        });

/** Finds a field by its path through nested objects and lists: `panel.options.label`. */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [outerName = '', ...innerNames] = path.split('.');
  const field = fields.find(({name}) => name === outerName);
  return innerNames.length === 0 ? field : fieldAt(field?.fields ?? [], innerNames.join('.'));
}

/** Returns the condition of a rule, or undefined if the rule always applies. */
export function conditionOf({when, unless}: FieldRule, fields: readonly Field[]): RuleCondition | undefined {
  // `{kind: ['box', 'tube']}`, with a single field.
  const entry = Object.entries(when ?? unless ?? {})[0];
  if (!entry) return undefined;
  const [fieldPath, value] = entry;
  const namedValues: readonly (string | boolean)[] = typeof value === 'object' ? value : [value];
  if (when) return {fieldPath, values: namedValues};
  const field = fieldAt(fields, fieldPath);
  const allowedValues = field?.type === 'boolean' ? [true, false] : (field?.values ?? []);
  return {
    fieldPath,
    values: allowedValues.filter((allowed) => !namedValues.includes(allowed)),
    unless: namedValues,
  };
}

/** Returns the paths of the fields that a rule constrains, without the one in its condition. */
export const constrainedFieldPaths = ({
  needs = [],
  onlyThen = [],
  anyOf = [],
  oneOf = [],
  narrows = {},
}: FieldRule): string[] => [...new Set([...needs, ...onlyThen, ...anyOf, ...oneOf, ...Object.keys(narrows)])];

const asCode = (name: string | boolean): string => `\`${name}\``;

/** Lists names as inline code: `a`, `b` and `c` */
const joinAsCode = (names: readonly (string | boolean)[], conjunction: 'and' | 'or'): string =>
  names.length < 2
    ? names.map(asCode).join('')
    : `${names.slice(0, -1).map(asCode).join(', ')} ${conjunction} ${names.slice(-1).map(asCode).join('')}`;

/** Writes the condition for the start and the end of a sentence: "With `kind` `native`, " and " with `kind` `native`". */
function conditionWords(condition: RuleCondition | undefined): {before: string; after: string} {
  if (!condition) return {before: '', after: ''};
  const {fieldPath, values, unless} = condition;
  const words =
    unless === undefined
      ? `with ${asCode(fieldPath)} ${joinAsCode(values, 'or')}`
      : `unless ${asCode(fieldPath)} is ${joinAsCode(unless, 'or')}`;
  return {before: `${capitalized(words)}, `, after: ` ${words}`};
}

/** Returns a verb and its complement: `has` and `at most 10 items`. */
function narrowingWords({min, max, values, pattern}: Narrowing, {type}: Field): {verb: string; complement: string} {
  if (values) return {verb: 'is', complement: `only ${joinAsCode(values, 'or')}`};
  if (pattern !== undefined) return {verb: 'matches', complement: asCode(pattern)};
  const unit = type.endsWith('_list') ? ' items' : type === 'string' || type === 'text' ? ' characters' : '';
  const verb = unit === '' ? 'is' : 'has';
  if (min !== undefined && max !== undefined) return {verb, complement: `${min} to ${max}${unit}`};
  return {verb, complement: max === undefined ? `at least ${min}${unit}` : `at most ${max}${unit}`};
}

const isSameList = (a: readonly string[] = [], b: readonly string[] = []): boolean => String(a) === String(b);

const isOrAre = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

/** Describes a rule: "With `kind` `native`, `question` and `answers` are required." */
export function ruleSentences(rule: FieldRule, fields: readonly Field[]): string[] {
  const {needs, onlyThen, anyOf, oneOf, narrows = {}} = rule;
  const {before, after} = conditionWords(conditionOf(rule, fields));
  const requiredClause = (names: readonly string[]): string => `${joinAsCode(names, 'and')} ${isOrAre(names)} required`;
  const sentences: string[] = [];
  if (needs && isSameList(needs, onlyThen)) sentences.push(`${requiredClause(needs)}${after} and refused otherwise.`);
  else {
    if (needs) sentences.push(`${before}${requiredClause(needs)}.`);
    if (onlyThen) sentences.push(`Only${after}: ${joinAsCode(onlyThen, 'and')}.`);
  }
  if (oneOf) sentences.push(`${before}exactly one of ${joinAsCode(oneOf, 'and')} is required.`);
  if (anyOf) sentences.push(`${before}at least one of ${joinAsCode(anyOf, 'and')} is required.`);
  for (const [path, narrowing] of Object.entries(narrows)) {
    const field = fieldAt(fields, path);
    if (!field) continue;
    const {verb, complement} = narrowingWords(narrowing, field);
    sentences.push(`${before}${asCode(path)} ${verb} ${complement}.`);
  }
  return sentences.map(capitalized);
}

/** Longer `anyOf` lists are only described for the whole object, not for each of their fields. */
const maxAnyOfLength = 3;

/** Describes the rules of one field, without its name: "Required with `kind` `native`." */
export function fieldRuleSentences(path: string, rules: readonly FieldRule[], fields: readonly Field[]): string[] {
  const field = fieldAt(fields, path);
  return rules.flatMap((rule) => {
    const {needs = [], onlyThen = [], anyOf = [], oneOf = [], narrows = {}} = rule;
    const {before, after} = conditionWords(conditionOf(rule, fields));
    const otherFields = (names: readonly string[]): string =>
      joinAsCode(
        names.filter((name) => name !== path),
        'or',
      );
    const narrowing = narrows[path];
    const sentences: string[] = [];
    if (needs.includes(path))
      sentences.push(`Required${after}${onlyThen.includes(path) ? ', refused otherwise.' : '.'}`);
    else if (onlyThen.includes(path)) sentences.push(`Only${after}.`);
    if (oneOf.includes(path)) sentences.push(`${before}either this or ${otherFields(oneOf)}.`);
    if (anyOf.includes(path) && anyOf.length <= maxAnyOfLength)
      sentences.push(`${before}required without ${otherFields(anyOf)}.`);
    if (narrowing && field) {
      const {verb, complement} = narrowingWords(narrowing, field);
      // "Only `a` or `b`" and "at most 10 items" need no verb; a pattern by itself does.
      sentences.push(`${before}${verb === 'matches' ? 'it matches ' : ''}${complement}.`);
    }
    return sentences.map(capitalized);
  });
}

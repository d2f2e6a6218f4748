import type {oas31} from 'openapi3-ts';
import type {Field, FieldRule, Json, Narrowing} from '../../facts/types';
import {definedOnly} from '../../shared/omit';
import type {RequestPurpose} from './sentFields';
import {conditionOf, fieldAt, type RuleCondition} from '../../shared/api/fieldRules';

/** With the keywords of JSON Schema 2020-12 that the types of OpenAPI 3.1 leave out. */
interface Schema extends oas31.SchemaObject {
  if?: Schema;
  then?: Schema;
  unevaluatedProperties?: boolean;
}

const isList = ({type}: Pick<Field, 'type'>): boolean => type.endsWith('_list');

/**
 * What holds for one field of an object. That there are other fields is said to validators that, as Redocly's, ask every
 * schema with properties for a word on them.
 */
const part = (name: string, schema: Schema, required = false): Schema => ({
  properties: {[name]: schema},
  ...(required && {required: [name]}),
  unevaluatedProperties: true,
});

const allOf = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : {allOf: [...schemas]};
/** One of these holds. */
export const anyOf = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : {anyOf: [...schemas]};

/** A schema of an object whose field at a path keeps to a schema, if it is there. */
function atPath(path: string, schema: Schema, fields: readonly Field[]): Schema {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return part(first, schema);
  const field = fields.find(({name}) => name === first);
  const inner = atPath(rest.join('.'), schema, field?.fields ?? []);
  return part(first, field && isList(field) ? {items: inner} : inner);
}

/** A value that is neither null nor an empty list. */
function valued(field: Field | undefined): Schema {
  if (field && isList(field)) return {minItems: 1};
  return field?.nullable ? {not: {type: 'null'}} : {};
}

/** A field is there and has a value. */
const hasValue = (name: string, fields: readonly Field[]): Schema => part(name, valued(fieldAt(fields, name)), true);

/** A field has a value if it is there: in a change, one that is left out stays. */
const keepsValue = (name: string, fields: readonly Field[]): Schema => part(name, valued(fieldAt(fields, name)));

/** A field is left out, null or at its default. */
function withoutValue(path: string, fields: readonly Field[]): Schema {
  const field = fieldAt(fields, path);
  const allowed: Json[] = [
    ...(field?.nullable ? [null] : []),
    ...(field?.default === undefined ? [] : [field.default]),
  ];
  return atPath(path, allowed.length > 0 ? {enum: allowed} : {not: {}}, fields);
}

/** The keywords of a narrowing. */
function narrowed({min, max, values, pattern}: Narrowing, {type}: Field): Schema {
  const given = (keywords: Schema): Schema => definedOnly({enum: values && [...values], pattern, ...keywords});
  if (isList({type})) return given({minItems: min, maxItems: max});
  if (type === 'string' || type === 'text') return given({minLength: min, maxLength: max});
  return given({minimum: min, maximum: max});
}

/** At least one of these fields has a value. */
const atLeastOne = (names: readonly string[], value: (name: string) => Schema): Schema => ({
  if: {not: anyOf(names.slice(1).map(value))},
  then: anyOf(names.slice(0, 1).map(value)),
});

/** No two of these fields have a value. */
const atMostOne = (names: readonly string[], fields: readonly Field[]): Schema[] =>
  names.slice(1).map((name, index) => ({
    if: hasValue(name, fields),
    then: {not: anyOf(names.slice(0, index + 1).map((other) => hasValue(other, fields)))},
  }));

/** What a rule asks for where it holds. */
function demands(rule: FieldRule, fields: readonly Field[], purpose: RequestPurpose): Schema[] {
  const {needs = [], oneOf = [], narrows = {}} = rule;
  const value = (name: string): Schema => (purpose === 'create' ? hasValue(name, fields) : keepsValue(name, fields));
  return [
    ...needs.map(value),
    ...[rule.anyOf ?? [], oneOf].filter((names) => names.length > 0).map((names) => atLeastOne(names, value)),
    ...atMostOne(oneOf, fields),
    ...Object.entries(narrows).map(([path, narrowing]) => {
      const field = fieldAt(fields, path);
      return atPath(path, field ? narrowed(narrowing, field) : {}, fields);
    }),
  ];
}

/** Conditions under which a rule asks for something, or refuses it. */
function conditions(
  {field, values}: RuleCondition,
  fields: readonly Field[],
  purpose: RequestPurpose,
): {holds: Schema; fails: Schema} {
  const chosen: Schema = {enum: [...values]};
  if (purpose === 'update') return {holds: part(field, chosen, true), fails: part(field, {not: chosen}, true)};
  // In a new object the field can be left out for its default.
  const start = fieldAt(fields, field)?.default;
  const byDefault = values.some((value) => value === start);
  return {holds: part(field, chosen, !byDefault), fails: part(field, {not: chosen}, byDefault)};
}

/**
 * What a request keeps to beside the schemas of its fields, as keywords of the object's schema. Properties stay where they
 * are and all else is `if` and `then`, which generators of clients leave alone: types do not multiply.
 * @param fields of the object
 * @param sent those that the request can have; a rule about another one cannot be seen in it
 */
export function ruleSchema(
  rules: readonly FieldRule[],
  fields: readonly Field[],
  sent: readonly Field[],
  purpose: RequestPurpose,
): Schema {
  const canBeSent = (path: string): boolean => fieldAt(sent, path) !== undefined;
  const conditional = rules.flatMap((rule): Schema[] => {
    const condition = conditionOf(rule, fields);
    const asked = demands(rule, fields, purpose);
    if (!condition) return asked;
    const {only = [], oneOf = []} = rule;
    if (!canBeSent(condition.field)) {
      // Two that have a value under the same condition alone are never there at once.
      return oneOf.every((path) => only.includes(path)) ? atMostOne(oneOf, fields) : [];
    }
    const refused = only.filter(canBeSent).map((path) => withoutValue(path, fields));
    const {holds, fails} = conditions(condition, fields, purpose);
    return [
      ...(asked.length > 0 ? [{if: holds, then: allOf(asked)}] : []),
      ...(refused.length > 0 ? [{if: fails, then: allOf(refused)}] : []),
    ];
  });
  if (conditional.length === 0) return {};
  // In `then`, for generators make an intersection of types of an `allOf`.
  return conditional.length === 1 ? allOf(conditional) : {if: {type: 'object'}, then: allOf(conditional)};
}

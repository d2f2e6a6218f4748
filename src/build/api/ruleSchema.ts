import type {Oas3_1Schema} from '@redocly/openapi-core';
import type {Field, FieldRule, Json, Narrowing} from '../../facts/types';
import {definedOnly} from '../../lib/collections';
import type {RequestPurpose} from '../../facts/derived/api/fields';
import {conditionOf, fieldAt, type RuleCondition} from '../../facts/derived/api/fieldRules';

export type Schema = Oas3_1Schema;

const isList = ({type}: Pick<Field, 'type'>): boolean => type.endsWith('_list');

/** `unevaluatedProperties` is only there because Redocly's validator expects it beside `properties`. */
const propertySchema = (name: string, schema: Schema, required = false): Schema => ({
  properties: {[name]: schema},
  ...(required && {required: [name]}),
  unevaluatedProperties: true,
});

const allOf = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : {allOf: [...schemas]};
export const anyOf = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : {anyOf: [...schemas]};

/** `answers.text` → `{properties: {answers: {items: {properties: {text: schema}}}}}` */
function schemaAtPath(path: string, schema: Schema, fields: readonly Field[]): Schema {
  const [name = '', ...innerNames] = path.split('.');
  if (innerNames.length === 0) return propertySchema(name, schema);
  const field = fields.find((candidate) => candidate.name === name);
  const innerSchema = schemaAtPath(innerNames.join('.'), schema, field?.fields ?? []);
  return propertySchema(name, field && isList(field) ? {items: innerSchema} : innerSchema);
}

function nonEmptySchema(field: Field | undefined): Schema {
  if (field && isList(field)) return {minItems: 1};
  return field?.nullable ? {not: {type: 'null'}} : {};
}

const hasValueSchema = (name: string, fields: readonly Field[]): Schema =>
  propertySchema(name, nonEmptySchema(fieldAt(fields, name)), true);

/** In a PATCH, a field that is left out keeps its value. */
const keepsValueSchema = (name: string, fields: readonly Field[]): Schema =>
  propertySchema(name, nonEmptySchema(fieldAt(fields, name)));

/** Requires a field to be missing, null or at its default. `{not: {}}` matches no value. */
function withoutValueSchema(path: string, fields: readonly Field[]): Schema {
  const field = fieldAt(fields, path);
  const allowedValues: Json[] = [
    ...(field?.nullable ? [null] : []),
    ...(field?.default === undefined ? [] : [field.default]),
  ];
  return schemaAtPath(path, allowedValues.length > 0 ? {enum: allowedValues} : {not: {}}, fields);
}

/** `{max: 55}` on a string → `{maxLength: 55}` */
function narrowingKeywords({min, max, values, pattern}: Narrowing, {type}: Field): Schema {
  const withEnumAndPattern = (keywords: Schema): Schema =>
    definedOnly({enum: values && [...values], pattern, ...keywords});
  if (isList({type})) return withEnumAndPattern({minItems: min, maxItems: max});
  if (type === 'string' || type === 'text') return withEnumAndPattern({minLength: min, maxLength: max});
  return withEnumAndPattern({minimum: min, maximum: max});
}

/** `['a', 'b']` → `{if: {not: b}, then: a}`, because generators would turn `anyOf` into types. */
const atLeastOne = ([name = '', ...otherNames]: readonly string[], schemaOf: (name: string) => Schema): Schema =>
  otherNames.length === 0 ? schemaOf(name) : {if: {not: anyOf(otherNames.map(schemaOf))}, then: schemaOf(name)};

const atMostOne = (names: readonly string[], fields: readonly Field[]): Schema[] =>
  names.slice(1).map((name, index) => ({
    if: hasValueSchema(name, fields),
    // `index` counts from the second name.
    then: {not: anyOf(names.slice(0, index + 1).map((earlierName) => hasValueSchema(earlierName, fields)))},
  }));

function requirementSchemas(rule: FieldRule, fields: readonly Field[], purpose: RequestPurpose): Schema[] {
  const {needs = [], oneOf = [], narrows = {}} = rule;
  const schemaOf = (name: string): Schema =>
    purpose === 'create' ? hasValueSchema(name, fields) : keepsValueSchema(name, fields);
  return [
    ...needs.map(schemaOf),
    ...[rule.anyOf ?? [], oneOf].filter((names) => names.length > 0).map((names) => atLeastOne(names, schemaOf)),
    ...atMostOne(oneOf, fields),
    ...Object.entries(narrows).map(([path, narrowing]) => {
      const field = fieldAt(fields, path);
      return schemaAtPath(path, field ? narrowingKeywords(narrowing, field) : {}, fields);
    }),
  ];
}

function conditionSchemas(
  {fieldPath, values}: RuleCondition,
  fields: readonly Field[],
  purpose: RequestPurpose,
): {holds: Schema; fails: Schema} {
  const valuesSchema: Schema = {enum: [...values]};
  // In a new object, a missing field has its default. In a PATCH, its value is unknown, so the rule isn't checked.
  const isUpdate = purpose === 'update';
  const defaultValue = fieldAt(fields, fieldPath)?.default;
  const holdsByDefault = values.some((value) => value === defaultValue);
  return {
    holds: propertySchema(fieldPath, valuesSchema, isUpdate || !holdsByDefault),
    fails: propertySchema(fieldPath, {not: valuesSchema}, isUpdate || holdsByDefault),
  };
}

/**
 * Schema keywords for rules between fields: `description` only with `kind` `custom` →
 * `{if: {properties: {kind: {not: {enum: ['custom']}}}, …}, then: {properties: {description: {enum: [null]}}, …}}`.
 * Only `if` and `then` are added, because client generators ignore them.
 * @param requestFields fields of the request; rules about others are skipped
 */
export function ruleSchema(
  rules: readonly FieldRule[],
  fields: readonly Field[],
  requestFields: readonly Field[],
  purpose: RequestPurpose,
): Schema {
  const canBeSent = (path: string): boolean => fieldAt(requestFields, path) !== undefined;
  const ruleSchemas = rules.flatMap((rule): Schema[] => {
    const condition = conditionOf(rule, fields);
    const requiredSchemas = requirementSchemas(rule, fields, purpose);
    if (!condition) return requiredSchemas;
    const {onlyThen = [], oneOf = []} = rule;
    if (!canBeSent(condition.fieldPath)) {
      // If all fields of `oneOf` need the condition, at most one of them has a value, whether or not it holds.
      return oneOf.every((path) => onlyThen.includes(path)) ? atMostOne(oneOf, fields) : [];
    }
    const withoutValueSchemas = onlyThen.filter(canBeSent).map((path) => withoutValueSchema(path, fields));
    const {holds, fails} = conditionSchemas(condition, fields, purpose);
    return [
      ...(requiredSchemas.length > 0 ? [{if: holds, then: allOf(requiredSchemas)}] : []),
      ...(withoutValueSchemas.length > 0 ? [{if: fails, then: allOf(withoutValueSchemas)}] : []),
    ];
  });
  const [firstSchema, ...otherSchemas] = ruleSchemas;
  if (!firstSchema) return {};
  if (otherSchemas.length === 0 && firstSchema.if) return firstSchema;
  // Generators turn a bare `allOf` into an intersection of types, and bare `properties` would replace the object's own.
  return {if: {type: 'object'}, then: allOf(ruleSchemas)};
}

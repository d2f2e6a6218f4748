import {conditionOf, fieldAt, fieldsOfRule} from '../src/rules/api/fieldRules';
import type {Field, FieldRule, Json, JsonObject} from '../src/facts/types';

/** A request for an object, and what it does to one rule of the object. */
export interface RuleBody {
  /** For people: `reminder: due_at with kind scheduled, left out`. */
  name: string;
  body: JsonObject;
  keeps: boolean;
}

/** An object with what holds among its fields. */
export interface RuledObject {
  name: string;
  fields: readonly Field[];
  rules: readonly FieldRule[];
}

/** A value that a field takes and that is not its default. */
function valueFor(field: Field): Json {
  const {type, example, prefix, min = 1, values, default: start} = field;
  const isDefault = JSON.stringify(example) === JSON.stringify(start);
  if (example !== undefined && example !== null && !isDefault && !(Array.isArray(example) && example.length === 0)) {
    return sendableExample(field, example);
  }
  if (type.endsWith('_list')) {
    const item = valueFor({
      ...field,
      type: type.replace('_list', '') as Field['type'],
      min: undefined,
      default: undefined,
      example: undefined,
    });
    return values ? [values.find((value) => ![start].flat().includes(value)) ?? values[0] ?? ''] : [item];
  }
  switch (type) {
    case 'enum':
      return values?.find((value) => value !== start) ?? '';
    case 'boolean':
      return start !== true;
    case 'integer':
    case 'number':
      return min + 1;
    case 'id':
      return `${prefix}_01JQ8M5T2V7D9K3X6B4N0A1C8E`;
    case 'snowflake':
      return '1179837465544278023';
    case 'datetime':
      return '2026-03-18T20:00:00Z';
    case 'date':
      return '2026-12-24';
    case 'emoji':
      return '🌟';
    case 'object':
      return bodyOf(field.fields ?? []);
    default:
      return 'x'.repeat(min);
  }
}

/** An example without what cannot be sent. */
function sendableExample({fields}: Field, example: Json): Json {
  if (!fields) return example;
  if (Array.isArray(example)) return example.map((item: Json) => sendableExample({fields} as Field, item));
  const sent = fields.filter((field) => !field.readonly).map(({name}) => name);
  return Object.fromEntries(Object.entries(example as JsonObject).filter(([name]) => sent.includes(name)));
}

/** What is required of an object, with the rules kept that hold. */
function bodyOf(fields: readonly Field[], chosen: JsonObject = {}, rules: readonly FieldRule[] = []): JsonObject {
  const required = fields.filter((field) => field.required);
  let body: JsonObject = {...Object.fromEntries(required.map((field) => [field.name, valueFor(field)])), ...chosen};
  for (const rule of rules) {
    if (!holdsIn(body, rule, fields)) continue;
    const {needs = [], anyOf = [], oneOf = [], narrows = {}} = rule;
    const given = (names: readonly string[]) => names.some((name) => isValue(body[name]));
    const added = [
      ...needs.filter((name) => !given([name])),
      ...(given(anyOf) ? [] : anyOf.slice(0, 1)),
      ...(given(oneOf) ? [] : oneOf.slice(0, 1)),
    ];
    for (const name of added) body = set(body, name, valueOf(fields, name));
    for (const [path, {pattern, values}] of Object.entries(narrows)) {
      if (pattern === '^https://') body = set(body, path, 'https://example.org/feed.xml');
      if (values && body[path] !== undefined) body = set(body, path, values[0] ?? '');
    }
  }
  return body;
}

const valueOf = (fields: readonly Field[], path: string): Json => {
  const field = fieldAt(fields, path);
  if (!field) throw new Error(`no field ${path}`);
  return valueFor(field);
};

const isValue = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function holdsIn(body: JsonObject, rule: FieldRule, fields: readonly Field[]): boolean {
  const condition = conditionOf(rule, fields);
  if (!condition) return true;
  const value = body[condition.field] ?? fieldAt(fields, condition.field)?.default;
  return condition.values.some((one) => one === value);
}

/** A body with a value at a path; in a list, in its first item. */
function set(body: JsonObject, path: string, value: Json): JsonObject {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return {...body, [first]: value};
  const inner = body[first];
  if (Array.isArray(inner)) {
    const [head, ...others] = inner as JsonObject[];
    return {...body, [first]: [set(head ?? {}, rest.join('.'), value), ...others]};
  }
  return {...body, [first]: set((inner as JsonObject | undefined) ?? {}, rest.join('.'), value)};
}

const without = (body: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

/** A value that a narrowing refuses, and the field takes otherwise. */
function tooWide(field: Field, max: number | undefined, values: readonly string[] | undefined): Json {
  if (values) return field.values?.find((value) => !values.includes(value)) ?? '';
  if (field.type.endsWith('_list')) {
    const [item = null] = valueFor(field) as readonly Json[];
    return Array.from({length: (max ?? 0) + 1}, () => item);
  }
  return max === undefined ? 'no address' : 'x'.repeat(max + 1);
}

/** Bodies of requests that create an object: for each of its rules some that keep to it, and some that do not. */
export function ruleBodies({name, fields, rules}: RuledObject): RuleBody[] {
  return rules.flatMap((rule): RuleBody[] => {
    const condition = conditionOf(rule, fields);
    const {needs = [], only = [], anyOf = [], oneOf = [], narrows = {}} = rule;
    const all = condition ? (fieldAt(fields, condition.field)?.values ?? [true, false]) : [];
    const make = (value: string | boolean | undefined): JsonObject =>
      bodyOf(fields, condition && value !== undefined ? {[condition.field]: value} : {}, rules);
    const said = (what: string, body: JsonObject, keeps: boolean): RuleBody => ({
      name: `${name}: ${what}${keeps ? '' : ', refused'}`,
      body,
      keeps,
    });
    const holding: readonly (string | boolean | undefined)[] = condition?.values ?? [undefined];
    const failing = all.filter((value) => !holding.includes(value));
    const optional = (field: string) => fieldAt(fields, field)?.nullable;
    return [
      ...holding.flatMap((value) => {
        const body = make(value);
        return [
          said(`${fieldsOfRule(rule).join(', ')} as asked, ${value}`, body, true),
          ...needs.flatMap((field) => [
            said(`no ${field}, ${value}`, without(body, field), false),
            ...(optional(field) ? [said(`${field} null, ${value}`, {...body, [field]: null}, false)] : []),
          ]),
          ...[anyOf, oneOf]
            .filter((names) => names.length > 0)
            .flatMap((names) => [
              said(`none of ${names.join(', ')}`, without(body, ...names), false),
              ...names.map((field) =>
                said(`${field} alone`, set(without(body, ...names), field, valueOf(fields, field)), keepsAll(field)),
              ),
            ]),
          ...(oneOf.length > 0
            ? [
                said(
                  `all of ${oneOf.join(', ')}`,
                  oneOf.reduce((all, field) => set(all, field, valueOf(fields, field)), body),
                  false,
                ),
              ]
            : []),
          ...Object.entries(narrows).map(([path, {max, values}]) => {
            const field = fieldAt(fields, path);
            if (!field) throw new Error(`no field ${path}`);
            return said(`${path} too wide, ${value}`, set(body, path, tooWide(field, max, values)), false);
          }),
        ];
      }),
      ...failing.flatMap((value) =>
        only.map((field) => said(`${field} with ${value}`, set(make(value), field, valueOf(fields, field)), false)),
      ),
    ];

    /** Whether a field of several can be there with the values that the body has otherwise. */
    function keepsAll(field: string): boolean {
      return rules.every((other) => !other.only?.includes(field) || holdsIn(make(holding[0]), other, fields));
    }
  });
}

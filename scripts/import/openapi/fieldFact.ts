import type {Field, FieldType, Json, JsonObject} from '../../../src/facts/types';
import type {Shape, Shapes} from './shape';

/** A text of a document as facts have it: on one line, without its full stop. */
export const factText = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** Field types of texts that have a form, with the example that they get if there is none. */
const forms: readonly {matches: (shape: Shape) => boolean; type: FieldType; example: Json}[] = [
  {matches: ({enum: values}) => values !== undefined, type: 'enum', example: ''},
  {matches: ({format}) => format === 'date-time', type: 'datetime', example: '2026-03-14T18:30:00Z'},
  {matches: ({format}) => format === 'date', type: 'date', example: '2026-03-14'},
  {matches: ({format}) => format === 'uri' || format === 'url', type: 'url', example: 'https://example.com/'},
  {matches: ({pattern}) => pattern === '^[0-9]{17,20}$', type: 'snowflake', example: '175928847299117063'},
  {matches: ({pattern}) => pattern === '^#[0-9A-F]{6}$', type: 'hex_color', example: '#1A2B3C'},
];

/** The pattern of an own id and its prefix, see `FieldType`. */
const ownId = /^\^(?<prefix>[a-z]{3})_\[0-7\]\[0-9A-HJKMNP-TV-Z\]\{25\}\$$/;

const lists: Readonly<Partial<Record<FieldType, FieldType>>> = {
  string: 'string_list',
  integer: 'integer_list',
  datetime: 'datetime_list',
  enum: 'enum_list',
  id: 'id_list',
  snowflake: 'snowflake_list',
  object: 'object_list',
};

/** What of a field follows from its schema. */
type Typed = Pick<Field, 'type' | 'values' | 'pattern' | 'prefix' | 'min' | 'max' | 'fields' | 'example'>;

/** How deep objects in objects are followed: a schema can hold itself. */
const deepest = 5;

function text(shape: Shape): Typed {
  const prefix = shape.pattern === undefined ? undefined : ownId.exec(shape.pattern)?.groups?.prefix;
  if (prefix !== undefined) return {type: 'id', prefix, example: `${prefix}_01JQ8R2G000000000000000001`};
  const form = forms.find(({matches}) => matches(shape));
  if (form?.type === 'enum') {
    const values = (shape.enum ?? []).filter((value) => typeof value === 'string');
    return {type: 'enum', values, example: values[0]};
  }
  if (form) return {type: form.type, example: form.example};
  const {minLength: min, maxLength: max, pattern} = shape;
  // A pattern needs an example that somebody writes.
  const example = pattern === undefined ? 'text'.padEnd(min ?? 0, '.').slice(0, max) : undefined;
  return {type: 'string', pattern, min, max, example};
}

/** The type of a field, with what belongs to it; undefined if facts have none for the schema. */
function typed(shape: Shape, shapes: Shapes, depth = 0): Typed | undefined {
  if (shape.union !== undefined || depth > deepest) return undefined;
  const {minimum: min, maximum: max} = shape;
  switch (shape.type) {
    case 'string':
      return text(shape);
    case 'integer':
    case 'number':
      return {type: shape.type, min, max, example: min ?? Math.min(1, max ?? 1)};
    case 'boolean':
      return {type: 'boolean', example: false};
    case 'array':
      return list(shape, shapes, depth);
    case 'object':
      return object(shape, shapes, depth);
    case undefined:
      return Object.keys(shape.properties).length > 0 ? object(shape, shapes, depth) : {type: 'any', example: null};
    default:
      return undefined;
  }
}

function list({items, minItems: min, maxItems: max}: Shape, shapes: Shapes, depth: number): Typed | undefined {
  const inner = items && typed(shapes.of(items), shapes, depth + 1);
  if (inner === undefined || inner.pattern !== undefined) return undefined;
  const type = lists[inner.type];
  if (type === undefined) return undefined;
  const {values, prefix, fields, example} = inner;
  return {
    type,
    values,
    prefix,
    fields,
    min,
    max,
    ...(fields === undefined && {example: min ? Array<Json>(min).fill(example ?? null) : []}),
  };
}

function object(shape: Shape, shapes: Shapes, depth: number): Typed | undefined {
  const of = shape.values ? shapes.of(shape.values) : shape;
  const fields = Object.entries(of.properties).map(([name, inner]) =>
    fieldFact(name, shapes.of(inner), shapes, of.required.includes(name) ? {required: true} : {}, depth + 1),
  );
  if (fields.length === 0 || fields.includes(undefined)) return undefined;
  return {type: shape.values ? 'object_map' : 'object', fields: fields as unknown as Field[]};
}

/**
 * A field of a document as a fact.
 * @param more what does not follow from its schema
 * @returns nothing if facts have no type for it
 */
export function fieldFact(
  name: string,
  shape: Shape,
  shapes: Shapes,
  more: Partial<Field> = {},
  depth = 0,
): JsonObject | undefined {
  const type = typed(shape, shapes, depth);
  if (type === undefined) return undefined;
  const {example, fields, ...rest} = type;
  const field = {
    ...{name, ...rest},
    ...(shape.default !== undefined && {default: shape.default}),
    ...(shape.nullable && {nullable: true}),
    ...more,
    description: factText(shape.description ?? name.replaceAll('_', ' ')),
    ...(fields ? {fields} : {example: shape.example ?? shape.default ?? example}),
  };
  // The order is that of facts; what is undefined is left out.
  return JSON.parse(JSON.stringify(field)) as JsonObject;
}

import type {Json} from '../../../src/facts/types';
import {target, type TheirSchema} from './read';

/** A schema with references, null and unions resolved, so that two ways to write the same are the same. */
export interface Shape {
  /** Name of the schema that a reference named: `Poll`. */
  name?: string;
  /** Without null; none: any. */
  type?: string;
  description?: string;
  nullable: boolean;
  format?: string;
  enum?: readonly Json[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: Json;
  example?: Json;
  items?: TheirSchema;
  properties: Readonly<Record<string, TheirSchema>>;
  required: readonly string[];
  /** Schema of the values of an object with free keys. */
  values?: TheirSchema;
  /** It is one of several schemas; nothing of them is compared but their types. */
  union?: string;
}

/** Resolves schemas of one document. */
export class Shapes {
  readonly #document: unknown;

  /** @param document in which references lead somewhere: `readDocument` has seen to that */
  constructor(document: unknown) {
    this.#document = document;
  }

  /** What a reference leads to, or the thing itself. */
  resolved<T extends {$ref?: string | undefined}>(value: T): T {
    const seen = new Set<string>();
    let found = value;
    while (found.$ref !== undefined && !seen.has(found.$ref)) {
      seen.add(found.$ref);
      found = target(this.#document, found.$ref) as T;
    }
    return found;
  }

  /** The shape of a schema. What stands beside a reference counts before what it leads to. */
  of(schema: TheirSchema): Shape {
    return this.#of(schema, new Set());
  }

  #of(schema: TheirSchema, seen: ReadonlySet<string>): Shape {
    const parts = (schema.allOf ?? []).map((part) => this.#of(part, seen));
    const {$ref: ref} = schema;
    if (ref !== undefined && !seen.has(ref)) {
      const inner = this.#of(target(this.#document, ref) as TheirSchema, new Set([...seen, ref]));
      parts.push({...inner, name: ref.split('/').at(-1) ?? ref});
    }
    return [...parts, this.#own(schema, seen)].reduce(merged);
  }

  /** What a schema says itself. */
  #own(schema: TheirSchema, seen: ReadonlySet<string>): Shape {
    const types = schema.type === undefined ? [] : [schema.type].flat();
    const [type] = types.filter((name) => name !== 'null');
    const values =
      schema.enum ?? schema['x-extensible-enum'] ?? (schema.const === undefined ? undefined : [schema.const]);
    const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((part) => this.#of(part, seen));
    const others = alternatives.filter((shape) => !isNull(shape));
    const several = types.filter((name) => name !== 'null').length > 1;
    const additional = schema.additionalProperties;
    const own: Shape = definedOnly({
      ...{type: several ? undefined : type, description: schema.description, format: schema.format},
      ...{pattern: schema.pattern, minimum: schema.minimum, maximum: schema.maximum},
      ...{minLength: schema.minLength, maxLength: schema.maxLength},
      ...{minItems: schema.minItems, maxItems: schema.maxItems, default: schema.default},
      nullable: schema.nullable === true || types.includes('null') || others.length < alternatives.length,
      enum: values?.filter((member) => member !== null),
      example: schema.example ?? schema.examples?.[0],
      items: schema.items,
      properties: schema.properties ?? {},
      required: schema.required ?? [],
      // Our own documents have false here.
      values: typeof additional === 'object' ? additional : undefined,
      union:
        others.length > 1 || several
          ? [...types, ...others.map(({type: inner = 'any'}) => inner)]
              .filter((name) => name !== 'null')
              .sort()
              .join(' or ')
          : undefined,
    });
    const [only] = others;
    return only && others.length === 1
      ? merged(only, own)
      : typeof own.enum?.[0] === 'string'
        ? {...own, type: 'string'}
        : own;
  }
}

const isNull = ({type, nullable, properties, union}: Shape): boolean =>
  type === undefined && nullable && union === undefined && Object.keys(properties).length === 0;

function definedOnly(shape: {[K in keyof Shape]: Shape[K] | undefined}): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as unknown as Shape;
}

/** Two shapes that hold both; what the second says counts before what the first says. */
const merged = (first: Shape, second: Shape): Shape => ({
  ...first,
  ...second,
  nullable: first.nullable || second.nullable,
  properties: {...first.properties, ...second.properties},
  required: [...new Set([...first.required, ...second.required])],
});

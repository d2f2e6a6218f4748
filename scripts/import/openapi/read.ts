import {parse as parseYaml, YAMLParseError} from 'yaml';
import {z} from 'zod';
import type {Json} from '../../../src/facts/types';
import {InputError, jsonPath, parseJson, readAs} from '../input';

/*
 * OpenAPI 3.0 and 3.1, as far as it is compared. Whatever else a document says passes.
 *
 * Sources: https://spec.openapis.org/oas/v3.0.4.html, https://spec.openapis.org/oas/v3.1.1.html, and the keywords of
 * https://json-schema.org/draft/2020-12/json-schema-validation.
 */

const text = z.string().optional();
const size = z.int({error: 'a whole number from 0'}).min(0, {error: 'a whole number from 0'}).optional();

/** The values that JSON has. */
const json = z.custom<Json>((value) => value !== undefined, {error: 'a value'});

const typeName = z.enum(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'], {
  error: 'one of array, boolean, integer, null, number, object, string',
});

/** A schema, or a reference to one; with references resolved where it is asked for. */
export interface TheirSchema {
  $ref?: string | undefined;
  type?: z.infer<typeof typeName> | z.infer<typeof typeName>[] | undefined;
  description?: string | undefined;
  nullable?: boolean | undefined;
  format?: string | undefined;
  enum?: Json[] | undefined;
  /** Known values of what can get others. */
  'x-extensible-enum'?: Json[] | undefined;
  const?: Json | undefined;
  default?: Json | undefined;
  example?: Json | undefined;
  examples?: Json[] | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: TheirSchema | undefined;
  properties?: Record<string, TheirSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: TheirSchema | undefined;
  allOf?: TheirSchema[] | undefined;
  anyOf?: TheirSchema[] | undefined;
  oneOf?: TheirSchema[] | undefined;
}

const schema: z.ZodType<TheirSchema> = z.lazy(() =>
  z.looseObject({
    $ref: text,
    type: z.union([typeName, z.array(typeName)], {error: 'a type, or a list of types'}).optional(),
    ...{description: text, nullable: z.boolean().optional(), format: text, pattern: text},
    'x-extensible-enum': z.array(json).optional(),
    ...{enum: z.array(json).optional(), const: json.optional(), default: json.optional()},
    ...{example: json.optional(), examples: z.array(json).optional()},
    ...{minimum: z.number().optional(), maximum: z.number().optional()},
    ...{minLength: size, maxLength: size, minItems: size, maxItems: size},
    items: anySchema.optional(),
    properties: z.record(z.string(), anySchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: valueSchema,
    ...{allOf: several, anyOf: several, oneOf: several},
  }),
);
/** A schema can be true (anything) or false (nothing), too. Either says nothing that is compared. */
const anySchema = z.preprocess((value) => (typeof value === 'boolean' ? {} : value), schema);
/** Whether an object can have free keys is not compared, only what their values are. */
const valueSchema = z.preprocess((value) => (typeof value === 'boolean' ? undefined : value), schema.optional());
const several = z.lazy(() => z.array(anySchema)).optional();

const parameter = z.looseObject({
  ...{$ref: text, name: text, description: text},
  in: z.enum(['path', 'query', 'header', 'cookie'], {error: 'one of path, query, header, cookie'}).optional(),
  required: z.boolean().optional(),
  schema: anySchema.optional(),
});

const body = z.looseObject({
  $ref: text,
  content: z.record(z.string(), z.looseObject({schema: anySchema.optional(), example: json.optional()})).optional(),
});

const operation = z.looseObject({
  ...{operationId: text, summary: text, description: text},
  parameters: z.array(parameter).optional(),
  requestBody: body.optional(),
  responses: z.record(z.string(), body, {error: 'an object of answers by status'}),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});

const pathItem = z.looseObject({
  parameters: z.array(parameter).optional(),
  ...{get: operation.optional(), put: operation.optional(), post: operation.optional()},
  ...{delete: operation.optional(), patch: operation.optional()},
});

const document = z.looseObject({
  openapi: z
    .string({error: 'a version from 3.0 to 3.1 ("3.1.0")'})
    .regex(/^3\.[01](?:\.|$)/, {error: 'a version from 3.0 to 3.1 ("3.1.0")'}),
  paths: z.record(z.string().startsWith('/', {error: 'a path that begins with a slash'}), pathItem).default({}),
  security: operation.shape.security,
  components: z
    .looseObject({
      schemas: z.record(z.string(), anySchema).optional(),
      parameters: z.record(z.string(), parameter).optional(),
      requestBodies: z.record(z.string(), body).optional(),
      responses: z.record(z.string(), body).optional(),
    })
    .optional(),
});

/** A document, as far as it is compared. */
export type TheirDocument = z.infer<typeof document>;
/** An operation of it. */
export type TheirOperation = z.infer<typeof operation>;
/** A parameter, or a reference to one. */
export type TheirParameter = z.infer<typeof parameter>;
/** What is sent or answered, or a reference to it. */
export type TheirBody = z.infer<typeof body>;

/** The parts of a reference in the same document: `#/components/schemas/Poll` (RFC 6901). */
const pointerParts = (ref: string): string[] =>
  ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a reference leads to; undefined for nothing, and for other files. */
export function target(value: unknown, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return pointerParts(ref).reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, part)
        ? (inner as Record<string, unknown>)[part]
        : undefined,
    value,
  );
}

/** Every reference that leads nowhere, as a problem. */
function lostReferences(whole: unknown, file: string): string[] {
  const problems: string[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const here = [...path, Array.isArray(value) ? Number(name) : name];
      if (name === '$ref' && typeof inner === 'string' && target(whole, inner) === undefined) {
        problems.push(
          `${file}: ${jsonPath(here)}: expected a reference into this document, got ${JSON.stringify(inner)}`,
        );
      }
      // Examples hold data, not references.
      if (name !== 'example' && name !== 'examples') visit(inner, here);
    }
  };
  visit(whole, []);
  return problems;
}

function parseText(source: string, file: string): unknown {
  if (!/\.ya?ml$/i.test(file)) return parseJson(source, file);
  try {
    return parseYaml(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new InputError([`${file}: not YAML: ${error.message.split('\n')[0] ?? ''}`]);
  }
}

/**
 * Reads an OpenAPI document.
 * @param file its name; one that ends in `.yaml` or `.yml` is YAML
 * @throws InputError
 */
export function readDocument(source: string, file: string): TheirDocument {
  const value = parseText(source, file);
  const read = readAs(document, value, file);
  const lost = lostReferences(value, file);
  if (lost.length > 0) throw new InputError(lost);
  return read;
}

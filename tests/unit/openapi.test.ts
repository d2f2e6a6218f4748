import {createConfig, lintFromString} from '@redocly/openapi-core';
import {describe, expect, it} from 'vitest';
import {errors} from '../../src/facts/errors';
import {findExampleMistakes} from '../../src/checks/facts/examples';
import {openApiDocument} from '../../src/build/api/document';
import {responseSchemaName} from '../../src/build/api/schema';
import {omit} from '../../src/lib/collections';
import {allOperations, type Operation} from '../../src/build/api/operations';
import {
  createdObject,
  createOperation,
  enumField,
  listOperation,
  objectSchemaName,
  ownerKey,
} from '../helpers/createOperation';

type Json = Record<string, unknown>;

const document = openApiDocument() as unknown as Json;
const paths = document.paths as Record<string, Record<string, Json>>;

const schemas = (document.components as {schemas: Record<string, Json>}).schemas;

const propertiesOf = (schemaName: string) => (schemas[schemaName]?.properties ?? {}) as Record<string, Json>;

const errorCodesOf = ({content}: Json): string[] =>
  Object.keys((content as Record<string, {examples: Json}>)['application/problem+json']?.examples ?? {});

describe('the OpenAPI document', () => {
  it('has no mistakes for Redocly except planted ones', async () => {
    const source = JSON.stringify(document, undefined, 1);
    // The license is missing, and the example of a text is a number.
    const planted = source.replace('"license"', '"x-license"').replace(/"examples": \[\s*"[^"]*"/, '"examples": [5');
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-invalid-schema-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        // The document of a bot without lists has parameters that no operation uses.
        'no-unused-components': 'off',
      },
    });
    const mistakes = await lintFromString({source: planted, config});
    expect(mistakes.map(({ruleId}) => ruleId)).toEqual(['info-license', 'no-invalid-schema-examples']);
  });

  it('allows new values in responses, but only known values in requests', () => {
    const field = propertiesOf(objectSchemaName)[enumField.name];
    expect(field).toMatchObject({type: 'string', 'x-extensible-enum': enumField.values, default: enumField.default});
    expect(field).not.toHaveProperty('enum');
    expect(field?.description).toContain(`Known values: ${enumField.values?.join(', ')}.`);
    expect(propertiesOf(`${objectSchemaName}Create`)[enumField.name]).toHaveProperty('enum');
    // A field for the name of the module has only one possible value, so it stays an enum.
    const moduleFields = Object.values(schemas).map(
      ({properties}) => (properties as {module?: Json} | undefined)?.module,
    );
    expect(moduleFields.filter((module) => module?.enum)).toContainEqual(expect.objectContaining({enum: [ownerKey]}));
  });
});

describe('the schemas and operations of the document', () => {
  it('have no read-only and no unknown fields in requests', () => {
    const required = createdObject.fields
      .filter((field) => field.required === true && !field.readonly)
      .map((field) => field.name);
    expect(schemas[`${objectSchemaName}Create`]).toMatchObject({required, additionalProperties: false});
    expect(schemas[`${objectSchemaName}Create`]?.properties).not.toHaveProperty('id');
    expect(schemas[`${objectSchemaName}Update`]).toMatchObject({minProperties: 1, additionalProperties: false});
    for (const {request} of allOperations()) {
      if (request?.kind !== 'update') continue;
      const updatableFields = Object.keys(propertiesOf(`${responseSchemaName(request.object)}Update`));
      for (const field of request.object.fields.filter(({createOnly}) => createOnly))
        expect(updatableFields).not.toContain(field.name);
    }
  });

  it('have no defaults in updates, because omitted fields stay the same', () => {
    for (const pathItem of Object.values(paths)) {
      const body = JSON.stringify(pathItem.patch?.requestBody ?? {});
      const schemaTexts = [...body.matchAll(/schemas\/(\w+)/g)].map(([, name]) => JSON.stringify(schemas[name ?? '']));
      for (const schema of [body, ...schemaTexts]) {
        // Items of lists may have defaults, because an update replaces the whole list.
        expect(schema.replaceAll(/"items":\{.*?\}\}\}?/g, '')).not.toContain('"default"');
      }
    }
  });

  it('have scopes, idempotency keys, paging and headers', () => {
    const post = paths[createOperation.path]?.post;
    expect(post?.security).toEqual([{apiKey: [`${ownerKey}:write`]}]);
    expect(post?.parameters).toContainEqual({$ref: '#/components/parameters/header.Idempotency-Key'});
    expect(post?.responses).toHaveProperty(['201', 'headers', 'Location']);
    expect(post?.responses).toHaveProperty(['201', 'headers', 'X-RateLimit-Remaining']);
    const get = paths[createOperation.path]?.get;
    expect(get?.parameters).toContainEqual({$ref: '#/components/parameters/query.after'});
    // `[]` allows everybody, and `{apiKey: []}` any key.
    expect(paths['/status']?.get?.security).toEqual([]);
    expect(paths['/guilds/{guild_id}/api-keys/current']?.get?.security).toEqual([{apiKey: []}]);
    const rotate = paths['/guilds/{guild_id}/api-keys/current/rotate']?.post;
    expect(rotate?.parameters).not.toContainEqual({$ref: '#/components/parameters/header.Idempotency-Key'});
  });

  it('have every error code of an operation, at its status', () => {
    const sharedResponses = (document.components as {responses: Record<string, Json>}).responses;
    for (const {id, method, path, errors: ownErrors, commonErrors} of allOperations()) {
      const operationResponses = paths[path]?.[method.toLowerCase()]?.responses as Record<string, Json>;
      for (const code of [...ownErrors, ...commonErrors]) {
        const status = errors.find((error) => error.code === code)?.status;
        const {$ref: ref, ...inline} = operationResponses[String(status)] ?? {};
        const response = ref === undefined ? inline : sharedResponses[(ref as string).split('/').at(-1) ?? ''];
        expect(errorCodesOf(response ?? {}), `${id} ${code}`).toContain(code);
      }
    }
  });
});

describe('findExampleMistakes', () => {
  const {request = {}, response} = createOperation.example;

  it.each<[message: string, operation: Operation, change: Partial<Operation['example']>]>([
    [
      `one of the allowed values: ${enumField.values?.join(', ')}`,
      createOperation,
      {request: {...request, [enumField.name]: 'nope'}},
    ],
    ['must NOT have additional properties (colour)', createOperation, {request: {...request, colour: 'red'}}],
    ['must have required property', createOperation, {response: {id: response?.id ?? ''}}],
    [`${listOperation.id} has no parameter stat in its query`, listOperation, {query: {stat: 'open'}}],
    ['does not match its schema: it must be <= 100', listOperation, {query: {limit: 1000}}],
    ['the parameter guild_id', listOperation, {path: {guild_id: '12'}}],
    // The id contains another time.
    ['is not from 2025', createOperation, {response: {id: response?.id ?? '', created_at: '2025-03-01T00:00:00Z'}}],
  ])('reports "%s" with the path of its fact', (message, operation, change) => {
    const planted = {...operation, example: {...operation.example, ...change}};
    const factPath = ['api', 'endpoints', operation.id, 'example', ...Object.keys(change)];
    expect(findExampleMistakes([planted])).toContainEqual(
      expect.objectContaining({
        file: `modules/${ownerKey}.ts`,
        factPath,
        message: expect.stringContaining(message) as string,
      }),
    );
  });

  it('reports a rule between fields that the example of a new object breaks', () => {
    const object = {...createdObject, rules: [{needs: [enumField.name]}]};
    const example = {...createOperation.example, request: omit(request, enumField.name)};
    const planted: Operation = {...createOperation, request: {kind: 'create', object}, example};
    const message = `the request in the sample of ${planted.id} breaks a rule between fields: \`${enumField.name}\` is required.`;
    expect(findExampleMistakes([planted])).toMatchObject([{message}]);
  });

  it('reports invalid settings of a module', () => {
    const update = allOperations().find(({method, path}) => method === 'PATCH' && path.endsWith(`/${ownerKey}`));
    if (!update) throw new Error(`No operation changes the module ${ownerKey}.`);
    const planted = {...update, example: {...update.example, request: {settings: {planted: 1000}}}};
    const mistake = {file: `modules/${ownerKey}.ts`, factPath: ['api', 'settingsExample', 'request']};
    expect(findExampleMistakes([planted])).toMatchObject([mistake]);
  });
});

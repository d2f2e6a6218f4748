import {describe, expect, it} from 'vitest';
import {checkOperationPlaces} from '../../src/checks/sources/operations';
import {allEndpoints} from '../../src/shared/api/endpoints';
import {counts} from '../../src/shared/counts';
import {errors} from '../../src/facts/errors';
import type {Field} from '../../src/facts/types';
import {checkExamples} from '../../src/checks/facts/examples';
import {openApiDocument} from '../../src/node/openapi/document';
import {schemaName} from '../../src/node/openapi/schema';
import {allOperations, type Operation} from '../../src/node/openapi/operations';
import {choice, create, list, name, object, owner} from '../creation';

type Json = Record<string, unknown>;

const document = openApiDocument() as unknown as Json;
const paths = document.paths as Record<string, Record<string, Json>>;

/** The operations of the document as `METHOD /path`. */
const inDocument = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
);

const schemas = (document.components as {schemas: Record<string, Json>}).schemas;

const propertiesOf = (name: string) => (schemas[name]?.properties ?? {}) as Record<string, Json>;

/** The codes that an answer with an error can have. */
const codesOf = ({content}: Json): string[] =>
  Object.keys((content as Record<string, {examples: Json}>)['application/problem+json']?.examples ?? {});

describe('the OpenAPI document', () => {
  it('has every operation of the facts, and no other', () => {
    expect(inDocument.sort()).toEqual(
      allEndpoints()
        .map(({method, path}) => `${method} ${path}`)
        .sort(),
    );
    expect(inDocument).toHaveLength(counts.endpoints);
  });

  it('has an example of each request, answer and error', () => {
    const {responses, examples} = document.components as Record<'responses' | 'examples', Record<string, Json>>;
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, it] of Object.entries(item)) {
        const bodies = [it.requestBody, ...Object.values(it.responses as Record<string, Json>)] as (Json | undefined)[];
        for (const {content} of bodies.filter((body) => body?.content !== undefined) as {content: Json}[]) {
          if ('application/problem+json' in content) expect(codesOf({content}).length).toBeGreaterThan(1);
          else expect(content['application/json'], `${method} ${path}`).toHaveProperty('example');
        }
      }
    }
    for (const response of Object.values(responses)) {
      expect(codesOf(response).length).toBeGreaterThan(0);
      for (const code of codesOf(response)) expect(examples).toHaveProperty([code, 'value', 'detail']);
    }
  });

  it('has answers that stay right when a value is added, and requests that refuse what is none', () => {
    const field = propertiesOf(name)[choice.name];
    expect(field).toMatchObject({type: 'string', 'x-extensible-enum': choice.values, default: choice.default});
    expect(field).not.toHaveProperty('enum');
    expect(field?.description).toContain(`Known values: ${choice.values?.join(', ')}.`);
    expect(propertiesOf(`${name}Create`)[choice.name]).toHaveProperty('enum');
    // One value, which names the module, is all that there can be.
    const ofModules = Object.values(schemas).map(({properties}) => (properties as {module?: Json} | undefined)?.module);
    expect(ofModules.filter((module) => module?.enum)).toContainEqual(expect.objectContaining({enum: [owner]}));
  });
});

describe('what a developer needs is in it', () => {
  it.each<[string, Partial<Field>, (field: Field) => Json]>([
    ['a moment', {type: 'datetime'}, () => ({format: 'date-time'})],
    ['an id', {type: 'id', readonly: true}, ({prefix}) => ({pattern: `^${prefix}_[0-7][0-9A-HJKMNP-TV-Z]{25}$`})],
    ['a text that can be cleared', {type: 'text', nullable: true}, () => ({type: ['string', 'null']})],
  ])('the constraints of %s', (_, wanted, expected) => {
    const found = allOperations().flatMap(({response}) => {
      const object = response?.kind === 'object' ? response.object : undefined;
      const field = object?.fields.find((field) =>
        Object.entries({...field, ...wanted}).every(([key, value]) => field[key as keyof Field] === value),
      );
      return object && field ? [{object, field}] : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const {object, field} of found)
      expect(propertiesOf(schemaName(object))[field.name]).toMatchObject(expected(field));
  });

  it('requests without what is read-only, and no unknown field', () => {
    const required = object.fields
      .filter((field) => field.required === true && !field.readonly)
      .map((field) => field.name);
    expect(schemas[`${name}Create`]).toMatchObject({required, additionalProperties: false});
    expect(schemas[`${name}Create`]?.properties).not.toHaveProperty('id');
    expect(schemas[`${name}Update`]).toMatchObject({minProperties: 1, additionalProperties: false});
    for (const {request} of allOperations()) {
      if (request?.kind !== 'update') continue;
      const sent = Object.keys(propertiesOf(`${schemaName(request.object)}Update`));
      for (const field of request.object.fields.filter(({createOnly}) => createOnly))
        expect(sent).not.toContain(field.name);
    }
  });

  it('changes without defaults, for what is left out stays', () => {
    for (const item of Object.values(paths)) {
      const body = JSON.stringify(item.patch?.requestBody ?? {});
      const named = [...body.matchAll(/schemas\/(\w+)/g)].map(([, name]) => JSON.stringify(schemas[name ?? '']));
      for (const schema of [body, ...named]) {
        // Items of lists are sent as a whole.
        expect(schema.replaceAll(/"items":\{.*?\}\}\}?/g, '')).not.toContain('"default"');
      }
    }
  });

  it('0 where it has a meaning below the range', () => {
    const {reply_lifetime: lifetime} = propertiesOf('Settings');
    expect(lifetime).toMatchObject({anyOf: [{minimum: 10, maximum: 900}, {const: 0}]});
  });

  it('scopes, idempotency, paging and headers', () => {
    const created = paths[create.path]?.post;
    expect(created?.security).toEqual([{apiKey: [`${owner}:write`]}]);
    expect(created?.parameters).toContainEqual({$ref: '#/components/parameters/header.Idempotency-Key'});
    expect(created?.responses).toHaveProperty(['201', 'headers', 'Location']);
    expect(created?.responses).toHaveProperty(['201', 'headers', 'X-RateLimit-Remaining']);
    const listed = paths[create.path]?.get;
    expect(listed?.parameters).toContainEqual({$ref: '#/components/parameters/query.after'});
    expect(paths['/status']?.get?.security).toEqual([]);
    expect(paths['/guilds/{guild_id}/api-keys/current']?.get?.security).toEqual([{apiKey: []}]);
    const rotate = paths['/guilds/{guild_id}/api-keys/current/rotate']?.post;
    expect(rotate?.parameters).not.toContainEqual({$ref: '#/components/parameters/header.Idempotency-Key'});
  });

  it('all error codes of each operation, each at its status', () => {
    const responses = (document.components as {responses: Record<string, Json>}).responses;
    for (const {id, method, path, errors: own, commonErrors} of allOperations()) {
      const answers = paths[path]?.[method.toLowerCase()]?.responses as Record<string, Json>;
      for (const code of [...own, ...commonErrors]) {
        const status = errors.find((error) => error.code === code)?.status;
        const {$ref: ref, ...inline} = answers[String(status)] ?? {};
        const response = ref === undefined ? inline : responses[(ref as string).split('/').at(-1) ?? ''];
        expect(codesOf(response ?? {}), `${id} ${code}`).toContain(code);
      }
    }
  });
});

describe('mistakes in facts', () => {
  it('there are none', () => {
    expect(checkExamples(allOperations())).toEqual([]);
  });

  it.each<[string, Operation, string, string[]]>([
    [
      'a request that breaks its schema',
      {...create, example: {...create.example, request: {...create.example.request, [choice.name]: 'nope'}}},
      `/${choice.name} must be equal to one of the allowed values: ${choice.values?.join(', ')}`,
      ['api', 'endpoints', create.id, 'example', 'request'],
    ],
    [
      'a request with a field that is not there',
      {...create, example: {...create.example, request: {...create.example.request, colour: 'red'}}},
      'must NOT have additional properties (colour)',
      ['api', 'endpoints', create.id, 'example', 'request'],
    ],
    [
      'an answer that lacks a field',
      {...create, example: {...create.example, response: {id: create.example.response?.id ?? ''}}},
      'must have required property',
      ['api', 'endpoints', create.id, 'example', 'response'],
    ],
    [
      'a query parameter that is not there',
      {...list, example: {...list.example, query: {stat: 'open'}}},
      `${list.id} has no parameter stat in its query`,
      ['api', 'endpoints', list.id, 'example', 'query'],
    ],
    [
      'a query parameter that breaks its schema',
      {...list, example: {...list.example, query: {limit: 1000}}},
      `the parameter limit in the sample of ${list.id} breaks its schema: it must be <= 100`,
      ['api', 'endpoints', list.id, 'example', 'query'],
    ],
    [
      'a path parameter that breaks its schema',
      {...list, example: {...list.example, path: {guild_id: '12'}}},
      'the parameter guild_id',
      ['api', 'endpoints', list.id, 'example', 'path'],
    ],
  ])('%s is found at its fact', (_, planted, message, at) => {
    const problems = checkExamples([planted]);
    expect(problems).toContainEqual(
      expect.objectContaining({file: `modules/${owner}.ts`, at, message: expect.stringContaining(message) as string}),
    );
  });

  it('a module whose sample of settings is wrong names these', () => {
    const change = allOperations().find((one) => one.method === 'PATCH' && one.path.endsWith(`/${owner}`));
    if (!change) throw new Error(`No operation changes the module ${owner}.`);
    const planted = {...change, example: {...change.example, request: {settings: {planted: 1000}}}};
    expect(checkExamples([planted])).toEqual([
      expect.objectContaining({file: `modules/${owner}.ts`, at: ['api', 'settingsExample', 'request']}),
    ]);
  });

  const page = (file: string, ...owners: string[]) => ({
    file,
    source: owners.map((owner) => `<Facts.Operations of="${owner}" />`).join('\n'),
  });
  const owned = [{owner}];

  it('operations on no page are found', () => {
    expect(checkOperationPlaces([page(`docs/api/modules/${owner}.mdx`, 'nope')], owned)).toEqual([
      {
        file: `src/facts/modules/${owner}.ts`,
        line: 1,
        message: `the operations of ${owner} are on no page`,
        repair: `Write <Facts.Operations of="${owner}" /> alone on a line of docs/api/modules/${owner}.mdx.`,
      },
    ]);
  });

  it('operations on two pages are found', () => {
    const twice = [page('docs/a.mdx', owner), page('docs/b.mdx', 'other', owner)];
    expect(checkOperationPlaces(twice, owned)).toEqual([
      expect.objectContaining({
        file: 'docs/b.mdx',
        line: 2,
        message: `the operations of ${owner} are in line 1 of docs/a.mdx, too`,
      }),
    ]);
  });
});

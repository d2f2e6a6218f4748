import type {oas31} from 'openapi3-ts';
import {stringify} from 'yaml';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {moduleList} from '../../../src/facts/modules';
import type {Field} from '../../../src/facts/types';
import {openApiDocument} from '../../../src/node/openapi/document';
import {allOperations, objectsOf, type ApiObject, type Operation} from '../../../src/node/openapi/operations';
import {schemaName} from '../../../src/node/openapi/schema';
import {compareDocument} from '../../../scripts/import/openapi/compare';
import {readDocument} from '../../../scripts/import/openapi/read';
import type {Comparison, Difference} from '../../../scripts/import/difference';
import {writeDifferences} from '../../../scripts/import/write';
import {removeCopy} from '../../../scripts/lib/copy';
import {compareIn, copyFacts, factsIn} from './copyFacts';

// Whole documents are compared, on machines that may be busy.
vi.setConfig({testTimeout: 120_000});

/** A document of the facts that a test can spoil. */
interface Spoilt {
  openapi: string;
  paths: Record<string, Record<string, oas31.OperationObject>>;
  components: {schemas: Record<string, oas31.SchemaObject>};
}

const exported = (): Spoilt => JSON.parse(JSON.stringify(openApiDocument())) as Spoilt;
const read = (document: object) => readDocument(JSON.stringify(document), 'openapi.json');
const compare = (document: object): Comparison => compareDocument(read(document));

const inShort = ({differences}: Comparison): Partial<Difference>[] =>
  differences.map(({subject, part, kind, property}) => ({
    ...{subject, kind, ...(part !== undefined && {part})},
    ...(property !== undefined && {property}),
  }));

/** An object of a module that can be created and changed, an operation that answers with it, and a text in it. */
function changeable(): {object: ApiObject; get: Operation; base: string; plain: Field} {
  for (const {key, api} of moduleList) {
    const operations = allOperations().filter(({owner}) => owner === key);
    for (const object of objectsOf(key)) {
      const has = (kind: string): boolean =>
        operations.some(
          ({request}) => request?.kind === kind && 'object' in request && request.object.name === object.name,
        );
      const get = operations.find(
        ({method, response}) => method === 'GET' && response?.kind === 'object' && response.object.name === object.name,
      );
      const plain = object.fields.find(({type, readonly, createOnly}) => type === 'string' && !readonly && !createOnly);
      if (get && plain && has('create') && has('update')) return {object, get, base: api.base, plain};
    }
  }
  throw new Error('No module has an object with a text that can be created, changed and read.');
}

const {object, get, base, plain} = changeable();
const name = schemaName(object);
const subject = `object ${name}`;

/** The operation of a document that reads the object. */
function reading(document: Spoilt): oas31.OperationObject {
  const operation = document.paths[get.path]?.get;
  if (!operation) throw new Error(`The document has no GET ${get.path}.`);
  return operation;
}

/** Puts a property into the schemas of the object: its answer and requests. */
function put(document: Spoilt, schemas: readonly string[], property: string, schema: oas31.SchemaObject): void {
  for (const schemaOf of schemas) {
    Object.assign(document.components.schemas[schemaOf]?.properties ?? {}, {[property]: schema});
  }
}

describe('the document of the facts', () => {
  it('does not differ from them', () => {
    expect(compare(exported())).toEqual({differences: [], leftovers: []});
  });

  it('does not differ as YAML', () => {
    const yaml = readDocument(stringify(exported(), {aliasDuplicateObjects: false}), 'openapi.yaml');
    expect(compareDocument(yaml).differences).toEqual([]);
  });

  it('does not differ as OpenAPI 3.0 has it: other names of schemas, nullable, allOf, one value in a list', () => {
    const inOld = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inOld);
      if (typeof value !== 'object' || value === null) return value;
      const {type, const: only, $ref: ref, ...rest} = value as Record<string, unknown>;
      const types = Array.isArray(type) ? (type as string[]) : undefined;
      const [first, ...more] = (types ?? []).filter((one) => one !== 'null');
      const old = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, inOld(inner)]));
      return {
        ...old,
        ...(type !== undefined && {type}),
        ...(types && more.length === 0 && {type: first, ...(types.includes('null') && {nullable: true})}),
        ...(only !== undefined && {enum: [only]}),
        ...(typeof ref === 'string' && {allOf: [{$ref: ref.replace('/schemas/', '/schemas/Renamed.')}]}),
      };
    };
    const document = exported();
    const references = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/components/schemas/Renamed.'));
    const schemas = Object.fromEntries(
      Object.entries(document.components.schemas).map(([key, schema]) => [`Renamed.${key}`, inOld(schema)]),
    );
    const {paths} = references({paths: document.paths}) as Pick<Spoilt, 'paths'>;
    const old = {...document, openapi: '3.0.3', paths, components: {...document.components, schemas}};
    const withNames = {...old, components: {...(references({...old.components, schemas: {}}) as object), schemas}};
    expect(inShort(compare(withNames))).toEqual([]);
  });
});

describe('a changed document', () => {
  it('differs in fields: text, range, what requests demand, what is new and gone', () => {
    const document = exported();
    const all = [name, `${name}Create`, `${name}Update`];
    for (const schema of all) {
      Object.assign(document.components.schemas[schema]?.properties?.[plain.name] ?? {}, {
        description: 'Planted.',
        maxLength: 7,
      });
    }
    put(document, all, 'planted', {type: ['boolean', 'null'], description: 'It was not there.'});
    put(document, [name], 'planted_at', {type: 'string', format: 'date-time'});
    const gone = object.fields.find(({readonly}) => readonly)?.name ?? '';
    Reflect.deleteProperty(document.components.schemas[name]?.properties ?? {}, gone);
    const comparison = compare(document);
    expect(inShort(comparison)).toEqual(
      expect.arrayContaining([
        {subject, kind: 'changed', part: `field ${plain.name}`, property: 'description'},
        {subject, kind: 'changed', part: `field ${plain.name}`, property: 'maxLength'},
        {subject, kind: 'gone', part: `field ${gone}`},
        {subject, kind: 'added', part: 'field planted'},
        {subject, kind: 'added', part: 'field planted_at'},
      ]),
    );
    expect(comparison.differences).toHaveLength(5);
    const added = comparison.differences.filter(({kind}) => kind === 'added').map(({theirs}) => theirs);
    expect(added).toEqual([
      {name: 'planted', type: 'boolean', nullable: true, description: 'It was not there', example: false},
      {
        ...{name: 'planted_at', type: 'datetime', readonly: true, description: 'planted at'},
        example: '2026-03-14T18:30:00Z',
      },
    ]);
  });

  it('differs in operations: texts, names, scopes, parameters, errors, what is new and gone', () => {
    const document = exported();
    Object.assign(reading(document), {
      ...{summary: 'Planted', description: 'Planted, too.', operationId: 'planted', security: []},
      ...{parameters: [...(reading(document).parameters ?? []), {name: 'deep', in: 'query', schema: {type: 'string'}}]},
      responses: {200: reading(document).responses?.['200'] as unknown},
    });
    const other =
      Object.keys(document.paths).find(
        (path) => path !== get.path && Object.keys(document.paths[path] ?? {}).join() === 'get',
      ) ?? '';
    Reflect.deleteProperty(document.paths, other);
    document.paths['/planted'] = {get: {summary: 'Nowhere', responses: {200: {description: 'Done'}}}};
    const operation = `GET ${get.path}`;
    const changed = (property: string) => ({subject: operation, kind: 'changed', property});
    const differences = inShort(compare(document));
    expect(differences.filter((one) => one.subject === operation)).toEqual(
      ['summary', 'description', 'operationId', 'scope', 'query parameters', 'statuses of errors'].map(changed),
    );
    expect(differences).toContainEqual({subject: `GET ${other}`, kind: 'gone'});
    expect(differences).toContainEqual({subject: 'GET /planted', kind: 'added'});
  });

  it('leaves to people what all modules share, and types that facts do not have', () => {
    const document = exported();
    Object.assign(document.paths[base]?.get ?? {}, {summary: 'Planted'});
    put(document, [name], 'planted', {oneOf: [{type: 'string'}, {type: 'integer'}]});
    const {differences} = compare(document);
    expect(differences.map(({edits, byHand}) => [edits, typeof byHand])).toEqual([
      [[], 'string'],
      [[], 'string'],
    ]);
  });
});

describe('a changed document, written into a copy of the facts', () => {
  let copy = '';

  beforeAll(async () => {
    copy = await copyFacts();
  }, 120_000);
  afterAll(() => removeCopy(copy));

  it('leaves nothing that it can write, when the facts are imported anew', async () => {
    const document = exported();
    const all = [name, `${name}Create`, `${name}Update`];
    for (const schema of all) {
      Object.assign(document.components.schemas[schema]?.properties?.[plain.name] ?? {}, {
        description: 'Planted `text` of ${some}.',
        maxLength: 90,
      });
    }
    // Facts have no type for it, so what follows goes behind the field before it.
    put(document, all, 'aside', {oneOf: [{type: 'string'}, {type: 'integer'}]});
    put(document, all, 'planted', {
      type: 'array',
      items: {type: 'string', enum: ['a', 'b']},
      description: 'It was not there.',
    });
    Object.assign(reading(document), {summary: 'Planted', description: 'Planted, too.'});
    document.paths[`${base}/planted`] = {
      get: {
        ...{operationId: 'listPlanted', summary: 'List what is planted', security: reading(document).security},
        parameters: [{name: 'deep', in: 'query', description: 'How deep.', schema: {type: 'integer', minimum: 1}}],
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    first: {type: 'object', properties: {size: {type: 'integer', description: 'How large.'}}},
                    count: {type: 'integer', description: 'How many.'},
                  },
                },
              },
            },
          },
        },
      },
    };
    document.paths[`${base}/planted/{plant}`] = {
      get: {
        ...{operationId: 'getPlanted', summary: 'Get what is planted', security: reading(document).security},
        parameters: [{name: 'plant', in: 'path', required: true, description: 'Which.', schema: {type: 'string'}}],
        responses: {
          200: {
            description: 'Done',
            content: {'application/json': {schema: {$ref: `#/components/schemas/${name}`}}},
          },
        },
      },
    };
    const their = read(document);
    const comparison = compareDocument(their);
    const before = await factsIn(copy);
    const {files, remaining} = await writeDifferences(copy, comparison.differences, (recheck) =>
      recheck.compareDocument(their),
    );

    expect(files).toEqual([`src/facts/modules/${object.owner}.ts`]);
    expect(remaining.differences.filter(({edits}) => edits.length > 0)).toEqual([]);
    expect(compareIn(copy, (recheck) => recheck.compareDocument(their))).toEqual(remaining);
    // New operations are there; their errors are for people.
    const ofOperations = remaining.differences.filter(({part}) => part === undefined);
    expect(ofOperations.map(({subject: left, property}) => [left, property])).toEqual(
      ['planted', 'planted/{plant}'].map((path) => [`GET ${base}/${path}`, 'statuses of errors']),
    );
    const after = await factsIn(copy);
    expect([...after].filter(([file, text]) => before.get(file) !== text)).toHaveLength(1);
  }, 600_000);
});

describe('a malformed document', () => {
  const operation = (more: object): object => ({openapi: '3.1.0', paths: {'/a/{b}': {get: {responses: {}, ...more}}}});
  const schema = (more: object): object => ({openapi: '3.0.3', paths: {}, components: {schemas: {A: more}}});

  it.each<[string, object, string]>([
    [
      'another version',
      {swagger: '2.0', paths: {}},
      '$.openapi: expected a version from 3.0 to 3.1 ("3.1.0"), got nothing',
    ],
    [
      'a version to come',
      {openapi: '4.0.0', paths: {}},
      '$.openapi: expected a version from 3.0 to 3.1 ("3.1.0"), got "4.0.0"',
    ],
    [
      'a path without a slash',
      {openapi: '3.1.0', paths: {a: {}}},
      '$.paths.a: expected a path that begins with a slash, got "a"',
    ],
    [
      'no answers',
      operation({responses: 'none'}),
      '$.paths["/a/{b}"].get.responses: expected an object of answers by status, got "none"',
    ],
    [
      'a parameter nowhere',
      operation({parameters: [{name: 'x', in: 'body'}]}),
      '$.paths["/a/{b}"].get.parameters[0].in: expected one of path, query, header, cookie, got "body"',
    ],
    [
      'a reference to nothing',
      operation({requestBody: {$ref: '#/components/requestBodies/B'}}),
      '$.paths["/a/{b}"].get.requestBody.$ref: expected a reference into this document, got "#/components/requestBodies/B"',
    ],
    [
      'a reference to a file',
      schema({$ref: 'other.json'}),
      '$.components.schemas.A.$ref: expected a reference into this document, got "other.json"',
    ],
    [
      'a size below 0',
      schema({type: 'string', maxLength: -1}),
      '$.components.schemas.A.maxLength: expected a whole number from 0, got -1',
    ],
    [
      'a type that JSON does not have',
      schema({type: 'file'}),
      '$.components.schemas.A.type: expected a type, or a list of types, got "file"',
    ],
  ])('with %s', (_, document, message) => {
    expect(() => read(document)).toThrow(`openapi.json: ${message}`);
  });

  it('that is no YAML says where', () => {
    expect(() => readDocument('a: [1', 'openapi.yml')).toThrow(/^openapi\.yml: not YAML: .*line 1/);
  });

  it('whose schemas hold themselves is read all the same', () => {
    const document = exported();
    put(document, [name], 'planted', {$ref: '#/components/schemas/Loop'});
    document.components.schemas.Loop = {
      ...{type: 'object', properties: {loop: {$ref: '#/components/schemas/Loop'}}},
      allOf: [{$ref: '#/components/schemas/Loop'}],
    };
    const {differences} = compare(document);
    expect(differences.map(({part, edits}) => [part, edits])).toEqual([['field planted', []]]);
  });
});

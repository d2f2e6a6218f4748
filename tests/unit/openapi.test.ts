import {describe, expect, it} from 'vitest';
import {checkOperationPlaces} from '../../src/checks/sources/operations';
import {allEndpoints} from '../../src/shared/api/endpoints';
import {counts} from '../../src/shared/counts';
import {errors} from '../../src/facts/errors';
import {polls} from '../../src/facts/modules/polls';
import {checkExamples} from '../../src/checks/facts/examples';
import {openApiDocument} from '../../src/node/openapi/document';
import {allOperations, type Operation} from '../../src/node/openapi/operations';

type Json = Record<string, unknown>;

const document = openApiDocument() as unknown as Json;
const paths = document.paths as Record<string, Record<string, Json>>;

/** The operations of the document as `METHOD /path`. */
const inDocument = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
);

const operation = (id: string): Operation => {
  const found = allOperations().find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

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
    const {state} = propertiesOf('Poll');
    expect(state).toMatchObject({type: 'string', 'x-extensible-enum': ['open', 'closed']});
    expect(state).not.toHaveProperty('enum');
    expect(state?.description).toMatch(/Known values: open, closed\.$/);
    expect(propertiesOf('PollCreate').mode).toHaveProperty('enum');
    // One value, which names the module, is all that there can be.
    expect(propertiesOf('PollsModule').module).toHaveProperty('enum', ['polls']);
  });
});

describe('what a developer needs is in it', () => {
  it('constraints of fields', () => {
    const {mode, closes_at: closes, id} = propertiesOf('Poll');
    expect(mode).toMatchObject({'x-extensible-enum': ['single', 'multiple', 'ranked'], default: 'single'});
    expect(closes).toMatchObject({format: 'date-time'});
    expect(id).toMatchObject({pattern: '^pol_[0-7][0-9A-HJKMNP-TV-Z]{25}$'});
    expect(propertiesOf('Poll').description).toMatchObject({type: ['string', 'null']});
  });

  it('requests without what is read-only, and no unknown field', () => {
    expect(schemas.PollCreate).toMatchObject({
      required: ['question', 'answers', 'channel_id'],
      additionalProperties: false,
    });
    expect(schemas.PollCreate?.properties).not.toHaveProperty('id');
    expect(schemas.PollUpdate).toMatchObject({minProperties: 1, additionalProperties: false});
    expect(schemas.PollUpdate?.properties).not.toHaveProperty('channel_id');
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
    const create = paths['/guilds/{guild_id}/polls/entries']?.post;
    expect(create?.security).toEqual([{apiKey: ['polls:write']}]);
    expect(create?.parameters).toContainEqual({$ref: '#/components/parameters/header.Idempotency-Key'});
    expect(create?.responses).toHaveProperty(['201', 'headers', 'Location']);
    expect(create?.responses).toHaveProperty(['201', 'headers', 'X-RateLimit-Remaining']);
    const list = paths['/guilds/{guild_id}/polls/entries']?.get;
    expect(list?.parameters).toContainEqual({$ref: '#/components/parameters/query.after'});
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

  const create = operation('createPoll');
  const list = operation('listPolls');

  it.each<[string, Operation, string, string[]]>([
    [
      'a request that breaks its schema',
      {...create, example: {...create.example, request: {...create.example.request, mode: 'any'}}},
      '/mode must be equal to one of the allowed values: single, multiple, ranked',
      ['api', 'endpoints', 'createPoll', 'example', 'request'],
    ],
    [
      'a request with a field that is not there',
      {...create, example: {...create.example, request: {...create.example.request, colour: 'red'}}},
      'must NOT have additional properties (colour)',
      ['api', 'endpoints', 'createPoll', 'example', 'request'],
    ],
    [
      'an answer that lacks a field',
      {...create, example: {...create.example, response: {id: 'pol_01KKNR2G000000000000000001'}}},
      "must have required property 'question'",
      ['api', 'endpoints', 'createPoll', 'example', 'response'],
    ],
    [
      'a query parameter that is not there',
      {...list, example: {...list.example, query: {stat: 'open'}}},
      'listPolls has no parameter stat in its query',
      ['api', 'endpoints', 'listPolls', 'example', 'query'],
    ],
    [
      'a query parameter that breaks its schema',
      {...list, example: {...list.example, query: {limit: 1000}}},
      'the parameter limit in the sample of listPolls breaks its schema: it must be <= 100',
      ['api', 'endpoints', 'listPolls', 'example', 'query'],
    ],
    [
      'a path parameter that breaks its schema',
      {...list, example: {...list.example, path: {guild_id: '12'}}},
      'the parameter guild_id',
      ['api', 'endpoints', 'listPolls', 'example', 'path'],
    ],
  ])('%s is found at its fact', (_, planted, message, at) => {
    const problems = checkExamples([planted]);
    expect(problems).toContainEqual(
      expect.objectContaining({file: 'modules/polls.ts', at, message: expect.stringContaining(message) as string}),
    );
  });

  it('a module whose sample of settings is wrong names these', () => {
    const change = operation('updatePollsModule');
    const planted = {...change, example: {...change.example, request: {settings: {keep_closed_days: 1000}}}};
    expect(checkExamples([planted])).toEqual([
      expect.objectContaining({file: 'modules/polls.ts', at: ['api', 'settingsExample', 'request']}),
    ]);
  });

  const page = (file: string, ...owners: string[]) => ({
    file,
    source: owners.map((owner) => `<Facts.Operations of="${owner}" />`).join('\n'),
  });
  const ofPolls = [{owner: polls.key}];

  it('operations on no page are found', () => {
    expect(checkOperationPlaces([page('docs/api/modules/polls.mdx', 'poll')], ofPolls)).toEqual([
      {
        file: 'src/facts/modules/polls.ts',
        line: 1,
        message: 'the operations of polls are on no page',
        repair: 'Write <Facts.Operations of="polls" /> alone on a line of docs/api/modules/polls.mdx.',
      },
    ]);
  });

  it('operations on two pages are found', () => {
    const twice = [page('docs/a.mdx', 'polls'), page('docs/b.mdx', 'tags', 'polls')];
    expect(checkOperationPlaces(twice, ofPolls)).toEqual([
      expect.objectContaining({
        file: 'docs/b.mdx',
        line: 2,
        message: 'the operations of polls are in line 1 of docs/a.mdx, too',
      }),
    ]);
  });
});

import type {
  Oas3Example,
  Oas3Header,
  Oas3MediaType,
  Oas3Operation,
  Oas3Parameter,
  Oas3Response,
  Oas3SecurityRequirement,
  Oas3_1Definition,
} from '@redocly/openapi-core';
import {api} from '../../facts/api';
import {apiPage, apiPages, pascalCase, type Owner} from '../../facts/derived/api/endpoints';
import {errors, problemFormat} from '../../facts/errors';
import {errorsByStatus} from '../../facts/derived/api/errors';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import type {ApiError, Field} from '../../facts/types';
import {omit} from '../../lib/collections';
import {paths} from '../../facts/derived/paths';
import {capitalized, endSentence} from '../../lib/sentences';
import {operationAnchor} from './anchors';
import {allOperations, type ApiObject, type ApiBody, type Operation} from './operations';
import {
  SchemaRegistry,
  fieldDescription,
  responseSchemaName,
  sortedByName,
  type SchemaPurpose,
  type Ref,
  type Schema,
} from './schema';
import {reasonPhrase} from './statuses';

const componentRef = (kind: 'parameters' | 'responses' | 'headers' | 'examples' | 'schemas', name: string): Ref => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Builds a problem response (RFC 9457): `limit_reached` → `{type: 'https://…', title: 'Limit reached', status: 409, …}`. */
export function problemExample({code, title, status, example}: ApiError): Record<string, unknown> {
  const {detail, ...extensionMembers} = example;
  return {
    type: `${links.site}${paths.error(code)}`,
    title,
    status,
    detail,
    instance: problemFormat.example.instance,
    code,
    ...extensionMembers,
  };
}

type ParameterLocation = 'path' | 'query';

const sharedParameters: Readonly<Record<ParameterLocation, readonly Field[]>> = {
  path: api.pathParameters,
  query: api.queryParameters,
};

const idempotencyParameterName = `header.${api.idempotency.header}`;

/** `path.guild_id`, `query.after` */
const sharedParameterName = ({name}: Field, location: ParameterLocation): string => `${location}.${name}`;

const schemaWithoutDescription = (registry: SchemaRegistry, field: Field, purpose: SchemaPurpose): Schema =>
  // Parameters and headers belong to no module, so their owner is `general`.
  omit(registry.fieldSchema(field, purpose, 'general'), 'description');

function parameterObject(registry: SchemaRegistry, field: Field, location: ParameterLocation): Oas3Parameter<Schema> {
  return {
    name: field.name,
    in: location,
    required: location === 'path',
    description: fieldDescription(field),
    schema: omit(schemaWithoutDescription(registry, field, 'create'), 'examples'),
    ...(field.example !== undefined && {example: field.example}),
  };
}

const idempotencyParameter: Oas3Parameter<Schema> = {
  name: api.idempotency.header,
  in: 'header',
  required: false,
  description: `A repeat with the same value within ${api.idempotency.keptHours} hours gets the ${api.idempotency.replay}. ${api.idempotency.rules.join(' ')}`,
  schema: {type: 'string', minLength: api.idempotency.minLength, maxLength: api.idempotency.maxLength},
};

function headerObjects(registry: SchemaRegistry): Record<string, Oas3Header<Schema>> {
  const documentedHeaders = [...api.rateLimits.headers, ...api.versioning.headers].map(
    ({name, meaning, ...field}): [string, Oas3Header<Schema>] => [
      name,
      {
        description: endSentence(capitalized(meaning)),
        schema: schemaWithoutDescription(registry, {name, description: meaning, ...field}, 'response'),
      },
    ],
  );
  return {
    ...Object.fromEntries(documentedHeaders),
    Location: {
      description: 'Address of the new object.',
      schema: {type: 'string', format: 'uri'},
    },
    [api.idempotency.replayedHeader]: {
      description: 'Sent with a response that is repeated for the same idempotency key.',
      schema: {type: 'string', const: 'true'},
    },
    [api.tracing.header]: {
      description: 'Names the request; give it to support.',
      // A ULID.
      schema: {type: 'string', pattern: '^[0-7][0-9A-HJKMNP-TV-Z]{25}$', examples: ['01KKPSSHYPM8P0R2T4V6X8Y0A2']},
    },
  };
}

const retryAfterHeader = 'Retry-After';
const retryStatuses: readonly number[] = [429, 503];

/** `503` → `ServiceUnavailable` */
const statusName = (status: number): string => reasonPhrase(status).replaceAll(/[^A-Za-z0-9]/g, '');

/** Every response has headers for rate limits, deprecations and tracing. Only some have `Retry-After`. */
const headerRefs = (status: number, extraHeaders: readonly string[] = []): Record<string, Ref> =>
  Object.fromEntries(
    [
      ...api.rateLimits.headers.filter(({name}) => name !== retryAfterHeader || retryStatuses.includes(status)),
      ...extraHeaders.map((name) => ({name})),
      ...api.versioning.headers,
      {name: api.tracing.header},
    ].map(({name}) => [name, componentRef('headers', name)]),
  );

/** Schema of a PATCH that lists its own fields. Fields left out keep their value, but the body can't be empty. */
function updateSchema(registry: SchemaRegistry, fields: readonly Field[], owner: Owner): Schema {
  const required = fields.filter((field) => field.required).map(({name}) => name);
  const schema = registry.objectSchema(fields, 'update', owner);
  return required.length > 0 ? {...schema, required} : {...schema, minProperties: 1};
}

/**
 * Schema of a page of a list, named `PollPage`, so that generators make one type for all operations that return it. The phrase
 * after the name isn't published: an error quotes it if two schemas would have the same name.
 */
function pageSchema(registry: SchemaRegistry, object: ApiObject): Ref {
  return registry.registerSchema(
    `${responseSchemaName(object)}Page`,
    `a page of ${object.name} in ${object.owner}`,
    () => ({
      type: 'object',
      properties: {
        data: {type: 'array', items: registry.objectRef(object, 'response')},
        page: registry.registerSchema('Page', 'the place of a page in a list', () =>
          registry.objectSchema(api.pagination.pageFields, 'response', 'general'),
        ),
      },
      required: ['data', 'page'],
    }),
  );
}

function bodySchema(
  registry: SchemaRegistry,
  body: ApiBody,
  {owner, method, response}: Operation,
  direction: 'request' | 'response',
): Schema | Ref {
  switch (body.kind) {
    case 'object':
      return registry.objectRef(body.object, 'response');
    case 'create':
    case 'update':
      return registry.objectRef(body.object, body.kind);
    case 'fields':
      if (direction === 'response') return registry.objectSchema(body.fields, 'response', owner);
      if (method !== 'PATCH') return registry.objectSchema(body.fields, 'create', owner);
      // If the operation returns an object, the schema is named after it: `PollUpdate`.
      if (response?.kind !== 'object') return updateSchema(registry, body.fields, owner);
      return registry.registerSchema(
        `${responseSchemaName(response.object)}Update`,
        `change of ${response.object.name} in ${owner}`,
        () => updateSchema(registry, body.fields, owner),
      );
    case 'page':
      return pageSchema(registry, body.object);
  }
}

/**
 * Error responses. One with a single code is shared, and named after the code. One with several codes is shared and named after
 * the status if all are common errors; otherwise it is written into its operation. So adding an error to an operation renames
 * no shared response. Names begin with a letter, because generators turn them into types.
 */
class ProblemResponses {
  readonly #responses = new Map<string, Oas3Response<Schema>>();
  readonly #usedCodes = new Set<string>();

  get responses(): Record<string, Oas3Response<Schema>> {
    return sortedByName(this.#responses);
  }

  get examples(): Record<string, Oas3Example> {
    const usedErrors = errors.filter((error) => this.#usedCodes.has(error.code));
    return Object.fromEntries(
      usedErrors.map((error) => [error.code, {summary: error.title, value: problemExample(error)}]),
    );
  }

  registerResponses(operation: Operation): Record<string, Oas3Response<Schema> | Ref> {
    return Object.fromEntries(
      errorsByStatus([...operation.errors, ...operation.commonErrors]).map(([status, statusErrors]) => {
        const codes = statusErrors.map(({code}) => code);
        codes.forEach((code) => this.#usedCodes.add(code));
        const response: Oas3Response<Schema> = {
          description: statusErrors.map(({code, title}) => endSentence(`${code}: ${title}`)).join(' '),
          headers: headerRefs(status),
          content: {
            [problemFormat.mediaType]: {
              schema: componentRef('schemas', 'Problem'),
              examples: Object.fromEntries(codes.map((code) => [code, componentRef('examples', code)])),
            },
          },
        };
        const isOperationSpecific = codes.some((code) => operation.errors.includes(code));
        return [
          status,
          isOperationSpecific && codes.length > 1 ? response : this.#registerSharedResponse(status, codes, response),
        ];
      }),
    );
  }

  /** @throws if another response has the same name */
  #registerSharedResponse(status: number, codes: readonly string[], response: Oas3Response<Schema>): Ref {
    const [firstCode = '', ...otherCodes] = codes;
    const name = otherCodes.length === 0 ? pascalCase(firstCode) : statusName(status);
    const sharedResponse = this.#responses.get(name) ?? response;
    if (sharedResponse.description !== response.description) {
      throw new Error(
        `two responses would have the name "${name}": ${sharedResponse.description} and ${response.description}`,
      );
    }
    this.#responses.set(name, sharedResponse);
    return componentRef('responses', name);
  }
}

const termsAddress = `${links.site}/documents/terms-of-service`;

const successTexts: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, without a body',
};

/** `polls:read` → `[{apiKey: ['polls:read']}]`, `any` → `[{apiKey: []}]`, `none` → `[]` */
function securityRequirements(scope: string): Oas3SecurityRequirement[] {
  if (scope === 'none') return [];
  return [{apiKey: scope === 'any' ? [] : [scope]}];
}

/** A body may be left out if it would be valid without any fields: never in a PATCH or for a new object. */
const needsBody = ({request, method}: Operation): boolean =>
  request !== undefined &&
  (method === 'PATCH' || request.kind !== 'fields' || request.fields.some(({required}) => required));

function operationObject(
  registry: SchemaRegistry,
  problemResponses: ProblemResponses,
  operation: Operation,
): Oas3Operation<Schema> {
  const {id, owner, summary, description, scope, status, request, response, example} = operation;
  const parameterObjects = (fields: readonly Field[], location: ParameterLocation) =>
    fields.map((field) =>
      sharedParameters[location].includes(field)
        ? componentRef('parameters', sharedParameterName(field, location))
        : parameterObject(registry, field, location),
    );
  const content = (body: ApiBody, direction: 'request' | 'response'): Record<string, Oas3MediaType<Schema>> => ({
    'application/json': {schema: bodySchema(registry, body, operation, direction), example: example[direction]},
  });
  return {
    operationId: id,
    tags: [apiPage(owner).title],
    summary,
    ...(description !== undefined && {description}),
    externalDocs: {url: `${links.site}${paths.apiPage(owner)}#${operationAnchor(id)}`},
    security: securityRequirements(scope),
    parameters: [
      ...parameterObjects(operation.pathParameters, 'path'),
      ...parameterObjects(operation.queryParameters, 'query'),
      ...(operation.takesIdempotencyKey ? [componentRef('parameters', idempotencyParameterName)] : []),
    ],
    ...(request && {
      requestBody: {
        required: needsBody(operation),
        content: content(request, 'request'),
      },
    }),
    responses: {
      [status]: {
        description: `${successTexts[status] ?? 'Done'}.`,
        headers: headerRefs(status, [
          ...(operation.sendsLocationHeader ? ['Location'] : []),
          ...(operation.takesIdempotencyKey ? [api.idempotency.replayedHeader] : []),
        ]),
        ...(response && {content: content(response, 'response')}),
      },
      ...problemResponses.registerResponses(operation),
    },
  };
}

function problemSchema(registry: SchemaRegistry): Schema {
  const codes = errors.filter(({onlyIn}: ApiError) => onlyIn !== 'chat').map(({code}): string => code);
  const members = problemFormat.members.map((member: Field): Field =>
    member.name === 'code' ? {...member, type: 'enum', values: codes} : member,
  );
  return registry.objectSchema(members, 'response', 'general');
}

/**
 * Writes the OpenAPI 3.1 document. Operations are in the order of the facts, schemas in alphabetical order:
 * `{paths: {'/status': {get: {operationId: 'getStatus', …}}}, components: {schemas: {Poll: {…}}}}`
 */
export function openApiDocument(): Oas3_1Definition {
  const registry = new SchemaRegistry();
  const problemResponses = new ProblemResponses();
  const documentPaths: Record<string, Record<string, Oas3Operation<Schema>>> = {};
  for (const operation of allOperations()) {
    const pathItem = (documentPaths[operation.path] ??= {});
    pathItem[operation.method.toLowerCase()] = operationObject(registry, problemResponses, operation);
  }
  registry.registerSchema('Problem', 'an answer with an error', () => problemSchema(registry));
  return {
    openapi: api.openapi.version,
    info: {
      title: `${product.name} API`,
      version: api.versioning.current,
      description: `Read and change what ${product.name} does in a server. Names in a query that an operation does not have are ${api.protocol.unknownQuery}. Reference with samples: ${links.site}${paths.api}`,
      termsOfService: termsAddress,
      contact: {name: `${product.name} support`, url: links.supportServer, email: links.contact},
      license: {name: 'Terms of service', url: termsAddress},
    },
    externalDocs: {url: `${links.site}${paths.api}`, description: 'API reference'},
    servers: [{url: links.api, description: 'Production'}],
    tags: apiPages.map(({key, title, summary}) => ({
      name: title,
      description: summary,
      externalDocs: {url: `${links.site}${paths.apiPage(key)}`},
    })),
    paths: documentPaths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: api.authentication.keyFormat.pattern,
          description: `An API key of one server. The values in a security requirement are the scopes that the key needs; ${api.authentication.scopes.rule}.`,
        },
      },
      parameters: {
        ...Object.fromEntries(
          (['path', 'query'] as const).flatMap((location) =>
            sharedParameters[location].map((field) => [
              sharedParameterName(field, location),
              parameterObject(registry, field, location),
            ]),
          ),
        ),
        [idempotencyParameterName]: idempotencyParameter,
      },
      headers: headerObjects(registry),
      responses: problemResponses.responses,
      examples: problemResponses.examples,
      schemas: registry.schemas,
    },
  };
}

import {api} from '../../facts/api';
import {
  allEndpoints,
  apiPage,
  pathParameterNames,
  type OwnedEndpoint,
  type Owner,
} from '../../facts/derived/api/endpoints';
import {settingField, sentFields} from '../../facts/derived/api/fields';
import {moduleNamed} from '../../facts/modules';
import {findPathParameter, findQueryParameter} from '../../facts/derived/api/parameters';
import type {ApiObjects, Endpoint, Field, FieldRule, GeneralSetting, JsonObject, Module} from '../../facts/types';
import {omit} from '../../lib/collections';
import {objectLabel} from './objectLabel';
import {moduleStateExample, objectExample, creationRequestExample} from './examples';
import {causedErrors} from './operationErrors';

export interface ApiObject {
  name: string;
  owner: Owner;
  fields: readonly Field[];
  rules: readonly FieldRule[];
}

/** Content of a request or response. Fields of the types `entity` and `settings_object` contain the object's fields. */
export type ApiBody =
  /** `object`: whole. `create`: without read-only fields. `update`: any part of that. */
  | {kind: 'object' | 'create' | 'update'; object: ApiObject}
  | {kind: 'page'; object: ApiObject}
  | {kind: 'fields'; fields: readonly Field[]};

/** Returns the fields of a body; for a page, those of an item. */
const fieldsOf = (body: ApiBody): readonly Field[] => (body.kind === 'fields' ? body.fields : body.object.fields);

export interface Operation extends Pick<
  OwnedEndpoint,
  'id' | 'method' | 'path' | 'owner' | 'scope' | 'summary' | 'description' | 'status'
> {
  pathParameters: readonly Field[];
  queryParameters: readonly Field[];
  request?: ApiBody;
  response?: ApiBody;
  /** All codes except common ones. */
  errors: readonly string[];
  /** Codes that many operations share, listed in `api`. */
  commonErrors: readonly string[];
  takesIdempotencyKey: boolean;
  sendsLocationHeader: boolean;
  example: OperationExample;
}

interface OperationExample {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | number | boolean>>;
  request?: JsonObject;
  response?: JsonObject;
}

/** Returns the fields of a module's state. Its field `module` is always the module's key. */
const moduleStateFields = ({key}: Module): readonly Field[] =>
  api.moduleResource.fields.map((field: Field) =>
    field.name === 'module' ? {...field, type: 'enum', values: [key], example: key} : field,
  );

/** Returns the owner's objects. For a module, its state is the object `module`. */
function fieldsByObjectName(owner: Owner): ApiObjects {
  const {module, objects} = apiPage(owner);
  return module ? {...objects, module: moduleStateFields(module)} : objects;
}

/** Adds the fields of the objects that a field contains, at any depth. Objects can list general settings, which become fields. */
function withObjectFields(field: Field | GeneralSetting, owner: Owner): Field {
  if ('key' in field) return settingField(field);
  if (field.type === 'settings_object') {
    const {module} = apiPage(owner);
    return {...field, fields: [...(module?.settings.map(settingField) ?? []), ...(module?.api?.formerSettings ?? [])]};
  }
  const fields = field.entity === undefined ? field.fields : fieldsByObjectName(owner)[field.entity];
  if (fields === undefined) return field;
  const rules = field.entity === undefined ? undefined : apiPage(owner).rules[field.entity];
  return {...field, fields: fields.map((innerField) => withObjectFields(innerField, owner)), ...(rules && {rules})};
}

/** @throws if there is no such object, which `findFactMistakes` reports first, with file and repair */
export function objectOf(owner: Owner, name: string): ApiObject {
  const fields = fieldsByObjectName(owner)[name];
  if (fields === undefined) throw new Error(`unknown object "${name}" in the facts of ${owner}`);
  return {
    name,
    owner,
    fields: fields.map((field) => withObjectFields(field, owner)),
    rules: apiPage(owner).rules[name] ?? [],
  };
}

export const objectsOf = (owner: Owner): ApiObject[] =>
  Object.keys(apiPage(owner).objects).map((name) => objectOf(owner, name));

/** @param defaultKind kind of the body if the facts give only an object's name */
function bodyOf(
  body: Endpoint['request'] | Endpoint['response'],
  defaultKind: 'create' | 'object',
  owner: Owner,
): ApiBody | undefined {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return {kind: defaultKind, object: objectOf(owner, body)};
  if ('partial' in body) return {kind: 'update', object: objectOf(owner, body.partial)};
  if ('pageOf' in body) return {kind: 'page', object: objectOf(owner, body.pageOf)};
  return {kind: 'fields', fields: body.map((field) => withObjectFields(field, owner))};
}

/** Drops properties that only apply inside an object. */
const asParameter = (field: Field): Field =>
  omit(field, 'required', 'readonly', 'createOnly', 'nullable', 'default', 'defaultNote', 'note');

function pathParameterField(name: string, endpoint: OwnedEndpoint): Field {
  const parameter = findPathParameter(name, endpoint, fieldsByObjectName(endpoint.owner));
  if (!parameter) throw new Error(`unknown path parameter "${name}" in the facts of ${endpoint.owner}`);
  const {field, objectName, isListedParameter} = parameter;
  // The facts describe listed parameters themselves.
  if (isListedParameter) return field;
  if (objectName === undefined) return asParameter(field);
  return {...asParameter(field), name, description: `Id of the ${objectLabel(objectName)}`};
}

function queryParameterField(name: string, endpoint: OwnedEndpoint): Field {
  const parameter = findQueryParameter(name, endpoint, fieldsByObjectName(endpoint.owner));
  if (!parameter) throw new Error(`unknown query parameter "${name}" in the facts of ${endpoint.owner}`);
  // The field's own description is about writing it, not about filtering.
  return parameter.isListedParameter
    ? parameter.field
    : {...asParameter(parameter.field), description: `Filters by ${name}`};
}

function commonErrors({scope, request, method}: Endpoint): string[] {
  // Other methods take no idempotency key, so they can't cause a conflict.
  const bodyErrors = api.commonBodyErrors.filter(
    (code) => code !== api.idempotency.conflict || method === api.idempotency.for,
  );
  return [
    ...(scope === 'none' ? api.commonErrorsWithoutKey : api.commonErrors),
    ...(request === undefined ? [] : bodyErrors),
    ...(scope.endsWith(':write') ? api.commonDiscordErrors : []),
  ];
}

/** Tells whether a GET of the same path plus an id can read the new object. */
const canReadNewObject = ({path, status}: Endpoint, endpoints: readonly Endpoint[]): boolean =>
  status === 201 &&
  endpoints.some(
    (endpoint) =>
      endpoint.method === 'GET' &&
      endpoint.path.startsWith(`${path}/{`) &&
      !endpoint.path.slice(path.length + 1).includes('/'),
  );

function responseExample(
  body: ApiBody | undefined,
  exampleRequest: JsonObject | undefined,
  endpoint: OwnedEndpoint,
): JsonObject | undefined {
  if (body === undefined) return undefined;
  const {query, request: givenRequest, response = {}} = endpoint.example ?? {};
  // For a page, the facts list one object for each item.
  const overrides: readonly JsonObject[] = [response].flat();
  if (body.kind === 'fields') return {...objectExample(body.fields), ...overrides[0]};
  const {name, owner, fields} = body.object;
  const example = objectExample(fields);
  if (body.kind === 'page') {
    const [{default: defaultLimit}] = api.pagination.query;
    const limit = query?.limit ?? defaultLimit;
    return {data: overrides.map((itemOverrides) => ({...example, ...itemOverrides})), page: {next: null, limit}};
  }
  if (name === 'module') {
    return {
      ...moduleStateExample(moduleNamed(owner), example, exampleRequest?.settings as JsonObject | undefined),
      ...overrides[0],
    };
  }
  // Only a request that the facts give is repeated in the response, not a generated one.
  const sentFieldValues = Object.entries(givenRequest ?? {}).filter(([key]) => fields.some(({name}) => name === key));
  return {...example, ...Object.fromEntries(sentFieldValues), ...overrides[0]};
}

function requestBodyExample(
  body: ApiBody | undefined,
  {example, owner, response}: OwnedEndpoint,
): JsonObject | undefined {
  if (body === undefined) return undefined;
  if (example?.request !== undefined) return example.request;
  if (response === 'module') return {enabled: true, settings: moduleNamed(owner).api?.settingsExample ?? {}};
  return body.kind === 'fields' ? objectExample(body.fields) : creationRequestExample(body.object.fields);
}

/** Falls back to an empty value, which breaks the id's schema, so `findExampleMistakes` reports the missing example. */
const pathExample = ({example, values}: Field): string => (typeof example === 'string' ? example : (values?.[0] ?? ''));

function completeOperation(endpoint: OwnedEndpoint, endpoints: readonly OwnedEndpoint[]): Operation {
  const {id, method, path, owner, scope, summary, description, status, limits = []} = endpoint;
  const request = bodyOf(endpoint.request, 'create', owner);
  const response = bodyOf(endpoint.response, 'object', owner);
  const pathParameters = pathParameterNames(path).map((name) => pathParameterField(name, endpoint));
  const queryParameters = (endpoint.query ?? []).map((name) => queryParameterField(name, endpoint));
  const belongsToModule = apiPage(owner).module !== undefined;
  const bodyFields = request ? sentFields(fieldsOf(request), request.kind === 'update' ? 'update' : 'create') : [];
  const causedCodes = causedErrors({
    method,
    scope,
    belongsToModule,
    pathParameters,
    queryParameters,
    bodyFields,
    limits,
  });
  const errors = [...new Set([...causedCodes, ...(endpoint.errors ?? [])])];
  const exampleRequest = requestBodyExample(request, endpoint);
  const exampleResponse = responseExample(response, exampleRequest, endpoint);
  return {
    id,
    method,
    path,
    owner,
    scope,
    summary,
    status,
    errors,
    ...(description !== undefined && {description}),
    pathParameters,
    queryParameters,
    ...(request && {request}),
    ...(response && {response}),
    commonErrors: commonErrors(endpoint).filter((code) => !errors.includes(code)),
    takesIdempotencyKey: method === api.idempotency.for && scope !== 'none' && id !== api.idempotency.notForOperation,
    sendsLocationHeader: canReadNewObject(endpoint, endpoints),
    example: {
      path: Object.fromEntries(pathParameters.map((parameter) => [parameter.name, pathExample(parameter)])),
      query: endpoint.example?.query ?? {},
      ...(exampleRequest && {request: exampleRequest}),
      ...(exampleResponse && {response: exampleResponse}),
    },
  };
}

let cachedOperations: readonly Operation[] | undefined;

/**
 * Returns general operations, then those of API keys, then each module's.
 * @throws if an operation names something unknown, which `findFactMistakes` reports first, with file and repair
 */
export function allOperations(): readonly Operation[] {
  cachedOperations ??= allEndpoints().map((endpoint, _index, endpoints) => completeOperation(endpoint, endpoints));
  return cachedOperations;
}

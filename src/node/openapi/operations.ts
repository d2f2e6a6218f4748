import {api} from '../../facts/api';
import {allEndpoints, apiPage, pathNames, type OwnedEndpoint, type Owner} from '../../shared/api/endpoints';
import {settingField} from '../../shared/api/fields';
import {modules} from '../../facts/modules';
import {findPathParameter, findQueryParameter} from '../../shared/api/parameters';
import type {
  Endpoint,
  Entities,
  Field,
  FieldRule,
  GeneralSetting,
  JsonObject,
  Module,
  ModuleKey,
} from '../../facts/types';
import {omit} from '../../shared/omit';
import {objectWords} from './anchors';
import {moduleExample, objectExample, requestExample} from './examples';
import {causedErrors} from './operationErrors';
import {sentFields} from './sentFields';

/** An object of the API with its fields, under the names that a page and the document give it. */
export interface ApiObject {
  /** As in the facts: `poll`. */
  name: string;
  owner: Owner;
  fields: readonly Field[];
  /** What holds among the fields. */
  rules: readonly FieldRule[];
}

/** What is sent or answered. Fields of objects inside are resolved: `entity` and `settings_object` have their fields. */
export type Body =
  /** An object: whole, or in requests without what is read-only, or any part of that. */
  | {kind: 'object' | 'create' | 'update'; object: ApiObject}
  /** A page of a list. */
  | {kind: 'page'; object: ApiObject}
  /** Fields that belong to no object. */
  | {kind: 'fields'; fields: readonly Field[]};

/** The fields of what is sent or answered; of a page, those of each entry. */
export const fieldsOf = (body: Body): readonly Field[] => (body.kind === 'fields' ? body.fields : body.object.fields);

/** An operation with everything that its page, the OpenAPI document and its samples say; its path is the whole one. */
export interface Operation extends Pick<
  OwnedEndpoint,
  'id' | 'method' | 'path' | 'owner' | 'scope' | 'summary' | 'description' | 'status'
> {
  pathParameters: readonly Field[];
  queryParameters: readonly Field[];
  request?: Body;
  response?: Body;
  /** Error codes that are its own: those that follow from what it takes, and those that the facts name. */
  errors: readonly string[];
  /** Of these, the codes that follow from what it takes. */
  causedErrors: readonly string[];
  /** The codes that the facts name. */
  namedErrors: readonly string[];
  /** Error codes that it shares with others of its kind. */
  commonErrors: readonly string[];
  /** Whether it takes an idempotency key. */
  idempotencyKey: boolean;
  /** Whether the answer says where the new object can be read. */
  location: boolean;
  example: OperationSample;
}

/** What one call sends and gets. */
interface OperationSample {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | number | boolean>>;
  request?: JsonObject;
  response?: JsonObject;
}

/** The fields of a module's state, in which its name is always the same. */
const moduleFields = ({key}: Module): readonly Field[] =>
  api.moduleResource.schema.map((field: Field) =>
    field.name === 'module' ? {...field, type: 'enum', values: [key], example: key} : field,
  );

/** The objects that an owner's operations name. */
function entitiesOf(owner: Owner): Entities {
  const {module, objects} = apiPage(owner);
  return module ? {...objects, module: moduleFields(module)} : objects;
}

/** A field with the fields of the object that it names. */
function resolved(field: Field | GeneralSetting, owner: Owner): Field {
  if ('key' in field) return settingField(field);
  if (field.type === 'settings_object') {
    const {module} = apiPage(owner);
    return {...field, fields: [...(module?.settings.map(settingField) ?? []), ...(module?.api.formerSettings ?? [])]};
  }
  const fields = field.entity === undefined ? field.fields : entitiesOf(owner)[field.entity];
  if (fields === undefined) return field;
  const rules = field.entity === undefined ? undefined : apiPage(owner).rules[field.entity];
  return {...field, fields: fields.map((field) => resolved(field, owner)), ...(rules && {rules})};
}

/**
 * An object that an owner's operations name.
 * @throws if there is none; `checkFacts` says so first, with file and repair
 */
export function objectOf(owner: Owner, name: string): ApiObject {
  const fields = entitiesOf(owner)[name];
  if (fields === undefined) throw new Error(`No object named ${name} in the facts of ${owner}.`);
  return {name, owner, fields: fields.map((field) => resolved(field, owner)), rules: apiPage(owner).rules[name] ?? []};
}

/** The objects that the page of an owner describes. */
export const objectsOf = (owner: Owner): ApiObject[] =>
  Object.keys(apiPage(owner).objects).map((name) => objectOf(owner, name));

/** What an owner's endpoint sends or answers, by what the facts have for it; a name alone is an object. */
function bodyOf(
  fact: Endpoint['request'] | Endpoint['response'],
  named: 'create' | 'object',
  owner: Owner,
): Body | undefined {
  if (fact === undefined) return undefined;
  if (typeof fact === 'string') return {kind: named, object: objectOf(owner, fact)};
  if ('partial' in fact) return {kind: 'update', object: objectOf(owner, fact.partial)};
  if ('pageOf' in fact) return {kind: 'page', object: objectOf(owner, fact.pageOf)};
  return {kind: 'fields', fields: fact.map((field) => resolved(field, owner))};
}

/** A field without what holds for it in an object only. */
const asParameter = (field: Field): Field =>
  omit(field, 'required', 'readonly', 'createOnly', 'nullable', 'default', 'defaultNote', 'note');

function pathParameter(name: string, endpoint: OwnedEndpoint): Field {
  const found = findPathParameter(name, endpoint, entitiesOf(endpoint.owner));
  if (!found) throw new Error(`No path parameter named ${name} in the facts of ${endpoint.owner}.`);
  const {field, object} = found;
  if (object === undefined) return found.described ? field : asParameter(field);
  return {...asParameter(field), name, description: `Id of the ${objectWords(object)}`};
}

function queryParameter(name: string, endpoint: OwnedEndpoint): Field {
  const found = findQueryParameter(name, endpoint, entitiesOf(endpoint.owner));
  if (!found) throw new Error(`No query parameter named ${name} in the facts of ${endpoint.owner}.`);
  // What the field means when it is written does not help who filters by it.
  return found.described ? found.field : {...asParameter(found.field), description: `Filters by ${name}`};
}

/** Codes that an endpoint shares with all others of its kind, by the rules in `api`. */
function commonErrors({scope, request, method}: Endpoint): string[] {
  const withBody = api.commonWriteErrors.filter((code) => code !== api.idempotency.conflict || method === 'POST');
  return [
    ...(scope === 'none' ? api.commonErrorsWithoutKey : api.commonErrors),
    ...(request === undefined ? [] : withBody),
    ...(scope.endsWith(':write') ? api.commonDiscordErrors : []),
  ];
}

/** Whether what a POST creates can be read on its own: below the same path by its id. */
const canBeRead = ({path, status}: Endpoint, all: readonly Endpoint[]): boolean =>
  status === 201 &&
  all.some(
    (endpoint) =>
      endpoint.method === 'GET' &&
      endpoint.path.startsWith(`${path}/{`) &&
      !endpoint.path.slice(path.length + 1).includes('/'),
  );

function answerExample(
  body: Body | undefined,
  sent: JsonObject | undefined,
  endpoint: OwnedEndpoint,
): JsonObject | undefined {
  if (body === undefined) return undefined;
  const {query, request, response = {}} = endpoint.example ?? {};
  const differing: readonly JsonObject[] = [response].flat();
  if (body.kind === 'fields') return {...objectExample(body.fields), ...differing[0]};
  const {name, owner, fields} = body.object;
  const example = objectExample(fields);
  if (body.kind === 'page') {
    const limit = query?.limit ?? api.pagination.query[0].default;
    return {data: differing.map((entry) => ({...example, ...entry})), page: {next: null, limit}};
  }
  if (name === 'module') {
    const module = modules[owner as ModuleKey];
    return {...moduleExample(module, example, sent?.settings as JsonObject | undefined), ...differing[0]};
  }
  const known = Object.entries((request && sent) ?? {}).filter(([name]) => fields.some((field) => field.name === name));
  return {...example, ...Object.fromEntries(known), ...differing[0]};
}

/** What the sample sends: the two settings of the module, what the facts give, or what follows from the fields. */
function sentExample(body: Body | undefined, {example, owner, response}: OwnedEndpoint): JsonObject | undefined {
  if (body === undefined) return undefined;
  if (example?.request !== undefined) return example.request;
  if (response === 'module') return {enabled: true, settings: modules[owner as ModuleKey].api.settingsExample};
  return body.kind === 'fields' ? objectExample(body.fields) : requestExample(body.object.fields);
}

/** What a path parameter is in the sample; empty, which breaks the schema of an id, if its field has no example. */
const pathExample = ({example, values}: Field): string => (typeof example === 'string' ? example : (values?.[0] ?? ''));

function operation(endpoint: OwnedEndpoint, all: readonly OwnedEndpoint[]): Operation {
  const {id, method, path, owner, scope, summary, description, status, limits = []} = endpoint;
  const namedErrors = endpoint.errors ?? [];
  const request = bodyOf(endpoint.request, 'create', owner);
  const response = bodyOf(endpoint.response, 'object', owner);
  const pathParameters = pathNames(path).map((name) => pathParameter(name, endpoint));
  const queryParameters = (endpoint.query ?? []).map((name) => queryParameter(name, endpoint));
  const ofModule = apiPage(owner).module !== undefined;
  const body = request ? sentFields(fieldsOf(request), request.kind === 'update' ? 'update' : 'create') : [];
  const caused = causedErrors({method, scope, ofModule, pathParameters, queryParameters, body, limits});
  const errors = [...new Set([...caused, ...namedErrors])];
  const sent = sentExample(request, endpoint);
  const got = answerExample(response, sent, endpoint);
  return {
    id,
    method,
    path,
    owner,
    scope,
    summary,
    status,
    errors,
    namedErrors,
    causedErrors: caused,
    ...(description !== undefined && {description}),
    pathParameters,
    queryParameters,
    ...(request && {request}),
    ...(response && {response}),
    commonErrors: commonErrors(endpoint).filter((code) => !errors.includes(code)),
    idempotencyKey: method === api.idempotency.for && scope !== 'none' && id !== api.idempotency.notForOperation,
    location: canBeRead(endpoint, all),
    example: {
      path: Object.fromEntries(pathParameters.map((parameter) => [parameter.name, pathExample(parameter)])),
      query: endpoint.example?.query ?? {},
      ...(sent && {request: sent}),
      ...(got && {response: got}),
    },
  };
}

let operations: readonly Operation[] | undefined;

/**
 * All operations of the API: general ones, those of keys, then module by module in the order of their pages.
 * @throws if an operation names what is not there; `checkFacts` finds that first, with file and repair
 */
export function allOperations(): readonly Operation[] {
  operations ??= allEndpoints().map((endpoint, _index, all) => operation(endpoint, all));
  return operations;
}

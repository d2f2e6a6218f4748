import {pascalCase} from '../../../src/rules/api/endpoints';
import {moduleList} from '../../../src/facts/modules';
import {findPathParameter, findQueryParameter} from '../../../src/rules/api/parameters';
import type {Endpoint, Json, JsonObject, Module} from '../../../src/facts/types';
import {objectsOf, type ApiObject} from '../../../src/node/openapi/operations';
import type {Purpose} from '../../../src/node/openapi/schema';
import {sentFields} from '../../../src/node/openapi/sentFields';
import type {Difference} from '../difference';
import {fieldFact, factText} from './fieldFact';
import type {Shape, Shapes} from './shape';
import {bodyShape, parameterNames, pathPattern, scopeOf, success, type Theirs} from './theirs';

/** The module in whose base path a path is. */
const moduleOf = (path: string): Module | undefined =>
  moduleList.find(({api: {base}}) => pathPattern(path).startsWith(`${pathPattern(base)}/`));

/** A path below the base path of its module, which has as many parts. */
const below = (path: string, {api: {base}}: Module): string =>
  `/${path.split('/').slice(base.split('/').length).join('/')}`;

/** Names that a document has for schemas of our objects. */
export type KnownNames = ReadonlyMap<string, Pick<ApiObject, 'name' | 'owner'>>;

/** What new operations are made with. */
interface Context {
  module: Module;
  shapes: Shapes;
  known: KnownNames;
}

/** The object of a module that a schema is of: by its name in the document, else by the names of its fields. */
function objectLike({name, properties}: Shape, {module: {key}, known}: Context, purpose: Purpose): string | undefined {
  const same = name === undefined ? undefined : known.get(`${name} ${purpose}`);
  if (same?.owner === key) return same.name;
  const names = Object.keys(properties).sort().join();
  return objectsOf(key).find(({fields}) => {
    const own = purpose === 'answer' ? fields : sentFields(fields, purpose);
    return (
      own.length > 0 &&
      own
        .map(({name}) => name)
        .sort()
        .join() === names
    );
  })?.name;
}

/** Fields of a body that is no object of the module; undefined if facts have no type for one of them. */
function fieldsOf({properties, required}: Shape, shapes: Shapes, isRequest: boolean): JsonObject[] | undefined {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fieldFact(name, shapes.of(schema), shapes, isRequest && required.includes(name) ? {required: true} : {}),
  );
  const known = fields.filter((field) => field !== undefined);
  return known.length > 0 && known.length === fields.length ? known : undefined;
}

function requestFact(shape: Shape, method: string, context: Context): Json | undefined {
  const purpose = method === 'PATCH' ? 'update' : 'create';
  const object = objectLike(shape, context, purpose);
  if (object !== undefined) return purpose === 'update' ? {partial: object} : object;
  return fieldsOf(shape, context.shapes, true);
}

function responseFact(shape: Shape, context: Context): Json | undefined {
  const {data, page} = shape.properties;
  const items = data && page ? context.shapes.of(data).items : undefined;
  const listed = items && objectLike(context.shapes.of(items), context, 'answer');
  if (listed !== undefined) return {pageOf: listed};
  return objectLike(shape, context, 'answer') ?? fieldsOf(shape, context.shapes, false);
}

/** Parameters that no object and no other fact describes. */
function ownParameters(theirs: Theirs, {entities}: Module, query: readonly string[], shapes: Shapes): JsonObject[] {
  const isKnown = (name: string): boolean =>
    query.includes(name)
      ? findQueryParameter(name, {}, entities) !== undefined
      : findPathParameter(name, {}, entities) !== undefined;
  return theirs.parameters.flatMap(({name, description, schema, in: place}) => {
    if (name === undefined || (place !== 'path' && place !== 'query') || isKnown(name)) return [];
    const shape = shapes.of(schema ?? {type: 'string'});
    const field = fieldFact(name, {...shape, description: description ?? shape.description ?? name}, shapes);
    return field ? [field] : [];
  });
}

const isValue = (value: unknown): boolean => value !== undefined;

/** The fact of a new operation; undefined if facts cannot say what it sends or answers. */
function operationFact(theirs: Theirs, context: Context): JsonObject | undefined {
  const {module, shapes} = context;
  const {method, path, operation} = theirs;
  const answer = success(operation);
  const [sent, got] = [bodyShape(operation.requestBody, shapes), bodyShape(answer?.body, shapes)];
  const request = sent && requestFact(sent, method, context);
  const response = got && responseFact(got, context);
  if (isValue(sent) !== isValue(request) || isValue(got) !== isValue(response)) return undefined;
  const words = `${method.toLowerCase()}${pascalCase(module.key)}${pascalCase(path.split('/').at(-1)?.replace(/\W/g, '') ?? '')}`;
  const query = parameterNames(theirs, 'query');
  const parameters = ownParameters(theirs, module, query, shapes);
  const example = sent?.example ?? undefined;
  const {description} = operation;
  return JSON.parse(
    JSON.stringify({
      ...{id: operation.operationId ?? words, method: method as Endpoint['method'], path: below(path, module)},
      scope: scopeOf(theirs) ?? `${module.key}:${method === 'GET' ? 'read' : 'write'}`,
      summary: factText(operation.summary ?? operation.operationId ?? words),
      ...(description !== undefined && {description: `${factText(description)}.`}),
      ...(parameters.length > 0 && {parameters}),
      ...(query.length > 0 && {query}),
      ...{request, status: answer?.status ?? 200, response},
      ...(example !== undefined && {example: {request: example}}),
    }),
  ) as JsonObject;
}

/** An operation that the facts do not have; `lastIds` has the last operation of each module, by key. */
function addedOperation(theirs: Theirs, shapes: Shapes, known: KnownNames, lastIds: Map<string, string>): Difference {
  const {name: subject, path, operation, method} = theirs;
  const words = operation.summary ?? operation.operationId ?? '';
  const difference: Difference = {subject, kind: 'added', theirs: words, edits: []};
  const module = moduleOf(path);
  if (!module) {
    const byHand = 'It is below no module: add it to generalEndpoints or keyEndpoints in src/facts/api.ts.';
    return {...difference, byHand};
  }
  const list = {file: `modules/${module.key}.ts`, at: ['api', 'endpoints']};
  const value = operationFact(theirs, {module, shapes, known});
  if (value === undefined) {
    const byHand = 'Facts have no type for what it sends or answers: see Endpoint in src/facts/types.ts.';
    return {...difference, place: list, byHand};
  }
  const after = lastIds.get(module.key) ?? module.api.endpoints.at(-1)?.id;
  lastIds.set(module.key, value.id as string);
  const change = method === 'PATCH' ? ', and an example of a change' : '';
  return {
    ...{...difference, theirs: value, place: list},
    edits: [{kind: 'insert', ...list, value, ...(after !== undefined && {after})}],
    byHand: `Name the error codes that do not follow from its fields in \`errors\`${change}.`,
  };
}

/**
 * Operations that the facts do not have. Those of a module go behind its last, in their order.
 * @param known names of our objects in the document
 */
export function addedOperations(all: readonly Theirs[], shapes: Shapes, known: KnownNames): Difference[] {
  const lastIds = new Map<string, string>();
  return all.map((theirs) => addedOperation(theirs, shapes, known, lastIds));
}

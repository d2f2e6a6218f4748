import {api} from '../../facts/api';
import {apiPages, pathNames, sharedEndpoints} from '../../shared/api/endpoints';
import {errors} from '../../facts/errors';
import {coreLimits} from '../../facts/plans';
import {findPathParameter, findQueryParameter} from '../../shared/api/parameters';
import {moduleKeys, type Endpoint, type Entities, type Field, type Limit} from '../../facts/types';
import {checkLimitNames} from './platformLimits';
import {checkFields} from './ranges';
import {reporter, type FactProblem, type Report} from './report';

/** What endpoints can name. */
const known = {
  scopes: new Set<string>([
    'none',
    'any',
    ...api.authentication.scopes.general,
    ...moduleKeys.flatMap((key) => [`${key}:read`, `${key}:write`]),
  ]),
};

/** All error codes. */
export const errorCodes = new Set<string>(errors.map(({code}) => code));

interface Schemas {
  entities: Entities;
  /** Limits that it can count toward. */
  limits: readonly Limit[];
}

/** The fields of a request or response that names no object. */
const fieldsOf = (body: Endpoint['request' | 'response']): readonly Field[] =>
  typeof body !== 'object' || 'partial' in body || 'pageOf' in body ? [] : body;

/** An example of something that the operation does not have would be left out without a word. */
function checkExample({example, request, response}: Endpoint, at: readonly string[], report: Report): void {
  if (example?.request && request === undefined) {
    report([...at, 'example', 'request'], 'an example of a body that is not sent', 'Remove it, or say what is sent.');
  }
  if (example?.response && response === undefined) {
    report(
      [...at, 'example', 'response'],
      'an example of an answer without a body',
      'Remove it, or say what is answered.',
    );
  }
  const paged = typeof response === 'object' && 'pageOf' in response;
  if (Array.isArray(example?.response) && !paged) {
    report([...at, 'example', 'response'], 'several examples of one answer', 'Only a page of a list has several.');
  }
}

/** Checks that programs can tell which of the things that count toward a limit are paused, as all pages say. */
function checkPausedState(
  {method, limits: counted = [], response}: Endpoint,
  {entities, limits}: Schemas,
  at: readonly string[],
  report: Report,
): void {
  if (method !== 'POST' || typeof response !== 'string') return;
  const pausing = limits.find((limit) => counted.includes(limit.key) && limit.counted && !limit.finishes);
  const states = entities[response]?.find((field) => 'name' in field && field.name === 'state');
  if (pausing === undefined || states?.values?.includes('paused_limit')) return;
  report(
    at,
    `${response} counts toward ${pausing.key} and has no state paused_limit`,
    'Add it to the values of its field `state`, or mark the limit with `finishes`.',
  );
}

/** Checks one endpoint with its full path: error codes, scope, schemas, query names and path parameters. */
export function checkEndpoint(
  endpoint: Endpoint,
  {entities, limits}: Schemas,
  at: readonly string[],
  report: Report,
): void {
  const names = Object.keys(entities);

  for (const code of endpoint.errors ?? []) {
    if (!errorCodes.has(code)) {
      report([...at, 'errors'], `unknown error code "${code}"`, 'Use a code of src/facts/errors.ts, or add it there.');
    }
  }
  if (!known.scopes.has(endpoint.scope)) {
    report([...at, 'scope'], `unknown scope "${endpoint.scope}"`, `Available: ${[...known.scopes].join(', ')}.`);
  }
  checkLimitNames(endpoint.limits ?? [], limits, [...at, 'limits'], report);
  const {request, response} = endpoint;
  const used = [
    typeof request === 'string' ? request : request && 'partial' in request ? request.partial : undefined,
    typeof response === 'string' ? response : response && 'pageOf' in response ? response.pageOf : undefined,
  ];
  for (const entity of used) {
    if (entity !== undefined && entity !== 'module' && !names.includes(entity)) {
      report(at, `unknown object "${entity}"`, `Available: ${names.join(', ')}.`);
    }
  }
  checkPausedState(endpoint, {entities, limits}, at, report);
  checkFields(fieldsOf(request), [...at, 'request'], report);
  checkFields(fieldsOf(response), [...at, 'response'], report);
  checkExample(endpoint, at, report);
  for (const name of endpoint.query ?? []) {
    if (!findQueryParameter(name, endpoint, entities)) {
      report(
        [...at, 'query'],
        `unknown query parameter "${name}"`,
        'Use one of api.queryParameters or a listed field.',
      );
    }
  }
  for (const name of pathNames(endpoint.path)) {
    if (!findPathParameter(name, endpoint, entities)) {
      report([...at, 'path'], `unknown path parameter "${name}"`, `Ids are of an object: ${names.join(', ')}.`);
    }
  }
}

/** An endpoint with its full path, its place, and the objects that it can name. */
export interface PlacedEndpoint extends Schemas {
  endpoint: Endpoint;
  file: string;
  at: readonly string[];
}

/** All endpoints where they are written: the two that all modules share stand for those of every module. */
export function placedEndpoints(): PlacedEndpoint[] {
  return [
    ...sharedEndpoints(moduleKeys[0]).map((endpoint) => ({
      endpoint,
      file: 'api.ts',
      at: ['moduleResource', 'endpoints', endpoint.id],
      entities: api.schemas,
      limits: [],
    })),
    ...apiPages.flatMap(({file, at, endpoints, objects, module}) =>
      endpoints.map((endpoint) => ({
        endpoint,
        file,
        at: [...at, endpoint.id],
        entities: objects,
        limits: module?.limits ?? coreLimits,
      })),
    ),
  ];
}

/** Reports every operation whose id another has, those that all modules share included. */
export function checkOperationIds(
  endpoints: readonly Pick<PlacedEndpoint, 'endpoint' | 'file' | 'at'>[],
  problems: FactProblem[],
): void {
  const shared = moduleKeys.flatMap((key) => sharedEndpoints(key)).map(({id}) => ({id, file: 'api.ts'}));
  const owners = new Map(shared.map(({id, file}) => [id, file]));
  for (const {endpoint, file, at} of endpoints) {
    const {id} = endpoint;
    const other = owners.get(id);
    owners.set(id, file);
    // The first module stands for all in the list of what is shared.
    if (other === undefined || at[0] === 'moduleResource') continue;
    reporter(problems, file)(
      at,
      `the operation ${id} is in src/facts/${other}, too`,
      'Rename or remove one of the two.',
    );
  }
}

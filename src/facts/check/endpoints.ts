import {api} from '../api';
import {pathNames, sharedEndpoints} from '../endpoints';
import {errors} from '../errors';
import {fieldName} from '../fields';
import {moduleList} from '../modules';
import {moduleKeys, type Endpoint, type Field, type GeneralSetting} from '../types';
import {checkFields} from './ranges';
import type {Report} from './report';

/** What endpoints can name. */
const known = {
  generalQuery: new Set<string>(api.queryParameters.map((it) => it.name)),
  scopes: new Set<string>([
    'none',
    'any',
    ...api.authentication.scopes.general,
    ...moduleKeys.flatMap((key) => [`${key}:read`, `${key}:write`]),
  ]),
};

/** All error codes. */
export const errorCodes = new Set<string>(errors.map((it) => it.code));

interface Schemas {
  entities: Readonly<Record<string, readonly (Field | GeneralSetting)[]>>;
}

/** The fields of a request or response that names no object. */
const fieldsOf = (body: Endpoint['request' | 'response']): readonly Field[] =>
  typeof body !== 'object' || 'partial' in body || 'pageOf' in body ? [] : body;

/** Checks one endpoint with its full path: error codes, scope, schemas, query names and path parameters. */
export function checkEndpoint(endpoint: Endpoint, {entities}: Schemas, at: readonly string[], report: Report): void {
  const names = Object.keys(entities);
  const fieldNames = new Set(Object.values(entities).flatMap((fields) => fields.map(fieldName)));

  for (const code of endpoint.errors) {
    if (!errorCodes.has(code)) {
      report([...at, 'errors'], `no error code named ${code}`, 'Use a code of src/facts/errors.ts, or add it there.');
    }
  }
  if (!known.scopes.has(endpoint.scope)) {
    report([...at, 'scope'], `no scope named ${endpoint.scope}`, `There is: ${[...known.scopes].join(', ')}.`);
  }
  const {request, response} = endpoint;
  const used = [
    typeof request === 'string' ? request : request && 'partial' in request ? request.partial : undefined,
    typeof response === 'string' ? response : response && 'pageOf' in response ? response.pageOf : undefined,
  ];
  for (const entity of used) {
    if (entity !== undefined && entity !== 'module' && !names.includes(entity)) {
      report(at, `no object named ${entity}`, `There is: ${names.join(', ')}.`);
    }
  }
  checkFields(fieldsOf(request), [...at, 'request'], report);
  checkFields(fieldsOf(response), [...at, 'response'], report);
  for (const name of endpoint.query ?? []) {
    const inResponse = JSON.stringify(fieldsOf(response)).includes(`"name":"${name}"`);
    if (!known.generalQuery.has(name) && !fieldNames.has(name) && !inResponse) {
      report([...at, 'query'], `no query parameter named ${name}`, 'Use one of api.queryParameters or a listed field.');
    }
  }
  const own = endpoint.pathParams?.map((it) => it.name) ?? [];
  const general = api.pathParameters.map((it): string => it.name);
  for (const name of pathNames(endpoint.path)) {
    const described = [...general, ...own, ...fieldNames].includes(name);
    if (!described && !names.includes(name.replace(/_id$/, ''))) {
      report([...at, 'path'], `no path parameter named ${name}`, `Ids are of an object: ${names.join(', ')}.`);
    }
  }
}

/** An endpoint with its full path, its place, and the objects that it can name. */
interface PlacedEndpoint extends Schemas {
  endpoint: Endpoint;
  file: string;
  at: readonly string[];
}

/** All endpoints where they are written: the two that all modules share stand for those of every module. */
export function placedEndpoints(): PlacedEndpoint[] {
  const general = {file: 'api.ts', entities: api.schemas};
  return [
    ...sharedEndpoints(moduleKeys[0]).map((endpoint) => ({
      ...general,
      endpoint,
      at: ['moduleResource', 'endpoints', endpoint.id],
    })),
    ...api.generalEndpoints.map((endpoint) => ({...general, endpoint, at: ['generalEndpoints', endpoint.id]})),
    ...api.keyEndpoints.map((endpoint) => ({...general, endpoint, at: ['keyEndpoints', endpoint.id]})),
    ...moduleList.flatMap(({key, api: {base, endpoints}, entities}) =>
      endpoints.map((endpoint) => ({
        file: `modules/${key}.ts`,
        entities,
        endpoint: {...endpoint, path: `${base}${endpoint.path}`},
        at: ['api', 'endpoints', endpoint.id],
      })),
    ),
  ];
}

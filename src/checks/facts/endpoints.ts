import {api} from '../../facts/api';
import {apiPages, pathParameterNames, sharedEndpoints} from '../../facts/derived/api/endpoints';
import {errors} from '../../facts/errors';
import {coreLimits} from '../../facts/plans';
import {findPathParameter, findQueryParameter} from '../../facts/derived/api/parameters';
import {apiModuleKeys, apiModules} from '../../facts/modules';
import type {ApiObjects, Endpoint, Field, Limit} from '../../facts/types';
import {checkFields} from './ranges';
import {checkKnown, keysOf, type Report} from './report';

const scopes: readonly string[] = [
  'none',
  'any',
  ...api.authentication.scopes.general,
  ...apiModuleKeys.flatMap((key) => [`${key}:read`, `${key}:write`]),
];

export const errorCodes: readonly string[] = errors.map(({code}) => code);

interface EndpointContext {
  objects: ApiObjects;
  limits: readonly Limit[];
}

/** Returns nothing for a request or response that names an object. */
const fieldsOf = (body: Endpoint['request' | 'response']): readonly Field[] =>
  typeof body !== 'object' || 'partial' in body || 'pageOf' in body ? [] : body;

/** Checks that the error codes, scope, limits, objects and parameters of an endpoint exist, and checks the fields of its bodies. */
export function checkEndpoint(
  endpoint: Endpoint,
  {objects, limits}: EndpointContext,
  factPath: readonly string[],
  report: Report,
): void {
  const {scope, request, response} = endpoint;
  const objectNames = [
    typeof request === 'string' ? request : request && 'partial' in request ? request.partial : undefined,
    typeof response === 'string' ? response : response && 'pageOf' in response ? response.pageOf : undefined,
  ].filter((name) => name !== undefined);
  const limitKeys = keysOf(limits);
  checkKnown('error code', endpoint.errors ?? [], errorCodes, [...factPath, 'errors'], report);
  checkKnown('scope', [scope], scopes, [...factPath, 'scope'], report);
  checkKnown('limit', endpoint.limits ?? [], limitKeys, [...factPath, 'limits'], report);
  // 'module' is an object with the state of any module, which `objects` doesn't list.
  checkKnown('object', objectNames, [...Object.keys(objects), 'module'], factPath, report);
  checkFields(fieldsOf(request), [...factPath, 'request'], report);
  checkFields(fieldsOf(response), [...factPath, 'response'], report);
  for (const name of endpoint.query ?? []) {
    if (findQueryParameter(name, endpoint, objects)) continue;
    const repair = 'Name one of api.queryParameters or a field of the listed object.';
    report([...factPath, 'query'], `unknown query parameter "${name}"`, repair);
  }
  for (const name of pathParameterNames(endpoint.path)) {
    if (findPathParameter(name, endpoint, objects)) continue;
    const repair = `Name the id of an object. Available: ${Object.keys(objects).join(', ')}.`;
    report([...factPath, 'path'], `unknown path parameter "${name}"`, repair);
  }
}

/** An endpoint with the place of its fact. */
interface EndpointFact extends EndpointContext {
  endpoint: Endpoint;
  file: string;
  factPath: readonly string[];
}

/** Returns all endpoints. The two that all modules share are in the facts once, so only those of the first module are included. */
export function endpointFacts(): EndpointFact[] {
  return [
    ...apiModules
      .slice(0, 1)
      .flatMap(sharedEndpoints)
      .map((endpoint) => ({
        endpoint,
        file: 'api.ts',
        factPath: ['moduleResource', 'endpoints', endpoint.id],
        objects: api.entities,
        limits: [],
      })),
    ...apiPages.flatMap(({file, factPath, endpoints, objects, module}) =>
      endpoints.map((endpoint) => ({
        endpoint,
        file,
        factPath: [...factPath, endpoint.id],
        objects,
        limits: module?.limits ?? coreLimits,
      })),
    ),
  ];
}

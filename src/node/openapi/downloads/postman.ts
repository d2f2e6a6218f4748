import {api} from '../../../facts/api';
import {links} from '../../../facts/links';
import {product} from '../../../facts/product';
import type {Field, Json} from '../../../facts/types';
import {apiPages} from '../../../shared/api/endpoints';
import {paths} from '../../../shared/routing/paths';
import {operationAnchor} from '../anchors';
import {allOperations, type Operation} from '../operations';
import {formatJson} from '../samples';
import {reasonPhrase, statusLine} from '../statuses';
import {
  replaceVariables,
  isMoment,
  momentOf,
  unitText,
  variableRequest,
  type Moment,
  type VariableRequest,
} from '../sampleVariables';

const {postmanVariables: variableNames} = api.openapi;

const inBraces = (name: string): string => `{{${name}}}`;

/** `in_4_days`, `2_hours_ago` */
function momentName({count, unit}: Moment): string {
  const words = `${Math.abs(count)}_${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 ? `${words}_ago` : `in_${words}`;
}

/** Moments by name. A script sets them before each request. */
type Moments = Map<string, Moment>;

function momentVariable(moment: Moment, moments: Moments): string {
  const name = momentName(moment);
  moments.set(name, moment);
  return inBraces(name);
}

const momentScript = (moments: Moments): string[] => [
  `const milliseconds = {hour: ${unitText.hour}, day: ${unitText.day}};`,
  'const away = (count, unit) => new Date(Date.now() + count * milliseconds[unit]).toISOString();',
  ...[...moments].map(([name, {count, unit}]) => `pm.variables.set('${name}', away(${count}, '${unit}'));`),
];

function possibleValue({type, example, values, default: defaultValue}: Field, moments: Moments): string {
  const value = example ?? defaultValue ?? values?.[0] ?? '';
  if (typeof value === 'object') return '';
  return type === 'datetime' && value !== '' ? momentVariable(momentOf(String(value)), moments) : String(value);
}

function query({queryParameters}: Operation, sent: VariableRequest['query'], moments: Moments) {
  return queryParameters.map((parameter) => ({
    key: parameter.name,
    value: String(sent[parameter.name] ?? possibleValue(parameter, moments)),
    description: parameter.description,
    ...(!(parameter.name in sent) && {disabled: true}),
  }));
}

/** The server's id is a variable of the collection; other ids are fields of the request. */
function url(operation: Operation, sent: VariableRequest['query'], moments: Moments) {
  const {path, pathParameters, example} = operation;
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) =>
      segment === '{guild_id}' ? inBraces(variableNames.server) : segment.replace(/^\{(\w+)\}$/, ':$1'),
    );
  const inQuery = query(operation, sent, moments);
  const selected = inQuery.filter((parameter) => !('disabled' in parameter)).map(({key, value}) => `${key}=${value}`);
  return {
    raw:
      [inBraces(variableNames.address), ...segments].join('/') + (selected.length > 0 ? `?${selected.join('&')}` : ''),
    host: [inBraces(variableNames.address)],
    path: segments,
    variable: pathParameters
      .filter(({name}) => name !== 'guild_id')
      .map(({name, description}) => ({key: name, value: example.path[name] ?? '', description})),
    query: inQuery,
  };
}

function requestItem(operation: Operation, moments: Moments) {
  const {id, owner, summary, description, method, scope, status, idempotencyKey, example} = operation;
  const request = variableRequest(operation);
  // Readers replace ids; moments are computed.
  const filled = (json: Json): Json =>
    replaceVariables(json, request.variables, ({value}) => (isMoment(value) ? momentVariable(value, moments) : value));
  const page = `${links.site}${paths.apiPage(owner)}#${operationAnchor(id)}`;
  return {
    name: summary,
    request: {
      method,
      ...(scope === 'none' && {auth: {type: 'noauth'}}),
      header: [
        ...(request.body ? [{key: 'Content-Type', value: 'application/json'}] : []),
        // Postman generates a new value for each request.
        ...(idempotencyKey ? [{key: api.idempotency.header, value: '{{$guid}}'}] : []),
      ],
      url: url(operation, filled(request.query) as VariableRequest['query'], moments),
      ...(request.body && {
        body: {mode: 'raw', raw: formatJson(filled(request.body)), options: {raw: {language: 'json'}}},
      }),
      description: [description, page].filter((text) => text !== undefined).join('\n\n'),
    },
    response: [
      {
        name: statusLine(status),
        status: reasonPhrase(status),
        code: status,
        ...(example.response && {
          header: [{key: 'Content-Type', value: 'application/json'}],
          _postman_previewlanguage: 'json',
          body: formatJson(example.response),
        }),
      },
    ],
  };
}

/**
 * Writes a folder of requests for each page of the reference. Converters of OpenAPI documents would invent missing
 * examples, differently each time, and their times would age.
 */
export function postmanCollection(): object {
  const moments: Moments = new Map();
  const folders = apiPages.map(({key, title, summary}) => ({
    name: title,
    description: summary,
    item: allOperations()
      .filter(({owner}) => owner === key)
      .map((operation) => requestItem(operation, moments)),
  }));
  return {
    info: {
      name: `${product.name} API ${api.versioning.current}`,
      description: `Fill in the variables ${variableNames.server} and ${variableNames.key} of this collection. Reference: ${links.site}${paths.api}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      {key: variableNames.address, value: links.api},
      {key: variableNames.server, value: '', description: 'Id of your server'},
      {key: variableNames.key, value: '', description: 'An API key of that server'},
    ],
    auth: {type: 'bearer', bearer: [{key: 'token', value: inBraces(variableNames.key), type: 'string'}]},
    event: [{listen: 'prerequest', script: {type: 'text/javascript', exec: momentScript(moments)}}],
    item: folders,
  };
}

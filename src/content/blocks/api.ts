import {api} from '../../facts/api';
import {moduleEndpoints, type OwnedEndpoint} from '../../facts/endpoints';
import {errors as errorCatalog} from '../../facts/errors';
import {fieldName} from '../../facts/fields';
import {modules} from '../../facts/modules';
import {moduleKeys, type DefaultValue, type Field, type GeneralSetting, type Module} from '../../facts/types';
import {errorAnchor, paths} from '../../routing/paths';
import {blockKind, views} from './block';
import {
  bulletList,
  code,
  codeBlock,
  heading,
  joined,
  link,
  paragraph,
  parts,
  strong,
  table,
  type Block,
  type Inline,
} from './markdown';
import {marked} from './marked';
import {capitalized, rangeWords} from './words';

type Schema = readonly (Field | GeneralSetting)[];

const typeNames: Readonly<Partial<Record<Field['type'], string>>> = {
  id: 'id',
  text: 'string with variables',
  entity: 'object',
  entity_list: 'list of objects',
  object_list: 'list of objects',
  object_map: 'map of objects',
  settings_object: 'object',
  embed_object: 'Discord embed',
  iana_timezone: 'IANA time zone',
  url: 'URL',
  limit_value: 'integer, boolean or null',
};

/** Type of a field with range or length. */
function typeWords(field: Field | GeneralSetting): string {
  const type = typeNames[field.type] ?? field.type.replaceAll('_', ' ');
  const size = rangeWords(field.min, field.max);
  const unit = field.unit ?? (field.type === 'string' || field.type === 'text' ? 'characters' : '');
  const items = field.type.endsWith('_list') ? 'items' : unit;
  return [type, size && `${size} ${items}`.trim()].filter(Boolean).join(', ');
}

/** A default as JSON has it; a string without its quotation marks. */
const defaultCode = (value: DefaultValue): Inline =>
  value === '' ? 'empty' : code(typeof value === 'string' ? value : JSON.stringify(value));

/** What is to be known of a field beyond its type. */
function fieldNotes(field: Field | GeneralSetting, required: string): Inline {
  const notes: Inline[] = [];
  if ('description' in field) notes.push(marked(field.description.replace(/\.$/, '')));
  if (field.values) {
    notes.push([field.type === 'enum_list' ? 'any of ' : 'one of ', ...joined(field.values.map(code))]);
  }
  if ('required' in field && field.required) notes.push(required);
  if ('readonly' in field && field.readonly) notes.push('read-only');
  if ('createOnly' in field && field.createOnly) notes.push('cannot be changed later');
  if ('dashboardOnly' in field && field.dashboardOnly) notes.push('changed in the dashboard only');
  if ('nullable' in field && field.nullable) notes.push('can be null');
  if ('prefix' in field && field.prefix) {
    notes.push([field.type === 'id_list' ? 'each begins with ' : 'begins with ', code(`${field.prefix}_`)]);
  }
  if ('pattern' in field && field.pattern) notes.push(['matches ', code(field.pattern)]);
  if (field.default !== undefined) notes.push(['default ', ...parts(defaultCode(field.default))]);
  if ('defaultNote' in field && field.defaultNote) notes.push(`default: ${field.defaultNote}`);
  if (field.zero) notes.push(`0: ${field.zero}`);
  if (field.premium) notes.push('Premium only');
  if (field.note) notes.push(marked(field.note));
  if ('example' in field && field.example) notes.push(['for example ', code(field.example)]);
  return notes.flatMap((note, index) => [...(index > 0 ? ['; '] : []), ...parts(note)]);
}

/** Rows of a schema; fields of objects follow as `object.field`. */
const fieldRows = (fields: Schema, required: string, prefix = ''): Inline[][] =>
  fields.flatMap((field) => [
    [code(prefix + fieldName(field)), typeWords(field), fieldNotes(field, required)],
    ...('fields' in field && field.fields ? fieldRows(field.fields, required, `${prefix}${fieldName(field)}.`) : []),
  ]);

/** Fields of one request, response or query; those of an object are required only to create it. */
const fieldTable = (fields: Schema, required = 'required'): Block =>
  table(['Field', 'Type', 'Notes'], fieldRows(fields, required));

const objectWords = (name: string): string => name.replaceAll('_', ' ').replace(/\bapi\b/, 'API');

/** Anchor of an object on the page that shows it. */
const objectAnchor = (name: string): string => `object-${name.replaceAll('_', '-')}`;

const humanName = (name: string): string => capitalized(objectWords(name));

const schemaBlocks = (schemas: Readonly<Record<string, Schema>>): Block[] =>
  Object.entries(schemas).flatMap(([name, fields]) => [
    heading(3, humanName(name), objectAnchor(name)),
    fieldTable(fields, 'required to create'),
  ]);

const {api_key: apiKey, api_key_with_secret: apiKeyWithSecret, ...generalSchemas} = api.schemas;

/** Objects with every field: of a module, of the general endpoints, or of keys. */
export const objects = blockKind<Readonly<Record<string, Schema>>>(
  {
    general: generalSchemas,
    'api-keys': {api_key: apiKey, api_key_with_secret: apiKeyWithSecret},
    module: {module: api.moduleResource.schema},
    ...Object.fromEntries(moduleKeys.map((key) => [key, (modules[key] as Module).entities])),
  },
  schemaBlocks,
);

/** Anchor of an operation: its method and path in words. */
const operationId = ({method, path}: OwnedEndpoint, base: string): string => {
  const words = path.slice(base.length).replace(/[{}]/g, '').split(/[/_]/).filter(Boolean);
  return [method.toLowerCase(), ...(words.length > 0 ? words : ['module'])].join('-');
};

const objectLink = (name: string): Inline => link(`#${objectAnchor(name)}`, objectWords(name));

function bodyBlocks(request: NonNullable<OwnedEndpoint['request']>): Block[] {
  if (typeof request === 'string') {
    return [
      paragraph([strong('Body:'), ' ', 'the fields of ', ...parts(objectLink(request)), ' that are not read-only.']),
    ];
  }
  if ('partial' in request) {
    return [
      paragraph([
        strong('Body:'),
        ' ',
        'at least one field of ',
        ...parts(objectLink(request.partial)),
        ' that is neither read-only nor fixed at creation.',
      ]),
    ];
  }
  return [paragraph(strong('Body')), fieldTable(request)];
}

function responseBlocks({status, response}: OwnedEndpoint): Block[] {
  const label = [strong(`Response ${status}:`), ' '];
  if (response === undefined) return [paragraph([...label, 'no body.'])];
  if (typeof response === 'string') {
    return [paragraph([...label, ...parts(response === 'module' ? moduleLink : objectLink(response)), '.'])];
  }
  if ('pageOf' in response) return [paragraph([...label, 'a page of ', ...parts(objectLink(response.pageOf)), '.'])];
  return [paragraph([strong(`Response ${status}`)]), fieldTable(response)];
}

const moduleLink = link(`${paths.apiGeneral}#${objectAnchor('module')}`, 'module');

/** The scope that a key needs, or whether it needs any. */
function scopeWords(scope: string): Inline {
  if (scope === 'none') return 'No key needed.';
  return scope === 'any' ? 'Any key of the server, whatever its scopes.' : ['Scope: ', code(scope)];
}

function operationBlocks(endpoint: OwnedEndpoint, base: string): Block[] {
  const facts: Inline[] = [
    scopeWords(endpoint.scope),
    ...(endpoint.query?.length ? [['Query: ', ...joined(endpoint.query.map(code))] as const] : []),
  ];
  return [
    heading(3, endpoint.summary, operationId(endpoint, base)),
    codeBlock('http', `${endpoint.method} ${endpoint.path}`),
    bulletList(facts),
    ...(endpoint.pathParams ? [fieldTable(endpoint.pathParams)] : []),
    ...(endpoint.request ? bodyBlocks(endpoint.request) : []),
    ...responseBlocks(endpoint),
    ...(endpoint.errors.length > 0
      ? [
          paragraph([
            strong('Errors:'),
            ' ',
            ...joined(endpoint.errors.map((it) => link(paths.error(it), [code(it)]))),
            '.',
          ]),
        ]
      : []),
  ];
}

/** Operations, each under a heading: of a module, general, or of keys. */
export const operations = views({
  general: () =>
    api.generalEndpoints.flatMap((it) =>
      operationBlocks({...it, owner: 'general'}, it.path.startsWith('/guilds/{guild_id}/') ? '/guilds/{guild_id}' : ''),
    ),
  'api-keys': () =>
    api.keyEndpoints.flatMap((it) => operationBlocks({...it, owner: 'api-keys'}, '/guilds/{guild_id}/api-keys')),
  ...Object.fromEntries(
    moduleKeys.map((key) => [
      key,
      () => moduleEndpoints(key).flatMap((it) => operationBlocks(it, modules[key].api.base)),
    ]),
  ),
});

/** The catalog of error codes, one anchor for each. */
export const errors = blockKind({all: errorCatalog}, (catalog) =>
  catalog.flatMap((it): Block[] => [
    heading(3, code(it.code), errorAnchor(it.code)),
    paragraph([
      strong(`${it.status} ${it.title}.`),
      ' ',
      ...parts(marked(`${it.when}. `)),
      strong('What to do:'),
      ' ',
      ...parts(marked(`${it.fix}.`)),
    ]),
    paragraph(
      it.retry ? 'The same request can succeed later.' : 'The same request fails again as long as the cause is there.',
    ),
  ]),
);

const header = (name: string, meaning: string): Inline[] => [code(name), marked(meaning)];

/** Headers of answers about the rate limit. */
export const rateLimitHeaders = blockKind({all: api.rateLimits.headers}, (list) => [
  table(
    ['Header', 'Meaning'],
    list.map((it) => header(it.name, it.meaning)),
  ),
]);

/** Query parameters that mean the same everywhere. */
export const queryParameters = blockKind({all: api.queryParameters}, (list) => [fieldTable(list)]);

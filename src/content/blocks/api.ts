import {api} from '../../facts/api';
import {moduleEndpoints, type OwnedEndpoint} from '../../facts/endpoints';
import {errors as errorCatalog} from '../../facts/errors';
import {modules} from '../../facts/modules';
import {moduleKeys, type Field, type GeneralSetting, type Module} from '../../facts/types';
import {paths} from '../../routing/paths';
import {blockKind} from './block';
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
import {defaultWords, rangeWords} from './words';

type Schema = readonly (Field | GeneralSetting)[];

const nameOf = (field: Field | GeneralSetting): string => ('key' in field ? field.key : field.name);

const typeNames: Readonly<Partial<Record<Field['type'], string>>> = {
  id: 'id',
  text: 'string with variables',
  entity: 'object',
  entity_list: 'list of objects',
  object_list: 'list of objects',
  object_map: 'map of objects',
  settings_object: 'object',
  embed_object: 'embed',
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

/** What is to be known of a field beyond its type. */
function fieldNotes(field: Field | GeneralSetting): Inline {
  const notes: Inline[] = [];
  if ('description' in field) notes.push(field.description);
  if (field.values) notes.push(['one of ', ...joined(field.values.map(code))]);
  if ('required' in field && field.required) notes.push('required to create');
  if ('readonly' in field && field.readonly) notes.push('read-only');
  if ('createOnly' in field && field.createOnly) notes.push('cannot be changed later');
  if ('dashboardOnly' in field && field.dashboardOnly) notes.push('changed in the dashboard only');
  if ('nullable' in field && field.nullable) notes.push('can be null');
  if ('prefix' in field && field.prefix) notes.push(['begins with ', code(`${field.prefix}_`)]);
  if ('pattern' in field && field.pattern) notes.push(['matches ', code(field.pattern)]);
  if (field.default !== undefined) notes.push(['default ', ...parts(defaultWords(field.default))]);
  if ('defaultNote' in field && field.defaultNote) notes.push(`default: ${field.defaultNote}`);
  if (field.zero) notes.push(`0: ${field.zero}`);
  if (field.premium) notes.push('Premium only');
  if (field.note) notes.push(field.note);
  if ('example' in field && field.example) notes.push(['for example ', code(field.example)]);
  return notes.flatMap((note, index) => [...(index > 0 ? ['; '] : []), ...parts(note)]);
}

/** Rows of a schema; fields of objects follow as `object.field`. */
const fieldRows = (fields: Schema, prefix = ''): Inline[][] =>
  fields.flatMap((field) => [
    [code(prefix + nameOf(field)), typeWords(field), fieldNotes(field)],
    ...('fields' in field && field.fields ? fieldRows(field.fields, `${prefix}${nameOf(field)}.`) : []),
  ]);

const fieldTable = (fields: Schema): Block => table(['Field', 'Type', 'Notes'], fieldRows(fields));

const humanName = (entity: string): string => {
  const words = entity.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const schemaBlocks = (schemas: Readonly<Record<string, Schema>>): Block[] =>
  Object.entries(schemas).flatMap(([name, fields]) => [
    heading(3, humanName(name), `object-${name.replaceAll('_', '-')}`),
    fieldTable(fields),
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

const objectLink = (name: string): Inline =>
  link(`#object-${name.replaceAll('_', '-')}`, humanName(name).toLowerCase());

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

const moduleLink = link('/docs/api/general#object-module', 'module');

function operationBlocks(endpoint: OwnedEndpoint, base: string): Block[] {
  const facts: Inline[] = [
    endpoint.scope === 'none' ? 'No key needed.' : ['Scope: ', code(endpoint.scope)],
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
export const operations = blockKind<() => Block[]>(
  {
    general: () =>
      api.generalEndpoints.flatMap((it) =>
        operationBlocks(
          {...it, owner: 'general'},
          it.path.startsWith('/guilds/{guild_id}/') ? '/guilds/{guild_id}' : '',
        ),
      ),
    'api-keys': () =>
      api.keyEndpoints.flatMap((it) => operationBlocks({...it, owner: 'api-keys'}, '/guilds/{guild_id}/api-keys')),
    ...Object.fromEntries(
      moduleKeys.map((key) => [
        key,
        () => moduleEndpoints(key).flatMap((it) => operationBlocks(it, modules[key].api.base)),
      ]),
    ),
  },
  (render) => render(),
);

/** The catalog of error codes, one anchor for each. */
export const errors = blockKind({all: errorCatalog}, (catalog) =>
  catalog.flatMap((it): Block[] => [
    heading(3, code(it.code), it.code.replaceAll('_', '-')),
    paragraph([strong(`${it.status} ${it.title}.`), ` ${it.when}. `, strong('What to do:'), ' ', `${it.fix}.`]),
    paragraph(it.retry ? 'Sending the same request again later can succeed.' : 'Do not send the same request again.'),
  ]),
);

const header = (name: string, meaning: string): Inline[] => [code(name), meaning];

/** Headers of answers about the rate limit. */
export const rateLimitHeaders = blockKind({all: api.rateLimits.headers}, (list) => [
  table(
    ['Header', 'Meaning'],
    list.map((it) => header(it.name, it.meaning)),
  ),
]);

/** Query parameters that mean the same everywhere. */
export const queryParameters = blockKind({all: api.queryParameters}, (list) => [fieldTable(list)]);

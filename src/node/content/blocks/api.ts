import {STATUS_CODES} from 'node:http';
import type {PhrasingContent} from 'mdast';
import {api} from '../../../facts/api';
import {fieldRuleSentences, ruleSentences} from '../../../shared/api/fieldRules';
import {allEndpoints, apiPage, apiPages, type ApiPage, type Owner} from '../../../shared/api/endpoints';
import {errors as errorCatalog, problemFormat} from '../../../facts/errors';
import {errorsByStatus} from '../../../shared/api/errorsByStatus';
import {links} from '../../../facts/links';
import {modules} from '../../../facts/modules';
import {changelog} from '../../../facts/releases';
import {givenUp, successors} from '../../../shared/api/replaced';
import {
  type ApiError,
  type DefaultValue,
  type Field,
  type FieldRule,
  type HttpMethod,
  type Json,
  type ModuleKey,
  type Replacement,
} from '../../../facts/types';
import {fieldAnchor, objectAnchor, objectWords, operationAnchor} from '../../openapi/anchors';
import {problemExample} from '../../openapi/document';
import {allOperations, objectOf, objectsOf, type ApiObject, type Operation} from '../../openapi/operations';
import {formatJson, samplesOf} from '../../openapi/samples';
import {changeWords, embedObject, isReplaced} from '../../openapi/schema';
import {sentFields} from '../../openapi/sentFields';
import {errorAnchor, paths, releaseAnchor} from '../../../shared/routing/paths';
import {capitalized, sentence, type Words} from '../../../shared/sentences';
import {blockKind, keyed, views} from './block';
import {
  blockList,
  box,
  bulletList,
  code,
  codeBlock,
  emphasis,
  heading,
  joined,
  link,
  paragraph,
  parts,
  selfLinked,
  span,
  strong,
  table,
  type Block,
  type Inline,
} from './markdown';
import {marked} from './marked';
import {rangeWords} from './valueWords';

/** `200 OK`, as an answer begins. */
const statusLine = (status: number): string => `${status} ${STATUS_CODES[status] ?? ''}`;

/** A request in all languages, of which the reader sees one. */
const requestSamples = (operation: Operation): Block =>
  box(
    'Samples',
    samplesOf(operation).map((sample) => codeBlock(sample.language, sample.code)),
  );

const typeNames: Readonly<Partial<Record<Field['type'], string>>> = {
  text: 'string with variables',
  object_list: 'list of objects',
  object_map: 'map of objects',
  iana_timezone: 'IANA time zone',
  url: 'URL',
  limit_value: 'integer, boolean or null',
  channel_id: 'snowflake',
  role_id: 'snowflake',
  string_list: 'list of strings',
  integer_list: 'list of integers',
  datetime_list: 'list of datetimes',
  id_list: 'list of ids',
  snowflake_list: 'list of snowflakes',
  channel_id_list: 'list of snowflakes',
  role_id_list: 'list of snowflakes',
  user_id_list: 'list of snowflakes',
  any: 'any JSON value',
};

/** The object that a field holds, if its fields are described under a heading of their own. */
const namedObject = ({type, entity}: Field): string | undefined => (type === 'settings_object' ? 'settings' : entity);

/** The embed, which is described once for all. */
const embedLink = link(`${paths.apiGeneral}#${objectAnchor(embedObject)}`, capitalized(objectWords(embedObject)));

/** Type of a field with its values, range or length: `string, 1 to 300`. */
function typeWords(field: Field): Inline {
  const {type, values, min, max, unit, prefix, nullable} = field;
  const orNull = nullable && type !== 'limit_value' ? ' or null' : '';
  const named = namedObject(field);
  if (named !== undefined) {
    const object = link(`#${objectAnchor(named)}`, objectWords(named));
    return type === 'entity_list'
      ? ['list of ', object, rangeWords(min, max) && `, ${rangeWords(min, max)}`]
      : [object, orNull];
  }
  if (type === 'embed_object') return [embedLink, orNull];
  if (type in api.protocol.forms) return [link(`${paths.apiGeneral}#forms`, type.replaceAll('_', ' ')), orNull];
  if (values) {
    return [type === 'enum_list' ? 'any of ' : 'one of ', ...joined(values.map(code)), orNull];
  }
  const name = `${typeNames[type] ?? type.replaceAll('_', ' ')}${orNull}`;
  const begin: Inline = prefix ? [typeNames[type] ?? type, ' ', code(`${prefix}_…`), orNull] : name;
  const size = [rangeWords(min, max), unit].filter(Boolean).join(' ');
  return size === '' ? begin : [...parts(begin), `, ${size}`];
}

/** A value as it stands in JSON; a text without its quotation marks. */
const valueCode = (value: DefaultValue | Json): Inline =>
  value === '' ? 'empty' : code(typeof value === 'string' ? value : JSON.stringify(value));

/** A value after its word, and a full stop unless the value is a text that ends with one. */
const ended = (word: string, value: DefaultValue | Json): Inline => [
  word,
  ...parts(valueCode(value)),
  typeof value === 'string' && sentence(value) === value ? '' : '.',
];

/** Types of which a value explains itself. */
const selfEvident: readonly Field['type'][] = [
  'boolean',
  'enum',
  'enum_list',
  'any',
  'object',
  'object_map',
  'embed_object',
];

/** No value, or one that shows nothing. */
const isEmpty = (value: Json | undefined): value is undefined | null =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Words of a rule. */
const ruleWords = (words: Words): Inline => words.map((part) => (typeof part === 'string' ? part : code(part.code)));

/** What a field means, and what is to be known of it beyond its type. */
function meaning(field: Field, {ofAnswer = false, rules = [], all = [], changed, within = ''}: FieldList): Inline {
  const {description, note, zero, limit, premium, readonly, createOnly, pattern, defaultNote, example, fields} = field;
  const start = field.default;
  const shown = !isEmpty(example) && !fields && !selfEvident.includes(field.type);
  const notes: Inline[] = [
    marked(sentence(description)),
    ...(note ? [marked(sentence(capitalized(note)))] : []),
    ...(zero ? [sentence(`0 ${zero}`)] : []),
    ...(ofAnswer ? [] : fieldRuleSentences(within + field.name, rules, all).map(ruleWords)),
    ...(limit ? [['Limit of the plan: ', code(limit), '.'] as const] : []),
    ...(premium ? ['Premium only.'] : []),
    ...(readonly && !ofAnswer ? ['Read-only.'] : []),
    ...(createOnly ? ['Set at creation only.'] : []),
    ...(changed && !readonly && !createOnly
      ? changeWords(field).map((words): Inline => ['In a ', code('PATCH'), `, it ${words}.`])
      : []),
    ...(pattern ? [[field.type.endsWith('_list') ? 'Each matches ' : 'Matches ', code(pattern), '.'] as const] : []),
    ...(start === undefined || start === null || ofAnswer ? [] : [ended('Default ', start)]),
    ...(defaultNote ? [marked(sentence(`Default: ${defaultNote}`))] : []),
    ...(shown ? [ended('Example: ', example)] : []),
  ];
  return notes.flatMap((note, index) => [...(index > 0 ? [' '] : []), ...parts(note)]);
}

/** How a list of fields differs by what it is for. */
interface FieldList {
  /** Anchor of what the fields are of: below it each has its own. */
  place: string;
  /** Word at what must be sent. */
  required?: string;
  /** Of an answer: what cannot be sent or has a default needs no word. */
  ofAnswer?: boolean;
  /** What holds among all fields of the object. */
  rules?: readonly FieldRule[];
  all?: readonly Field[];
  /** A PATCH can change them. */
  changed?: boolean;
  /** Names of the fields around them, as rules have them: each with a dot after it. */
  within?: string;
}

/** The same for the fields inside of one; nothing in a list is changed by itself. */
const inside = (field: Field, list: FieldList): FieldList => ({
  ...list,
  place: fieldAnchor(list.place, [field.name]),
  within: `${list.within ?? ''}${field.name}.`,
  ...(isReplaced(field) && {changed: false}),
});

/** Name and type of a field, which lead to themselves, and whether it is required. */
const fieldTitle = (field: Field, {place, required}: FieldList): Block =>
  paragraph([
    selfLinked(fieldAnchor(place, [field.name]), code(field.name)),
    ' ',
    emphasis(typeWords(field)),
    ...(field.required && required ? [' ', strong(required)] : []),
  ]);

/** What takes the place of a field of a list, each a link. */
const successorLinks = (replaced: Replacement, place: string): (string | PhrasingContent)[] =>
  joined(
    successors(replaced).map(({object, name}) =>
      link(`#${fieldAnchor(object === undefined ? place : objectAnchor(object), [name])}`, [code(name)]),
    ),
    ' and ',
  );

/** Since when a field is given up, what takes its place, and until when it works. */
function deprecation(replaced: Replacement, place: string): Inline {
  const {component, release, until} = givenUp(replaced);
  const page = paths.component('current', component.name);
  return [
    'Deprecated since ',
    link(`${page}#${releaseAnchor(release.version)}`, `${component.title} ${release.version}`),
    ...(replaced.by.length > 0 ? [': use ', ...successorLinks(replaced, place), ' instead'] : []),
    `. It works until ${until} at least. `,
    ...parts(marked(sentence(replaced.how))),
  ];
}

/** Fields that releases gave up, folded away. */
const formerFields = (fields: readonly Field[], list: FieldList): Block[] =>
  fields.length > 0
    ? [
        box('details', [
          box('summary', [paragraph(['Deprecated: ', ...joined(fields.map(({name}) => code(name)))])]),
          ...fields.flatMap((field) => [
            fieldTitle(field, list),
            paragraph(meaning(field, list)),
            ...(field.replaced ? [paragraph(deprecation(field.replaced, list.place))] : []),
          ]),
        ]),
      ]
    : [];

/** Fields with type and meaning; those of an object inside follow below it, and those that it replaced. */
function fieldItems(fields: readonly Field[], list: FieldList): Block {
  const today = fields.filter(({replaced}) => !replaced);
  const firstSuccessor = ({replaced}: Field): Field | undefined =>
    today.find(({name}) => replaced?.by.includes(name) ?? false);
  const former = fields.filter(({replaced}) => replaced);
  const elsewhere = formerFields(
    former.filter((field) => firstSuccessor(field) === undefined),
    list,
  );
  return blockList([
    ...today.map((field) => [
      fieldTitle(field, list),
      paragraph(meaning(field, list)),
      ...(field.fields && namedObject(field) === undefined ? [fieldItems(field.fields, inside(field, list))] : []),
      ...formerFields(
        former.filter((one) => firstSuccessor(one) === field),
        list,
      ),
    ]),
    ...(elsewhere.length > 0 ? [elsewhere] : []),
  ]);
}

const fieldBlock = (fields: readonly Field[], list: FieldList): Block =>
  box('div', [fieldItems(fields, list)], 'fields');

/** A view for each page of the API, made of its module or of what is not any module's. */
const byPage = (show: (page: ApiPage) => readonly Block[]) =>
  keyed(
    apiPages,
    (page) => page.key,
    (page) => ({fact: page.module ?? api, show: () => show(page)}),
  );

/** The object on the same page of which another has all fields and more. */
const baseOf = (object: ApiObject, all: readonly ApiObject[]): ApiObject | undefined =>
  all.find(
    (other) =>
      other.fields.length < object.fields.length &&
      other.fields.every(({name}, index) => object.fields[index]?.name === name),
  );

/** Objects that requests hold inside of others, whichever module has these: its settings, and the embed. */
const sentAnywhere: readonly string[] = ['settings', embedObject];

/** Whether a field that is sent holds the object. */
const isSentInside = ({name, owner}: ApiObject): boolean =>
  sentAnywhere.includes(name) ||
  objectsOf(owner).some(
    (object) => isBody(object) && object.fields.some(({entity, readonly}) => entity === name && !readonly),
  );

/** Whether a change is a part of the object. */
const isChanged = ({name, owner}: ApiObject): boolean =>
  name === 'settings' ||
  allOperations().some(
    ({request}) => request?.kind === 'update' && request.object.name === name && request.object.owner === owner,
  );

/** Whether an operation sends the object by itself. */
const isBody = ({name, owner}: ApiObject): boolean =>
  allOperations().some(
    ({request}) =>
      request && request.kind !== 'fields' && request.object.name === name && request.object.owner === owner,
  );

/** Whether requests hold the object. */
const isSent = (object: ApiObject): boolean => isBody(object) || isSentInside(object);

/** What holds among the fields of a request. */
const ruleBlocks = ({rules, fields}: ApiObject): Block[] =>
  rules.length === 0
    ? []
    : [
        paragraph(strong('What goes together')),
        bulletList(rules.flatMap((rule) => ruleSentences(rule, fields)).map(ruleWords)),
      ];

function objectBlocks(object: ApiObject, _index: number, all: readonly ApiObject[]): Block[] {
  const base = baseOf(object, all);
  return [
    heading(3, capitalized(objectWords(object.name)), objectAnchor(object.name)),
    ...(base ? [paragraph(['All fields of the ', ...parts(objectLink(base)), ', and:'])] : []),
    // Where an operation sends the object by itself, the rules stand there.
    ...(isBody(object) ? [] : ruleBlocks(object)),
    fieldBlock(object.fields.slice(base?.fields.length ?? 0), {
      place: objectAnchor(object.name),
      required: 'required to create',
      ofAnswer: !isSent(object),
      changed: isChanged(object),
      rules: object.rules,
      all: object.fields,
    }),
  ];
}

/** The settings of a module as an object that its page shows. */
const settingsOf = (owner: Owner): ApiObject => ({
  name: 'settings',
  owner,
  rules: [],
  fields: objectOf(owner, 'module').fields.find((field) => field.name === 'settings')?.fields ?? [],
});

/** The fields of every module; its settings are other ones in each. */
const moduleFields = api.moduleResource.schema.map((field: Field): Field =>
  field.type === 'settings_object' ? {...field, type: 'object'} : field,
);

/** Objects with every field: of a module with its settings, of the general endpoints, or of keys. */
export const objects = views({
  module: {
    fact: api.moduleResource,
    show: () => [{name: 'module', owner: 'general' as const, fields: moduleFields, rules: []}].flatMap(objectBlocks),
  },
  ...byPage(({key, module}) => [...objectsOf(key), ...(module ? [settingsOf(key)] : [])].flatMap(objectBlocks)),
});

/** Where an object is described: on the page itself, or for what all modules have on the general one. */
const objectLink = ({name}: ApiObject): Inline =>
  link(`${name === 'module' ? paths.apiGeneral : ''}#${objectAnchor(name)}`, objectWords(name));

/** What a key must be allowed. */
function scopeWords(scope: string): Inline {
  if (scope === 'none') return 'No key needed.';
  if (scope === 'any') return 'Any key of the server, whatever its scopes.';
  return ['Scope ', link(`${paths.apiKeys}#scopes`, [code(scope)]), '.'];
}

/** Parameters that turn pages; they are explained once for all. */
const pagingNames = new Set<string>(api.pagination.query.map(({name}) => name));

function parameterBlocks({id, pathParameters, queryParameters}: Operation): Block[] {
  const place = (part: string): string => fieldAnchor(operationAnchor(id), [part]);
  const inPath = pathParameters.filter(({name}) => name !== 'guild_id');
  const paged = queryParameters.some(({name}) => name === 'after');
  const inQuery = queryParameters.filter((parameter) => !paged || !pagingNames.has(parameter.name));
  return [
    ...(inPath.length > 0
      ? [paragraph(strong('In the path')), fieldBlock(inPath, {place: place('path'), ofAnswer: true})]
      : []),
    ...(inQuery.length > 0
      ? [paragraph(strong('In the query')), fieldBlock(inQuery, {place: place('query'), required: 'required'})]
      : []),
    ...(paged
      ? [
          paragraph([
            inQuery.length > 0 ? 'And ' : 'In the query: ',
            code('limit'),
            ' and ',
            code('after'),
            ' for ',
            link(`${paths.apiGeneral}#paging`, 'paging'),
            '.',
          ]),
        ]
      : []),
  ];
}

const names = (fields: readonly Field[]): (string | ReturnType<typeof code>)[] =>
  joined(fields.map(({name}) => code(name)));

/** What a change does with fields whose names stand before. */
const replacedWords = (count: number): string =>
  count === 1 ? ` ${api.protocol.replaced}.` : ' replace the old values as a whole.';

/** The fields that an object is created with, those that are needed first: names and types, which lead to the whole. */
function sentItems(fields: readonly Field[], place: string): Block {
  const today = fields.filter(({replaced}) => !replaced);
  const first = today.filter(({required}) => required);
  return blockList(
    [...first, ...today.filter((field) => !first.includes(field))].map((field) => [
      paragraph([
        link(`#${fieldAnchor(place, [field.name])}`, [code(field.name)]),
        ' ',
        emphasis(typeWords(field)),
        ...(field.required ? [' ', strong('required')] : []),
      ]),
      ...(field.fields && namedObject(field) === undefined
        ? [sentItems(sentFields(field.fields, 'create'), fieldAnchor(place, [field.name]))]
        : []),
    ]),
  );
}

function createBlocks(object: ApiObject): Block[] {
  return [
    paragraph([strong('Body:'), ' fields of the ', ...parts(objectLink(object)), '.']),
    box('div', [sentItems(sentFields(object.fields, 'create'), objectAnchor(object.name))], 'fields fields--short'),
    ...ruleBlocks(object),
  ];
}

function bodyBlocks({id, request: body}: Operation): Block[] {
  if (body === undefined || body.kind === 'object' || body.kind === 'page') return [];
  if (body.kind === 'fields') {
    const place = fieldAnchor(operationAnchor(id), ['body']);
    return [paragraph(strong('Body')), fieldBlock(body.fields, {place, required: 'required'})];
  }
  if (body.kind === 'create') return createBlocks(body.object);
  const sent = sentFields(body.object.fields, body.kind).filter(({replaced}) => !replaced);
  const replaced = sent.filter(isReplaced);
  return [
    paragraph([
      strong('Body:'),
      ' fields of the ',
      ...parts(objectLink(body.object)),
      '. At least one of ',
      ...names(sent),
      '.',
      ...(replaced.length > 0 ? [' ', ...names(replaced), replacedWords(replaced.length)] : []),
    ]),
    ...ruleBlocks(body.object),
  ];
}

function answerBlocks({id, status, response, location, example}: Operation): Block[] {
  const where: Inline = location ? [' The header ', code('Location'), ' has its address.'] : '';
  const title = statusLine(status);
  if (response === undefined) return [paragraph([strong('Response:'), ` ${title}, without a body.`])];
  const sample = codeBlock('json', formatJson(example.response ?? {}), title);
  if (response.kind === 'fields')
    return [
      paragraph(strong('Response')),
      fieldBlock(response.fields, {place: fieldAnchor(operationAnchor(id), ['answer']), ofAnswer: true}),
      sample,
    ];
  const what = response.kind === 'page' ? ' a page; its items: ' : ' the ';
  return [paragraph([strong('Response:'), what, ...parts(objectLink(response.object)), '.', ...parts(where)]), sample];
}

function errorBlocks({errors, scope}: Operation): Block[] {
  const groups = errorsByStatus(errors).flatMap(([status, these]) => [
    `${status} `,
    ...joined(these.map((error) => link(paths.error(error.code), [code(error.code)]))),
    '; ',
  ]);
  const common = link(
    `${paths.apiGeneral}#common-errors`,
    scope === 'none' ? 'those of requests without a key' : 'those of every request',
  );
  return [paragraph([strong('Errors:'), ' ', ...groups, ...(groups.length > 0 ? ['and '] : []), common, '.'])];
}

const methodBadge = (method: HttpMethod): PhrasingContent => span(`method method--${method.toLowerCase()}`, method);

function operationBlocks(operation: Operation): Block[] {
  const {id, method, path, summary, description, scope, idempotencyKey} = operation;
  const repeat = link(`${paths.apiGeneral}#idempotency`, [code(api.idempotency.header)]);
  return [
    heading(3, summary, operationAnchor(id)),
    box('div', [paragraph([methodBadge(method), ' ', code(path)])], 'endpoint'),
    paragraph([
      ...(description ? [...parts(marked(description)), ' '] : []),
      ...parts(scopeWords(scope)),
      ...(idempotencyKey ? [' Safe to repeat with an ', repeat, '.'] : []),
    ]),
    ...parameterBlocks(operation),
    ...bodyBlocks(operation),
    requestSamples(operation),
    ...answerBlocks(operation),
    ...errorBlocks(operation),
  ];
}

const operationsOf = (owner: Owner): Operation[] => allOperations().filter((operation) => operation.owner === owner);

/** Operations, each under a heading: of a module, general, or of keys. */
export const operations = views(byPage(({key}) => operationsOf(key).flatMap(operationBlocks)));

/** The operations of a page with their methods, each a link to its heading. */
export const operationIndex = views(
  byPage(({key}) => [
    box(
      'div',
      [
        bulletList(
          operationsOf(key).map(({id, method, summary}) => [
            methodBadge(method),
            ' ',
            link(`#${operationAnchor(id)}`, summary),
          ]),
        ),
      ],
      'operations',
    ),
  ]),
);

/** The request of one operation in all languages, and its answer: the first call, for instance. */
export const requests = views(
  keyed(
    allEndpoints(),
    (endpoint) => endpoint.id,
    (endpoint) => ({
      fact: apiPage(endpoint.owner).module ?? api,
      show: () =>
        allOperations()
          .filter((operation) => operation.id === endpoint.id)
          .flatMap((operation) => [
            requestSamples(operation),
            ...(operation.example.response
              ? [codeBlock('json', formatJson(operation.example.response), statusLine(operation.status))]
              : []),
          ]),
    }),
  ),
);

/** Answers with an error, as they are sent. */
export const problemAnswers = blockKind(
  keyed(
    errorCatalog,
    (error) => error.code,
    (error): ApiError => error,
  ),
  (error) => [codeBlock('json', formatJson(problemExample(error) as Json), statusLine(error.status))],
);

/** The members of an answer with an error. */
export const problemMembers = blockKind({all: problemFormat.members}, (members) => [
  fieldBlock(members, {place: 'problem', ofAnswer: true}),
]);

/** The catalog of error codes, one anchor for each. */
export const errors = blockKind({all: errorCatalog}, (catalog) =>
  catalog.flatMap((error): Block[] => [
    heading(3, code(error.code), errorAnchor(error.code)),
    paragraph([strong(`${error.status} ${error.title}.`), ' ', ...parts(marked(`${error.when}.`))]),
    paragraph([
      strong('What to do:'),
      ' ',
      ...parts(marked(`${error.fix}. `)),
      strong('Retry:'),
      error.retry ? ' yes.' : ' no.',
    ]),
  ]),
);

/** Headers of answers about the rate limit. */
export const rateLimitHeaders = blockKind({all: api.rateLimits.headers}, (list) => [
  table(
    ['Header', 'Meaning'],
    list.map((header): Inline[] => [code(header.name), marked(header.meaning)]),
  ),
]);

/** Lists of what happened that can begin where the last look ended. */
export const recentLists = blockKind({all: allOperations}, (all) => [
  bulletList(
    all()
      .filter(
        ({queryParameters, response}) =>
          response?.kind === 'page' && queryParameters.some(({name}) => name === 'since'),
      )
      .map(({id, owner, summary}) => link(`${paths.apiPage(owner)}#${operationAnchor(id)}`, summary)),
  ),
]);

/** Query parameters that mean the same everywhere. */
export const queryParameters = blockKind({all: api.queryParameters}, (list) => [
  fieldBlock(list, {place: 'query', required: 'required'}),
]);

/** A file of the site that is no page: the check of links knows pages only. */
const openApiLink: PhrasingContent = link(`pathname://${api.openapi.file}`, `OpenAPI ${api.openapi.version} document`);

/** Where a module's operations are and which scopes they need. */
export const apiBase = blockKind(modules, ({key, api: {base}}) => [
  paragraph([
    'Paths are below ',
    code(links.api),
    '. Those of this page begin with ',
    code(base),
    ', where ',
    code('{guild_id}'),
    ' is the id of your server.',
  ]),
  paragraph([
    'Reading needs a key with the scope ',
    code(`${key}:read`),
    ', writing one with ',
    code(`${key}:write`),
    `; ${api.authentication.scopes.rule}. The samples read the key and the server's id from `,
    code(api.authentication.keyVariable),
    ' and ',
    code(api.samples.serverVariable),
    '.',
  ]),
  paragraph([
    'Headers, paging and rate limits are on the page ',
    link(paths.apiGeneral, 'General'),
    '. Everything here is in the ',
    openApiLink,
    ', too.',
  ]),
  paragraph([
    ...parts(marked(api.moduleDisabledRule)),
    ' How much a plan allows is in the ',
    link(`${paths.module(key)}#limits`, 'limits of the module'),
    '.',
  ]),
]);

/** Pages of the changelog about a module: its own, and those of its parts. */
const componentsOf = (key: ModuleKey) => {
  const name = `modules.${key.replaceAll('-', '_')}`;
  return changelog.current.filter((component) => component.name === name || component.name.startsWith(`${name}.`));
};

/** What a developer reads beside the reference of a module. */
export const apiLinks = blockKind(modules, ({key, title}) => [
  bulletList([
    [link(paths.module(key), `Guide: ${title}`), ': what the module does in the server, its settings and limits'],
    ...componentsOf(key).map((component): Inline => [
      'Changelog: ',
      link(paths.component('current', component.name), component.title),
    ]),
    [link(paths.errorCodes, 'Error codes'), ': what each means and what to do'],
    [openApiLink, ': for clients, mocks and editors'],
  ]),
]);

/** The link to the OpenAPI document, for pages that are no module's. */
export const openApi = blockKind({all: openApiLink}, (openApi) => [
  paragraph([openApi, ' for clients, mocks and editors.']),
]);

/** What developers take along: files of the site that the build makes of the document. */
export const downloads = blockKind({all: api.openapi}, ({version, file, yaml, types, postman, postmanVariables}) => [
  bulletList([
    [
      `OpenAPI ${version} document as `,
      link(`pathname://${file}`, 'JSON'),
      ' or ',
      link(`pathname://${yaml}`, 'YAML'),
      ': for clients, mocks and editors',
    ],
    [
      link(`pathname://${types}`, 'Types for TypeScript'),
      ': every object and request by its name. ',
      'Fields of responses also take values that come later',
    ],
    [
      link(`pathname://${postman}`, 'Postman collection'),
      ': import it, then fill in its variables ',
      code(postmanVariables.server),
      ' and ',
      code(postmanVariables.key),
    ],
  ]),
]);

import {api} from '../../../facts/api';
import {fieldRuleSentences, ruleSentences} from '../../../shared/api/fieldRules';
import {allEndpoints, apiPages, type ApiPage, type Owner} from '../../../shared/api/endpoints';
import {errors as errorCatalog, problemFormat} from '../../../facts/errors';
import {errorsByStatus} from '../../../shared/api/errorsByStatus';
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
import {statusLine} from '../../openapi/statuses';
import {errorAnchor, paths, releaseAnchor} from '../../../shared/routing/paths';
import {capitalized, sentence} from '../../../shared/sentences';
import {each, keyed} from './entry';
import {marked, worded} from './marked';
import {apart, code, codeBlock, join, lines, mdx, type Markdown, type Value} from './mdx';
import {rangeWords} from './valueWords';

/** A request in all languages, of which the reader sees one. */
const requestSamples = (operation: Operation): Markdown => mdx`
  <Samples>
    ${apart(samplesOf(operation).map((sample) => codeBlock(sample.language, sample.code)))}
  </Samples>
`;

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
const embedLink = mdx`[${capitalized(objectWords(embedObject))}](${paths.apiGeneral}#${objectAnchor(embedObject)})`;

/** Type of a field with its values, range or length: `string, 1 to 300`. */
function typeWords(field: Field): Markdown {
  const {type, values, min, max, unit, prefix, nullable, zero} = field;
  const orNull = nullable && type !== 'limit_value' && ' or null';
  const named = namedObject(field);
  if (named !== undefined) {
    const object = mdx`[${objectWords(named)}](#${objectAnchor(named)})`;
    const range = rangeWords(min, max);
    return type === 'entity_list' ? mdx`list of ${object}${range && `, ${range}`}` : mdx`${object}${orNull}`;
  }
  if (type === 'embed_object') return mdx`${embedLink}${orNull}`;
  if (type in api.protocol.forms) return mdx`[${type.replaceAll('_', ' ')}](${paths.apiGeneral}#forms)${orNull}`;
  if (values) return mdx`${type === 'enum_list' ? 'any' : 'one'} of ${join(values.map(code), ', ')}${orNull}`;
  const name = prefix
    ? mdx`${typeNames[type] ?? type} ${code(`${prefix}_…`)}`
    : (typeNames[type] ?? type.replaceAll('_', ' '));
  const orZero = zero !== undefined && min !== undefined && min > 0 && '0 or';
  const size = [orZero, rangeWords(min, max), unit].filter(Boolean).join(' ');
  return mdx`${name}${orNull}${size && `, ${size}`}`;
}

/** A value as it stands in JSON; a text without its quotation marks. */
const valueCode = (value: DefaultValue | Json): Value =>
  value === '' ? 'empty' : code(typeof value === 'string' ? value : JSON.stringify(value));

/** A value with a full stop, unless it is a text that ends with one. */
const ended = (value: DefaultValue | Json): Value => [
  valueCode(value),
  !(typeof value === 'string' && sentence(value) === value) && '.',
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

/** What a field means, and what is to be known of it beyond its type. */
function meaning(field: Field, {ofAnswer = false, rules = [], all = [], changed, within = ''}: FieldList): Value {
  const {description, note, zero, limit, premium, readonly, createOnly, pattern, defaultNote, example, fields} = field;
  const start = field.default;
  const shown = !isEmpty(example) && !fields && !selfEvident.includes(field.type);
  return join(
    [
      marked(sentence(description)),
      note && marked(sentence(capitalized(note))),
      zero && sentence(`0 ${zero}`),
      ...(ofAnswer ? [] : fieldRuleSentences(within + field.name, rules, all).map(worded)),
      limit && mdx`Limit of the plan: ${code(limit)}.`,
      premium && 'Premium only.',
      readonly && !ofAnswer && 'Read-only.',
      createOnly && 'Set at creation only.',
      ...(changed && !readonly && !createOnly
        ? changeWords(field).map((words) => mdx`In a ${code('PATCH')}, it ${words}.`)
        : []),
      pattern && mdx`${field.type.endsWith('_list') ? 'Each matches' : 'Matches'} ${code(pattern)}.`,
      start !== undefined && start !== null && !ofAnswer && mdx`Default ${ended(start)}`,
      defaultNote && marked(sentence(`Default: ${defaultNote}`)),
      shown && mdx`Example: ${ended(example)}`,
    ],
    ' ',
  );
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

/** ` **required**`, and whether a request with the deprecated field goes without. */
const requiredWords = ({required}: Field, word = 'required'): Value =>
  required && mdx` **${word}**${required === 'unless_former' && ', or the deprecated field that it replaced'}`;

/** Name and type of a field, which lead to themselves, and whether it is required. */
const fieldTitle = (field: Field, {place, required}: FieldList): Markdown =>
  mdx`<Anchor id="${fieldAnchor(place, [field.name])}" linked>${code(field.name)}</Anchor> *${typeWords(field)}*${
    required && requiredWords(field, required)
  }`;

/** What takes the place of a field of a list, each a link. */
const successorLinks = (replaced: Replacement, place: string): Value =>
  join(
    successors(replaced).map(
      ({object, name}) =>
        mdx`[${code(name)}](#${fieldAnchor(object === undefined ? place : objectAnchor(object), [name])})`,
    ),
    ' and ',
  );

/** Since when a field is given up, what takes its place, and until when it works. */
function deprecation(replaced: Replacement, place: string): Markdown {
  const {component, release, until} = givenUp(replaced);
  const page = paths.component('current', component.name);
  const since = mdx`[${component.title} ${release.version}](${page}#${releaseAnchor(release.version)})`;
  const use = replaced.by.length > 0 && mdx`: use ${successorLinks(replaced, place)} instead`;
  return mdx`Deprecated since ${since}${use}. It works until ${until} at least. ${marked(sentence(replaced.how))}`;
}

/** Fields that releases gave up, folded away. */
function formerFields(fields: readonly Field[], list: FieldList): Value {
  if (fields.length === 0) return undefined;
  const former = (field: Field): Markdown => mdx`
    ${fieldTitle(field, list)}

    ${meaning(field, list)}

    ${field.replaced && deprecation(field.replaced, list.place)}
  `;
  return mdx`
    <details>
      <summary>
        Deprecated: ${join(
          fields.map(({name}) => code(name)),
          ', ',
        )}
      </summary>

      ${apart(fields.map(former))}
    </details>
  `;
}

/** Fields with type and meaning; those of an object inside follow below it, and those that it replaced. */
function fieldItems(fields: readonly Field[], list: FieldList): Value {
  const today = fields.filter(({replaced}) => !replaced);
  const firstSuccessor = ({replaced}: Field): Field | undefined =>
    today.find(({name}) => replaced?.by.includes(name) ?? false);
  const former = (successor: Field | undefined): Value =>
    formerFields(
      fields.filter((field) => field.replaced && firstSuccessor(field) === successor),
      list,
    );
  const item = (field: Field): Markdown => mdx`
    - ${fieldTitle(field, list)}

      ${meaning(field, list)}

      ${field.fields && namedObject(field) === undefined && fieldItems(field.fields, inside(field, list))}

      ${former(field)}
  `;
  const elsewhere = former(undefined);
  return apart([...today.map(item), elsewhere && mdx`- ${elsewhere}`]);
}

const fieldBlock = (fields: readonly Field[], list: FieldList): Markdown => mdx`
  <div className="fields">
    ${fieldItems(fields, list)}
  </div>
`;

/** What each page of the API shows, made of its module or of what is not any module's. */
const byPage = (show: (page: ApiPage) => Markdown) =>
  each(
    keyed(apiPages, ({key}) => key),
    show,
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

/**
 * Lists which fields of an object go together.
 * @param title of the list
 */
const ruleBlocks = ({rules, fields}: ApiObject, title = 'What goes together'): Value =>
  rules.length > 0 &&
  mdx`
    **${title}**

    ${lines(rules.flatMap((rule) => ruleSentences(rule, fields)).map((words) => mdx`- ${worded(words)}`))}
  `;

function objectSection(object: ApiObject, _index: number, all: readonly ApiObject[]): Markdown {
  const base = baseOf(object, all);
  const fields = fieldBlock(object.fields.slice(base?.fields.length ?? 0), {
    place: objectAnchor(object.name),
    required: 'required to create',
    ofAnswer: !isSent(object),
    changed: isChanged(object),
    rules: object.rules,
    all: object.fields,
  });
  return mdx`
    ### ${capitalized(objectWords(object.name))} {/* #${objectAnchor(object.name)} */}

    ${base && mdx`All fields of the ${objectLink(base)}, and:`}

    ${/* Where an operation sends the object by itself, the rules stand there. */ !isBody(object) && ruleBlocks(object)}

    ${fields}
  `;
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

const objectSections = (all: readonly ApiObject[]): Markdown => apart(all.map(objectSection));

/** Objects with every field: of a module with its settings, of the general endpoints, or of keys. */
export const objects = {
  module: () => objectSections([{name: 'module', owner: 'general', fields: moduleFields, rules: []}]),
  ...byPage(({key, module}) => objectSections([...objectsOf(key), ...(module ? [settingsOf(key)] : [])])),
};

/** Where an object is described: on the page itself, or for what all modules have on the general one. */
const objectLink = ({name}: ApiObject): Markdown =>
  mdx`[${objectWords(name)}](${name === 'module' && paths.apiGeneral}#${objectAnchor(name)})`;

/** What a key must be allowed. */
function scopeWords(scope: string): Markdown {
  if (scope === 'none') return mdx`No key needed.`;
  if (scope === 'any') return mdx`Any key of the server, whatever its scopes.`;
  return mdx`Scope [${code(scope)}](${paths.apiKeys}#scopes).`;
}

/** Parameters that turn pages; they are explained once for all. */
const pagingNames = new Set<string>(api.pagination.query.map(({name}) => name));

function parameters({id, pathParameters, queryParameters}: Operation): Markdown {
  const place = (part: string): string => fieldAnchor(operationAnchor(id), [part]);
  const inPath = pathParameters.filter(({name}) => name !== 'guild_id');
  const paged = queryParameters.some(({name}) => name === 'after');
  const inQuery = queryParameters.filter((parameter) => !paged || !pagingNames.has(parameter.name));
  const paging = mdx`${code('limit')} and ${code('after')} for [paging](${paths.apiGeneral}#paging)`;
  return mdx`
    ${inPath.length > 0 && mdx`**In the path**\n\n${fieldBlock(inPath, {place: place('path'), ofAnswer: true})}`}

    ${inQuery.length > 0 && mdx`**In the query**\n\n${fieldBlock(inQuery, {place: place('query'), required: 'required'})}`}

    ${paged && mdx`${inQuery.length > 0 ? 'And' : 'In the query:'} ${paging}.`}
  `;
}

const names = (fields: readonly Field[]): Value =>
  join(
    fields.map(({name}) => code(name)),
    ', ',
  );

/** What a change does with fields whose names stand before. */
const replacedWords = (count: number): string =>
  count === 1 ? api.protocol.replaced : 'replace the old values as a whole';

/** The fields that an object is created with, those that are needed first: names and types, which lead to the whole. */
function sentItems(fields: readonly Field[], place: string): Value {
  const today = fields.filter(({replaced}) => !replaced);
  const first = today.filter(({required}) => required);
  const item = (field: Field): Markdown => {
    const anchor = fieldAnchor(place, [field.name]);
    const within = field.fields && namedObject(field) === undefined && sentFields(field.fields, 'create');
    return mdx`
      - [${code(field.name)}](#${anchor}) *${typeWords(field)}*${requiredWords(field)}

        ${within && sentItems(within, anchor)}
    `;
  };
  return apart([...first, ...today.filter((field) => !first.includes(field))].map(item));
}

const createBody = (object: ApiObject): Markdown => mdx`
  **Body:** fields of the ${objectLink(object)}.

  <div className="fields fields--short">
    ${sentItems(sentFields(object.fields, 'create'), objectAnchor(object.name))}
  </div>

  ${ruleBlocks(object)}
`;

function requestBody({id, request: body}: Operation): Value {
  if (body === undefined || body.kind === 'object' || body.kind === 'page') return undefined;
  if (body.kind === 'fields') {
    const place = fieldAnchor(operationAnchor(id), ['body']);
    return mdx`**Body**\n\n${fieldBlock(body.fields, {place, required: 'required'})}`;
  }
  if (body.kind === 'create') return createBody(body.object);
  const sent = sentFields(body.object.fields, body.kind).filter(({replaced}) => !replaced);
  const replaced = sent.filter(isReplaced);
  return mdx`
    **Body:** fields of the ${objectLink(body.object)}. At least one of ${names(sent)}.${
      replaced.length > 0 && mdx` ${names(replaced)} ${replacedWords(replaced.length)}.`
    }

    ${ruleBlocks(body.object, 'What has to go together after the change')}
  `;
}

const responseSample = ({status, example}: Operation): Markdown =>
  codeBlock('json', formatJson(example.response ?? {}), statusLine(status));

function responseWords(operation: Operation): Markdown {
  const {id, status, response, location} = operation;
  if (response === undefined) return mdx`**Response:** ${statusLine(status)}, without a body.`;
  const sample = responseSample(operation);
  if (response.kind === 'fields') {
    const place = fieldAnchor(operationAnchor(id), ['answer']);
    return apart([mdx`**Response**`, fieldBlock(response.fields, {place, ofAnswer: true}), sample]);
  }
  const what = response.kind === 'page' ? 'a page; its items:' : 'the';
  return mdx`
    **Response:** ${what} ${objectLink(response.object)}.${location && mdx` The header ${code('Location')} has its address.`}

    ${sample}
  `;
}

function errorWords({errors, scope}: Operation): Markdown {
  const groups = errorsByStatus(errors).map(([status, these]) => {
    const links = these.map((error) => mdx`[${code(error.code)}](${paths.error(error.code)})`);
    return mdx`${status} ${join(links, ', ')}; `;
  });
  const common = scope === 'none' ? 'those of requests without a key' : 'those of every request';
  return mdx`**Errors:** ${groups}${groups.length > 0 && 'and '}[${common}](${paths.apiGeneral}#common-errors).`;
}

const methodBadge = (method: HttpMethod): Markdown =>
  mdx`<span className="method method--${method.toLowerCase()}">${method}</span>`;

function operationSection(operation: Operation): Markdown {
  const {id, method, path, summary, description, scope, idempotencyKey} = operation;
  const repeat = mdx`[${code(api.idempotency.header)}](${paths.apiGeneral}#idempotency)`;
  return mdx`
    ### ${summary} {/* #${operationAnchor(id)} */}

    <div className="endpoint">
      ${methodBadge(method)} ${code(path)}
    </div>

    ${description && [marked(description), ' ']}${scopeWords(scope)}${idempotencyKey && mdx` Safe to repeat with an ${repeat}.`}

    ${parameters(operation)}

    ${requestBody(operation)}

    ${requestSamples(operation)}

    ${responseWords(operation)}

    ${errorWords(operation)}
  `;
}

const operationsOf = (owner: Owner): Operation[] => allOperations().filter((operation) => operation.owner === owner);

/** Operations, each under a heading: of a module, general, or of keys. */
export const operations = byPage(({key}) => apart(operationsOf(key).map(operationSection)));

/** The operations of a page with their methods, each a link to its heading. */
export const operationIndex = byPage(({key}) => {
  const item = ({id, method, summary}: Operation) =>
    mdx`- ${methodBadge(method)} [${summary}](#${operationAnchor(id)})`;
  return mdx`
    <div className="operations">
      ${lines(operationsOf(key).map(item))}
    </div>
  `;
});

/** The request of one operation in all languages, and its answer: the first call, for instance. */
export const requests = each(
  keyed(allEndpoints(), ({id}) => id),
  ({id}) => {
    const operation = allOperations().find((one) => one.id === id);
    return apart(operation ? [requestSamples(operation), operation.example.response && responseSample(operation)] : []);
  },
);

/** Answers with an error, as they are sent. */
export const problemAnswers = each(
  keyed(errorCatalog, (error) => error.code),
  (error: ApiError) => codeBlock('json', formatJson(problemExample(error) as Json), statusLine(error.status)),
);

/** The members of an answer with an error. */
export const problemMembers = {
  all: () => fieldBlock(problemFormat.members, {place: 'problem', ofAnswer: true}),
};

const errorSection = ({code: name, status, title, when, fix, retry}: ApiError): Markdown => mdx`
  ### ${code(name)} {/* #${errorAnchor(name)} */}

  **${status} ${title}.** ${marked(`${when}.`)}

  **What to do:** ${marked(`${fix}. `)}**Retry:** ${retry ? 'yes' : 'no'}.
`;

/** The catalog of error codes, one anchor for each. */
export const errors = {all: () => apart(errorCatalog.map(errorSection))};

/** Headers of answers about the rate limit. */
export const rateLimitHeaders = {
  all: () => mdx`
    | Header | Meaning |
    | - | - |
    ${lines(api.rateLimits.headers.map(({name, meaning}) => mdx`| ${code(name)} | ${marked(meaning)} |`))}
  `,
};

/** Lists of what happened that can begin where the last look ended. */
export const recentLists = {
  all: () =>
    lines(
      allOperations()
        .filter((operation) => operation.response?.kind === 'page')
        .filter((operation) => operation.queryParameters.some(({name}) => name === 'since'))
        .map(({id, owner, summary}) => mdx`- [${summary}](${paths.apiPage(owner)}#${operationAnchor(id)})`),
    ),
};

/** Query parameters that mean the same everywhere. */
export const queryParameters = {
  all: () => fieldBlock(api.queryParameters, {place: 'query', required: 'required'}),
};

/** A file of the site that is no page: the check of links knows pages only. */
const openApiLink = mdx`[OpenAPI ${api.openapi.version} document](pathname://${api.openapi.file})`;

/** Where a module's operations are and which scopes they need. */
export const apiBase = each(
  modules,
  ({key, api: {base}}) => mdx`
    Paths start with ${code(base)}. Your key needs the scope ${code(`${key}:read`)} to read and ${code(`${key}:write`)} to write. Here are the [rules for every request](${paths.apiGeneral}#formats) and the [limits of each plan](${paths.module(key)}#limits).
  `,
);

/** Pages of the changelog about a module: its own, and those of its parts. */
const componentsOf = (key: ModuleKey) => {
  const name = `modules.${key.replaceAll('-', '_')}`;
  return changelog.current.filter((component) => component.name === name || component.name.startsWith(`${name}.`));
};

/** What a developer reads beside the reference of a module. */
export const apiLinks = each(
  modules,
  ({key, title}) => mdx`
    - [Guide: ${title}](${paths.module(key)}): what the module does in the server, its settings and limits
    ${lines(componentsOf(key).map((component) => mdx`- Changelog: [${component.title}](${paths.component('current', component.name)})`))}
    - [Error codes](${paths.errorCodes}): what each means and what to do
    - ${openApiLink}: for clients, mocks and editors
  `,
);

import type {oas31} from 'openapi3-ts';
import {api} from '../../facts/api';
import {apiPage, pascalCase, type Owner} from '../../shared/api/endpoints';
import {ruleSentences} from '../../shared/api/fieldRules';
import {definedOnly} from '../../shared/omit';
import type {Field, FieldRule, FieldType} from '../../facts/types';
import {formerFields} from '../../shared/api/replaced';
import {capitalized, sentence} from '../../shared/sentences';
import {deprecationWords} from './deprecated';
import {objectOf, type ApiObject} from './operations';
import {anyOf, ruleSchema} from './ruleSchema';
import {sentFields} from './sentFields';

type Schema = oas31.SchemaObject;
type Ref = oas31.ReferenceObject;

/**
 * What a schema is for: an answer, a request that creates, or one that changes. Requests have no read-only fields and
 * refuse unknown ones; a change has no defaults, for what is left out stays; an answer has all fields and can get more.
 * None says `readOnly`, by which generators make a second type of each answer, that of a request which nobody sends.
 */
export type Purpose = 'answer' | 'create' | 'update';

const suffixes: Readonly<Record<Purpose, string>> = {answer: '', create: 'Create', update: 'Update'};

/** Snowflakes are 64-bit numbers since 2015, so they have 17 to 20 digits. */
const snowflake: Schema = {type: 'string', pattern: '^[0-9]{17,20}$'};

/**
 * A custom emoji by name and id, or what can be a Unicode emoji: no letters, and none of the signs with which names of
 * emoji are typed. Whether it is one is for the catalog of Unicode, which changes every year.
 */
const emojiPattern = '^(?:[A-Za-z0-9_]{2,32}:[0-9]{17,20}|[^A-Za-z:<>\\s]+)$';

/** An id of our own: a prefix and a ULID, of which the first digit is at most 7 (it holds 48 bits of time). */
const ownId = (prefix: string | undefined): Schema => ({
  type: 'string',
  pattern: `^${prefix ?? '[a-z]{3}'}_[0-7][0-9A-HJKMNP-TV-Z]{25}$`,
});

/** Whether answers can come to have other values of the field: all but that of a field that is always the same. */
const isOpen = ({values = []}: Field, purpose: Purpose): boolean => purpose === 'answer' && values.length > 1;

/**
 * One of the values; of an answer, or one that it has later. There `enum` would be a promise that `api.versioning`
 * does not make, and generated clients that check answers would refuse a new value. Zalando's API guidelines (rule 112)
 * name the known values of such a field in `x-extensible-enum`, which those who do not know it pass over.
 */
function valueSchema(field: Field, purpose: Purpose): Schema {
  const values = [...(field.values ?? [])];
  return {type: 'string', ...(isOpen(field, purpose) ? {'x-extensible-enum': values} : {enum: values})};
}

/** A number in its range, or 0 where 0 has a meaning of its own. */
function numberSchema(type: 'integer' | 'number', {min, max, zero}: Field): Schema {
  const range = definedOnly<Schema>({type, minimum: min, maximum: max});
  return zero === undefined || min === undefined || min <= 0 ? range : {anyOf: [range, {type, const: 0}]};
}

/** Name of the object that every field of the type `embed_object` holds. */
export const embedObject = 'discord_embed';

/** An object that has these fields. Linters want every required field defined where it is required. */
const having = (...fields: readonly Field[]): Schema => ({
  required: fields.map(({name}) => name),
  properties: Object.fromEntries(fields.map(({name}) => [name, {}])),
});

/**
 * That a request has a field or what it replaced, never both; and one of the two where the field is needed. All of it is
 * one `not`, which generators of clients pass over: alternatives of an object would be types of their own to them.
 */
function formerOrNew(fields: readonly Field[], purpose: Exclude<Purpose, 'answer'>): Schema {
  const refused = fields.flatMap((field): Schema[] => {
    const formers = formerFields(field, fields);
    const needed = purpose === 'create' && field.required === 'unless_former' && formers.length > 0;
    return [
      ...formers.map((former) => having(former, field)),
      ...(needed ? [{not: anyOf([field, ...formers].map((one) => having(one)))}] : []),
    ];
  });
  return refused.length > 0 ? {not: anyOf(refused)} : {};
}

/** Whether a change replaces the whole value; other objects are merged, field by field (RFC 7396). */
export const isReplaced = ({type}: Field): boolean => type.endsWith('_list') || type === 'embed_object';

/** What a change does with the value of a field that is no plain one. */
export function changeWords(field: Field): string[] {
  if (isReplaced(field)) return [api.protocol.replaced];
  return field.type === 'object' || field.type === 'entity' ? [api.protocol.merged] : [];
}

/** Forms of values by type; most types say theirs by their name. */
const forms: Readonly<Partial<Record<FieldType, string>>> = api.protocol.forms;

/** Named things in the order of the alphabet. */
export const inAlphabet = <T>(named: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Schemas that have a name, made when they are first asked for. */
export class Components {
  readonly #schemas = new Map<string, Schema>();
  /** What each name stands for. */
  readonly #meanings = new Map<string, string>();

  /** All of them in the order of the alphabet. */
  get all(): Record<string, Schema> {
    return inAlphabet(this.#schemas);
  }

  /**
   * A reference to a named schema, which is made if it is not there yet.
   * @param meaning what the name stands for
   * @throws if it stands for something else already
   */
  ref(name: string, meaning: string, make: () => Schema): Ref {
    const known = this.#meanings.get(name) ?? meaning;
    if (known !== meaning) {
      throw new Error(`Two schemas would be named ${name}: ${known} and ${meaning}. Rename an object in the facts.`);
    }
    this.#meanings.set(name, meaning);
    if (!this.#schemas.has(name)) this.#schemas.set(name, make());
    return {$ref: `#/components/schemas/${name}`};
  }

  /** A reference to the schema of an object. */
  object(object: ApiObject, purpose: Purpose): Ref {
    const meaning = `${purpose} of ${object.name} in ${object.owner}`;
    return this.ref(`${schemaName(object)}${suffixes[purpose]}`, meaning, () => ({
      ...this.objectSchema(object.fields, purpose, object.owner, object.rules),
      ...(purpose === 'update' && {minProperties: 1}),
    }));
  }

  /** The schema of an object with these fields; rules are for requests. */
  objectSchema(fields: readonly Field[], purpose: Purpose, owner: Owner, rules: readonly FieldRule[] = []): Schema {
    if (purpose === 'answer') {
      return {
        type: 'object',
        properties: this.#properties(fields, purpose, owner),
        required: fields.filter((field) => !field.optional && !field.replaced).map(({name}) => name),
      };
    }
    const sent = sentFields(fields, purpose);
    const required = purpose === 'create' ? sent.filter((field) => field.required === true).map(({name}) => name) : [];
    return {
      ...(rules.length > 0 && {description: rulesText(rules, fields)}),
      type: 'object',
      properties: this.#properties(sent, purpose, owner),
      ...(required.length > 0 && {required}),
      ...formerOrNew(sent, purpose),
      additionalProperties: false,
      ...ruleSchema(rules, fields, sent, purpose),
    };
  }

  #properties(fields: readonly Field[], purpose: Purpose, owner: Owner): Record<string, Schema | Ref> {
    return Object.fromEntries(fields.map((field) => [field.name, this.field(field, purpose, owner)]));
  }

  /** The schema of a field, with what is to be known of it. */
  field(field: Field, purpose: Purpose, owner: Owner): Schema {
    const type = this.#type(field, purpose, owner);
    const {nullable} = field;
    const value = purpose === 'update' ? undefined : field.default;
    const example = field.fields ? undefined : field.example;
    return definedOnly<Schema>({
      description: schemaDescription(field, purpose),
      ...(nullable ? orNull(type) : type),
      default: value,
      examples: example === undefined ? undefined : [example],
      deprecated: field.replaced ? true : undefined,
    });
  }

  #type(field: Field, purpose: Purpose, owner: Owner): Schema {
    const {type, min, max, pattern, prefix} = field;
    const text = (extra: Schema = {}): Schema =>
      definedOnly<Schema>({type: 'string', minLength: min, maxLength: max, pattern, ...extra});
    const list = (items: Schema | Ref): Schema =>
      definedOnly<Schema>({type: 'array', items, minItems: min, maxItems: max});
    switch (type) {
      case 'string':
      case 'text':
      case 'iana_timezone':
        return text();
      case 'emoji':
        return {type: 'string', pattern: emojiPattern};
      case 'integer':
      case 'number':
        return numberSchema(type, field);
      case 'boolean':
        return {type};
      case 'datetime':
        return {type: 'string', format: 'date-time'};
      case 'date':
        return {type: 'string', format: 'date'};
      case 'time':
        return {type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$'};
      case 'url':
        return text({format: 'uri', pattern: '^https://'});
      case 'hex_color':
        return {type: 'string', pattern: purpose === 'answer' ? '^#[0-9A-F]{6}$' : '^#[0-9A-Fa-f]{6}$'};
      case 'enum':
        return valueSchema(field, purpose);
      case 'id':
        return ownId(prefix);
      case 'snowflake':
      case 'channel_id':
      case 'role_id':
        return snowflake;
      case 'string_list':
        return list(definedOnly<Schema>({type: 'string', pattern}));
      case 'integer_list':
        return list({type: 'integer'});
      case 'datetime_list':
        return list({type: 'string', format: 'date-time'});
      case 'enum_list':
        return {...list(valueSchema(field, purpose)), uniqueItems: true};
      case 'id_list':
        return list(ownId(prefix));
      case 'snowflake_list':
      case 'channel_id_list':
      case 'role_id_list':
      case 'user_id_list':
        return list(snowflake);
      case 'object':
      case 'entity':
        return this.#inner(field, purpose, owner);
      case 'settings_object':
        return {...this.#settings(field, purpose, owner)};
      case 'object_list':
      case 'entity_list':
        return list(this.#inner(field, purpose === 'update' ? 'create' : purpose, owner));
      case 'object_map':
        return {type: 'object', additionalProperties: this.#inner(field, purpose, owner)};
      case 'embed_object':
        // A change replaces it as a whole.
        return {...this.object(objectOf('general', embedObject), purpose === 'answer' ? purpose : 'create')};
      case 'limit_value':
        return {type: ['integer', 'boolean', 'null']};
      case 'any':
        return {};
    }
  }

  /** The settings of a module, which have a name, so that generated clients have one type of them. */
  #settings({fields = []}: Field, purpose: Purpose, owner: Owner): Ref {
    const name = `${pascalCase(owner)}Settings${suffixes[purpose]}`;
    return this.ref(name, `${purpose} of the settings of ${owner}`, () => this.objectSchema(fields, purpose, owner));
  }

  /** The object in a field; one that the facts name is a reference in answers. */
  #inner({entity, fields = [], rules}: Field, purpose: Purpose, owner: Owner): Schema {
    if (entity !== undefined && purpose === 'answer') return this.object(objectOf(owner, entity), purpose) as Schema;
    return this.objectSchema(fields, purpose, owner, rules);
  }
}

/** What rules say, as plain text. */
const rulesText = (rules: readonly FieldRule[], fields: readonly Field[]): string =>
  rules
    .flatMap((rule) => ruleSentences(rule, fields))
    .map((words) => words.map((part) => (typeof part === 'string' ? part : part.code)).join(''))
    .join(' ');

/** A schema that null satisfies, too. */
function orNull(schema: Schema): Schema {
  if (schema.enum) return {...schema, type: ['string', 'null'], enum: [...(schema.enum as unknown[]), null]};
  if (typeof schema.type === 'string') return {...schema, type: [schema.type, 'null']};
  // A union has null already, and a schema without a type takes anything.
  if (Array.isArray(schema.type) || Object.keys(schema).length === 0) return schema;
  return {anyOf: [schema, {type: 'null'}]};
}

/** What the schema of a field says in words; generators write it above the property. */
function schemaDescription(field: Field, purpose: Purpose): string {
  return [
    fieldDescription(field),
    ...(purpose === 'update' ? changeWords(field).map((words) => sentence(capitalized(words))) : []),
    ...(isOpen(field, purpose) ? [`Known values: ${field.values?.join(', ')}.`] : []),
  ].join(' ');
}

/** All that people should know of a field and no keyword of JSON Schema says. */
export function fieldDescription(field: Field): string {
  const {type, description, note, unit, zero, limit, premium, defaultNote, required, replaced} = field;
  return [
    description,
    forms[type],
    note,
    unit && `in ${unit}`,
    zero && `0 ${zero}`,
    limit && `limit of the plan: ${limit}`,
    defaultNote && `default: ${defaultNote}`,
    premium && 'Premium only',
    required === 'unless_former' && 'required, but in requests with the deprecated field that it replaced',
    replaced && deprecationWords(replaced),
  ]
    .filter((part) => typeof part === 'string')
    .map((part) => sentence(capitalized(part)))
    .join(' ');
}

/**
 * Name of an object's schema: `Poll`, `TicketType`, `WelcomingMessage`. The module stands before it unless the name says
 * it already, so that no object of a module to come can take a name from one that clients know.
 */
export function schemaName({name, owner}: ApiObject): string {
  const [first = ''] = name.split('_');
  const evident = apiPage(owner).module === undefined || `${first}s` === owner;
  return evident ? pascalCase(name) : `${pascalCase(owner)}${pascalCase(name)}`;
}

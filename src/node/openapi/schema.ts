import type {oas31} from 'openapi3-ts';
import {api} from '../../facts/api';
import {apiPage, pascalCase, type Owner} from '../../rules/api/endpoints';
import {platform} from '../../facts/platform';
import type {Field} from '../../facts/types';
import {capitalized, sentence} from '../../rules/sentences';
import {objectOf, type ApiObject} from './operations';

type Schema = oas31.SchemaObject;
type Ref = oas31.ReferenceObject;

/**
 * What a schema is for: an answer, a request that creates, or one that changes. Requests have no read-only fields and
 * refuse unknown ones; a change has no defaults, for what is left out stays; an answer has all fields and can get more.
 */
export type Purpose = 'answer' | 'create' | 'update';

const suffixes: Readonly<Record<Purpose, string>> = {answer: '', create: 'Create', update: 'Update'};

/** Snowflakes are 64-bit numbers since 2015, so they have 17 to 20 digits. */
const snowflake: Schema = {type: 'string', pattern: '^[0-9]{17,20}$'};

/** An id of our own: a prefix and a ULID, of which the first digit is at most 7 (it holds 48 bits of time). */
const ownId = (prefix: string | undefined): Schema => ({
  type: 'string',
  pattern: `^${prefix ?? '[a-z]{3}'}_[0-7][0-9A-HJKMNP-TV-Z]{25}$`,
});

const definedOnly = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, property]) => property !== undefined)) as T;

/** A number in its range, or 0 where 0 has a meaning of its own. */
function numberSchema(type: 'integer' | 'number', {min, max, zero}: Field): Schema {
  const range = definedOnly<Schema>({type, minimum: min, maximum: max});
  return zero === undefined || min === undefined || min <= 0 ? range : {anyOf: [range, {type, const: 0}]};
}

/**
 * Discord's embed, with its limits. Addresses in it can hold variables, so they have no format.
 * @param purpose requests refuse unknown fields
 */
function embedSchema(purpose: Purpose): Schema {
  const {embed} = platform.limits;
  const text = (maxLength: number): Schema => ({type: 'string', maxLength});
  const object = (properties: Schema['properties'], required: string[] = []): Schema => ({
    type: 'object',
    properties,
    ...(required.length > 0 && {required}),
    ...(purpose !== 'answer' && {additionalProperties: false}),
  });
  const url: Schema = {type: 'string', description: 'Absolute https address'};
  const image = object({url}, ['url']);
  return {
    description: `A Discord embed. All its texts together have at most ${embed.totalPerMessage} characters.`,
    ...object({
      title: text(embed.title),
      description: text(embed.description),
      url,
      color: {type: 'integer', minimum: 0, maximum: 0xffffff, description: 'Color as a number'},
      timestamp: {type: 'string', format: 'date-time'},
      author: object({name: text(embed.author), url, icon_url: url}, ['name']),
      footer: object({text: text(embed.footer), icon_url: url}, ['text']),
      image,
      thumbnail: image,
      fields: {
        type: 'array',
        maxItems: embed.fields,
        items: object({name: text(embed.fieldName), value: text(embed.fieldValue), inline: {type: 'boolean'}}, [
          'name',
          'value',
        ]),
      },
    }),
  };
}

/** The fields that a request can have. */
export const sentFields = (fields: readonly Field[], purpose: Exclude<Purpose, 'answer'>): readonly Field[] =>
  fields.filter((field) => !field.readonly && !(purpose === 'update' && field.createOnly));

/** Whether a change replaces the whole value; other objects are merged, field by field (RFC 7396). */
export const isReplaced = ({type}: Field): boolean => type.endsWith('_list') || type === 'embed_object';

/** Schemas that have a name, made when they are first asked for. */
export class Components {
  readonly #schemas = new Map<string, Schema>();
  /** What each name stands for. */
  readonly #meanings = new Map<string, string>();

  /** All of them in the order of the alphabet. */
  get all(): Record<string, Schema> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
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
      ...this.objectSchema(object.fields, purpose, object.owner),
      ...(purpose === 'update' && {minProperties: 1}),
    }));
  }

  /** The schema of an object with these fields. */
  objectSchema(fields: readonly Field[], purpose: Purpose, owner: Owner): Schema {
    if (purpose === 'answer') {
      return {
        type: 'object',
        properties: this.#properties(fields, purpose, owner),
        required: fields.map(({name}) => name),
      };
    }
    const sent = sentFields(fields, purpose);
    const required = purpose === 'create' ? sent.filter((field) => field.required).map(({name}) => name) : [];
    return {
      type: 'object',
      properties: this.#properties(sent, purpose, owner),
      ...(required.length > 0 && {required}),
      additionalProperties: false,
    };
  }

  #properties(fields: readonly Field[], purpose: Purpose, owner: Owner): Record<string, Schema | Ref> {
    return Object.fromEntries(fields.map((field) => [field.name, this.field(field, purpose, owner)]));
  }

  /** The schema of a field, with what is to be known of it. */
  field(field: Field, purpose: Purpose, owner: Owner): Schema {
    const type = this.#type(field, purpose, owner);
    const {nullable, readonly} = field;
    const value = purpose === 'update' ? undefined : field.default;
    const example = field.fields ? undefined : field.example;
    return definedOnly<Schema>({
      description: [
        fieldDescription(field),
        ...(purpose === 'update' && isReplaced(field) ? [sentence(capitalized(api.protocol.replaced))] : []),
      ].join(' '),
      ...(nullable ? orNull(type) : type),
      default: value,
      examples: example === undefined ? undefined : [example],
      readOnly: readonly && purpose === 'answer' ? true : undefined,
    });
  }

  #type(field: Field, purpose: Purpose, owner: Owner): Schema {
    const {type, min, max, values, pattern, prefix} = field;
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
        return {type: 'string', minLength: 1};
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
        return {type: 'string', pattern: '^#[0-9A-F]{6}$'};
      case 'enum':
        return {type: 'string', enum: [...(values ?? [])]};
      case 'id':
        return ownId(prefix);
      case 'snowflake':
      case 'channel_id':
      case 'role_id':
        return snowflake;
      case 'string_list':
        return list({type: 'string'});
      case 'integer_list':
        return list({type: 'integer'});
      case 'datetime_list':
        return list({type: 'string', format: 'date-time'});
      case 'enum_list':
        return {...list({type: 'string', enum: [...(values ?? [])]}), uniqueItems: true};
      case 'id_list':
        return list(ownId(prefix));
      case 'snowflake_list':
      case 'channel_id_list':
      case 'role_id_list':
      case 'user_id_list':
        return list(snowflake);
      case 'object':
      case 'entity':
      case 'settings_object':
        return this.#inner(field, purpose, owner);
      case 'object_list':
      case 'entity_list':
        return list(this.#inner(field, purpose === 'update' ? 'create' : purpose, owner));
      case 'object_map':
        return {type: 'object', additionalProperties: this.#inner(field, purpose, owner)};
      case 'embed_object':
        return {
          ...(purpose === 'answer'
            ? this.ref('DiscordEmbed', 'the embed of Discord', () => embedSchema('answer'))
            : this.ref('DiscordEmbedCreate', 'the embed of Discord in requests', () => embedSchema('create'))),
        };
      case 'limit_value':
        return {type: ['integer', 'boolean', 'null']};
      case 'any':
        return {};
    }
  }

  /** The object in a field; one that the facts name is a reference in answers. */
  #inner({entity, fields = []}: Field, purpose: Purpose, owner: Owner): Schema {
    if (entity !== undefined && purpose === 'answer') return this.object(objectOf(owner, entity), purpose) as Schema;
    return this.objectSchema(fields, purpose, owner);
  }
}

/** A schema that null satisfies, too. */
function orNull(schema: Schema): Schema {
  if (schema.enum) return {...schema, type: ['string', 'null'], enum: [...(schema.enum as unknown[]), null]};
  if (typeof schema.type === 'string') return {...schema, type: [schema.type, 'null']};
  // A union has null already, and a schema without a type takes anything.
  if (Array.isArray(schema.type) || Object.keys(schema).length === 0) return schema;
  return {anyOf: [schema, {type: 'null'}]};
}

/** All that people should know of a field and no keyword of JSON Schema says. */
export function fieldDescription({description, note, unit, zero, premium, defaultNote}: Field): string {
  return [
    description,
    note,
    unit && `in ${unit}`,
    zero && `0: ${zero}`,
    defaultNote && `default: ${defaultNote}`,
    premium && 'Premium only',
  ]
    .filter((part) => part !== undefined)
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

import type {Oas3_1Schema, OasRef} from '@redocly/openapi-core';
import {api} from '../../facts/api';
import {apiPage, pascalCase, type Owner} from '../../facts/derived/api/endpoints';
import {ruleSentences, rulesOfRequest} from '../../facts/derived/api/fieldRules';
import {byCodeUnit, definedOnly} from '../../lib/collections';
import type {Field, FieldRule, FieldType} from '../../facts/types';
import {fieldsReplacedBy} from '../../facts/derived/api/replacedFields';
import {capitalized, endSentence} from '../../lib/sentences';
import {plainDeprecationText} from './deprecated';
import {objectOf, type ApiObject} from './operations';
import {sentFields} from '../../facts/derived/api/fields';

export type Ref = OasRef;
export type Schema = Oas3_1Schema;

/**
 * Requests have no read-only fields and refuse unknown ones. Updates have no defaults, because fields left out keep their value.
 * Responses have all fields, and new fields can be added. `readOnly` is omitted: generators would emit an unused request type
 * for each response.
 */
export type SchemaPurpose = 'response' | 'create' | 'update';

const purposeSuffixes: Readonly<Record<SchemaPurpose, string>> = {response: '', create: 'Create', update: 'Update'};

/** A Discord id: a 64-bit number that begins with the time since 2015, so it has 17 to 20 digits. */
const snowflakeSchema: Schema = {type: 'string', pattern: '^[0-9]{17,20}$'};

/** `name:id` of a custom emoji, or anything that can be a Unicode emoji: the list of those changes every year. */
const emojiPattern = '^(?:[A-Za-z0-9_]{2,32}:[0-9]{17,20}|[^A-Za-z:<>\\s]+)$';

/** One of our own ids: a prefix and a ULID. A ULID begins with 48 bits of time, so its first digit is at most 7. */
const ownIdSchema = (prefix: string | undefined): Schema => ({
  type: 'string',
  pattern: `^${prefix ?? '[a-z]{3}'}_[0-7][0-9A-HJKMNP-TV-Z]{25}$`,
});

/** Responses may get new values, unless the field is constant. */
const isOpenEnum = ({values = []}: Field, purpose: SchemaPurpose): boolean =>
  purpose === 'response' && values.length > 1;

/**
 * In responses, `enum` would make generated clients refuse new values. `x-extensible-enum` lists known values; tools that
 * don't know it ignore it. Source: Zalando's API guidelines, rule 112.
 */
function enumSchema(field: Field, purpose: SchemaPurpose): Schema {
  const values = [...(field.values ?? [])];
  return {type: 'string', ...(isOpenEnum(field, purpose) ? {'x-extensible-enum': values} : {enum: values})};
}

/** 0 can have a meaning of its own outside the range. */
function numberSchema(type: 'integer' | 'number', {min, max, zeroMeans}: Field): Schema {
  const range = definedOnly<Schema>({type, minimum: min, maximum: max});
  return zeroMeans === undefined || min === undefined || min <= 0 ? range : {anyOf: [range, {type, const: 0}]};
}

export const embedObjectName = 'discord_embed';

const anyOf = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : {anyOf: [...schemas]};

/** `properties` is there because linters want required fields to be defined beside `required`. */
const requiredFieldsSchema = (...fields: readonly Field[]): Schema => ({
  required: fields.map(({name}) => name),
  properties: Object.fromEntries(fields.map(({name}) => [name, {}])),
});

/**
 * Refuses a field together with the deprecated one that it replaced, and a new object with neither if one is required.
 * Written as a single `not`, because generators turn alternatives into types of their own.
 */
function replacementKeywords(fields: readonly Field[], purpose: Exclude<SchemaPurpose, 'response'>): Schema {
  const refusedSchemas = fields.flatMap((field): Schema[] => {
    const deprecatedFields = fieldsReplacedBy(field, fields);
    const noneGivenSchema = {
      not: anyOf([field, ...deprecatedFields].map((alternative) => requiredFieldsSchema(alternative))),
    };
    const needsEither = purpose === 'create' && field.required === 'unless_former' && deprecatedFields.length > 0;
    return [
      ...deprecatedFields.map((deprecatedField) => requiredFieldsSchema(deprecatedField, field)),
      ...(needsEither ? [noneGivenSchema] : []),
    ];
  });
  return refusedSchemas.length > 0 ? {not: anyOf(refusedSchemas)} : {};
}

/** Tells whether a PATCH replaces the whole value. Other objects are merged, field by field (RFC 7396). */
export const isReplacedAsWhole = ({type}: Field): boolean => type.endsWith('_list') || type === 'embed_object';

/** Describes how a PATCH treats lists and objects: `replaces the old value as a whole`. */
function patchBehavior(field: Field): string[] {
  if (isReplacedAsWhole(field)) return [api.protocol.replaced];
  return field.type === 'object' || field.type === 'entity' ? [api.protocol.merged] : [];
}

const formatByType: Readonly<Partial<Record<FieldType, string>>> = api.protocol.formats;

export const sortedByName = <T>(valueByName: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...valueByName].sort(([a], [b]) => byCodeUnit(a, b)));

/** Collects the schemas that the OpenAPI document lists by name: `#/components/schemas/Poll` */
export class SchemaRegistry {
  readonly #schemas = new Map<string, Schema>();
  readonly #meanings = new Map<string, string>();

  get schemas(): Record<string, Schema> {
    return sortedByName(this.#schemas);
  }

  /** @throws if the name is already used with another `meaning` */
  registerSchema(name: string, meaning: string, make: () => Schema): Ref {
    const firstMeaning = this.#meanings.get(name) ?? meaning;
    if (firstMeaning !== meaning) {
      throw new Error(
        `two schemas would have the name "${name}": ${firstMeaning} and ${meaning}. Rename an object in the facts.`,
      );
    }
    this.#meanings.set(name, meaning);
    if (!this.#schemas.has(name)) this.#schemas.set(name, make());
    return {$ref: `#/components/schemas/${name}`};
  }

  objectRef(object: ApiObject, purpose: SchemaPurpose): Ref {
    const meaning = `${purpose} of ${object.name} in ${object.owner}`;
    // `Poll`, `PollCreate` and `PollUpdate`.
    return this.registerSchema(`${responseSchemaName(object)}${purposeSuffixes[purpose]}`, meaning, () => ({
      ...this.objectSchema(object.fields, purpose, object.owner, object.rules),
      ...(purpose === 'update' && {minProperties: 1}),
    }));
  }

  /** Rules apply to requests only. */
  objectSchema(
    fields: readonly Field[],
    purpose: SchemaPurpose,
    owner: Owner,
    rules: readonly FieldRule[] = [],
  ): Schema {
    if (purpose === 'response') {
      return {
        type: 'object',
        properties: this.#propertySchemas(fields, purpose, owner),
        required: fields.filter((field) => !field.optional && !field.replaced).map(({name}) => name),
      };
    }
    const requestFields = sentFields(fields, purpose);
    const requestRules = rulesOfRequest(rules, fields, purpose);
    const required =
      purpose === 'create' ? requestFields.filter((field) => field.required === true).map(({name}) => name) : [];
    return {
      ...(requestRules.length > 0 && {description: rulesText(requestRules, fields)}),
      type: 'object',
      properties: this.#propertySchemas(requestFields, purpose, owner),
      ...(required.length > 0 && {required}),
      ...replacementKeywords(requestFields, purpose),
      additionalProperties: false,
    };
  }

  #propertySchemas(fields: readonly Field[], purpose: SchemaPurpose, owner: Owner): Record<string, Schema | Ref> {
    return Object.fromEntries(fields.map((field) => [field.name, this.fieldSchema(field, purpose, owner)]));
  }

  fieldSchema(field: Field, purpose: SchemaPurpose, owner: Owner): Schema {
    const typeSchema = this.#typeSchema(field, purpose, owner);
    const defaultValue = purpose === 'update' ? undefined : field.default;
    const example = field.fields ? undefined : field.example;
    return definedOnly<Schema>({
      description: schemaDescription(field, purpose),
      ...(field.nullable ? orNull(typeSchema) : typeSchema),
      default: defaultValue,
      examples: example === undefined ? undefined : [example],
      deprecated: field.replaced ? true : undefined,
    });
  }

  #typeSchema(field: Field, purpose: SchemaPurpose, owner: Owner): Schema {
    const {type, min, max, pattern, prefix} = field;
    const stringSchema = (extra: Schema = {}): Schema =>
      definedOnly<Schema>({type: 'string', minLength: min, maxLength: max, pattern, ...extra});
    const listSchema = (items: Schema | Ref): Schema =>
      definedOnly<Schema>({type: 'array', items, minItems: min, maxItems: max});
    // A PATCH replaces lists and embeds as a whole, see `isReplacedAsWhole`, so their objects must be complete.
    const wholePurpose = purpose === 'update' ? 'create' : purpose;
    switch (type) {
      case 'string':
      case 'text':
      case 'iana_timezone':
        return stringSchema();
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
        return stringSchema({format: 'uri', pattern: '^https://'});
      case 'hex_color':
        return {type: 'string', pattern: purpose === 'response' ? '^#[0-9A-F]{6}$' : '^#[0-9A-Fa-f]{6}$'};
      case 'enum':
        return enumSchema(field, purpose);
      case 'id':
        return ownIdSchema(prefix);
      case 'snowflake':
      case 'channel_id':
      case 'role_id':
        return snowflakeSchema;
      case 'string_list':
        return listSchema(definedOnly<Schema>({type: 'string', pattern}));
      case 'integer_list':
        return listSchema({type: 'integer'});
      case 'datetime_list':
        return listSchema({type: 'string', format: 'date-time'});
      case 'enum_list':
        return {...listSchema(enumSchema(field, purpose)), uniqueItems: true};
      case 'id_list':
        return listSchema(ownIdSchema(prefix));
      case 'snowflake_list':
      case 'channel_id_list':
      case 'role_id_list':
      case 'user_id_list':
        return listSchema(snowflakeSchema);
      case 'object':
      case 'entity':
        return this.#innerSchema(field, purpose, owner);
      case 'settings_object':
        return this.#settingsRef(field, purpose, owner);
      case 'object_list':
      case 'entity_list':
        return listSchema(this.#innerSchema(field, wholePurpose, owner));
      case 'object_map':
        return {type: 'object', additionalProperties: this.#innerSchema(field, purpose, owner)};
      case 'embed_object':
        return this.objectRef(objectOf('general', embedObjectName), wholePurpose);
      case 'limit_value':
        return {type: ['integer', 'boolean', 'null']};
      case 'any':
        return {};
    }
  }

  /** Registers a schema of its own, so that clients generate one type for a module's settings. */
  #settingsRef({fields = []}: Field, purpose: SchemaPurpose, owner: Owner): Ref {
    const name = `${pascalCase(owner)}Settings${purposeSuffixes[purpose]}`;
    return this.registerSchema(name, `${purpose} of the settings of ${owner}`, () =>
      this.objectSchema(fields, purpose, owner),
    );
  }

  #innerSchema({entity, fields = [], rules}: Field, purpose: SchemaPurpose, owner: Owner): Schema {
    if (entity !== undefined && purpose === 'response') return this.objectRef(objectOf(owner, entity), purpose);
    return this.objectSchema(fields, purpose, owner, rules);
  }
}

const rulesText = (rules: readonly FieldRule[], fields: readonly Field[]): string =>
  rules
    .flatMap((rule) => ruleSentences(rule, fields))
    .join(' ')
    .replaceAll('`', '');

function orNull(schema: Schema): Schema {
  if (schema.enum) return {...schema, type: ['string', 'null'], enum: [...schema.enum, null]};
  if (typeof schema.type === 'string') return {...schema, type: [schema.type, 'null']};
  // Unions contain null already, and a schema without a type allows anything.
  if (Array.isArray(schema.type) || Object.keys(schema).length === 0) return schema;
  return {anyOf: [schema, {type: 'null'}]};
}

/** Returns the description that generators write above the property. */
function schemaDescription(field: Field, purpose: SchemaPurpose): string {
  return [
    fieldDescription(field),
    ...(purpose === 'update' ? patchBehavior(field).map((words) => endSentence(capitalized(words))) : []),
    ...(isOpenEnum(field, purpose) ? [`Known values: ${field.values?.join(', ')}.`] : []),
  ].join(' ');
}

/** Describes what JSON Schema has no keyword for. */
export function fieldDescription(field: Field): string {
  const {type, description, note, unit, zeroMeans, limit, premium, defaultNote, required, replaced} = field;
  return [
    description,
    formatByType[type],
    note,
    unit && `in ${unit}`,
    zeroMeans && `0 to ${zeroMeans}`,
    limit && `your plan limits this (${limit})`,
    defaultNote && `default: ${defaultNote}`,
    premium && 'Premium only',
    required === 'unless_former' && 'required, except in requests with the deprecated field that it replaced',
    replaced && plainDeprecationText(replaced),
  ]
    .filter((part) => typeof part === 'string')
    .map((part) => endSentence(capitalized(part)))
    .join(' ');
}

/**
 * `Poll`, `TicketType`, `WelcomingMessage`. The module comes first unless the name contains it, so that objects of new
 * modules can't take a name that clients already use.
 */
export function responseSchemaName({name, owner}: ApiObject): string {
  const [firstWord = ''] = name.split('_');
  const isCompleteName = apiPage(owner).module === undefined || `${firstWord}s` === owner;
  return isCompleteName ? pascalCase(name) : `${pascalCase(owner)}${pascalCase(name)}`;
}

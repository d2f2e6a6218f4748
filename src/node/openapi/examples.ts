import type {Field, Json, JsonObject, LimitValue, Module} from '../../facts/types';

/** The example of a field: its own, else its default, else one made of its fields, values or nothing. */
function fieldExample(field: Field): Json | undefined {
  if (field.example !== undefined) return field.example;
  if (field.default !== undefined) return field.default;
  switch (field.type) {
    case 'object':
    case 'entity':
    case 'settings_object':
      return objectExample(field.fields ?? []);
    case 'object_list':
    case 'entity_list':
      return [objectExample(field.fields ?? [])];
    case 'object_map':
      return {};
    case 'enum':
      return field.values?.[0];
    default:
      return undefined;
  }
}

/** An object with the example of each of its fields, without those that nobody should begin with. */
export function objectExample(fields: readonly Field[]): JsonObject {
  const shown = fields.filter(({replaced}) => !replaced);
  return Object.fromEntries(
    shown.flatMap((field): [string, Json][] => {
      const value = fieldExample(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** Without what cannot be sent, down to the items of lists. */
function sendable(value: Json, fields: readonly Field[]): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => sendable(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([name, inner]): [string, Json][] => {
      const field = fields.find((field) => field.name === name);
      // What is not set need not be sent.
      if (!field || field.readonly || inner === null) return [];
      return [[name, field.fields ? sendable(inner, field.fields) : inner]];
    }),
  );
}

/** What a sample sends to create an object: what is required, and what is not at its default. */
export function requestExample(fields: readonly Field[]): JsonObject {
  const chosen = fields.filter(
    ({required, example, default: start}) =>
      required !== undefined || (example !== undefined && JSON.stringify(example) !== JSON.stringify(start)),
  );
  return sendable(objectExample(chosen), fields) as JsonObject;
}

/** A limit as the API gives it. */
const limitJson = (limit: LimitValue): Json => (limit === 'unlimited' ? null : limit);

/**
 * A module on a free server, with its settings at their defaults except for those that the sample server has set.
 * @param base the fields that every module has
 * @param changed settings that a request has changed
 */
export function moduleExample(module: Module, base: JsonObject, changed: JsonObject = {}): JsonObject {
  const {settings, used = {}} = module.api.stateExample ?? {};
  return {
    ...base,
    settings: {...(base.settings as JsonObject), ...settings, ...changed},
    limits: Object.fromEntries(
      module.limits.map(({key, free, counted}): [string, Json] => [
        key,
        {limit: limitJson(free), used: counted ? (used[key] ?? 1) : null},
      ]),
    ),
  };
}

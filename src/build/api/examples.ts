import type {Field, Json, JsonObject, LimitValue, Module} from '../../facts/types';

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

/** `[{name: 'text', example: 'Friday'}]` → `{text: 'Friday'}`, without deprecated fields. */
export function objectExample(fields: readonly Field[]): JsonObject {
  const currentFields = fields.filter(({replaced}) => !replaced);
  return Object.fromEntries(
    currentFields.flatMap((field): [string, Json][] => {
      const value = fieldExample(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** Removes unknown and read-only fields, and nulls, also inside lists. */
function withoutReadonlyAndNulls(value: Json, fields: readonly Field[]): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => withoutReadonlyAndNulls(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([name, child]): [string, Json][] => {
      const field = fields.find((candidate) => candidate.name === name);
      if (!field || field.readonly || child === null) return [];
      return [[name, field.fields ? withoutReadonlyAndNulls(child, field.fields) : child]];
    }),
  );
}

/** Builds a request that creates an object, from its required fields and those with an example other than the default. */
export function creationRequestExample(fields: readonly Field[]): JsonObject {
  const chosenFields = fields.filter(
    ({required, example, default: defaultValue}) =>
      required !== undefined || (example !== undefined && JSON.stringify(example) !== JSON.stringify(defaultValue)),
  );
  return withoutReadonlyAndNulls(objectExample(chosenFields), fields) as JsonObject;
}

const limitJson = (limit: LimitValue): Json => (limit === 'unlimited' ? null : limit);

/**
 * Builds the state of a module on the sample server, which is on the Free plan. By default, each counted limit has one item in use.
 * @param sharedExample example of the fields that the state of every module has
 * @param changedSettings settings from a request
 */
export function moduleStateExample(
  module: Module,
  sharedExample: JsonObject,
  changedSettings: JsonObject = {},
): JsonObject {
  const {settings, used = {}} = module.api?.stateExample ?? {};
  return {
    ...sharedExample,
    settings: {...(sharedExample.settings as JsonObject), ...settings, ...changedSettings},
    limits: Object.fromEntries(
      module.limits.map(({key, free, counted: isCounted}): [string, Json] => [
        key,
        {limit: limitJson(free), used: isCounted ? (used[key] ?? 1) : null},
      ]),
    ),
  };
}

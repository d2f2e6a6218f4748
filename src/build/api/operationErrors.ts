import type {Endpoint, Field, DiscordObjectKind} from '../../facts/types';

/** The parts of an operation that decide which errors a request can cause. */
export interface OperationInput extends Pick<Endpoint, 'method' | 'scope'> {
  /** True if it belongs to a module, which can be disabled. */
  belongsToModule: boolean;
  pathParameters: readonly Field[];
  queryParameters: readonly Field[];
  /** Fields of the request body, without read-only ones. */
  bodyFields: readonly Field[];
  /** Keys of the limits that the created object counts toward. */
  limits: readonly string[];
}

/** Matches the kind of an id in a field's name: `voter_role_ids` → `role` */
const objectKindPattern = /(?:^|_)(channel|category|role|member|message)_ids?$/;

/** Returns the kinds of Discord objects that a field's id can name: `idOf` in the facts, otherwise from its type or name. */
function objectKindsOf({type, name, idOf: kinds}: Field): readonly DiscordObjectKind[] {
  if (kinds) return kinds;
  if (type.startsWith('channel_id')) return ['channel'];
  if (type.startsWith('role_id')) return ['role'];
  if (type === 'user_id_list') return ['member'];
  const kindInName = type.startsWith('snowflake') ? objectKindPattern.exec(name)?.[1] : undefined;
  if (kindInName === undefined) return [];
  return [kindInName === 'category' ? 'channel' : (kindInName as DiscordObjectKind)];
}

function fieldErrors(field: Field, isWrite: boolean): string[] {
  const {type, prefix, unique, premium, limit} = field;
  const kinds = objectKindsOf(field);
  const isEmbedId = type === 'id' && prefix === 'emb';
  // If a write contains the id of a single channel, the bot acts there. Lists of channels are only filters.
  const actsInChannel = isWrite && kinds.includes('channel') && !type.endsWith('_list');
  return [
    ...kinds.map((kind) => `unknown_${kind}`),
    ...(actsInChannel ? ['invalid_channel_type', 'bot_permission_missing'] : []),
    ...(field.assignedByBot ? ['role_hierarchy'] : []),
    ...(type === 'emoji' ? ['unknown_emoji'] : []),
    ...(isEmbedId ? ['unknown_embed'] : []),
    ...(type === 'embed_object' ? ['text_too_long'] : []),
    ...(unique ? ['already_exists'] : []),
    ...(premium ? ['premium_required'] : []),
    ...(limit === undefined ? [] : ['limit_reached']),
    ...(field.fields ?? [])
      .filter((innerField) => !innerField.readonly)
      .flatMap((innerField) => fieldErrors(innerField, isWrite)),
  ];
}

const queryErrors: Readonly<Record<string, string>> = {
  after: 'invalid_cursor',
  since: 'history_exceeded',
  channel_id: 'unknown_channel',
};

/**
 * Returns the error codes that the input of an operation can cause, without duplicates: a channel id in the body of a write
 * gives `unknown_channel`, `invalid_channel_type` and `bot_permission_missing`.
 */
export function causedErrors(operation: OperationInput): string[] {
  const {method, scope, belongsToModule, pathParameters, queryParameters, bodyFields, limits} = operation;
  const isWrite = scope.endsWith(':write');
  return [
    ...new Set([
      // An unknown server has its own code.
      ...(pathParameters.some(({name}) => name !== 'guild_id') ? ['not_found'] : []),
      ...queryParameters.flatMap(({name}) => queryErrors[name] ?? []),
      ...(belongsToModule && isWrite && (method === 'POST' || method === 'PUT') ? ['module_disabled'] : []),
      ...(limits.length > 0 ? ['limit_reached'] : []),
      ...bodyFields.flatMap((field) => fieldErrors(field, isWrite)),
    ]),
  ];
}

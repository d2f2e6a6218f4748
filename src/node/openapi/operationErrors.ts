import type {Endpoint, Field, NamedOnDiscord} from '../../facts/types';

/** What an operation takes, as far as errors follow from it. */
export interface Taken extends Pick<Endpoint, 'method' | 'scope'> {
  /** It belongs to a module, which can be off. */
  ofModule: boolean;
  pathParameters: readonly Field[];
  queryParameters: readonly Field[];
  /** Fields of the body that can be sent. */
  body: readonly Field[];
  /** Keys of the limits that what it makes counts toward. */
  limits: readonly string[];
}

/** Words in the names of fields that say what an id is of. */
const idWords = /(?:^|_)(channel|category|role|member|message)_ids?$/;

/** What the id in a field is of: what the facts say, else what its type or name says. */
export function namedIn({type, name, of}: Field): readonly NamedOnDiscord[] {
  if (of) return of;
  if (type.startsWith('channel_id')) return ['channel'];
  if (type.startsWith('role_id')) return ['role'];
  if (type === 'user_id_list') return ['member'];
  const word = type.startsWith('snowflake') ? idWords.exec(name)?.[1] : undefined;
  if (word === undefined) return [];
  return [word === 'category' ? 'channel' : (word as NamedOnDiscord)];
}

/** What can be wrong with the value of one field that is sent. */
function fieldErrors(field: Field, writes: boolean): string[] {
  const {type, prefix, given, unique, premium, limit} = field;
  const named = namedIn(field);
  // The bot does something in the one channel that a write names; lists only choose.
  const acts = writes && named.includes('channel') && !type.endsWith('_list');
  return [
    ...named.map((what) => `unknown_${what}`),
    ...(acts ? ['invalid_channel_type', 'bot_permission_missing'] : []),
    ...(given ? ['role_hierarchy'] : []),
    ...(type === 'emoji' ? ['unknown_emoji'] : []),
    ...(type === 'id' && prefix === 'emb' ? ['unknown_embed'] : []),
    ...(type === 'embed_object' ? ['text_too_long'] : []),
    ...(unique ? ['already_exists'] : []),
    ...(premium ? ['premium_required'] : []),
    ...(limit === undefined ? [] : ['limit_reached']),
    ...(field.fields ?? []).filter((inner) => !inner.readonly).flatMap((inner) => fieldErrors(inner, writes)),
  ];
}

const queryErrors: Readonly<Record<string, string>> = {
  after: 'invalid_cursor',
  since: 'history_exceeded',
  channel_id: 'unknown_channel',
};

/** The error codes that follow from what an operation takes, each once. */
export function causedErrors(operation: Taken): string[] {
  const {method, scope, ofModule, pathParameters, queryParameters, body, limits} = operation;
  const writes = scope.endsWith(':write');
  return [
    ...new Set([
      // The server itself has a code of its own.
      ...(pathParameters.some(({name}) => name !== 'guild_id') ? ['not_found'] : []),
      ...queryParameters.flatMap(({name}) => queryErrors[name] ?? []),
      ...(ofModule && writes && (method === 'POST' || method === 'PUT') ? ['module_disabled'] : []),
      ...(limits.length > 0 ? ['limit_reached'] : []),
      ...body.flatMap((field) => fieldErrors(field, writes)),
    ]),
  ];
}

/** Codes that always follow from what an operation takes: naming one where it does not would be a mistake. */
export const derivedCodes: readonly string[] = [
  'not_found',
  ...Object.values(queryErrors),
  'module_disabled',
  'invalid_channel_type',
  'premium_required',
  'unknown_channel',
  'unknown_role',
  'unknown_member',
  'unknown_message',
  'unknown_emoji',
  'unknown_embed',
];

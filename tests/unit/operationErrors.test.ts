import {expect, it} from 'vitest';
import type {Field} from '../../src/facts/types';
import {causedErrors, type OperationInput} from '../../src/build/api/operationErrors';

const field = (name: string, properties: Partial<Field> = {}): Field => ({
  name,
  type: 'snowflake',
  description: 'What it is',
  ...properties,
});

const writeOperation: OperationInput = {
  method: 'PATCH',
  scope: 'polls:write',
  belongsToModule: true,
  pathParameters: [field('guild_id')],
  queryParameters: [],
  bodyFields: [],
  limits: [],
};
const readOperation: OperationInput = {...writeOperation, method: 'GET', scope: 'polls:read'};
const textType = {type: 'string'} as const;
/** A write with a single field in its body. */
const withField = (...args: Parameters<typeof field>): OperationInput => ({
  ...writeOperation,
  bodyFields: [field(...args)],
});
const emojiField = field('sign', {type: 'emoji'});
const channelErrors = ['unknown_channel', 'invalid_channel_type', 'bot_permission_missing'];

it.each<[inputName: string, input: OperationInput, codes: string[]]>([
  ['a path with only a server id', writeOperation, []],
  ['an id in the path', {...readOperation, pathParameters: [field('guild_id'), field('poll_id')]}, ['not_found']],
  ['a cursor', {...readOperation, queryParameters: [field('after'), field('limit')]}, ['invalid_cursor']],
  ['a time', {...readOperation, queryParameters: [field('since')]}, ['history_exceeded']],
  ['a new object of a module', {...writeOperation, method: 'POST'}, ['module_disabled']],
  ['a POST that only reads', {...readOperation, method: 'POST'}, []],
  ['an object that counts toward a limit', {...writeOperation, limits: ['open_polls']}, ['limit_reached']],
  ['a channel', withField('channel_id'), channelErrors],
  ['a list of channels', withField('channel_ids', {type: 'snowflake_list'}), ['unknown_channel']],
  ['a field of type channel_id', withField('notices', {type: 'channel_id'}), channelErrors],
  ['a role', withField('voter_role_ids', {type: 'snowflake_list'}), ['unknown_role']],
  ['a role that the bot gives', withField('role_id', {assignedByBot: true}), ['unknown_role', 'role_hierarchy']],
  ['an id whose kind is set by `idOf`', withField('owner_id', {idOf: ['member']}), ['unknown_member']],
  ['an id that the API does not look up', withField('member_id', {idOf: []}), []],
  ['a message', withField('message_id'), ['unknown_message']],
  ['an emoji in a list', withField('answers', {type: 'object_list', fields: [emojiField]}), ['unknown_emoji']],
  ['a saved embed', withField('embed_id', {type: 'id', prefix: 'emb'}), ['unknown_embed']],
  ['an id of another object', withField('hub_id', {type: 'id', prefix: 'hub'}), []],
  ['an embed', withField('embed', {type: 'embed_object'}), ['text_too_long']],
  ['a unique name', withField('name', {...textType, unique: true}), ['already_exists']],
  ['a field with a limit', withField('size', {...textType, limit: 'sizes'}), ['limit_reached']],
  ['a field for Premium only', withField('card', {...textType, premium: true}), ['premium_required']],
  ['a read-only field', withField('place', {type: 'object', fields: [field('channel_id', {readonly: true})]}), []],
])('causedErrors returns the error codes for %s', (_, input, codes) => {
  expect(causedErrors(input)).toEqual(codes);
});

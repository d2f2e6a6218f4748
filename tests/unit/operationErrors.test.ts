import {describe, expect, it} from 'vitest';
import {checkOperationErrors} from '../../src/checks/facts/operationErrors';
import type {Field} from '../../src/facts/types';
import {causedErrors, type Taken} from '../../src/node/openapi/operationErrors';
import {allOperations, type Operation} from '../../src/node/openapi/operations';

const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  type: 'snowflake',
  description: 'What it is',
  ...more,
});

const write: Taken = {
  method: 'PATCH',
  scope: 'polls:write',
  ofModule: true,
  pathParameters: [field('guild_id')],
  queryParameters: [],
  body: [],
  limits: [],
};
const read: Taken = {...write, method: 'GET', scope: 'polls:read'};
const text = {type: 'string'} as const;

describe('errors follow from what an operation takes', () => {
  it.each<[string, Taken, string[]]>([
    ['nothing but the server', write, []],
    ['an id in the path', {...read, pathParameters: [field('guild_id'), field('poll_id')]}, ['not_found']],
    ['a cursor', {...read, queryParameters: [field('after', text), field('limit', text)]}, ['invalid_cursor']],
    ['a time', {...read, queryParameters: [field('since', text)]}, ['history_exceeded']],
    ['something new', {...write, method: 'POST'}, ['module_disabled']],
    ['a text to try', {...read, method: 'POST'}, []],
    ['what counts', {...write, limits: ['open_polls']}, ['limit_reached']],
    [
      'a channel to write in',
      {...write, body: [field('channel_id')]},
      ['unknown_channel', 'invalid_channel_type', 'bot_permission_missing'],
    ],
    ['channels to choose', {...write, body: [field('channel_ids', {type: 'snowflake_list'})]}, ['unknown_channel']],
    [
      'a channel by its type',
      {...write, body: [field('notices', {type: 'channel_id'})]},
      ['unknown_channel', 'invalid_channel_type', 'bot_permission_missing'],
    ],
    ['a role', {...write, body: [field('voter_role_ids', {type: 'snowflake_list'})]}, ['unknown_role']],
    ['a role to give', {...write, body: [field('role_id', {given: true})]}, ['unknown_role', 'role_hierarchy']],
    ['a member of another name', {...write, body: [field('owner_id', {of: ['member']})]}, ['unknown_member']],
    ['an id that is not looked up', {...write, body: [field('member_id', {of: []})]}, []],
    ['a message', {...write, body: [field('message_id')]}, ['unknown_message']],
    [
      'an emoji in a list',
      {...write, body: [field('answers', {type: 'object_list', fields: [field('sign', {type: 'emoji'})]})]},
      ['unknown_emoji'],
    ],
    ['a saved embed', {...write, body: [field('embed_id', {type: 'id', prefix: 'emb'})]}, ['unknown_embed']],
    ['an id of our own', {...write, body: [field('hub_id', {type: 'id', prefix: 'hub'})]}, []],
    ['an embed', {...write, body: [field('embed', {type: 'embed_object'})]}, ['text_too_long']],
    ['a name', {...write, body: [field('name', {...text, unique: true})]}, ['already_exists']],
    ['a limit', {...write, body: [field('size', {...text, limit: 'sizes'})]}, ['limit_reached']],
    ['what Premium has', {...write, body: [field('card', {...text, premium: true})]}, ['premium_required']],
    [
      'what is read-only',
      {...write, body: [field('place', {type: 'object', fields: [field('channel_id', {readonly: true})]})]},
      [],
    ],
  ])('%s', (_, taken, codes) => {
    expect(causedErrors(taken)).toEqual(codes);
  });
});

describe('the list of an operation', () => {
  const [first] = allOperations().filter(
    ({request, causedErrors: caused}) => request?.kind === 'create' && caused.length > 0,
  );
  if (!first) throw new Error('no operation that creates something');
  const found = (change: Partial<Operation>) =>
    checkOperationErrors([{...first, ...change}]).map(({message}) => message);
  const body = (more: Field): Partial<Operation> => ({request: {kind: 'fields', fields: [more]}});

  it('is right in the facts', () => {
    expect(checkOperationErrors(allOperations())).toEqual([]);
  });

  it.each<[string, Partial<Operation>, string]>([
    ['a code that follows', {namedErrors: first.causedErrors.slice(0, 1)}, ', which follows from what it takes'],
    ['a code of all operations', {namedErrors: first.commonErrors.slice(0, 1)}, ', which follows from what it takes'],
    ['a code that nothing causes', {causedErrors: [], namedErrors: ['unknown_emoji']}, 'takes nothing that causes it'],
    [
      'a code in its description',
      {description: 'A strange one gives unknown_source.'},
      'says that it gives unknown_source',
    ],
    ['a code in a note', body(field('x', {...text, note: 'else discord_limit'})), 'says that it gives discord_limit'],
    ['an id of something', body(field('friend_id')), 'nothing says what the id in friend_id of'],
  ])('is wrong with %s', (_, change, message) => {
    expect(found(change)).toContainEqual(expect.stringContaining(message));
  });

  it('can have a code that nothing says but the facts', () => {
    expect(found({errors: [...first.errors, 'invalid_state'], namedErrors: ['invalid_state']})).toEqual([]);
  });
});

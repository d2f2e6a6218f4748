import {envPrefix} from './links';
import {coreLimits} from './plans';
import {product} from './product';
import {settings} from './settings';
import {moduleKeys, type Endpoint, type Field, type GeneralSetting} from './types';

/** The whole key: prefix, public id, secret. */
const keyPattern = `^${product.apiKeyPrefix}_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}$`;

const pagingParameters = [
  {name: 'limit', type: 'integer', default: 25, min: 1, max: 100},
  {name: 'after', type: 'string', note: 'value of page.next'},
] as const satisfies readonly Field[];

const apiKeyFields = [
  {name: 'id', type: 'id', prefix: 'key', example: 'key_01JQ93J3000000000000000001'},
  {name: 'name', type: 'string', min: 1, max: 40},
  {name: 'public_id', type: 'string', pattern: '^[0-9A-Za-z]{8}$', note: 'the public 8 characters'},
  {name: 'scopes', type: 'string_list'},
  {name: 'created_by', type: 'snowflake'},
  {name: 'created_at', type: 'datetime'},
  {name: 'expires_at', type: 'datetime'},
  {name: 'last_used_at', type: 'datetime', nullable: true},
  {name: 'state', type: 'enum', values: ['active', 'rotating', 'suspended', 'expired', 'revoked']},
] as const satisfies readonly Field[];

/** The rate limit of one plan in words, made of the limits of the plans. */
function ratePerKey(plan: 'free' | 'premium'): string {
  const limit = (key: string) => coreLimits.find((it) => it.key === key)?.[plan];
  return `${limit('api_requests_minute')} requests a minute, of these ${limit('api_writes_minute')} writing`;
}

/** What all API pages share. */
export const api = {
  protocol: {
    transport: 'HTTPS only, TLS 1.2+',
    body: 'application/json; charset=utf-8',
    errors: 'application/problem+json (RFC 9457)',
    maxBodyKib: 256,
    times: 'RFC 3339, UTC, for example 2026-03-14T18:30:00Z',
    ids: 'Discord ids are snowflakes sent as strings (they exceed 2^53); own ids are a three-letter prefix, underscore and a 26-character ULID (Crockford Base32, upper case)',
    unknownFields: 'refused in requests (validation_failed); clients must ignore unknown fields in responses',
    unknownOwnIds:
      'an own id in a body or query that does not exist gives validation_failed (embed_id: unknown_embed); in a path it gives not_found',
    nullMeaning: 'null clears a nullable field; a missing field stays unchanged (PATCH)',
  },
  authentication: {
    header: 'Authorization: Bearer <api key>',
    keyFormat: {
      pattern: keyPattern,
      example: `${product.apiKeyPrefix}_8Kq2ZtR1_EXAMPLEonlyEXAMPLEonlyEXAMPLE123`,
      parts: 'prefix, public id, secret',
    },
    /** Environment variable from which samples read the key. */
    keyVariable: `${envPrefix}_API_KEY`,
    belongsTo: 'one server; another guild_id in the path gives guild_mismatch',
    createdIn: 'Dashboard > API keys; owner, Administrator or Manage Server (not by manager roles)',
    shown: 'once, at creation; stored as a hash',
    lifetimeDays: {default: 90, min: 1, max: 365},
    scopes: {
      /** Beside `<module>:read` and `<module>:write` of every module. */
      general: ['settings:read', 'settings:write', 'guild:read', 'embeds:read', 'embeds:write', 'audit:read'],
      rule: 'write does not include read',
    },
    rotation:
      'The old secret works for another 24 hours; the key keeps its id and scopes and gets a new lifetime of the same length.',
    revoke: 'at once, in the dashboard or by DELETE on the current key',
    leak: 'A key that is reported as public, for instance by a secret-scanning service, is revoked and the owner is informed.',
    author: 'Changes made with a key are shown as API key <name> in logs and audit log.',
    browserUse: 'CORS is off on purpose: keys must not be put into web pages.',
  },
  versioning: {
    scheme: 'major version in the path',
    compatible: 'new endpoints, optional request fields, response fields and enum values can come at any time',
    breaking: 'new major version; the old one runs at least 12 months',
    headers: [
      {
        name: 'Deprecation',
        meaning: 'since when the endpoint is deprecated: @ and Unix seconds (RFC 9745)',
        example: '@1767225600',
      },
      {name: 'Sunset', meaning: 'when it goes away: HTTP date (RFC 8594)', example: 'Fri, 01 Jan 2027 00:00:00 GMT'},
    ],
    current: 'v1',
  },
  rateLimits: {
    perKey: {free: ratePerKey('free'), premium: ratePerKey('premium')},
    perServerConcurrency: 5,
    unauthenticated: '30 requests a minute per address',
    algorithm:
      'fixed window of 60 seconds per bucket; every request counts in the total, requests to endpoints with a :write scope also in bucket write',
    headers: [
      {name: 'X-RateLimit-Limit', meaning: 'requests allowed in the window'},
      {name: 'X-RateLimit-Remaining', meaning: 'requests left'},
      {name: 'X-RateLimit-Reset-After', meaning: 'seconds until the window ends, decimals possible'},
      {name: 'X-RateLimit-Bucket', meaning: 'total or write: the bucket with fewer requests left'},
      {name: 'Retry-After', meaning: 'seconds to wait; on 429 and 503'},
    ],
    advice: 'Wait for Retry-After, then retry with jitter; do not retry other 4xx.',
  },
  pagination: {
    style: 'cursor',
    query: pagingParameters,
    response: '{ "data": [...], "page": { "next": "<cursor>" | null, "limit": 25 } }',
    order: 'newest first unless said otherwise; rules by position, leaderboards by score',
    cursorLifetimeHours: 24,
  },
  idempotency: {
    header: 'Idempotency-Key',
    for: 'POST',
    format: '1 to 64 characters, unique per request',
    keptHours: 24,
    replay: 'same answer with the header Idempotency-Replayed: true',
    conflict: 'idempotency_conflict',
    notFor:
      'POST /guilds/{guild_id}/api-keys/current/rotate: the new secret is not kept, so a repeat gives invalid_state',
  },
  tracing: {
    header: 'X-Request-Id',
    format: '26-character ULID',
    note: 'also at the end of instance in every problem; give it to support',
  },
  envelopes: {
    single: 'the object itself',
    list: 'data and page; short lists that always fit in one answer have data only',
    deleted: '204 without body',
    created: '201, with a Location header when the new object can be read on its own',
  },
  commonErrors: [
    'missing_key',
    'invalid_key',
    'expired_key',
    'revoked_key',
    'guild_mismatch',
    'missing_scope',
    'guild_not_found',
    'validation_failed',
    'rate_limited',
    'internal_error',
    'maintenance',
  ],
  commonErrorsWithoutKey: ['validation_failed', 'rate_limited', 'internal_error', 'maintenance'],
  commonWriteErrors: ['malformed_json', 'unsupported_media_type', 'payload_too_large', 'idempotency_conflict'],
  commonDiscordErrors: ['discord_error', 'discord_rate_limited', 'discord_unavailable'],
  routingErrors: ['not_found', 'method_not_allowed'],
  chatOnlyErrors: ['member_permission_missing'],
  moduleDisabledRule:
    'While a module is off its objects can be read, changed and deleted; POST and PUT endpoints with a :write scope give module_disabled.',
  samples: {
    languages: ['curl', 'javascript', 'python'],
    rule: `one request and one response per endpoint; the key is always read from the environment variable ${envPrefix}_API_KEY`,
  },
  openapi: {version: '3.1', file: `/openapi/${product.slug}-v1.json`},
  queryParameters: [
    ...pagingParameters,
    {name: 'since', type: 'datetime'},
    {name: 'until', type: 'datetime', defaultNote: 'now'},
    {name: 'period', type: 'enum', values: ['day', 'week', 'month', 'all'], default: 'all'},
    {name: 'actor_id', type: 'string', note: 'user id or key id'},
    {name: 'module', type: 'enum', values: moduleKeys},
    {name: 'channel_id', type: 'snowflake'},
  ],
  moduleResource: {
    endpoints: [
      {
        method: 'GET',
        path: '/guilds/{guild_id}/{module}',
        scope: '{module}:read',
        summary: 'State, settings, limits and usage of the module',
        status: 200,
        response: 'module',
        errors: [],
      },
      {
        method: 'PATCH',
        path: '/guilds/{guild_id}/{module}',
        scope: '{module}:write',
        summary: 'Switch on or off, change settings',
        request: [
          {name: 'enabled', type: 'boolean'},
          {name: 'settings', type: 'settings_object', note: 'partial'},
        ],
        status: 200,
        response: 'module',
        errors: [
          'unknown_channel',
          'invalid_channel_type',
          'unknown_role',
          'role_hierarchy',
          'unknown_emoji',
          'limit_reached',
          'premium_required',
          'bot_permission_missing',
        ],
      },
    ],
    schema: [
      {name: 'module', type: 'string'},
      {name: 'enabled', type: 'boolean'},
      {name: 'settings', type: 'settings_object'},
      {
        name: 'limits',
        type: 'object_map',
        note: 'keyed by limit key',
        fields: [
          {name: 'limit', type: 'limit_value', nullable: true},
          {name: 'used', type: 'integer', nullable: true},
        ],
      },
      {name: 'missing_permissions', type: 'string_list'},
      {name: 'disabled_at', type: 'datetime', nullable: true},
      {name: 'updated_at', type: 'datetime'},
    ],
  },
  generalEndpoints: [
    {
      method: 'GET',
      path: '/status',
      scope: 'none',
      summary: 'Health of the API and the bot',
      status: 200,
      response: [
        {name: 'status', type: 'enum', values: ['operational', 'degraded', 'outage', 'maintenance']},
        {name: 'version', type: 'string'},
        {name: 'time', type: 'datetime'},
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/languages',
      scope: 'none',
      summary: 'Languages of the bot with share translated',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          fields: [
            {name: 'code', type: 'string'},
            {name: 'name', type: 'string'},
            {name: 'percent', type: 'integer', min: 0, max: 100},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/variables',
      scope: 'none',
      summary: 'Catalog of variables and filters',
      status: 200,
      response: [
        {
          name: 'categories',
          type: 'object_list',
          fields: [
            {name: 'key', type: 'string'},
            {name: 'title', type: 'string'},
            {
              name: 'variables',
              type: 'object_list',
              fields: [
                {name: 'name', type: 'string'},
                {
                  name: 'type',
                  type: 'enum',
                  values: ['text', 'number', 'boolean', 'snowflake', 'url', 'datetime', 'mention', 'mention_list'],
                },
                {name: 'example', type: 'string'},
                {name: 'nullable', type: 'boolean'},
                {name: 'description', type: 'string'},
              ],
            },
          ],
        },
        {
          name: 'filters',
          type: 'object_list',
          fields: [
            {name: 'name', type: 'string'},
            {name: 'argument', type: 'string'},
            {name: 'example', type: 'string'},
            {name: 'result', type: 'string'},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/errors',
      scope: 'none',
      summary: 'Catalog of error codes',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          fields: [
            {name: 'code', type: 'string'},
            {name: 'status', type: 'integer'},
            {name: 'title', type: 'string'},
            {name: 'retry', type: 'boolean'},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}',
      scope: 'guild:read',
      summary: 'Server, plan and state of the modules',
      status: 200,
      response: [
        {name: 'id', type: 'snowflake'},
        {name: 'name', type: 'string'},
        {name: 'icon_url', type: 'url', nullable: true},
        {name: 'member_count', type: 'integer'},
        {name: 'plan', type: 'enum', values: ['free', 'premium']},
        {name: 'plan_state', type: 'enum', values: ['active', 'ending', 'grace', 'free']},
        {name: 'plan_ends_at', type: 'datetime', nullable: true},
        {
          name: 'modules',
          type: 'object_list',
          fields: [
            {name: 'module', type: 'string'},
            {name: 'enabled', type: 'boolean'},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/settings',
      scope: 'settings:read',
      summary: 'General settings',
      status: 200,
      response: 'settings',
      errors: [],
    },
    {
      method: 'PATCH',
      path: '/guilds/{guild_id}/settings',
      scope: 'settings:write',
      summary: 'Change general settings (not those marked dashboard_only)',
      request: {partial: 'settings'},
      status: 200,
      response: 'settings',
      errors: ['unknown_channel', 'invalid_channel_type'],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/limits',
      scope: 'guild:read',
      summary: 'All limits with usage',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          fields: [
            {name: 'module', type: 'string'},
            {name: 'key', type: 'string'},
            {name: 'limit', type: 'limit_value', nullable: true},
            {name: 'used', type: 'integer', nullable: true},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/channels',
      scope: 'guild:read',
      summary: 'Channels the bot sees, with missing permissions',
      query: ['type'],
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          fields: [
            {name: 'id', type: 'snowflake'},
            {name: 'name', type: 'string'},
            {
              name: 'type',
              type: 'enum',
              values: ['text', 'announcement', 'voice', 'stage', 'forum', 'media', 'category'],
            },
            {name: 'parent_id', type: 'snowflake', nullable: true},
            {name: 'missing_permissions', type: 'string_list'},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/roles',
      scope: 'guild:read',
      summary: 'Roles and whether the bot can give them',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          fields: [
            {name: 'id', type: 'snowflake'},
            {name: 'name', type: 'string'},
            {name: 'color', type: 'hex_color', nullable: true},
            {name: 'position', type: 'integer'},
            {name: 'assignable', type: 'boolean'},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/emojis',
      scope: 'guild:read',
      summary: 'Custom emoji',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          fields: [
            {name: 'id', type: 'snowflake'},
            {name: 'name', type: 'string'},
            {name: 'animated', type: 'boolean'},
          ],
        },
      ],
      errors: [],
    },
    {
      method: 'POST',
      path: '/guilds/{guild_id}/variables/render',
      scope: 'guild:read',
      summary: 'Replace variables in a text',
      request: [
        {name: 'content', type: 'string', required: true, max: 2000},
        {name: 'member_id', type: 'snowflake'},
        {name: 'channel_id', type: 'snowflake'},
      ],
      status: 200,
      response: [
        {name: 'content', type: 'string'},
        {name: 'unknown', type: 'string_list'},
      ],
      errors: ['unknown_member', 'unknown_channel'],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/embeds',
      scope: 'embeds:read',
      summary: 'Saved embeds',
      query: ['limit', 'after'],
      status: 200,
      response: {pageOf: 'embed'},
      errors: ['invalid_cursor'],
    },
    {
      method: 'POST',
      path: '/guilds/{guild_id}/embeds',
      scope: 'embeds:write',
      summary: 'Save an embed',
      request: 'embed',
      status: 201,
      response: 'embed',
      errors: ['limit_reached', 'already_exists', 'text_too_long'],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/embeds/{embed_id}',
      scope: 'embeds:read',
      summary: 'Get a saved embed',
      status: 200,
      response: 'embed',
      errors: ['not_found'],
    },
    {
      method: 'PATCH',
      path: '/guilds/{guild_id}/embeds/{embed_id}',
      scope: 'embeds:write',
      summary: 'Change a saved embed',
      request: {partial: 'embed'},
      status: 200,
      response: 'embed',
      errors: ['not_found', 'already_exists', 'text_too_long'],
    },
    {
      method: 'DELETE',
      path: '/guilds/{guild_id}/embeds/{embed_id}',
      scope: 'embeds:write',
      summary: 'Delete a saved embed that is not in use',
      status: 204,
      errors: ['not_found', 'invalid_state'],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/audit-log',
      scope: 'audit:read',
      summary: 'Changes by dashboard and API',
      query: ['limit', 'after', 'actor_id', 'module', 'since'],
      status: 200,
      response: {pageOf: 'audit_entry'},
      errors: ['invalid_cursor', 'history_exceeded'],
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}/members/{member_id}/data-choice',
      scope: 'guild:read',
      summary: 'Whether a member opted out',
      status: 200,
      response: [{name: 'opted_out', type: 'boolean'}],
      errors: ['not_found'],
    },
  ],
  keyEndpoints: [
    {
      method: 'GET',
      path: '/guilds/{guild_id}/api-keys/current',
      scope: 'any',
      summary: 'The key in use',
      status: 200,
      response: 'api_key',
      errors: [],
    },
    {
      method: 'POST',
      path: '/guilds/{guild_id}/api-keys/current/rotate',
      scope: 'any',
      summary: 'New secret, shown once; the old one works 24 hours more',
      status: 200,
      response: 'api_key_with_secret',
      errors: ['invalid_state'],
    },
    {
      method: 'DELETE',
      path: '/guilds/{guild_id}/api-keys/current',
      scope: 'any',
      summary: 'Revoke the key in use',
      status: 204,
      errors: [],
    },
  ],
  schemas: {
    settings,
    embed: [
      {name: 'id', type: 'id', prefix: 'emb', readonly: true, example: 'emb_01JQ93G1000000000000000001'},
      {name: 'name', type: 'string', required: true, min: 2, max: 40},
      {name: 'embed', type: 'embed_object', required: true, note: 'variables allowed'},
      {name: 'updated_at', type: 'datetime', readonly: true},
    ],
    audit_entry: [
      {name: 'id', type: 'id', prefix: 'aud', example: 'aud_01JQ93H2000000000000000001'},
      {name: 'at', type: 'datetime'},
      {
        name: 'actor',
        type: 'object',
        fields: [
          {name: 'kind', type: 'enum', values: ['user', 'api_key', 'bot']},
          {name: 'id', type: 'string', note: 'user id or key id'},
          {name: 'name', type: 'string'},
        ],
      },
      {name: 'action', type: 'string', note: 'an event key'},
      {name: 'target', type: 'string', nullable: true},
      {
        name: 'changes',
        type: 'object_list',
        fields: [
          {name: 'field', type: 'string'},
          {name: 'before', type: 'any', nullable: true},
          {name: 'after', type: 'any', nullable: true},
        ],
      },
    ],
    api_key: apiKeyFields,
    api_key_with_secret: [
      ...apiKeyFields,
      {name: 'secret', type: 'string', pattern: keyPattern, note: 'the whole new key'},
    ],
  },
} as const satisfies {
  moduleResource: {endpoints: readonly Endpoint[]; schema: readonly Field[]};
  generalEndpoints: readonly Endpoint[];
  keyEndpoints: readonly Endpoint[];
  queryParameters: readonly Field[];
  schemas: Readonly<Record<string, readonly (Field | GeneralSetting)[]>>;
} & Readonly<Record<string, unknown>>;

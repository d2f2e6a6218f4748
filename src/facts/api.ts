import {errors, internalErrorSeconds} from './errors';
import {envPrefix} from './links';
import {platform} from './platform';
import {coreLimits} from './plans';
import {privacy} from './privacy';
import {product} from './product';
import {sampleServer} from './sampleServer';
import {settings} from './settings';
import {moduleKeys} from './modules';
import {sampleChange, sampleLimits, sampleModuleKey, usageSample} from './sampleModule';
import type {Endpoint, Field, GeneralSetting, ObjectRules, LimitValue, PlanKey} from './types';
import {variables} from './variables';

/** Prefix, public id and secret. */
const keyPattern = `^${product.apiKeyPrefix}_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}$`;

const keyVariable = `${envPrefix}_API_KEY`;
const serverVariable = `${envPrefix}_SERVER_ID`;

const keyRotationText =
  'The old secret works for another 24 hours. The key keeps its id and scopes, and its lifetime starts over.';

const idempotencyKeyLength = {minLength: 1, maxLength: 64} as const;

/** Months for which deprecated fields and old API versions keep working. */
const keptMonths = 12;

/** Marks a response that is sent again. */
const replayedHeader = 'Idempotency-Replayed';

const pageSize = {default: 25, min: 1, max: 100} as const;

const pagingParameters = [
  {name: 'limit', type: 'integer', ...pageSize, description: 'Number of entries per page'},
  {
    name: 'after',
    type: 'string',
    description: 'Cursor of the page to get: page.next of the previous page',
    example: 'cG9sXzAxS0tOUjJH',
  },
] as const satisfies readonly Field[];

const usageFields = [
  {
    name: 'limit',
    type: 'limit_value',
    nullable: true,
    description:
      'Limit of the plan, or whether the plan has the feature; during the grace period, the limit for anything new; null: no limit',
    example: 5,
  },
  {
    name: 'used',
    type: 'integer',
    nullable: true,
    description: 'Number in use in the server; null: not counted',
    example: 1,
  },
] as const satisfies readonly Field[];

const apiKeyFields = [
  {
    name: 'id',
    type: 'id',
    prefix: 'key',
    description: 'Id of the key',
    example: sampleServer.apiKey.id,
  },
  {
    name: 'name',
    type: 'string',
    min: 1,
    max: 40,
    description: 'Name in the dashboard, logs and audit log',
    example: sampleServer.apiKey.name,
  },
  {
    name: 'public_id',
    type: 'string',
    pattern: '^[0-9A-Za-z]{8}$',
    description: 'Part of the key between the underscores; not secret',
    example: sampleServer.apiKey.publicId,
  },
  {
    name: 'scopes',
    type: 'string_list',
    description: 'Scopes, which decide what the key can read and write',
    example: ['guild:read', `${sampleModuleKey}:read`, `${sampleModuleKey}:write`],
  },
  {
    name: 'created_by',
    type: 'snowflake',
    description:
      'User who created the key. Unless they own the server, the key can only choose roles below their highest one',
    example: sampleServer.members.host,
  },
  {name: 'created_at', type: 'datetime', description: 'When the key was created', example: '2026-02-01T09:00:00Z'},
  {
    name: 'expires_at',
    type: 'datetime',
    description: 'When the key expires, unless you rotate it first',
    example: '2026-05-02T09:00:00Z',
  },
  {
    name: 'last_used_at',
    type: 'datetime',
    nullable: true,
    description: 'When the key was last used; null: never',
    example: sampleServer.now,
  },
  {
    name: 'state',
    type: 'enum',
    values: ['active', 'rotating', 'suspended', 'expired', 'revoked'],
    description:
      "Whether the key works; rotating: the old secret still works, suspended: over the plan's limit. A suspended, expired or revoked key gets an error instead of this object",
    example: 'active',
  },
] as const satisfies readonly Field[];

/** Part of the catalog of variables, as the endpoint returns it. */
const variableSample = {
  categories: variables.categories
    .filter((category) => category.key === 'server')
    .map(({key, title, variables: categoryVariables}) => ({
      key,
      title,
      variables: categoryVariables
        .filter((variable) => variable.name === 'server.name' || variable.name === 'server.description')
        .map(({name, type, example, description, ...otherProperties}) => ({
          name,
          type,
          example,
          nullable: 'nullable' in otherProperties,
          description,
        })),
    })),
  filters: variables.grammar.filters
    .filter((filter) => filter.name === 'upper' || filter.name === 'cut')
    .map(({name, argument, example, result}) => ({name, argument, example, result})),
};

/** Two error codes, as the endpoint returns them. */
const errorSamples = errors
  .filter((error) => error.code === 'not_found' || error.code === 'rate_limited')
  .map(({code, status, title, retry}) => ({code, status, title, retry}));

/** A saved embed in Discord's format. */
const embedSample = {
  title: 'Welcome to {server.name}',
  description: `Read <#${sampleServer.channels.rules}> first, then say hello in <#${sampleServer.channels.general}>.`,
  color: 0xd9822b,
  footer: {text: '{server.member_count} members'},
};

const {embed: embedLimits} = platform.limits;

const embedUrlField = {
  name: 'url',
  type: 'string',
  description: 'Absolute https URL',
  example: 'https://night-owls.example',
} as const satisfies Field;
const embedIconField = {
  ...embedUrlField,
  name: 'icon_url',
  optional: true,
  description: 'Small round picture: absolute https URL',
  example: 'https://night-owls.example/icon.png',
} as const satisfies Field;
const embedPictureField = {
  type: 'object',
  optional: true,
  fields: [{...embedUrlField, required: true, example: 'https://night-owls.example/banner.png'}],
} as const;

/** Discord's embed. Its URLs can contain variables, so their type is `string` instead of `url`. */
const embedFields = [
  {
    name: 'title',
    type: 'string',
    min: 1,
    max: embedLimits.title,
    optional: true,
    description: 'Bold first line',
    example: embedSample.title,
  },
  {
    name: 'description',
    type: 'string',
    min: 1,
    max: embedLimits.description,
    optional: true,
    description: 'Text below the title',
    example: embedSample.description,
  },
  {...embedUrlField, optional: true, description: 'URL that the title links to: absolute, https'},
  {
    name: 'color',
    type: 'integer',
    min: 0,
    max: 0xffffff,
    optional: true,
    description: 'Color of the left edge, as a number',
    example: embedSample.color,
  },
  {
    name: 'timestamp',
    type: 'datetime',
    optional: true,
    description: "Time next to the footer, shown in each reader's own timezone",
    example: sampleServer.now,
  },
  {
    name: 'author',
    type: 'object',
    optional: true,
    description: 'Small line above the title',
    fields: [
      {
        name: 'name',
        type: 'string',
        required: true,
        min: 1,
        max: embedLimits.author,
        description: 'Text of the line',
        example: 'The team',
      },
      {...embedUrlField, optional: true, description: 'URL that the line links to: absolute, https'},
      embedIconField,
    ],
  },
  {
    name: 'footer',
    type: 'object',
    optional: true,
    description: 'Small line at the end',
    fields: [
      {
        name: 'text',
        type: 'string',
        required: true,
        min: 1,
        max: embedLimits.footer,
        description: 'Text of the line',
        example: embedSample.footer.text,
      },
      embedIconField,
    ],
  },
  {...embedPictureField, name: 'image', description: 'Large picture below the text'},
  {...embedPictureField, name: 'thumbnail', description: 'Small picture next to the text'},
  {
    name: 'fields',
    type: 'object_list',
    max: embedLimits.fields,
    optional: true,
    description: 'Sections with their own heading',
    fields: [
      {
        name: 'name',
        type: 'string',
        required: true,
        min: 1,
        max: embedLimits.fieldName,
        description: 'Heading of the section',
        example: 'When',
      },
      {
        name: 'value',
        type: 'string',
        required: true,
        min: 1,
        max: embedLimits.fieldValue,
        description: 'Text of the section',
        example: 'Fridays at eight',
      },
      {
        name: 'inline',
        type: 'boolean',
        optional: true,
        default: false,
        description: 'Whether the section can share a row with others',
      },
    ],
  },
] as const satisfies readonly Field[];

const coreLimitValue = (key: string, plan: PlanKey): LimitValue | undefined =>
  coreLimits.find((limit) => limit.key === key)?.[plan];

const rateLimitText = (plan: PlanKey): string =>
  `${coreLimitValue('api_requests_minute', plan)} requests a minute, at most ${coreLimitValue('api_writes_minute', plan)} of them writes`;

/** Facts of all API pages. */
export const api = {
  protocol: {
    transport: 'HTTPS only, TLS 1.2+',
    body: 'application/json; charset=utf-8',
    errors: 'application/problem+json (RFC 9457)',
    maxBodyKib: 256,
    times: `RFC 3339, UTC, for example ${sampleServer.now}`,
    ids: "Discord's ids are snowflakes, sent as strings because they exceed 2^53. All others are a three-letter prefix, an underscore and a 26-character ULID (Crockford Base32, uppercase), which begins with the time of creation",
    replaced: 'replaces the old value as a whole',
    merged: 'is merged field by field',
    unknownQuery:
      "refused with validation_failed, like unknown fields; in the error, pointer is a slash and the parameter's name",
    /** Formats of types whose name doesn't explain them. */
    formats: {
      hex_color: '# and six hexadecimal digits in either case; responses have uppercase',
      emoji: 'A Unicode emoji, or name:id of a custom one',
    },
  },
  authentication: {
    header: 'Authorization: Bearer <api key>',
    keyFormat: {
      pattern: keyPattern,
      example: `${product.apiKeyPrefix}_${sampleServer.apiKey.publicId}_EXAMPLEonlyEXAMPLEonlyEXAMPLE123`,
      parts: 'prefix, public id, secret',
    },
    /** Environment variable for the key in samples. */
    keyVariable,
    lifetimeDays: {default: 90, min: 1, max: 365},
    expiryNotice:
      'A week before a key expires, the notice channel gets a message, or the server owner if there is no notice channel.',
    scopes: {
      /** In addition to `<module>:read` and `<module>:write`. */
      general: ['settings:read', 'settings:write', 'guild:read', 'embeds:read', 'embeds:write', 'audit:read'],
      rule: "write doesn't include read",
    },
    rotation: keyRotationText,
    revoke: 'right away, in the dashboard or with a request',
    leak: 'If someone, such as a secret-scanning service, reports that a key is public, it is revoked and the server owner is told.',
    author: 'Logs and the audit log show what a key changed, with the name of the key.',
    browserUse: 'CORS is off on purpose, because a key in a web page is public.',
  },
  versioning: {
    scheme: 'major version in the path',
    compatible: 'new endpoints, optional request fields, response fields and enum values can be added at any time',
    breaking: `new major version, and the old one runs for at least ${keptMonths} months`,
    keptMonths,
    /** Exceptions to the promise. */
    exception:
      'Two things can change within a version, and the API changelog lists them. A value that puts servers at risk or was only accepted by mistake can be refused. A module can change how it counts or behaves.',
    /** Rules for deprecated fields, see `Replacement`. */
    fields: [
      `A field that a release renames, moves or removes is deprecated but keeps working. You can send it, and responses have it, for at least ${keptMonths} months after that release. It only goes away with the next version of the API.`,
      'Send the old name or the new one. Sending both gives validation_failed.',
      'The reference lists an old name in a collapsed section below the new one, with the date until which it is guaranteed to work. The OpenAPI document marks it as deprecated. Samples leave it out.',
    ],
    headers: [
      {
        name: 'Deprecation',
        type: 'string',
        pattern: '^@[0-9]+$',
        meaning: 'when the endpoint was deprecated: @ and Unix seconds (RFC 9745)',
        example: '@1773446400',
      },
      {
        name: 'Sunset',
        type: 'string',
        pattern: '^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$',
        meaning: 'when it will be removed: HTTP date (RFC 8594)',
        example: 'Mon, 15 Mar 2027 00:00:00 GMT',
      },
    ],
    headersSent: 'with every response of that endpoint',
    current: 'v1',
  },
  rateLimits: {
    perKey: {free: rateLimitText('free'), premium: rateLimitText('premium')},
    perServerConcurrency: 5,
    unauthenticated: '30 requests a minute per IP address',
    algorithm:
      'fixed windows of 60 seconds. Every request counts toward the total bucket. Requests to endpoints with a :write scope also count toward the write bucket',
    headers: [
      {name: 'X-RateLimit-Limit', meaning: 'requests allowed in the window', type: 'integer', example: 60},
      {name: 'X-RateLimit-Remaining', meaning: 'requests left', type: 'integer', example: 57},
      {
        name: 'X-RateLimit-Reset-After',
        meaning: 'seconds until the window ends, with decimals',
        type: 'number',
        example: 41.5,
      },
      {
        name: 'X-RateLimit-Bucket',
        meaning: 'total or write: the bucket with fewer requests left',
        type: 'enum',
        values: ['total', 'write'],
        example: 'total',
      },
      {name: 'Retry-After', meaning: 'seconds to wait; on 429 and 503', type: 'integer', example: 12},
    ],
    advice:
      'A request that got a 429 did nothing. Wait as long as Retry-After says, plus jitter, then send the same request again, even a POST. After any other 4xx, correct the request first.',
    afterServerError:
      'After a status of 500 or above, including 503, the API can already have carried out part of the request. Send a GET, PATCH, PUT or DELETE again, but a POST only with the same Idempotency-Key.',
  },
  /** Seconds after which a request is answered at the latest. Timeouts in code samples are longer. */
  answerSeconds: 8,
  /** Retries after a server error without a `Retry-After` header. */
  retries: {internalErrorSeconds, attempts: 4},
  pagination: {
    query: pagingParameters,
    response: `{ "data": [...], "page": { "next": "<cursor>" | null, "limit": ${pageSize.default} } }`,
    order: 'newest first, except rules (by position), leaderboards (by score) and operations that say otherwise',
    /** Fields of `page`. */
    pageFields: [
      {
        name: 'next',
        type: 'string',
        nullable: true,
        description: 'Cursor of the next page; null: this is the last one',
        example: null,
      },
      {
        name: 'limit',
        type: 'integer',
        min: pageSize.min,
        max: pageSize.max,
        description: 'Maximum number of items on a page',
        example: pageSize.default,
      },
    ],
    cursorLifetimeHours: 24,
  },
  idempotency: {
    header: 'Idempotency-Key',
    for: 'POST',
    ...idempotencyKeyLength,
    format: `${idempotencyKeyLength.minLength} to ${idempotencyKeyLength.maxLength} characters, unique per request`,
    keptHours: privacy.idempotencyKeyHours,
    replayedHeader,
    replay: `same response, with the header ${replayedHeader}: true`,
    rules: [
      'A value belongs to one API key and one endpoint. Anywhere else, the same value counts as a different one.',
      'Only successful responses are kept. A refused request changed nothing, so repeating it counts as a new request.',
      'After a status of 500 or above, the repeat carries on where the first attempt stopped. Nothing happens twice.',
      'A repeat that arrives while the first attempt is still running waits for its response.',
    ],
    conflict: 'idempotency_conflict',
    /** The only `POST` without an idempotency key, because its new secret isn't stored. */
    notForOperation: 'rotateApiKey',
  },
  events: {
    notOffered: 'no webhooks, no gateway and no long polling',
    noEtag: 'Responses have no ETag, so If-None-Match saves nothing.',
    pollSeconds: 60,
  },
  tracing: {
    header: 'X-Request-Id',
    format: '26-character ULID',
  },
  responses: {
    deleted: '204 without a body',
    created: '201, with the header Location if you can read the new object by itself',
  },
  /** Every request that needs a key can give these errors. */
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
  /** The same for requests that need no key. */
  commonErrorsWithoutKey: ['validation_failed', 'rate_limited', 'internal_error', 'maintenance'],
  /** Requests with a body add these. */
  commonBodyErrors: ['malformed_json', 'unsupported_media_type', 'payload_too_large', 'idempotency_conflict'],
  /** Scopes that end with `:write` add these. */
  commonDiscordErrors: ['discord_error', 'discord_rate_limited', 'discord_unavailable'],
  /** A path or method that doesn't exist gives these. */
  routingErrors: ['not_found', 'method_not_allowed'],
  samples: {
    /** Environment variable for the server id in samples. */
    serverVariable,
  },
  openapi: {
    version: '3.1.1',
    file: `/openapi/${product.slug}-v1.json`,
    /** The same document in YAML. */
    yaml: `/openapi/${product.slug}-v1.yaml`,
  },
  pathParameters: [
    {name: 'guild_id', type: 'snowflake', description: 'Id of the server', example: sampleServer.id},
    {name: 'member_id', type: 'snowflake', description: 'Id of the member', example: sampleServer.members.regular},
  ],
  queryParameters: [
    ...pagingParameters,
    {
      name: 'since',
      type: 'datetime',
      defaultNote: 'the beginning of the history',
      description: 'Only what happened after this time',
      example: '2026-03-01T00:00:00Z',
    },
    {
      name: 'until',
      type: 'datetime',
      defaultNote: 'now',
      description: 'Only what happened before this time',
      example: '2026-03-14T00:00:00Z',
    },
    {
      name: 'period',
      type: 'enum',
      values: ['day', 'week', 'month', 'all'],
      default: 'all',
      description: 'Only the last 24 hours, 7 days or 30 days; all: since counting began',
    },
    {
      name: 'actor_id',
      type: 'string',
      description: 'Only changes by this person or API key: the id of a user or key',
      example: sampleServer.members.host,
    },
    {
      name: 'module',
      type: 'enum',
      values: moduleKeys,
      description: 'Only entries of this module',
      example: sampleModuleKey,
    },
    {
      name: 'channel_id',
      type: 'snowflake',
      description: 'Only activity in this channel',
      example: sampleServer.channels.general,
    },
  ],
  moduleResource: {
    endpoints: [
      {
        id: 'get{Module}Module',
        method: 'GET',
        path: '/guilds/{guild_id}/{module}',
        scope: '{module}:read',
        summary: 'Get the state, settings and limits of {title}',
        status: 200,
        response: 'module',
      },
      {
        id: 'update{Module}Module',
        method: 'PATCH',
        path: '/guilds/{guild_id}/{module}',
        scope: '{module}:write',
        summary: 'Switch {title} on or off, or change its settings',
        description: privacy.moduleDisabled,
        request: [
          {name: 'enabled', type: 'boolean', description: 'Switches the module on or off', example: true},
          {
            name: 'settings',
            type: 'settings_object',
            description: 'Settings to change; the others stay as they are',
          },
        ],
        status: 200,
        response: 'module',
      },
    ],
    fields: [
      {name: 'module', type: 'string', description: 'Key of the module', example: sampleModuleKey},
      {name: 'enabled', type: 'boolean', description: 'Whether the module is on', example: true},
      {name: 'settings', type: 'settings_object', description: 'All settings of the module'},
      {
        name: 'limits',
        type: 'object_map',
        description: "Limits of the server's plan and their usage, by limit key",
        fields: [...usageFields],
      },
      {
        name: 'missing_permissions',
        type: 'string_list',
        description: "Permissions the bot is missing for the module, as Discord's API names them",
        example: [],
      },
      {
        name: 'disabled_at',
        type: 'datetime',
        nullable: true,
        description: 'When the module was switched off; null: it is on',
        example: null,
      },
      {
        name: 'updated_at',
        type: 'datetime',
        description: 'When the state or settings last changed',
        example: sampleServer.now,
      },
    ],
  },
  generalEndpoints: [
    {
      id: 'getStatus',
      method: 'GET',
      path: '/status',
      scope: 'none',
      summary: 'Get the state of the API and the bot',
      status: 200,
      response: [
        {
          name: 'status',
          type: 'enum',
          values: ['operational', 'degraded', 'outage', 'maintenance'],
          description: 'State of the API and the bot; degraded: some things are slow or fail',
          example: 'operational',
        },
        {name: 'version', type: 'string', description: 'Version of the bot', example: '3.0.1'},
        {name: 'time', type: 'datetime', description: 'When the state was measured', example: sampleServer.now},
      ],
    },
    {
      id: 'listLanguages',
      method: 'GET',
      path: '/languages',
      scope: 'none',
      summary: 'List languages and how much is translated',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          description: "Languages of the bot's replies",
          fields: [
            {
              name: 'code',
              type: 'string',
              description: 'Value to use for language in the general settings',
              example: 'de',
            },
            {name: 'name', type: 'string', description: 'Name of the language', example: 'German'},
            {
              name: 'percent',
              type: 'integer',
              min: 0,
              max: 100,
              description: 'Percentage of the replies that is translated',
              example: 98,
            },
          ],
          example: [
            {code: 'en', name: 'English', percent: 100},
            {code: 'de', name: 'German', percent: 98},
            {code: 'es', name: 'Spanish', percent: 95},
            {code: 'fr', name: 'French', percent: 97},
            {code: 'nl', name: 'Dutch', percent: 88},
            {code: 'pt-BR', name: 'Brazilian Portuguese', percent: 91},
          ],
        },
      ],
    },
    {
      id: 'getVariables',
      method: 'GET',
      path: '/variables',
      scope: 'none',
      summary: 'Get all variables and filters',
      description: 'The sample shows a few of them.',
      status: 200,
      response: [
        {
          name: 'categories',
          type: 'object_list',
          description: 'Variables by subject',
          fields: [
            {name: 'key', type: 'string', description: 'First part of the names in this category', example: 'server'},
            {name: 'title', type: 'string', description: 'Heading of the category', example: 'Server variables'},
            {
              name: 'variables',
              type: 'object_list',
              description: 'Variables of the category',
              fields: [
                {name: 'name', type: 'string', description: 'Name without the braces', example: 'server.name'},
                {
                  name: 'type',
                  type: 'enum',
                  values: ['text', 'number', 'boolean', 'snowflake', 'url', 'datetime', 'mention', 'mention_list'],
                  description: "Type of the variable's value",
                  example: 'text',
                },
                {
                  name: 'example',
                  type: 'string',
                  description: 'Possible value',
                  example: variables.sample.server,
                },
                {name: 'nullable', type: 'boolean', description: 'Whether the value can be empty', example: false},
                {name: 'description', type: 'string', description: 'Meaning of the value', example: 'Server name'},
              ],
            },
          ],
          example: variableSample.categories,
        },
        {
          name: 'filters',
          type: 'object_list',
          description: 'Filters, which follow a name in the braces and change how the value looks',
          fields: [
            {name: 'name', type: 'string', description: 'Name of the filter', example: 'cut'},
            {
              name: 'argument',
              type: 'string',
              description: 'Argument that the filter takes after a colon; none: it takes no argument',
              example: '1-200 characters',
            },
            {
              name: 'example',
              type: 'string',
              description: 'A variable with the filter',
              example: '{server.description|cut:20}',
            },
            {
              name: 'result',
              type: 'string',
              description: 'Result of the example',
              example: 'A calm place for peo…',
            },
          ],
          example: variableSample.filters,
        },
      ],
    },
    {
      id: 'listErrorCodes',
      method: 'GET',
      path: '/errors',
      scope: 'none',
      summary: 'List error codes',
      description: 'The sample shows a few of them.',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          description: 'All error codes of the API',
          fields: [
            {name: 'code', type: 'string', description: 'The code, for programs to check', example: 'not_found'},
            {name: 'status', type: 'integer', description: 'HTTP status of a response with the code', example: 404},
            {name: 'title', type: 'string', description: 'Short description', example: 'Not found'},
            {
              name: 'retry',
              type: 'boolean',
              description: 'Whether the same request can succeed later',
              example: false,
            },
          ],
          example: errorSamples,
        },
      ],
    },
    {
      id: 'getServer',
      method: 'GET',
      path: '/guilds/{guild_id}',
      scope: 'guild:read',
      summary: 'Get the server, its plan and the state of its modules',
      status: 200,
      response: [
        {name: 'id', type: 'snowflake', description: 'Id of the server', example: sampleServer.id},
        {name: 'name', type: 'string', description: 'Name of the server', example: sampleServer.name},
        {
          name: 'icon_url',
          type: 'url',
          nullable: true,
          description: 'Icon of the server; null: it has none',
          example: 'https://night-owls.example/icon.png',
        },
        {name: 'member_count', type: 'integer', description: 'Members of the server, bots included', example: 1284},
        {
          name: 'plan',
          type: 'enum',
          values: ['free', 'premium'],
          description: 'Plan of the server; still premium during the grace period',
          example: 'free',
        },
        {
          name: 'plan_state',
          type: 'enum',
          values: ['active', 'ending', 'grace', 'free'],
          description:
            'State of the subscription; ending: canceled but still paid, grace: ended or unpaid, but what you already have keeps Premium limits',
          example: 'free',
        },
        {
          name: 'plan_ends_at',
          type: 'datetime',
          nullable: true,
          description: 'When Premium ends; null: no end is set',
          example: null,
        },
        {
          name: 'modules',
          type: 'object_list',
          description: 'State of each module',
          fields: [
            {name: 'module', type: 'string', description: 'Key of the module', example: sampleModuleKey},
            {name: 'enabled', type: 'boolean', description: 'Whether the module is on', example: true},
          ],
          example: moduleKeys.map((module) => ({module, enabled: true})),
        },
      ],
    },
    {
      id: 'getSettings',
      method: 'GET',
      path: '/guilds/{guild_id}/settings',
      scope: 'settings:read',
      summary: 'Get the general settings',
      status: 200,
      response: 'settings',
      example: {response: {timezone: 'Europe/Berlin'}},
    },
    {
      id: 'updateSettings',
      method: 'PATCH',
      path: '/guilds/{guild_id}/settings',
      scope: 'settings:write',
      summary: 'Change general settings',
      description: 'Settings that you can only change in the dashboard are refused.',
      request: {partial: 'settings'},
      status: 200,
      response: 'settings',
      example: {
        request: {time_format: '12h', notice_channel: sampleServer.channels.logs},
        response: {timezone: 'Europe/Berlin'},
      },
    },
    {
      id: 'listLimits',
      method: 'GET',
      path: '/guilds/{guild_id}/limits',
      scope: 'guild:read',
      summary: 'List all limits with usage',
      description: 'The sample shows a few of them.',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          description: "Limits of the server's plan",
          fields: [
            {
              name: 'module',
              type: 'string',
              description: 'Key of the module; core: the limit belongs to no module',
              example: sampleModuleKey,
            },
            {
              name: 'key',
              type: 'string',
              description: 'Key of the limit in its module',
              example: sampleLimits[0]?.key ?? 'custom_embeds',
            },
            ...usageFields,
          ],
          example: [
            {module: 'core', key: 'custom_embeds', limit: 10, used: 1},
            ...sampleLimits.map((limit) => usageSample(limit)),
          ],
        },
      ],
    },
    {
      id: 'listChannels',
      method: 'GET',
      path: '/guilds/{guild_id}/channels',
      scope: 'guild:read',
      summary: 'List channels and the permissions the bot is missing there',
      description: "Channels the bot can't see are left out.",
      query: ['type'],
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          description: 'Channels the bot can see',
          fields: [
            {name: 'id', type: 'snowflake', description: 'Id of the channel', example: sampleServer.channels.general},
            {name: 'name', type: 'string', description: 'Name of the channel', example: 'general'},
            {
              name: 'type',
              type: 'enum',
              values: ['text', 'announcement', 'voice', 'stage', 'forum', 'media', 'category'],
              description: 'Type of the channel',
              example: 'text',
            },
            {
              name: 'parent_id',
              type: 'snowflake',
              nullable: true,
              description: 'Category of the channel; null: none',
              example: sampleServer.channels.community,
            },
            {
              name: 'missing_permissions',
              type: 'string_list',
              description: "Permissions the bot is missing there, as Discord's API names them",
              example: [],
            },
          ],
          example: [
            {
              id: sampleServer.channels.general,
              name: 'general',
              type: 'text',
              parent_id: sampleServer.channels.community,
              missing_permissions: [],
            },
            {
              id: sampleServer.channels.support,
              name: 'support',
              type: 'text',
              parent_id: null,
              missing_permissions: ['MANAGE_MESSAGES'],
            },
          ],
        },
      ],
      example: {query: {type: 'text'}},
    },
    {
      id: 'listRoles',
      method: 'GET',
      path: '/guilds/{guild_id}/roles',
      scope: 'guild:read',
      summary: 'List roles and whether the bot can give them',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          description: 'Roles of the server',
          fields: [
            {name: 'id', type: 'snowflake', description: 'Id of the role', example: sampleServer.roles.member},
            {name: 'name', type: 'string', description: 'Name of the role', example: 'Member'},
            {
              name: 'color',
              type: 'hex_color',
              nullable: true,
              description: 'Color of the role; null: it has none',
              example: null,
            },
            {
              name: 'position',
              type: 'integer',
              description: 'Position in the list of roles; roles with a higher number are above',
              example: 1,
            },
            {
              name: 'assignable',
              type: 'boolean',
              description:
                "Whether the bot can give the role. A key can only choose it if the key's creator also has a higher role or owns the server",
              example: true,
            },
          ],
          example: [
            {id: sampleServer.roles.moderator, name: 'Moderator', color: '#3498DB', position: 6, assignable: false},
            {id: sampleServer.roles.events, name: 'Events', color: '#D9822B', position: 2, assignable: true},
            {id: sampleServer.roles.member, name: 'Member', color: null, position: 1, assignable: true},
          ],
        },
      ],
    },
    {
      id: 'listEmoji',
      method: 'GET',
      path: '/guilds/{guild_id}/emojis',
      scope: 'guild:read',
      summary: 'List custom emoji',
      status: 200,
      response: [
        {
          name: 'data',
          type: 'object_list',
          description: 'Custom emoji of the server',
          fields: [
            {name: 'id', type: 'snowflake', description: 'Id of the emoji', example: sampleServer.emoji.wave},
            {name: 'name', type: 'string', description: 'Name of the emoji without the colons', example: 'owl_wave'},
            {name: 'animated', type: 'boolean', description: 'Whether the emoji moves', example: true},
          ],
          example: [
            {id: sampleServer.emoji.wave, name: 'owl_wave', animated: true},
            {id: sampleServer.emoji.sleep, name: 'owl_sleep', animated: false},
          ],
        },
      ],
    },
    {
      id: 'renderVariables',
      method: 'POST',
      path: '/guilds/{guild_id}/variables/render',
      scope: 'guild:read',
      summary: 'Replace variables in a text',
      description: 'Responds with the text. Nothing is posted.',
      request: [
        {
          name: 'content',
          type: 'string',
          required: true,
          max: 2000,
          description: 'Text with variables',
          example: 'Welcome to {server.name}, {user.mention}! Your level: {user.level}',
        },
        {
          name: 'member_id',
          type: 'snowflake',
          description: 'Member that the user variables are about',
          example: sampleServer.members.newcomer,
        },
        {
          name: 'channel_id',
          type: 'snowflake',
          description: 'Channel that the channel variables are about',
          example: sampleServer.channels.welcome,
        },
      ],
      status: 200,
      response: [
        {
          name: 'content',
          type: 'string',
          description: 'The text with values in place of the variables',
          example: `Welcome to ${sampleServer.name}, <@${sampleServer.members.newcomer}>! Your level: {user.level}`,
        },
        {
          name: 'unknown',
          type: 'string_list',
          description: "Names (without braces) that aren't variables or don't work here; they stay as typed",
          example: ['user.level'],
        },
      ],
    },
    {
      id: 'listEmbeds',
      method: 'GET',
      path: '/guilds/{guild_id}/embeds',
      scope: 'embeds:read',
      summary: 'List saved embeds',
      query: ['limit', 'after'],
      status: 200,
      response: {pageOf: 'embed'},
    },
    {
      id: 'createEmbed',
      method: 'POST',
      path: '/guilds/{guild_id}/embeds',
      scope: 'embeds:write',
      summary: 'Save an embed',
      description: "Doesn't post anything. Modules and commands refer to the embed by its id or name.",
      request: 'embed',
      limits: ['custom_embeds'],
      status: 201,
      response: 'embed',
    },
    {
      id: 'getEmbed',
      method: 'GET',
      path: '/guilds/{guild_id}/embeds/{embed_id}',
      scope: 'embeds:read',
      summary: 'Get a saved embed',
      status: 200,
      response: 'embed',
    },
    {
      id: 'updateEmbed',
      method: 'PATCH',
      path: '/guilds/{guild_id}/embeds/{embed_id}',
      scope: 'embeds:write',
      summary: 'Change a saved embed',
      description: "Messages that /embed send already posted don't change.",
      request: {partial: 'embed'},
      status: 200,
      response: 'embed',
      example: {request: {name: 'Newcomer guide'}, response: {updated_at: sampleServer.now}},
    },
    {
      id: 'deleteEmbed',
      method: 'DELETE',
      path: '/guilds/{guild_id}/embeds/{embed_id}',
      scope: 'embeds:write',
      summary: 'Delete a saved embed that is not in use',
      description: 'An embed that a module uses gives invalid_state.',
      status: 204,
      errors: ['invalid_state'],
    },
    {
      id: 'listAuditEntries',
      method: 'GET',
      path: '/guilds/{guild_id}/audit-log',
      scope: 'audit:read',
      summary: 'List changes made through the dashboard and the API',
      description: `Entries go back ${coreLimitValue('audit_log_days', 'free')} days on a Free server, ${coreLimitValue('audit_log_days', 'premium')} with Premium.`,
      query: ['limit', 'after', 'actor_id', 'module', 'since'],
      status: 200,
      response: {pageOf: 'audit_entry'},
      example: {query: {module: sampleModuleKey, since: '2026-03-14T00:00:00Z'}},
    },
    {
      id: 'getMemberDataChoice',
      method: 'GET',
      path: '/guilds/{guild_id}/members/{member_id}/data-choice',
      scope: 'guild:read',
      summary: 'Check whether a member has opted out',
      status: 200,
      response: [
        {
          name: 'opted_out',
          type: 'boolean',
          description: 'Whether the member has opted out of optional data in this server',
          example: false,
        },
      ],
    },
  ],
  keyEndpoints: [
    {
      id: 'getApiKey',
      method: 'GET',
      path: '/guilds/{guild_id}/api-keys/current',
      scope: 'any',
      summary: 'Get the key in use',
      status: 200,
      response: 'api_key',
    },
    {
      id: 'rotateApiKey',
      method: 'POST',
      path: '/guilds/{guild_id}/api-keys/current/rotate',
      scope: 'any',
      summary: 'Give the key in use a new secret',
      description: `Only this response shows the new secret. ${keyRotationText}`,
      status: 200,
      response: 'api_key_with_secret',
      errors: ['invalid_state'],
      example: {response: {expires_at: '2026-06-12T18:30:00Z', state: 'rotating'}},
    },
    {
      id: 'revokeApiKey',
      method: 'DELETE',
      path: '/guilds/{guild_id}/api-keys/current',
      scope: 'any',
      summary: 'Revoke the key in use',
      description: 'The key stops working right away.',
      status: 204,
    },
  ],
  entities: {
    settings,
    embed: [
      {
        name: 'id',
        type: 'id',
        prefix: 'emb',
        readonly: true,
        description: 'Id of the embed',
        example: 'emb_01KJQ0PJ380000000000000001',
      },
      {
        name: 'name',
        type: 'string',
        required: true,
        min: 2,
        max: 40,
        unique: true,
        description: 'Name of the embed in commands and the dashboard',
        example: 'Server guide',
      },
      {
        name: 'embed',
        type: 'embed_object',
        required: true,
        description: "The embed in the format of Discord's API",
        note: 'variables allowed',
        example: embedSample,
      },
      {
        name: 'updated_at',
        type: 'datetime',
        readonly: true,
        description: 'When the embed was last saved',
        example: '2026-03-02T10:15:00Z',
      },
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'paused_limit'],
        readonly: true,
        description: "Whether the embed can be used; paused_limit: over the plan's limit",
      },
    ],
    discord_embed: embedFields,
    audit_entry: [
      {
        name: 'id',
        type: 'id',
        prefix: 'aud',
        description: 'Id of the entry',
        example: 'aud_01KKPSSHSR0000000000000001',
      },
      {name: 'at', type: 'datetime', description: 'When the change was made', example: sampleServer.now},
      {
        name: 'actor',
        type: 'object',
        description: 'Person, key or bot that made the change',
        fields: [
          {
            name: 'kind',
            type: 'enum',
            values: ['user', 'api_key', 'bot'],
            description: 'Whether a person, a key or the bot made the change',
            example: 'api_key',
          },
          {
            name: 'id',
            type: 'string',
            description: 'Id of the user or key',
            example: sampleServer.apiKey.id,
          },
          {
            name: 'name',
            type: 'string',
            description: 'Name of the person, key or bot',
            example: sampleServer.apiKey.name,
          },
        ],
      },
      {
        name: 'action',
        type: 'string',
        description: 'Change that was made, as an event key',
        example: sampleChange?.event ?? '',
      },
      {
        name: 'target',
        type: 'string',
        nullable: true,
        description: 'Id of the changed object; null: it has no id',
        example: sampleChange?.target ?? null,
      },
      {
        name: 'changes',
        type: 'object_list',
        description: 'Values before and after',
        fields: [
          {
            name: 'field',
            type: 'string',
            description: 'Name of the field or setting',
            example: sampleChange?.changes[0]?.field ?? '',
          },
          {
            name: 'before',
            type: 'any',
            nullable: true,
            description: 'Value before the change; null: there was none',
          },
          {
            name: 'after',
            type: 'any',
            nullable: true,
            description: 'Value after the change; null: there is none',
          },
        ],
        example: sampleChange?.changes ?? [],
      },
    ],
    api_key: apiKeyFields,
    api_key_with_secret: [
      ...apiKeyFields,
      {
        name: 'secret',
        type: 'string',
        pattern: keyPattern,
        description: 'The whole new key; shown only once',
        example: `${product.apiKeyPrefix}_${sampleServer.apiKey.publicId}_EXAMPLErotatedEXAMPLErotated0123`,
      },
    ],
  },
  entityRules: {
    discord_embed: [{anyOf: ['title', 'description', 'author', 'footer', 'image', 'thumbnail', 'fields']}],
  },
} as const satisfies {
  moduleResource: {endpoints: readonly Endpoint[]; fields: readonly Field[]};
  generalEndpoints: readonly Endpoint[];
  keyEndpoints: readonly Endpoint[];
  pathParameters: readonly Field[];
  queryParameters: readonly Field[];
  entities: Readonly<Record<string, readonly (Field | GeneralSetting)[]>>;
  entityRules: ObjectRules;
} & Readonly<Record<string, unknown>>;

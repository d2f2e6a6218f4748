import type {LimitWithModule} from './limits';
import {links} from './links';
import {apiModules} from './modules';
import {coreLimits} from './plans';
import {platform} from './platform';
import {sampleServer} from './sampleServer';
import {sampleLimits, sampleModuleKey, usageSample} from './sampleModule';
import type {ApiError, Field, JsonObject} from './types';

/** Seconds before retrying after a server error, or an unexplained one by Discord. */
export const internalErrorSeconds = 30;

const {channelsPerServer, channelsPerCategory, embed, renames} = platform.limits;

/** `6,000` */
const embedCharacters = embed.totalPerMessage.toLocaleString('en');

/** The histories that `since` can exceed: `{title: 'Tickets', duration: '30 days, or 365 with Premium'}` */
const histories = [
  ...apiModules
    .filter(({api}) => api.endpoints.some(({query}) => query?.includes('since')))
    .map(({title, limits}) => ({
      title,
      limit: limits.find(({key}) => key === 'history_days' || key === 'transcript_days'),
    })),
  {title: 'the audit log', limit: coreLimits.find(({key}) => key === 'audit_log_days')},
].flatMap(({title, limit}) =>
  limit ? [{title, duration: `${limit.free} days, or ${limit.premium} with Premium`}] : [],
);

/** `30 days, or 365 with Premium, for Tickets and the audit log`. British English, because the site doesn't use the Oxford comma. */
const historyText = [...new Set(histories.map(({duration}) => duration))]
  .map((duration) => {
    const titles = histories.filter((history) => history.duration === duration).map(({title}) => title);
    return `${duration}, for ${new Intl.ListFormat('en-GB').format(titles)}`;
  })
  .join('; ');

const fallbackLimit: LimitWithModule = {module: 'core', key: 'saved_items', label: 'Saved items', free: 3};
// The first sample limit counts items, and the last is for Premium only, if the bot has such limits.
const countedLimit = sampleLimits[0] ?? fallbackLimit;
const premiumLimit = sampleLimits.at(-1) ?? fallbackLimit;

const limitSample = (limit: LimitWithModule, used?: number) => ({
  ...usageSample(limit, used),
  ...(limit.premium !== undefined && {premium: limit.premium}),
});

const limitReached = {
  code: 'limit_reached',
  status: 409,
  title: 'Limit reached',
  when: "You've used up a limit of your plan, of a setting such as open_per_member, or of a panel's style",
  fix: 'Delete or close something or raise the setting, or subscribe to Premium',
  retry: false,
  example: {
    detail: `The limit of ${countedLimit.free} is reached: ${countedLimit.label}.`,
    limit: limitSample(countedLimit, Number(countedLimit.free)),
  },
} as const satisfies ApiError;

const problemSample = {
  type: `${links.site}/docs/api/error-codes#limit-reached`,
  title: limitReached.title,
  status: limitReached.status,
  detail: limitReached.example.detail,
  instance: `${links.api}/requests/01KKPSSHYPM8P0R2T4V6X8Y0A2`,
  code: limitReached.code,
  limit: limitReached.example.limit,
} as const;

/** Format of error responses (RFC 9457). */
export const problemFormat = {
  mediaType: 'application/problem+json',
  members: [
    {
      name: 'type',
      type: 'url',
      description: 'URL of the code on the error codes page',
      example: problemSample.type,
    },
    {
      name: 'title',
      type: 'string',
      description: 'Short description of the code, always the same',
      example: problemSample.title,
    },
    {
      name: 'status',
      type: 'integer',
      description: 'HTTP status of the response',
      example: problemSample.status,
    },
    {
      name: 'detail',
      type: 'string',
      description: 'Description of this occurrence, for people',
      example: problemSample.detail,
    },
    {
      name: 'instance',
      type: 'url',
      description: "Identifier that ends with the request's id; not a page to open",
      example: problemSample.instance,
    },
    {
      name: 'code',
      type: 'string',
      description: 'The error code, for programs to check',
      example: problemSample.code,
    },
    {
      name: 'errors',
      type: 'object_list',
      description: 'Problems with fields and query parameters',
      optional: true,
      note: 'extension: only validation_failed',
      fields: [
        {
          name: 'pointer',
          type: 'string',
          description: 'JSON Pointer to the field; for a query parameter, a slash and its name',
          example: '/question',
        },
        {
          name: 'code',
          type: 'enum',
          values: [
            'required',
            'unknown_field',
            'read_only',
            'wrong_type',
            'wrong_format',
            'out_of_range',
            'not_allowed',
          ],
          description:
            'Kind of problem, for programs; out_of_range: too small, large, short or long; not_allowed: not a possible value, or not with these other fields',
          example: 'required',
        },
        {
          name: 'detail',
          type: 'string',
          description: 'Description of the problem, for people',
          example: 'The field is missing.',
        },
      ],
    },
    {
      name: 'retry_after',
      type: 'number',
      unit: 'seconds',
      description: 'Time to wait before sending the request again',
      optional: true,
      note: 'extension: rate_limited, discord_rate_limited, discord_unavailable, maintenance',
      example: 12,
    },
    {
      name: 'limit',
      type: 'object',
      description: 'Limit that stopped the request',
      optional: true,
      note: 'extension: premium_required, and limit_reached if your plan sets the limit',
      fields: [
        {
          name: 'module',
          type: 'string',
          description: 'Key of the module; core: the limit belongs to no module',
          example: problemSample.limit.module,
        },
        {
          name: 'key',
          type: 'string',
          description: 'Key of the limit in its module',
          example: problemSample.limit.key,
        },
        {
          name: 'limit',
          type: 'limit_value',
          nullable: true,
          description: "Limit of the server's plan, or whether the plan has the feature; null: no limit",
          example: problemSample.limit.limit,
        },
        {
          name: 'used',
          type: 'integer',
          nullable: true,
          description: 'Number in use in the server; null: not counted',
          example: problemSample.limit.used,
        },
        {
          name: 'premium',
          type: 'limit_value',
          nullable: true,
          description: 'Limit of Premium, or whether Premium has the feature; null: no limit',
          example: problemSample.limit.premium,
        },
      ],
    },
    {
      name: 'missing_permissions',
      type: 'string_list',
      description: "Permissions the bot is missing, as Discord's API names them",
      optional: true,
      note: 'extension: bot_permission_missing',
      example: ['SEND_MESSAGES', 'EMBED_LINKS'],
    },
  ],
  example: problemSample,
} as const satisfies {mediaType: string; members: readonly Field[]; example: JsonObject};

/** The anchor of a code on its page has hyphens instead of underscores. */
export const errors = [
  {
    code: 'malformed_json',
    onlyIn: 'api',
    status: 400,
    title: 'Malformed JSON',
    when: "The body isn't valid JSON",
    fix: 'Check quotes and commas',
    retry: false,
    example: {detail: 'Line 4, column 12: a comma or a closing brace is missing.'},
  },
  {
    code: 'invalid_cursor',
    onlyIn: 'api',
    status: 400,
    title: 'Invalid cursor',
    when: "The value of `after` isn't a cursor, or it's older than 24 hours",
    fix: 'Start again with the first page, without `after`',
    retry: false,
    example: {detail: 'The cursor is more than 24 hours old; ask for the first page again.'},
  },
  {
    code: 'missing_key',
    onlyIn: 'api',
    status: 401,
    title: 'Missing API key',
    when: 'The request has no Authorization header, or one without the word Bearer before the key',
    fix: 'Send the header Authorization: Bearer, followed by the key',
    retry: false,
    example: {detail: 'The request has no Authorization header.'},
  },
  {
    code: 'invalid_key',
    onlyIn: 'api',
    status: 401,
    title: 'Invalid API key',
    when: "The key is mistyped, or it's an old secret from before a rotation",
    fix: 'Use the newest secret, or create a new key',
    retry: false,
    example: {detail: `There is no key with the public id ${sampleServer.apiKey.publicId}.`},
  },
  {
    code: 'expired_key',
    onlyIn: 'api',
    status: 401,
    title: 'Expired API key',
    when: 'The time in expires_at has passed',
    fix: 'Create a new key. Next time, rotate it before it expires',
    retry: false,
    example: {detail: 'The key expired at 2026-03-14T09:00:00Z.'},
  },
  {
    code: 'revoked_key',
    onlyIn: 'api',
    status: 401,
    title: 'Revoked API key',
    when: 'The key was revoked, or suspended when Premium ended',
    fix: 'Create a new key. If this one is only suspended, revoke another, and it works again',
    retry: false,
    example: {detail: 'The key was revoked at 2026-03-14T09:00:00Z.'},
  },
  {
    code: 'guild_mismatch',
    onlyIn: 'api',
    status: 403,
    title: 'Key of another server',
    when: "The guild_id in the path isn't the key's server",
    fix: 'Use the right key, or correct the id',
    retry: false,
    example: {detail: `The key does not belong to the server ${sampleServer.id}.`},
  },
  {
    code: 'missing_scope',
    onlyIn: 'api',
    status: 403,
    title: 'Missing scope',
    when: "The key doesn't have the scope of the endpoint",
    fix: 'Add the scope to the key in the dashboard',
    retry: false,
    example: {detail: `The key does not have the scope ${sampleModuleKey}:write.`},
  },
  {
    code: 'premium_required',
    status: 403,
    title: 'Premium required',
    when: 'A field or feature needs Premium',
    fix: 'Subscribe to Premium, or leave out what needs it',
    retry: false,
    example: {
      detail: `This needs Premium: ${premiumLimit.label}.`,
      limit: limitSample(premiumLimit),
    },
  },
  {
    code: 'bot_permission_missing',
    status: 403,
    title: 'Bot permission missing',
    when: 'The bot is missing a permission in Discord',
    fix: 'Grant its role what the reply or missing_permissions lists',
    retry: false,
    example: {
      detail: `The bot is missing two permissions in the channel ${sampleServer.channels.events}.`,
      missing_permissions: ['SEND_MESSAGES', 'EMBED_LINKS'],
    },
  },
  {
    code: 'role_hierarchy',
    status: 403,
    title: 'Role too high',
    when: "The role, or the member's highest role, has to be below the bot's highest role and, unless you own the server, below yours. For an API key, its creator's highest role counts, and the creator must still be in the server. Roles of bots, integrations and boosters also give this error",
    fix: "Drag the bot's role above it. If it's too high for you, ask someone with a higher role. If the key's creator has left, create a new key. Roles of bots, integrations and boosters can't be given out, so use a role of your own",
    retry: false,
    example: {detail: `The role ${sampleServer.roles.moderator} is above the highest role of the bot.`},
  },
  {
    code: 'member_permission_missing',
    onlyIn: 'chat',
    status: 403,
    title: "You aren't allowed to do that",
    when: "The member doesn't have the permission, is blocked, or isn't where the command works",
    fix: 'Read the reply, and ask an admin for what it names',
    retry: false,
    example: {detail: 'You need the permission Manage Messages to save an embed.'},
  },
  {
    code: 'member_opted_out',
    onlyIn: 'chat',
    status: 403,
    title: 'You have opted out',
    when: "The member has opted out, and this doesn't work without storing data about them",
    fix: 'Run /privacy opt-in to allow it',
    retry: false,
    example: {detail: 'You have opted out in this server, and a ticket stores what you write.'},
  },
  {
    code: 'guild_not_found',
    status: 404,
    title: 'Server not found',
    when: "The bot isn't in this server",
    fix: "Add the bot to the server. If it's there, copy the id again and keep it a string, because JavaScript rounds numbers that long",
    retry: false,
    example: {detail: `The bot is not in the server ${sampleServer.id}.`},
  },
  {
    code: 'not_found',
    status: 404,
    title: 'Not found',
    when: "There's no such object or path",
    fix: 'Check the name or id in the command, or the path and its ids',
    retry: false,
    example: {detail: 'There is no poll with the id pol_01KKNR2G000000000000000009.'},
  },
  {
    code: 'method_not_allowed',
    onlyIn: 'api',
    status: 405,
    title: 'Method not allowed',
    when: "The path doesn't take this HTTP method",
    fix: 'Use one from the header Allow',
    retry: false,
    example: {detail: 'This path takes GET, PATCH and DELETE, not PUT.'},
  },
  {
    code: 'module_disabled',
    status: 409,
    title: 'Module is off',
    when: 'This only works while the module is on',
    fix: 'Switch it on with /module enable, or `PATCH` it with `enabled` true',
    retry: false,
    example: {detail: `The module ${sampleModuleKey} is off.`},
  },
  limitReached,
  {
    code: 'already_exists',
    status: 409,
    title: 'Already exists',
    when: 'The name, role, source or channel is already taken',
    fix: 'Use the object that exists, or choose another name',
    retry: false,
    example: {detail: 'There is already a saved embed with the name Server guide.'},
  },
  {
    code: 'invalid_state',
    status: 409,
    title: 'Not possible in this state',
    when: 'The object is closed, ended, in use or otherwise not ready for this',
    fix: "Look at the object's state first",
    retry: false,
    example: {detail: 'The poll is closed and cannot be changed.'},
  },
  {
    code: 'idempotency_conflict',
    onlyIn: 'api',
    status: 409,
    title: 'Idempotency conflict',
    when: 'You already sent this Idempotency-Key with another body',
    fix: 'To change what the first request made, use PATCH. To make a second one, send a new value',
    retry: false,
    example: {detail: 'This Idempotency-Key was sent with another body 4 minutes ago.'},
  },
  {
    code: 'discord_limit',
    status: 409,
    title: 'Discord limit reached',
    when: `Discord's own limit is reached, such as ${channelsPerServer} channels in a server or ${channelsPerCategory} in a category`,
    fix: 'Delete something on Discord to make room',
    retry: false,
    example: {detail: `The category ${sampleServer.channels.tickets} already has ${channelsPerCategory} channels.`},
  },
  {
    code: 'payload_too_large',
    onlyIn: 'api',
    status: 413,
    title: 'Payload too large',
    when: 'The body is larger than 256 KiB',
    fix: 'Send a smaller body',
    retry: false,
    example: {detail: 'The body is 311 KiB. The maximum is 256 KiB.'},
  },
  {
    code: 'unsupported_media_type',
    onlyIn: 'api',
    status: 415,
    title: 'Unsupported media type',
    when: "Content-Type isn't application/json",
    fix: 'Set the header Content-Type to application/json',
    retry: false,
    example: {detail: 'The Content-Type is text/plain; send application/json.'},
  },
  {
    code: 'validation_failed',
    status: 422,
    title: 'Validation failed',
    when: 'One or more options, fields or query parameters are wrong',
    fix: 'Correct what the reply or `errors` lists',
    retry: false,
    example: {
      detail: '2 fields are wrong: /question and /color.',
      errors: [
        {pointer: '/question', code: 'required', detail: 'The field is missing.'},
        {pointer: '/color', code: 'unknown_field', detail: 'A poll has no field with this name.'},
      ],
    },
  },
  {
    code: 'history_exceeded',
    onlyIn: 'api',
    status: 422,
    title: 'Beyond the history',
    when: `The time in \`since\` is before the history begins (${historyText})`,
    fix: 'Ask for a later time',
    retry: false,
    example: {detail: 'The history begins at 2026-02-12T18:30:00Z; since is earlier.'},
  },
  {
    code: 'text_too_long',
    status: 422,
    title: 'Text too long',
    when: `The texts together are too long: over ${embedCharacters} characters in an embed, or 5,000 in all rules`,
    fix: 'Shorten the text',
    retry: false,
    example: {detail: `The texts of the embed have 6,214 characters in total. Discord allows ${embedCharacters}.`},
  },
  {
    code: 'invalid_channel_type',
    status: 422,
    title: 'Wrong channel type',
    when: 'The channel has the wrong type, such as voice where text is needed',
    fix: 'Choose a channel of the right type',
    retry: false,
    example: {detail: `The channel ${sampleServer.channels.lounge} is a voice channel; a text channel is needed.`},
  },
  {
    code: 'unknown_channel',
    status: 422,
    title: 'Unknown channel',
    when: "There's no such channel, or the bot can't see it",
    fix: 'Check the id, and give the bot View Channel there',
    retry: false,
    example: {detail: 'The bot sees no channel with the id 1179837465544278099.'},
  },
  {
    code: 'unknown_role',
    status: 422,
    title: 'Unknown role',
    when: "There's no such role",
    fix: 'Check the id',
    retry: false,
    example: {detail: 'The server has no role with the id 1180204857320194099.'},
  },
  {
    code: 'unknown_member',
    status: 422,
    title: 'Unknown member',
    when: "The user isn't a member of this server",
    fix: 'Check the id',
    retry: false,
    example: {detail: 'The server has no member with the id 814200000000000099.'},
  },
  {
    code: 'unknown_message',
    status: 422,
    title: 'Unknown message',
    when: "The message was deleted, or the bot can't see it",
    fix: 'Check the id or link',
    retry: false,
    example: {detail: 'The message 1482425014784000099 was deleted, or the bot cannot see it.'},
  },
  {
    code: 'unknown_emoji',
    status: 422,
    title: 'Unknown emoji',
    when: "The bot can't use this emoji",
    fix: 'Send a Unicode emoji (not with /emoji, which only takes custom ones), or name:id of one from a server the bot is in',
    retry: false,
    example: {detail: 'The bot cannot use the emoji owl_dance:1180204857320194099.'},
  },
  {
    code: 'unknown_embed',
    status: 422,
    title: 'Unknown embed',
    when: "There's no saved embed with this id",
    fix: 'List the saved embeds to find it',
    retry: false,
    example: {detail: 'There is no saved embed with the id emb_01KJQ0PJ380000000000000009.'},
  },
  {
    code: 'unknown_source',
    status: 422,
    title: 'Unknown source',
    when: "The account, subreddit or feed wasn't found",
    fix: "Check the spelling and that it's public",
    retry: false,
    example: {detail: 'No feed was found at https://harbour.example/news.xml.'},
  },
  {
    code: 'rate_limited',
    onlyIn: 'api',
    status: 429,
    title: 'Too many requests',
    when: "You've used up the rate limit of the key or the IP address, or the server has too many requests at the same time",
    fix: 'Wait retry_after seconds, then send it again',
    retry: true,
    example: {detail: 'The key has made 60 requests in this window, which ends in 12 seconds.', retry_after: 12},
  },
  {
    code: 'internal_error',
    status: 500,
    title: 'Internal error',
    when: 'Something broke on our side',
    fix: `Wait ${internalErrorSeconds} seconds and try again. If it keeps happening, report the request id`,
    retry: true,
    example: {detail: 'The request failed on our side; the request id helps to find out why.'},
  },
  {
    code: 'discord_error',
    status: 502,
    title: 'Discord refused',
    when: 'Discord responded with an unexpected error',
    fix: `Try once more after ${internalErrorSeconds} seconds, then report the request id`,
    retry: true,
    example: {detail: 'Discord answered with status 400 when the message was posted.'},
  },
  {
    code: 'discord_rate_limited',
    status: 503,
    title: 'Discord rate limit',
    when: `Discord asks the bot to wait, for instance after ${renames.count} renames of a channel in ${renames.minutes} minutes`,
    fix: 'Wait as long as the reply or retry_after says, then try again',
    retry: true,
    example: {
      detail: 'The channel was renamed twice in 10 minutes. You can rename it again in 312 seconds.',
      retry_after: 312,
    },
  },
  {
    code: 'discord_unavailable',
    status: 503,
    title: 'Discord unavailable',
    when: 'Discord has an outage',
    fix: 'Wait as long as the reply or retry_after says, then try again',
    retry: true,
    example: {detail: 'Discord does not answer; try again in 30 seconds.', retry_after: 30},
  },
  {
    code: 'maintenance',
    status: 503,
    title: 'Maintenance',
    when: 'Planned maintenance is going on',
    fix: 'Wait as long as the reply or retry_after says, then try again. The status page says more',
    retry: true,
    example: {detail: 'Maintenance lasts until 2026-03-14T18:45:00Z.', retry_after: 900},
  },
] as const satisfies readonly ApiError[];

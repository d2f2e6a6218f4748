import type {GeneralSetting} from './types';

/** Settings of the whole server. */
export const settings = [
  {
    key: 'language',
    type: 'enum',
    values: ['en', 'de', 'es', 'fr', 'nl', 'pt-BR'],
    default: 'en',
    description: "Language of the bot's replies. This site and the dashboard are in English.",
  },
  {
    key: 'timezone',
    type: 'iana_timezone',
    default: 'UTC',
    description: 'The timezone of schedules and date variables.',
  },
  {
    key: 'date_format',
    type: 'enum',
    values: ['iso', 'dmy', 'mdy'],
    default: 'iso',
    description: 'How dates look in plain text: 2026-03-14, 14/03/2026 or 03/14/2026.',
  },
  {
    key: 'time_format',
    type: 'enum',
    values: ['24h', '12h'],
    default: '24h',
    description: 'How times look in plain text: 18:30 or 6:30 PM.',
  },
  {
    key: 'unit_system',
    type: 'enum',
    values: ['metric', 'imperial'],
    default: 'metric',
    description: 'Units that /util convert converts to, unless you name one.',
  },
  {key: 'accent_color', type: 'hex_color', default: '#D9822B', description: "Edge color of the bot's embeds."},
  {
    key: 'reply_lifetime',
    type: 'integer',
    unit: 'seconds',
    default: 0,
    min: 10,
    max: 900,
    zero: 'keeps them',
    description:
      'How long public confirmations stay before the bot deletes them. Panels, logs, polls, giveaways and tickets always stay.',
  },
  {
    key: 'mention_policy',
    type: 'enum',
    values: ['users', 'users_roles', 'all'],
    default: 'users',
    description:
      'Who your texts can ping: only members (users), roles too (users_roles), or even @everyone and @here (all). A role you pick in a ping setting or option is pinged whatever you choose here, as long as everyone can mention it or the bot has Mention @everyone.',
  },
  {
    key: 'notice_channel',
    type: 'channel_id',
    channelTypes: ['GuildText', 'GuildAnnouncement'],
    default: null,
    description:
      'Where the bot posts warnings about itself, such as a missing permission or a paused item. While this is empty, the owner gets them by direct message.',
  },
  {
    key: 'manager_roles',
    type: 'role_id_list',
    default: [],
    min: 0,
    max: 5,
    dashboardOnly: true,
    description: 'Roles that can use the dashboard without Manage Server. Only the owner sets them.',
  },
] as const satisfies readonly GeneralSetting[];

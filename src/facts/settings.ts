import type {GeneralSetting} from './types';

/** Settings of the whole server. */
export const settings = [
  {
    key: 'language',
    type: 'enum',
    values: ['en', 'de', 'es', 'fr', 'nl', 'pt-BR'],
    default: 'en',
    description: "Language of the bot's replies. Site and dashboard are English.",
  },
  {key: 'timezone', type: 'iana_timezone', default: 'UTC', description: 'Used for schedules and date variables.'},
  {
    key: 'date_format',
    type: 'enum',
    values: ['iso', 'dmy', 'mdy'],
    default: 'iso',
    description: '2026-03-14, 14/03/2026 or 03/14/2026 in plain-text dates.',
  },
  {key: 'time_format', type: 'enum', values: ['24h', '12h'], default: '24h', description: 'Clock of plain-text times.'},
  {
    key: 'unit_system',
    type: 'enum',
    values: ['metric', 'imperial'],
    default: 'metric',
    description: 'Units in utility replies.',
  },
  {key: 'accent_color', type: 'hex_color', default: '#D9822B', description: "Edge color of the bot's embeds."},
  {
    key: 'reply_lifetime',
    type: 'integer',
    unit: 'seconds',
    default: 0,
    min: 10,
    max: 900,
    zero: 'keep',
    description:
      'Public confirmations are deleted after this time; 0 keeps them. Never applies to panels, logs, polls, giveaways or tickets.',
  },
  {
    key: 'mention_policy',
    type: 'enum',
    values: ['users', 'users_roles', 'all'],
    default: 'users',
    description:
      'What mentions written in configured texts can ping; users: members only, users_roles: members and roles, all: @everyone and @here, too. A role picked in a ping setting or option is always pinged.',
  },
  {
    key: 'notice_channel',
    type: 'channel_id',
    channelTypes: ['GuildText', 'GuildAnnouncement'],
    default: null,
    description:
      'Where the bot posts warnings about itself (missing permission, paused item). Empty: direct message to the owner.',
  },
  {
    key: 'manager_roles',
    type: 'role_id_list',
    default: [],
    min: 0,
    max: 5,
    dashboardOnly: true,
    description: 'Roles that can use the dashboard without Manage Server. Owner only.',
  },
] as const satisfies readonly GeneralSetting[];

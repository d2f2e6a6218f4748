import {standIn} from './standIn';
import type {GeneralSetting} from './types';

export const settings: readonly GeneralSetting[] = [
  {
    key: 'language',
    label: 'Language',
    type: 'enum',
    values: ['en', 'de', 'es', 'fr', 'nl', 'pt-BR'],
    default: 'en',
    description: 'The language of replies. Command names, this site and the dashboard are in English.',
  },
  {
    key: 'timezone',
    label: 'Timezone',
    type: 'iana_timezone',
    default: 'UTC',
    description: 'The timezone of schedules, date variables, days in statistics and times that people type.',
  },
  {
    key: 'date_format',
    label: 'Date format',
    type: 'enum',
    values: ['iso', 'dmy', 'mdy'],
    default: 'iso',
    description: 'The format of dates in plain text: 2026-03-14, 14/03/2026 or 03/14/2026.',
  },
  {
    key: 'time_format',
    label: 'Time format',
    type: 'enum',
    values: ['24h', '12h'],
    default: '24h',
    description: 'The format of times in plain text: 18:30 or 6:30 PM.',
  },
  {
    key: 'unit_system',
    label: 'Units',
    type: 'enum',
    values: ['metric', 'imperial'],
    default: 'metric',
    description: 'The units that /util convert converts to, unless you name one.',
  },
  {
    key: 'accent_color',
    label: 'Embed color',
    type: 'hex_color',
    default: '#D9822B',
    description: "Edge color of the bot's embeds. Saved embeds keep their own.",
  },
  {
    key: 'reply_lifetime',
    label: 'Reply lifetime',
    type: 'integer',
    unit: 'seconds',
    default: 0,
    min: 10,
    max: 900,
    zeroMeans: 'keep them',
    description:
      'Time until the bot deletes its public confirmations. Tags, panels, automatic answers, games, logs, polls, giveaways and tickets always stay.',
  },
  {
    key: 'mention_policy',
    label: 'Who texts can ping',
    type: 'enum',
    values: ['users', 'users_roles', 'all'],
    default: 'users',
    description:
      'Whom your texts can ping: members (`users`), members and roles (`users_roles`), or even @everyone and @here (`all`). A role you pick in a ping setting or option is pinged with every value, but @everyone only with `all`.',
  },
  {
    key: 'notice_channel',
    label: 'Notice channel',
    type: 'channel_id',
    channelTypes: ['GuildText', 'GuildAnnouncement'],
    default: null,
    description:
      "The channel for the bot's warnings about itself, such as a missing permission or a paused item. While this is empty, the server owner gets them by direct message.",
  },
  {
    key: 'manager_roles',
    label: 'Manager roles',
    type: 'role_id_list',
    default: [],
    min: 0,
    max: 5,
    dashboardOnly: true,
    description:
      'Roles whose members, the managers, can use the dashboard without Manage Server. Only the server owner can change this.',
  },
];

standIn(settings, 'the settings of a whole server, or an empty list');

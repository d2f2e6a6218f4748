import {commandRules} from '../commands';
import {platform} from '../platform';
import type {CommandOption, FunctionGroup} from '../types';

/** What only this group has. */
interface Moderation extends FunctionGroup {
  /** Points and escalation. */
  warnings: {pointsPerWarning: string; expire: string; escalation: string; settingsPlace: string};
  /** How far back `/softban` deletes messages. */
  softbanHours: number;
}

const softbanHours = 24;
const secondsPerHour = 3600;
const secondsPerDay = 24 * secondsPerHour;

/** Why something is done; every command that takes it stores and shows it in the same way. */
const reason = {
  name: 'reason',
  description: 'Shown in the case',
  type: 'String',
  required: false,
  defaultNote: 'none',
  maxLength: 400,
} as const satisfies CommandOption;

export const moderation = {
  key: 'moderation',
  title: 'Moderation',
  icon: 'Gavel',
  summary: 'Warn, time out, kick, ban and tidy up, with a case history.',
  rules: [
    'Every action makes a numbered case with moderator and time, and with a reason if the command takes one and you give it.',
    'Nobody, with or without a bot, can time out a member with Administrator.',
    'Nobody can act on the owner, on themselves, on the bot, or on a member whose top role is not below theirs.',
    'The bot tells the member by direct message first; the action follows even if that fails.',
  ],
  warnings: {
    pointsPerWarning: '1 to 10 points, or 1 if you name none',
    expire: 'setting warning_expire_days',
    escalation:
      'There are up to 5 steps, each with a number of points and what follows, a timeout or a kick: for example a timeout of 1 hour at 3 points and a kick at 5. At the start no step is set.',
    settingsPlace: 'dashboard under Settings > Moderation',
  },
  softbanHours,
  permissions: {
    optionalAtFirst: true,
    required: [{permission: 'ViewChannel', for: 'reaching the channel'}],
    optional: [
      {
        permission: 'ModerateMembers',
        for: 'setting and ending timeouts',
      },
      {permission: 'KickMembers', for: 'removing members'},
      {permission: 'BanMembers', for: 'banning and lifting bans'},
      {permission: 'ManageMessages', for: 'deleting messages'},
      {permission: 'ReadMessageHistory', for: 'finding messages to delete'},
      {permission: 'ManageChannels', for: 'setting slow mode'},
      {
        permission: 'ManageRoles',
        for: 'locking channels, giving and taking roles',
      },
      {
        permission: 'MoveMembers',
        for: 'moving and disconnecting members in voice channels',
      },
      {permission: 'MuteMembers', for: 'muting and unmuting in voice channels'},
      {permission: 'Connect', for: '/voice move, which Discord ties to it'},
      {permission: 'SendMessages', for: 'taking it away from others with /lock'},
      {permission: 'SendMessagesInThreads', for: 'taking it away from others with /lock'},
      {permission: 'ManageNicknames', for: 'changing nicknames'},
    ],
  },
  intents: {
    privileged: ['MessageContent'],
    other: ['Guilds', 'GuildModeration'],
    messagesFor: '/purge with a text to find',
  },
  settings: [
    {key: 'notify', label: 'Tell the member by direct message', type: 'boolean', default: true},
    {
      key: 'warning_expire_days',
      label: 'Warning points expire after',
      type: 'integer',
      unit: 'days',
      default: 90,
      min: 1,
      max: 365,
      zero: 'keeps them for good',
    },
  ],
  platformLimits: [
    {what: 'timeout', max: `${platform.limits.timeoutMaxDays} days`},
    {
      what: 'messages deleted at once',
      max: `${platform.limits.bulkDelete.messages}, each at most ${platform.limits.bulkDelete.maxAgeDays} days old`,
    },
    {what: 'slow mode', max: `${platform.limits.slowmodeMaxSeconds / secondsPerHour} hours`},
    {
      what: 'messages deleted with a ban',
      max: `those of the last ${platform.limits.banDeleteHistoryMaxSeconds / secondsPerDay} days`,
    },
  ],
  commands: [
    {
      name: '/warn',
      description: 'Give a warning',
      example: '/warn member:@Member reason:Insults in #general points:2',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'Who is warned', type: 'User', required: true},
        {
          name: 'reason',
          description: 'Shown in the case',
          type: 'String',
          required: true,
          maxLength: 400,
        },
        {
          name: 'points',
          description: 'Weight of the warning',
          type: 'Integer',
          required: false,
          default: 1,
          min: 1,
          max: 10,
        },
      ],
    },
    {
      name: '/unwarn',
      description: 'Withdraw a warning',
      example: '/unwarn case:42 reason:Mistaken identity',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'case',
          description: 'Number of the case',
          type: 'Integer',
          required: true,
          min: 1,
        },
        reason,
      ],
    },
    {
      name: '/timeout',
      description: 'Time a member out',
      example: '/timeout member:@Member duration:1h reason:Spam',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'Who is timed out', type: 'User', required: true},
        {
          name: 'duration',
          description: 'How long',
          type: 'String',
          required: true,
          note: '1m to 28d',
        },
        reason,
      ],
    },
    {
      name: '/untimeout',
      description: 'End a timeout',
      example: '/untimeout member:@Member reason:Apologized',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [{name: 'member', description: 'Whose timeout ends', type: 'User', required: true}, reason],
    },
    {
      name: '/kick',
      description: 'Remove a member',
      example: '/kick member:@Member reason:Advertising',
      requires: [{permissions: ['KickMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'member',
          description: 'Who goes; a new invite lets them back in',
          type: 'User',
          required: true,
        },
        reason,
      ],
    },
    {
      name: '/ban',
      description: 'Ban a member or user id',
      example: '/ban user:@Member reason:Phishing links delete_history:24h',
      requires: [{permissions: ['BanMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'user',
          description: 'A member or an id',
          type: 'User',
          required: true,
        },
        reason,
        {
          name: 'duration',
          description: 'How long',
          type: 'String',
          required: false,
          defaultNote: 'for good',
          note: `up to ${commandRules.durations.max}`,
        },
        {
          name: 'delete_history',
          description: 'How far back their messages are deleted',
          type: 'String',
          required: false,
          default: 'none',
          choices: ['none', '1h', '24h', '7d'],
        },
      ],
    },
    {
      name: '/softban',
      description: `Remove a member with their messages of the last ${softbanHours} hours; they can come back`,
      example: '/softban member:@Member reason:Hacked account posts links',
      requires: [{permissions: ['BanMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'member',
          description: 'Who goes, with their recent messages',
          type: 'User',
          required: true,
        },
        reason,
      ],
    },
    {
      name: '/unban',
      description: 'Lift a ban',
      example: '/unban user:814200000000000001 reason:Appeal accepted',
      requires: [{permissions: ['BanMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'user',
          description: 'Name or id',
          type: 'String',
          required: true,
          autocomplete: true,
        },
        reason,
      ],
    },
    {
      name: '/case',
      description: 'Show or change a case',
      example: '/case case:42 new_reason:Spam in three channels',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'case', description: 'Number of the case', type: 'Integer', required: true, min: 1},
        {
          name: 'new_reason',
          description: 'Replaces the reason',
          type: 'String',
          required: false,
          defaultNote: 'the case is shown',
          maxLength: 400,
        },
      ],
    },
    {
      name: '/history',
      description: 'Cases of a member',
      example: '/history user:@Member',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'user',
          description: 'A member or an id',
          type: 'User',
          required: true,
        },
      ],
    },
    {
      name: '/purge',
      description: 'Delete recent messages',
      example: '/purge count:20 contains:free gift',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'count',
          description: 'How many to delete, newest first',
          type: 'Integer',
          required: true,
          min: 1,
          max: 100,
        },
        {
          name: 'member',
          description: 'Only messages of this member',
          type: 'User',
          required: false,
          defaultNote: 'everyone',
        },
        {
          name: 'contains',
          description: 'Only messages with this text',
          type: 'String',
          required: false,
          defaultNote: 'any text',
          maxLength: 100,
        },
        {
          name: 'bots_only',
          description: 'Only messages of bots',
          type: 'Boolean',
          required: false,
          default: false,
        },
      ],
    },
    {
      name: '/slowmode',
      description: 'Set slow mode',
      example: '/slowmode interval:30s channel:#general',
      requires: [{permissions: ['ManageChannels']}],
      reply: 'public',
      options: [
        {
          name: 'interval',
          description: 'Wait between two messages; 0s is off',
          type: 'String',
          required: true,
          note: '0s to 6h',
        },
        {
          name: 'channel',
          description: 'Where',
          type: 'Channel',
          required: false,
          defaultNote: 'this channel',
        },
      ],
    },
    {
      name: '/lock',
      description: 'Stop @everyone from writing in a channel and its threads',
      example: '/lock channel:#general duration:1h reason:Raid',
      requires: [{permissions: ['ManageChannels']}],
      reply: 'public',
      options: [
        {
          name: 'channel',
          description: 'Where',
          type: 'Channel',
          required: false,
          defaultNote: 'this channel',
        },
        {
          name: 'duration',
          description: 'How long',
          type: 'String',
          required: false,
          defaultNote: 'until /unlock',
          note: `up to ${commandRules.durations.max}`,
        },
        reason,
      ],
    },
    {
      name: '/unlock',
      description: 'Let members write again, as before the lock',
      example: '/unlock channel:#general',
      requires: [{permissions: ['ManageChannels']}],
      reply: 'public',
      options: [
        {
          name: 'channel',
          description: 'Where',
          type: 'Channel',
          required: false,
          defaultNote: 'this channel',
        },
      ],
    },
    {
      name: '/nick',
      description: 'Change or reset a nickname',
      example: '/nick member:@Member nickname:Captain',
      requires: [{permissions: ['ManageNicknames']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'Who is renamed', type: 'User', required: true},
        {
          name: 'nickname',
          description: 'The new nickname',
          type: 'String',
          required: false,
          defaultNote: 'the old one is removed',
          maxLength: 32,
        },
      ],
    },
    {
      name: '/role',
      description: 'Give or take a role',
      example: '/role member:@Member role:@Helper duration:1w',
      requires: [{permissions: ['ManageRoles']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'Who gets or loses the role', type: 'User', required: true},
        {
          name: 'role',
          description: 'Given, or taken from a member who has it; below your top role',
          type: 'Role',
          required: true,
        },
        {
          name: 'duration',
          description: 'How long a given role stays',
          type: 'String',
          required: false,
          defaultNote: 'for good',
          note: `up to ${commandRules.durations.max}`,
        },
      ],
    },
    {
      name: '/voice move',
      description: 'Move a member',
      example: '/voice move member:@Member channel:#Lounge',
      requires: [{permissions: ['MoveMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'member',
          description: 'Who is moved',
          type: 'User',
          required: true,
        },
        {name: 'channel', description: 'Where to', type: 'Channel', required: true},
      ],
    },
    {
      name: '/voice disconnect',
      description: 'Disconnect a member',
      example: '/voice disconnect member:@Member',
      requires: [{permissions: ['MoveMembers']}],
      reply: 'ephemeral',
      options: [{name: 'member', description: 'Who leaves the voice channel', type: 'User', required: true}],
    },
    {
      name: '/voice mute',
      description: 'Mute or unmute in voice',
      example: '/voice mute member:@Member muted:true',
      requires: [{permissions: ['MuteMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'Who is muted or unmuted', type: 'User', required: true},
        {name: 'muted', description: 'False lets them speak again', type: 'Boolean', required: true},
      ],
    },
  ],
  stored: [
    {
      name: 'case with member, moderator and reason',
      what: "Cases: number, action, the ids of member and moderator, reason and time; a warning's points; the end of what has a duration",
      kept: 'until the case is deleted in the dashboard under Members and privacy, or the data of the server is deleted',
      deletable: false,
      seen: ['staff', 'log', 'managers', 'admins'],
    },
  ],
  related: ['logging', 'verifier', 'tickets'],
} as const satisfies Moderation;

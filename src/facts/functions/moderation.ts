import {commandRules} from '../commandRules';
import {platform} from '../platform';
import {variables} from '../variables';
import type {CommandOption, FunctionGroup} from '../types';

interface Moderation extends FunctionGroup {
  /** Points and escalation. */
  warnings: {pointsPerWarning: string; deleted: string; escalation: string; settingsPlace: string};
  softbanHours: number;
  /** Number of latest messages that `/purge` searches. */
  purgeReach: number;
}

const softbanHours = 24;
const purgeReach = 1000;

/** All commands store and show the reason in the same way. */
const reason = {
  name: 'reason',
  description: 'The reason, for the case',
  type: 'String',
  required: false,
  defaultNote: 'none',
  maxLength: 400,
} as const satisfies CommandOption;

/** For actions that send the member a direct message. */
const reasonSentToMember = {
  ...reason,
  description: 'The reason, for the case and the member',
} as const satisfies CommandOption;

export const moderation = {
  key: 'moderation',
  title: 'Moderation',
  icon: 'Gavel',
  preset: 'full',
  summary: 'Warn, time out, kick, ban and tidy up, with a case history.',
  behavior: {
    threads:
      'Commands work in threads and posts. /lock closes a channel with its threads, or a forum with its posts, but not a single thread.',
    bots: "You can kick and ban bots, but not warn them or time them out. Other bots' actions make no case.",
    rejoin:
      'Cases, points and timeouts stay. A mute role or a temporary role is gone, unless Welcoming gives roles back.',
    restart:
      'Bans, locks and temporary roles that run out during a restart end once the bot is back. Discord ends timeouts by itself.',
  },
  rules: [
    '/warn, /timeout, /untimeout, /kick, /ban, /softban, /unban, /lock, /unlock, /role and warning steps make cases. /unwarn changes the case of its warning. /purge, /slowmode, /nick and /voice only make lines in the log.',
    'Every case has the moderator and the time, and the reason if you give one.',
    "Discord's own Audit Log names the bot as the one who acted, with the moderator's name and the reason beside it.",
    "You can't act on the server owner, yourself, the bot, or a member whose highest role isn't below yours.",
    'Before a warning, timeout, kick or ban, the member gets a direct message unless `notify` is off. The action follows even if the message fails.',
  ],
  warnings: {
    pointsPerWarning: '1 to 10 points, or 1 if you leave them out',
    deleted: 'Deleting the case of a warning also takes its points back, but not what followed from them.',
    escalation:
      'You can have up to 5 steps, each with a number of points and a timeout or a kick: for example a timeout of 1 hour at 3 points and a kick at 5.',
    settingsPlace: 'dashboard under Settings > Moderation',
  },
  softbanHours,
  purgeReach,
  permissions: {
    selectsOptional: true,
    required: [{permission: 'ViewChannel', for: 'seeing the channel'}],
    optional: [
      {
        permission: 'ModerateMembers',
        for: 'setting and ending timeouts',
      },
      {permission: 'KickMembers', for: 'kicking members'},
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
      {
        permission: 'Connect',
        for: "running /voice move, and /lock, /slowmode and /purge in voice and stage channels (Discord requires it; the bot doesn't join)",
      },
      {permission: 'SendMessages', for: 'denying this permission with /lock (Discord requires it)'},
      {permission: 'SendMessagesInThreads', for: 'denying this permission with /lock (Discord requires it)'},
      {permission: 'ManageNicknames', for: 'changing nicknames'},
    ],
  },
  intents: {
    privileged: ['MessageContent'],
    messagesFor: '/purge with a text to find',
  },
  settings: [
    {key: 'notify', label: 'Tell members of actions by direct message', type: 'boolean', default: true},
    {
      key: 'warning_expire_days',
      label: 'Days until warning points expire',
      type: 'integer',
      unit: 'days',
      default: 90,
      min: 1,
      max: 365,
      zeroMeans: 'keep them permanently',
    },
  ],
  platformLimits: [
    {what: 'timeout', max: `${platform.limits.timeoutMaxDays} days`},
    {
      what: 'messages deleted at once',
      max: `${platform.limits.bulkDelete.messages}, none older than ${platform.limits.bulkDelete.maxAgeDays} days`,
    },
    {what: 'slow mode', max: `${platform.limits.slowmodeMaxHours} hours`},
    {
      what: 'messages deleted with a ban',
      max: `from the last ${platform.limits.banDeleteHistoryMaxDays} days`,
    },
  ],
  commands: [
    {
      name: '/warn',
      description: 'Warn a member',
      example: '/warn member:@Member reason:Insults in #general points:2',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'The member to warn', type: 'User', required: true},
        {
          name: 'reason',
          description: reasonSentToMember.description,
          type: 'String',
          required: true,
          maxLength: 400,
        },
        {
          name: 'points',
          description: 'Points to add',
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
      description: 'Take back a warning and its points; the case stays, marked as withdrawn',
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
        {name: 'member', description: 'The member to time out', type: 'User', required: true},
        {
          name: 'duration',
          description: 'Duration of the timeout',
          type: 'String',
          required: true,
          note: `1m to ${platform.limits.timeoutMaxDays}d`,
        },
        reasonSentToMember,
      ],
    },
    {
      name: '/untimeout',
      description: 'End a timeout',
      example: '/untimeout member:@Member reason:Apologized',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [{name: 'member', description: 'The member whose timeout ends', type: 'User', required: true}, reason],
    },
    {
      name: '/kick',
      description: 'Kick a member',
      example: '/kick member:@Member reason:Advertising',
      requires: [{permissions: ['KickMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'member',
          description: 'The member to kick; any invite lets them back in',
          type: 'User',
          required: true,
        },
        reasonSentToMember,
      ],
    },
    {
      name: '/ban',
      description: 'Ban a member, or anyone by their id, for good or for a time',
      example: '/ban user:@Member reason:Phishing links duration:7d delete_history:24h',
      requires: [{permissions: ['BanMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'user',
          description: "A member, or any user's id",
          type: 'User',
          required: true,
        },
        reasonSentToMember,
        {
          name: 'duration',
          description: 'Duration of the ban',
          type: 'String',
          required: false,
          defaultNote: 'permanently',
          note: `up to ${commandRules.durations.max}`,
        },
        {
          name: 'delete_history',
          description: 'Delete messages they sent within this time before the ban',
          type: 'String',
          required: false,
          default: 'none',
          choices: ['none', '1h', '24h', '7d'],
        },
      ],
    },
    {
      name: '/softban',
      description: `Ban a member, delete their last ${softbanHours} hours of messages, then lift the ban`,
      example: '/softban member:@Member reason:Hacked account posts links',
      requires: [{permissions: ['BanMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'member',
          description: 'The member to kick; any invite lets them back in',
          type: 'User',
          required: true,
        },
        reasonSentToMember,
      ],
    },
    {
      name: '/unban',
      description: 'Lift a ban',
      example: `/unban user:${variables.sample.userId} reason:Appeal accepted`,
      requires: [{permissions: ['BanMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'user',
          description: 'Name or id of the banned person',
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
          description: 'The new reason; the member gets no message',
          type: 'String',
          required: false,
          defaultNote: 'the case is shown',
          maxLength: 400,
        },
      ],
    },
    {
      name: '/history',
      description: 'See the cases and current points of a member',
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
      description: 'Delete recent messages, except pinned ones',
      example: '/purge count:20 contains:free gift',
      requires: [{permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'count',
          description: 'Number of matching messages to delete, newest first; run it again for more',
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
          description: 'Time between two messages of a member; 0s turns it off',
          type: 'String',
          required: true,
          note: `0s to ${platform.limits.slowmodeMaxHours}h`,
        },
        {
          name: 'channel',
          description: 'The channel to slow down',
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
          description: 'The channel to lock',
          type: 'Channel',
          required: false,
          defaultNote: 'this channel',
        },
        {
          name: 'duration',
          description: 'Duration of the lock',
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
      description: 'Open a locked channel, as it was before',
      example: '/unlock channel:#general',
      requires: [{permissions: ['ManageChannels']}],
      reply: 'public',
      options: [
        {
          name: 'channel',
          description: 'The channel to unlock',
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
        {name: 'member', description: 'The member to rename', type: 'User', required: true},
        {
          name: 'nickname',
          description: 'The new nickname',
          type: 'String',
          required: false,
          defaultNote: 'the old one is removed',
          maxLength: platform.limits.nickname,
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
        {name: 'member', description: 'The member who gets or loses the role', type: 'User', required: true},
        {
          name: 'role',
          description: 'The role to give, or to take if they have it; below your highest one',
          type: 'Role',
          required: true,
        },
        {
          name: 'duration',
          description: 'Time they keep the role',
          type: 'String',
          required: false,
          defaultNote: 'permanently',
          note: `up to ${commandRules.durations.max}`,
        },
      ],
    },
    {
      name: '/voice move',
      description: 'Move a member to another voice channel',
      example: '/voice move member:@Member channel:#Lounge',
      requires: [{permissions: ['MoveMembers']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'member',
          description: 'The member to move',
          type: 'User',
          required: true,
        },
        {name: 'channel', description: 'The channel to move them to', type: 'Channel', required: true},
      ],
    },
    {
      name: '/voice disconnect',
      description: 'Disconnect a member from voice',
      example: '/voice disconnect member:@Member',
      requires: [{permissions: ['MoveMembers']}],
      reply: 'ephemeral',
      options: [{name: 'member', description: 'The member to disconnect', type: 'User', required: true}],
    },
    {
      name: '/voice mute',
      description: 'Mute or unmute a member in voice',
      example: '/voice mute member:@Member muted:true',
      requires: [{permissions: ['MuteMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'The member to mute or unmute', type: 'User', required: true},
        {name: 'muted', description: 'False lets them speak again', type: 'Boolean', required: true},
      ],
    },
  ],
  stored: [
    {
      name: 'a case about you, or one you made as a moderator',
      what: "A case about you, or one you made: number, action, both ids, reason and time; a warning's points; when a ban, lock or role ends",
      kept: "until someone deletes it in the dashboard under Members and privacy, or the server's data is deleted",
      deletable: false,
      seenBy: ['moderators', 'log', 'managers', 'admins'],
    },
  ],
  related: ['logging', 'verifier', 'tickets'],
  alsoCalled: {
    ban: ['tempban', 'ban a user', 'temporary ban', 'delete days'],
    'can-appeal': ['get unbanned', 'appeal a ban'],
    'can-change-end': ['permanent ban'],
    'can-auto-delete': ['auto delete messages'],
    'can-ban-left': ['hackban', 'ban by id'],
    'can-invite-back': ['rejoin after a ban'],
    'can-invite-links': ['advertising', 'link filter', 'links to other servers'],
    'can-own': ['my warnings', 'my cases'],
    'can-purge': ['messages of one user'],
    'can-report': ['report a member'],
    'can-slow-all': ['slowmode everywhere'],
    'can-slow-mods': ['slowmode for moderators'],
    'can-silent': ['hidden reply', 'in secret'],
    hacked: ['scam links', 'phishing'],
    history: ['check warnings', 'punishments', 'record', 'mod logs'],
    kick: ['kick a user'],
    lock: ['lockdown', 'stop chat', 'lock a channel'],
    mute: ['permanent mute', 'mute role', 'muted reactions', 'mute not working'],
    'problem-role-too-high': ["can't ban", "can't kick"],
    'problem-not-told': ['closed DMs', 'DM not sent'],
    purge: ['nuke channel', 'clear chat', 'clear all messages', 'mass delete'],
    role: ['give a role', 'remove a role'],
    rules: ['act on moderators', 'warn a moderator'],
    'setting-notify': ['DM on ban', 'ban reason'],
    slowmode: ['chat delay', 'cooldown', 'slow mode'],
    unban: ['pardon', 'ban appeal'],
    timeout: ['mute a member'],
    unwarn: ['remove a warning'],
    'voice-disconnect': ['kick from voice', 'kick from voice chat'],
    warnings: ['automatic punishment', 'escalation'],
  },
} as const satisfies Moderation;

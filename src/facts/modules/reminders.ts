import {functionsReminders} from '../releases/legacy/functions.reminders';
import {functionsRemindersEntries} from '../releases/legacy/functions.reminders.entries';
import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

interface Reminders extends Module {
  /** Failures in a row after which a recurring message stops. */
  failuresUntilStopped: number;
  /** Longest text of a personal reminder. */
  personalCharacters: number;
  /** Dialect of cron expressions. */
  cron: {
    fields: readonly string[];
    supports: readonly string[];
    notSupported: readonly string[];
    examples: readonly {cron: string; means: string}[];
  };
}

const minIntervalMinutes = {free: 60, premium: 10} as const;
const personalCharacters = 500;

export const reminders = {
  key: 'reminders',
  title: 'Reminders',
  icon: 'Bell',
  preset: 'minimal',
  purpose: 'answer',
  summary: 'Reminds members of their own tasks and posts scheduled or repeating messages to channels.',
  behavior: {
    threads:
      "Scheduled and recurring messages go to public threads and existing forum posts, but can't start a post. Personal reminders work in every thread.",
    bots: "Other bots can't set reminders.",
    rejoin:
      "A personal reminder that comes due while you're away is deleted. Messages for the server stay when the admin who made them leaves.",
    restart:
      'Anything that was due follows once the bot is back, but each recurring message only once. If Done or Snooze fails, press it again.',
  },
  failuresUntilStopped: 5,
  personalCharacters,
  kinds: [
    {key: 'personal', title: 'Personal reminder', who: 'everyone', api: false},
    {key: 'scheduled', title: 'Scheduled message', who: 'admins, managers in the dashboard'},
    {key: 'recurring', title: 'Recurring message', who: 'admins, managers in the dashboard'},
  ],
  cron: {
    fields: ['minute', 'hour', 'day of month', 'month', 'day of week'],
    supports: ['*', 'lists', 'ranges', 'steps', 'names (mon, jan)'],
    notSupported: ['seconds', 'years', '@reboot', 'L', 'W', '#'],
    examples: [
      {cron: '0 9 * * mon', means: 'Mondays at 09:00'},
      {cron: '30 18 1 * *', means: 'On the first of each month at 18:30'},
    ],
  },
  privacyNote:
    'Personal reminders are never logged or shown to admins. Everyone in a channel sees a reminder that goes there.',
  rootCommand: {name: '/remind', defaultMemberPermissions: null},
  commands: [
    {
      name: '/remind me',
      description: 'Remind yourself of something',
      requires: [],
      reply: 'ephemeral',
      options: [
        {
          name: 'text',
          description: 'Text of the reminder',
          type: 'String',
          required: true,
          maxLength: personalCharacters,
        },
        {
          name: 'in',
          description: 'Time from now',
          type: 'String',
          required: false,
          defaultNote: 'required, unless you give `at`',
          note: '1m to 52w',
        },
        {
          name: 'at',
          description: "Date and time in the server's timezone",
          type: 'String',
          required: false,
          defaultNote: 'required, unless you give `in`',
        },
        {
          name: 'where',
          description: 'By direct message, or in the channel you are in',
          type: 'String',
          required: false,
          default: 'dm',
          choices: ['dm', 'here'],
        },
        {
          name: 'link',
          description: 'Link to show with the reminder, such as one to a message',
          type: 'String',
          required: false,
          maxLength: 512,
          defaultNote: 'no link',
        },
      ],
    },
    {name: '/remind list', description: 'List your open reminders', requires: [], reply: 'ephemeral', options: []},
    {
      name: '/remind cancel',
      description: 'Cancel one of your reminders',
      requires: [],
      reply: 'ephemeral',
      options: [
        {name: 'reminder', description: 'A reminder from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/remind schedule',
      description: 'Post a message once, at a set time; a form asks for the text',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'channel',
          description: 'The channel to post the message in',
          type: 'Channel',
          required: true,
          channelTypes: ['GuildText', 'GuildAnnouncement', 'PublicThread'],
        },
        {name: 'at', description: "Date and time in the server's timezone", type: 'String', required: true},
        {
          name: 'ping',
          description: 'The role to ping',
          type: 'Role',
          required: false,
          defaultNote: 'nobody is pinged',
        },
      ],
    },
    {
      name: '/remind every',
      description: 'Post a message repeatedly; a form asks for the text',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'channel',
          description: 'The channel to post the message in',
          type: 'Channel',
          required: true,
          channelTypes: ['GuildText', 'GuildAnnouncement', 'PublicThread'],
        },
        {
          name: 'interval',
          description: 'Time from one post to the next',
          type: 'String',
          required: false,
          defaultNote: 'required, unless you give `cron`',
          note: "the plan's shortest interval to 52w",
        },
        {
          name: 'cron',
          description: 'The times to post at, as a cron expression',
          type: 'String',
          required: false,
          maxLength: 100,
          defaultNote: 'required, unless you give `interval`',
          note: '5 fields',
        },
        {
          name: 'starts_at',
          description: "Start of the schedule, in the server's timezone",
          type: 'String',
          required: false,
          defaultNote: 'now',
        },
        {
          name: 'ping',
          description: 'The role to ping',
          type: 'Role',
          required: false,
          defaultNote: 'nobody is pinged',
        },
      ],
    },
    {
      name: '/remind server-list',
      description: 'List scheduled and recurring messages',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/remind server-remove',
      description: 'Delete a scheduled or recurring message',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'reminder',
          description: 'A message from the list',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'finding the channel'},
      {permission: 'SendMessages', for: 'posting reminders and messages'},
    ],
    optional: [
      {permission: 'UseExternalEmojis', for: 'showing emoji from other servers in texts'},
      {permission: 'EmbedLinks', for: 'showing saved embeds, and previews of links'},
      {permission: 'SendMessagesInThreads', for: 'posting messages in threads'},
      {
        permission: 'MentionEveryone',
        for: 'pinging @everyone, and roles with "Allow anyone to @mention this role" off',
      },
    ],
    where: 'the channels that get messages',
  },
  intents: {privileged: []},
  settings: [
    {key: 'personal_enabled', label: 'Allow personal reminders', type: 'boolean', default: true},
    {key: 'personal_in_channels', label: 'Let personal reminders arrive in channels', type: 'boolean', default: true},
    {
      key: 'personal_roles',
      label: 'Roles that can use personal reminders',
      type: 'role_id_list',
      default: [],
      min: 0,
      max: 10,
      note: 'empty: everyone',
    },
    {
      key: 'snooze_minutes',
      label: 'Length of the short snooze',
      type: 'integer',
      unit: 'minutes',
      default: 10,
      min: 5,
      max: 120,
    },
    {
      key: 'quiet_from',
      label: 'Start of quiet hours',
      type: 'time',
      default: null,
      note: 'a recurring message due in quiet hours is posted once, when they end',
    },
    {key: 'quiet_to', label: 'End of quiet hours', type: 'time', default: null, note: 'needs a start'},
    {key: 'delete_previous', label: 'Delete the previous post of a recurring message', type: 'boolean', default: false},
  ],
  limits: [
    {key: 'personal_per_member', label: 'Open personal reminders per member', free: 5, premium: 25},
    {key: 'scheduled', label: 'Scheduled messages waiting to be posted', free: 3, premium: 50, counted: true},
    {
      key: 'recurring',
      label: 'Recurring messages',
      free: 2,
      premium: 30,
      counted: true,
      placements: {landing: true, premium: true},
    },
    {
      key: 'min_interval_minutes',
      label: 'Shortest interval of recurring messages (minutes)',
      ...minIntervalMinutes,
      lowerIsBetter: true,
    },
  ],
  variables: {
    categories: ['user', 'channel', 'server', 'other'],
    where: ['personal reminders', 'scheduled messages', 'recurring messages'],
    note: 'User variables only work in personal reminders, because other messages are about no member. In a direct message, channel variables stay as typed.',
    own: [
      {
        name: 'reminder.due_at',
        type: 'datetime',
        example: '14 March 2026 18:30',
        description: 'When the reminder or message was due',
      },
      {
        name: 'reminder.run_count',
        type: 'number',
        example: '12',
        description: 'Number of times the message was posted, including this one',
      },
      {
        name: 'reminder.next_run_at',
        type: 'datetime',
        nullable: true,
        example: '23 March 2026 09:00',
        description: 'When the message is posted next',
      },
    ],
  },
  events: [
    {key: 'reminders.reminder.created', text: 'A scheduled or recurring message was created'},
    {key: 'reminders.reminder.updated', text: 'A scheduled or recurring message was changed'},
    {key: 'reminders.reminder.deleted', text: 'A scheduled or recurring message was deleted'},
    {key: 'reminders.reminder.sent', text: 'A scheduled or recurring message was posted'},
    {key: 'reminders.reminder.failed', text: "A scheduled or recurring message couldn't be posted"},
  ],
  stored: [
    {
      name: 'a reminder of yours',
      what: 'Your reminder: its text, link, time and place',
      kept: 'until it reaches you for the last time, you cancel it with /remind cancel, or it comes due after you left the server',
      deletable: true,
      seenBy: ['channel'],
    },
    {
      name: 'a message you scheduled for the server',
      what: 'A scheduled or recurring message you created: its text, times and settings',
      kept: 'until someone deletes it with /remind server-remove',
      deletable: false,
      seenBy: ['log', 'managers', 'admins', 'api'],
    },
  ],
  related: ['tags', 'utils'],
  alsoCalled: {
    'can-cancel-all': ['reminders in threads', 'not in my list'],
    'can-edit': ['change a reminder'],
    'can-ping-everyone': ['role reminder', 'group reminder'],
    kinds: ['repeat', 'weekly post'],
    limits: ['how often', 'shortest interval'],
    'problem-no-direct-message': ['reminder not sent', "reminder didn't come"],
    'problem-wrong-time': ['timezone'],
    cron: ['repeat every week', 'weekly reminder', 'same time each week'],
  },
  entities: {
    reminder: [
      {
        name: 'id',
        type: 'id',
        prefix: 'rem',
        readonly: true,
        description: 'Id of the message',
        example: 'rem_01KJF65T000000000000000001',
      },
      {
        name: 'kind',
        type: 'enum',
        values: ['scheduled', 'recurring'],
        required: true,
        createOnly: true,
        description: 'Whether the message is posted once or repeatedly',
        note: 'personal reminders are not in the API',
        example: 'recurring',
      },
      {
        name: 'owner_id',
        type: 'snowflake',
        readonly: true,
        description: 'Member who created the message, or who created the key that did',
        example: sampleServer.members.host,
      },
      {
        name: 'channel_id',
        type: 'snowflake',
        required: true,
        description: 'Channel or thread where the message is posted',
        example: sampleServer.channels.events,
      },
      {
        name: 'content',
        type: 'text',
        required: true,
        min: 1,
        max: 2000,
        description: 'Text to post',
        note: 'no user variables',
        example: 'Book club {reminder.run_count} meets in an hour. Next time: {reminder.next_run_at}.',
      },
      {
        name: 'embed_id',
        type: 'id',
        prefix: 'emb',
        nullable: true,
        description: 'Saved embed to post with the text',
        example: null,
      },
      {
        name: 'ping_role_id',
        type: 'snowflake',
        nullable: true,
        description: 'Role to ping; null: nobody is pinged',
        example: sampleServer.roles.events,
      },
      {
        name: 'due_at',
        type: 'datetime',
        nullable: true,
        description: 'When a scheduled message is posted; null: the message is recurring',
        example: null,
      },
      {
        name: 'interval',
        type: 'integer',
        unit: 'seconds',
        nullable: true,
        min: minIntervalMinutes.premium * 60,
        // 52 weeks.
        max: 31449600,
        description: 'Time from one post to the next',
        note: 'at least the limit min_interval_minutes; whole days keep their time of day when the clocks change',
        example: null,
      },
      {
        name: 'cron',
        type: 'string',
        max: 100,
        nullable: true,
        description: "Times to post at, in the server's timezone: minute, hour, day of month, month and day of week",
        note: 'two posts at least the limit min_interval_minutes apart',
        example: '0 19 * * mon',
      },
      {
        name: 'starts_at',
        type: 'datetime',
        nullable: true,
        description: 'When a recurring message begins; a later time pauses it until then; null: right away',
        example: null,
      },
      {
        name: 'ends_at',
        type: 'datetime',
        nullable: true,
        description:
          'When a recurring message ends: its state becomes sent, and it no longer counts toward a limit; null: never',
        example: null,
      },
      {
        name: 'next_run_at',
        type: 'datetime',
        readonly: true,
        nullable: true,
        description: 'When the message is posted next; null: no post is planned',
        example: '2026-03-16T18:00:00Z',
      },
      {
        name: 'last_run_at',
        type: 'datetime',
        readonly: true,
        nullable: true,
        description: 'When the message was last posted; null: not yet',
        example: '2026-03-09T18:00:00Z',
      },
      {
        name: 'state',
        type: 'enum',
        values: ['waiting', 'sent', 'failed', 'paused_limit'],
        readonly: true,
        description:
          "State of the message; waiting: not due yet; sent: posted for the last time; failed: couldn't be posted, and waits for a change; paused_limit: over the plan's limit",
      },
    ],
  },
  entityRules: {
    reminder: [
      {when: {kind: 'scheduled'}, needs: ['due_at'], onlyThen: ['due_at']},
      {
        when: {kind: 'recurring'},
        oneOf: ['interval', 'cron'],
        onlyThen: ['interval', 'cron', 'starts_at', 'ends_at'],
      },
    ],
  },
  api: {
    base: '/guilds/{guild_id}/reminders',
    contents: 'scheduled and recurring messages',
    settingsExample: {quiet_from: '23:00', quiet_to: '08:00'},
    endpoints: [
      {
        id: 'listReminders',
        method: 'GET',
        path: '/entries',
        scope: 'reminders:read',
        summary: 'List scheduled and recurring messages',
        query: ['limit', 'after', 'kind', 'state'],
        status: 200,
        response: {pageOf: 'reminder'},
        example: {query: {kind: 'recurring', state: 'waiting'}},
      },
      {
        id: 'createReminder',
        method: 'POST',
        path: '/entries',
        scope: 'reminders:write',
        summary: 'Create a scheduled or recurring message',
        description:
          'With an interval, the message is posted right away unless it has starts_at. With a cron expression, the message is first posted at the next time that fits.',
        request: 'reminder',
        limits: ['scheduled', 'recurring'],
        status: 201,
        response: 'reminder',
        example: {response: {next_run_at: '2026-03-02T18:00:00Z', last_run_at: null}},
      },
      {
        id: 'getReminder',
        method: 'GET',
        path: '/entries/{reminder_id}',
        scope: 'reminders:read',
        summary: 'Get a scheduled or recurring message',
        status: 200,
        response: 'reminder',
      },
      {
        id: 'updateReminder',
        method: 'PATCH',
        path: '/entries/{reminder_id}',
        scope: 'reminders:write',
        summary: 'Change a scheduled or recurring message',
        description:
          'The message must be waiting or failed. A failed one starts again. To replace a cron expression with an interval, also send `null` for `cron`, and the other way around.',
        request: {partial: 'reminder'},
        status: 200,
        response: 'reminder',
        errors: ['invalid_state'],
        example: {
          request: {cron: '0 19 * * tue', ends_at: '2026-06-09T20:00:00Z'},
          response: {next_run_at: '2026-03-17T18:00:00Z'},
        },
      },
      {
        id: 'deleteReminder',
        method: 'DELETE',
        path: '/entries/{reminder_id}',
        scope: 'reminders:write',
        summary: 'Delete a scheduled or recurring message',
        status: 204,
      },
      {
        id: 'sendReminder',
        method: 'POST',
        path: '/entries/{reminder_id}/send',
        scope: 'reminders:write',
        summary: 'Post a scheduled or recurring message now',
        description: "The schedule doesn't change.",
        status: 200,
        response: 'reminder',
        errors: ['bot_permission_missing'],
        example: {response: {last_run_at: sampleServer.now}},
      },
      {
        id: 'previewCron',
        method: 'POST',
        path: '/cron/preview',
        scope: 'reminders:read',
        summary: 'Preview the next 5 runs of a cron expression',
        description:
          "The times follow the server's timezone, here Europe/Berlin, where clocks go forward on March 29. A time the change skips runs right after it. A time that occurs twice runs once. Nothing is saved or posted.",
        request: [
          {
            name: 'cron',
            type: 'string',
            required: true,
            max: 100,
            description: 'The expression: minute, hour, day of month, month and day of week',
            example: '0 19 * * mon',
          },
        ],
        status: 200,
        response: [
          {
            name: 'runs',
            type: 'datetime_list',
            description: 'The next times that fit, earliest first',
            example: [
              '2026-03-16T18:00:00Z',
              '2026-03-23T18:00:00Z',
              '2026-03-30T17:00:00Z',
              '2026-04-06T17:00:00Z',
              '2026-04-13T17:00:00Z',
            ],
          },
        ],
      },
    ],
  },
  legacy: [functionsReminders, functionsRemindersEntries],
  releases: [
    {
      version: '2.3.1',
      date: '2026-06-04',
      changes: {
        fixed: ['A recurring message could be posted twice after a restart.'],
      },
    },
    {
      version: '2.3.0',
      date: '2026-05-29',
      changes: {
        added: [
          {
            text: 'The setting delete_previous removes the last post of a recurring message when the next one comes.',
            api: true,
            news: true,
          },
        ],
        changed: [
          'A recurring message that is due during a restart is now posted right after it, instead of being left out.',
        ],
      },
    },
    {
      version: '2.2.0',
      date: '2026-04-24',
      changes: {
        added: [
          {text: 'Recurring messages wait between quiet_from and quiet_to, then come once.', api: true},
          {text: 'The setting personal_roles allows personal reminders only for the roles that you choose.', api: true},
        ],
      },
    },
    {
      version: '2.1.1',
      date: '2026-04-01',
      changes: {
        fixed: [
          'A recurring message with a cron expression used to move by an hour when daylight saving began or ended.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2026-03-05',
      changes: {
        added: [
          '/remind every takes a cron expression instead of an interval, for posts that follow the calendar.',
          'The option starts_at of /remind every sets when a recurring message begins.',
        ],
      },
    },
    {
      version: '2.0.1',
      date: '2026-02-05',
      changes: {
        fixed: ["A reminder snoozed until tomorrow used to follow UTC instead of the server's timezone."],
      },
    },
    {
      version: '2.0.0',
      date: '2026-01-20',
      changes: {
        breaking: ['Switch the module on to keep using reminders. The function that every server had is gone.'],
        added: ['/remind every posts a message again and again, at the interval that you choose.'],
        changed: ['The module now has everything the reminders function had, with snooze and reminders in channels.'],
      },
      migration:
        'Switch the module on with /module enable. Then tell your members that /remind me takes the place of the former command.',
    },
  ],
  parts: [
    {
      name: 'entries',
      title: 'Reminder entries',
      releases: [
        {
          version: '1.2.0',
          date: '2026-05-19',
          changes: {
            added: [{text: 'The next five runs of a cron expression can be asked for before it is saved.', api: true}],
          },
        },
        {
          version: '1.1.1',
          date: '2026-04-03',
          changes: {
            fixed: [
              {
                text: 'The field next_run_at used to keep its value after a scheduled message was posted. Now it is empty.',
                api: true,
              },
            ],
          },
        },
        {
          version: '1.1.0',
          date: '2026-03-05',
          changes: {
            added: [
              {text: 'The field `cron` sets the times of a recurring message, in place of `interval`.', api: true},
              {text: 'The field ends_at ends a recurring message on a date.', api: true},
              {text: 'API clients can post a message at once without a change to its schedule.', api: true},
            ],
          },
        },
        {
          version: '1.0.1',
          date: '2026-02-06',
          changes: {
            fixed: [
              {
                text: 'A failed message used to stay failed after an API client changed it. Now it is tried again at its next time.',
                api: true,
              },
            ],
          },
        },
        {
          version: '1.0.0',
          date: '2026-01-20',
          changes: {
            added: [{text: 'API clients list, create, change and delete scheduled and recurring messages.', api: true}],
            changed: ['Reminders from the old function are now in the module, with their text, link and time.'],
          },
        },
      ],
    },
  ],
} as const satisfies Reminders;

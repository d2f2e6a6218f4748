import {commandRules} from '../commandRules';
import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

interface Verifier extends Module {
  /** Minutes for which the raid guard requires the captcha. */
  raidGuardMinutes: number;
}

const historyDays = {free: 30, premium: 365} as const;

const verifiedRoles = {free: 3, premium: 10} as const;

export const verifier = {
  key: 'verifier',
  title: 'Verifier',
  icon: 'ShieldCheck',
  preset: 'recommended',
  purpose: 'admit',
  summary: 'Lets new members in only after a button, a code word, a captcha or a web check.',
  behavior: {
    threads:
      'The message with the button goes to text channels, not to threads or forums. /verify me works wherever members can write.',
    bots: "Bots don't have to verify, and they don't count as a raid. Give them a role of their own.",
    rejoin: 'Anyone who returns verifies again, even if they passed before. Their time limit starts over.',
    restart:
      'The button Verify fails during a restart, so press it again. If someone joins during that time, they get the pending_role and the direct message as soon as the bot is back.',
  },
  raidGuardMinutes: 30,
  rootCommand: {name: '/verify', defaultMemberPermissions: null},
  commands: [
    {name: '/verify me', description: 'Start your verification', requires: [], reply: 'ephemeral', options: []},
    {
      name: '/verify approve',
      description: 'Let a member in by hand',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [{name: 'member', description: 'The member to let in', type: 'User', required: true}],
    },
    {
      name: '/verify reject',
      description: 'Refuse and kick a member',
      requires: [{permissions: ['KickMembers']}],
      reply: 'ephemeral',
      options: [
        {name: 'member', description: 'The member to refuse and kick', type: 'User', required: true},
        {
          name: 'reason',
          description: 'The reason, sent to them by direct message',
          type: 'String',
          required: false,
          maxLength: 200,
          defaultNote: 'no reason',
        },
      ],
    },
    {
      name: '/verify again',
      description: 'Ask a member to verify again',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [{name: 'member', description: 'The member who should start over', type: 'User', required: true}],
    },
    {
      name: '/verify pending',
      description: 'See who is still waiting',
      requires: [{permissions: ['ModerateMembers']}],
      reply: 'ephemeral',
      options: [],
    },
    {
      name: '/verify message',
      description: 'Post the verification message',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'channel',
          description: 'The channel to post the message with the Verify button in',
          type: 'Channel',
          required: true,
          channelTypes: ['GuildText'],
        },
      ],
    },
    {
      name: '/verify lockdown',
      description: 'Pause or resume all verifications',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'public',
      options: [
        {
          name: 'active',
          description: 'True pauses all verifications, False resumes them',
          type: 'Boolean',
          required: true,
        },
        {
          name: 'duration',
          description: 'Duration of the pause',
          type: 'String',
          required: false,
          defaultNote: 'until you resume',
          note: `up to ${commandRules.durations.max}`,
        },
      ],
    },
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'finding the verification channel'},
      {permission: 'SendMessages', for: 'posting the message with the Verify button'},
      {permission: 'EmbedLinks', for: 'showing the message with the button as an embed'},
      {permission: 'ManageRoles', for: 'giving the verified roles, and giving and taking the role for waiting'},
    ],
    optional: [
      {permission: 'UseExternalEmojis', for: 'showing emoji of other servers above the button'},
      {
        permission: 'KickMembers',
        for: 'kicking members that you reject, or that run out of attempts or time',
        to: 'kick members that you reject, or that run out of attempts or time',
      },
      {
        permission: 'ModerateMembers',
        for: 'timing out members who run out of attempts',
        to: 'time out members who run out of attempts',
      },
    ],
    serverWide: ['ManageRoles', 'KickMembers', 'ModerateMembers'],
    where: 'the verification channel',
  },
  intents: {privileged: ['GuildMembers']},
  settings: [
    {
      key: 'method',
      label: 'How members verify',
      type: 'enum',
      values: ['button', 'code', 'captcha', 'web'],
      default: 'button',
    },
    {
      key: 'channel',
      label: 'Verification channel',
      type: 'channel_id',
      default: null,
      note: 'without one, new members get a direct message',
    },
    {
      key: 'verified_roles',
      label: 'Roles for members who pass',
      type: 'role_id_list',
      default: [],
      assignedByBot: true,
      limit: 'roles',
      min: 0,
      max: verifiedRoles.premium,
      note: 'choose one before you switch the module on',
    },
    {
      key: 'pending_role',
      label: 'Role until verified',
      type: 'role_id',
      default: null,
      assignedByBot: true,
      note: "given after Discord's own rules screening if the server has it, otherwise at joining",
    },
    {
      key: 'code_word',
      label: 'Code word',
      type: 'string',
      default: null,
      min: 4,
      max: 50,
      note: "for the method `code`; capitals don't matter",
    },
    {
      key: 'message',
      label: 'Text above the Verify button',
      type: 'text',
      default: 'Welcome to {server.name}! Press Verify to enter.',
      min: 1,
      max: 2000,
    },
    {
      key: 'passed_message',
      label: 'Message to members who pass',
      type: 'text',
      default: 'Thank you, {user.display_name}. You are in.',
      min: 0,
      max: 1000,
    },
    {key: 'attempts', label: 'Attempts before a wait, timeout or kick', type: 'integer', default: 3, min: 1, max: 10},
    {
      key: 'fail_action',
      label: 'What happens after too many attempts',
      type: 'enum',
      values: ['wait', 'timeout', 'kick'],
      default: 'wait',
      note: '`wait`: 10 minutes until the next attempt; `timeout`: 1 hour',
    },
    {
      key: 'time_limit',
      label: 'Time new members have to verify',
      type: 'integer',
      unit: 'hours',
      default: 24,
      min: 1,
      max: 720,
      zeroMeans: 'set no limit',
      note: 'counted from joining; stops while an account is too young',
    },
    {
      key: 'timeout_action',
      label: 'What happens after the time to verify',
      type: 'enum',
      values: ['nothing', 'kick'],
      default: 'nothing',
    },
    {
      key: 'min_account_days',
      label: 'Minimum account age',
      type: 'integer',
      unit: 'days',
      default: 0,
      min: 0,
      max: 365,
      zeroMeans: 'let every age pass',
      note: "younger accounts that pass the check still wait until they're old enough or you let them in",
    },
    {key: 'raid_guard', label: 'Ask for the captcha during a raid (raid guard)', type: 'boolean', default: true},
    {key: 'raid_joins', label: 'Joins that count as a raid', type: 'integer', default: 15, min: 5, max: 100},
    {
      key: 'raid_seconds',
      label: 'Time window for counting joins',
      type: 'integer',
      unit: 'seconds',
      default: 60,
      min: 10,
      max: 600,
    },
  ],
  limits: [
    {key: 'roles', label: 'Verified roles', ...verifiedRoles, counted: true},
    {key: 'history_days', label: 'Verification history (days)', ...historyDays},
  ],
  variables: {
    categories: ['user', 'server', 'other'],
    where: ['the text above the Verify button', 'the message to members who pass'],
    note: 'Everyone reads the same message in the channel, so user variables, `{verify.attempts_left}` and `{verify.deadline}` stay there as typed. They work in direct messages and in passed_message.',
    own: [
      {name: 'verify.attempts_left', type: 'number', example: '2', description: 'Number of attempts left'},
      {
        name: 'verify.deadline',
        type: 'datetime',
        nullable: true,
        example: 'in 24 hours',
        description: 'When the time to verify ends',
      },
      {name: 'verify.method', type: 'text', example: 'captcha', description: 'Method of verification'},
    ],
  },
  events: [
    {key: 'verifier.verification.started', text: 'A member began to verify'},
    {key: 'verifier.verification.passed', text: 'A member passed'},
    {key: 'verifier.verification.failed', text: 'A member failed or ran out of time'},
    {key: 'verifier.verification.manual', text: 'A member was let in, refused or asked again by hand'},
    {key: 'verifier.raid.detected', text: 'The raid guard turned on'},
    {key: 'verifier.raid.ended', text: 'The raid guard turned off'},
    {key: 'verifier.lockdown.changed', text: 'Verifications were paused or resumed'},
  ],
  stored: [
    {
      name: 'your verification and who decided it',
      what: 'Your verification: your id, the method, the result, how often you tried, when it began and ended, and the id of a moderator who decided it by hand',
      kept: `${historyDays.free} days (${historyDays.premium} with Premium)`,
      limit: 'history_days',
      deletable: false,
      seenBy: ['moderators', 'log', 'managers', 'admins', 'api'],
    },
  ],
  privacyNote:
    "Your verification is stored without an IP address, even after a web check. Access logs of the dashboard are separate, and the privacy policy says how long they're kept.",
  related: ['rules', 'welcoming', 'moderation'],
  alsoCalled: {
    'can-by-hand': ['manually'],
    'can-reuse': ['link timeout'],
    'example-club': ['password'],
    'existing-members': ['old members'],
    'how-it-works': ['unverified role', 'pending role'],
    methods: ['captcha'],
    'quick-start': ['captcha setup'],
    'problem-lost-role': ['already verified'],
    'problem-no-message': ['closed direct messages', 'no captcha', 'resend the captcha', 'never sent'],
    'problem-nobody-passes': ["can't verify"],
    'problem-role-refused': ['not in the list'],
    raid: ['emergency', 'attack', 'mass join'],
    'setting-timeout_action': ['kick unverified members'],
    'spam-accounts': ['minimum account age', 'account age'],
  },
  entities: {
    verification: [
      {
        name: 'id',
        type: 'id',
        prefix: 'ver',
        description: 'Id of the verification',
        example: 'ver_01KKPQM6GG0000000000000001',
      },
      {
        name: 'member_id',
        type: 'snowflake',
        description: 'Member who verifies',
        example: sampleServer.members.newcomer,
      },
      {
        name: 'method',
        type: 'enum',
        values: ['button', 'code', 'captcha', 'web', 'manual'],
        description: 'Method of verification; manual: decided by hand, or the role was given in Discord',
        example: 'captcha',
      },
      {
        name: 'state',
        type: 'enum',
        values: ['pending', 'passed', 'failed', 'expired', 'rejected'],
        description:
          'The result; pending: not over yet, failed: out of attempts with a fail_action other than `wait`, expired: out of time, rejected: refused by hand. A member who failed or ran out of time can start again',
        example: 'pending',
      },
      {name: 'attempts', type: 'integer', description: 'Number of attempts so far', example: 1},
      {
        name: 'started_at',
        type: 'datetime',
        description: 'When the verification began',
        example: '2026-03-14T17:52:08Z',
      },
      {
        name: 'finished_at',
        type: 'datetime',
        nullable: true,
        description: 'When the verification ended; null: not yet',
        example: null,
      },
      {
        name: 'decided_by',
        type: 'snowflake',
        nullable: true,
        description:
          'Member who decided it by hand, or created the key that did; null: nobody did, or the role was given in Discord',
        example: null,
      },
    ],
  },
  api: {
    base: '/guilds/{guild_id}/verifier',
    contents: 'verifications and lockdown',
    settingsExample: {method: 'captcha', verified_roles: [sampleServer.roles.member]},
    stateExample: {settings: {method: 'captcha', verified_roles: [sampleServer.roles.member]}},
    formerSettings: [
      {
        name: 'verified_role',
        type: 'role_id',
        nullable: true,
        description: 'Role after passing',
        replaced: {
          in: {component: 'modules.verifier', version: '2.0.0'},
          by: ['verified_roles'],
          remainingEffect:
            'A role that you send becomes the only one in verified_roles, and null empties the list; responses have its first role, or null',
        },
        example: sampleServer.roles.member,
      },
    ],
    endpoints: [
      {
        id: 'listVerifications',
        method: 'GET',
        path: '/entries',
        scope: 'verifier:read',
        summary: 'List verifications',
        query: ['limit', 'after', 'state', 'member_id'],
        status: 200,
        response: {pageOf: 'verification'},
        example: {query: {state: 'pending'}},
      },
      {
        id: 'getVerification',
        method: 'GET',
        path: '/entries/{verification_id}',
        scope: 'verifier:read',
        summary: 'Get a verification',
        status: 200,
        response: 'verification',
      },
      {
        id: 'createVerification',
        method: 'POST',
        path: '/entries',
        scope: 'verifier:write',
        summary: 'Ask a member to verify again',
        description:
          "Starts a new verification, for example if a role wasn't given. The member keeps their roles meanwhile, and no time limit applies.",
        request: [
          {
            name: 'member_id',
            type: 'snowflake',
            required: true,
            description: 'Member who has to verify again',
            example: sampleServer.members.regular,
          },
        ],
        status: 201,
        response: 'verification',
        errors: ['already_exists'],
        example: {
          response: {
            id: 'ver_01KKPSSH8G0000000000000002',
            member_id: sampleServer.members.regular,
            attempts: 0,
            started_at: sampleServer.now,
          },
        },
      },
      {
        id: 'approveVerification',
        method: 'POST',
        path: '/entries/{verification_id}/approve',
        scope: 'verifier:write',
        summary: 'Let a member in',
        description:
          'Gives the verified_roles and takes the pending_role of the settings. The verification must be `pending`, `failed` or `expired`; for a member without one, start one first.',
        status: 200,
        response: 'verification',
        errors: ['invalid_state', 'role_hierarchy', 'bot_permission_missing'],
        example: {
          response: {
            method: 'manual',
            state: 'passed',
            finished_at: sampleServer.now,
            decided_by: sampleServer.members.host,
          },
        },
      },
      {
        id: 'rejectVerification',
        method: 'POST',
        path: '/entries/{verification_id}/reject',
        scope: 'verifier:write',
        summary: 'Refuse and kick a member',
        request: [
          {
            name: 'reason',
            type: 'string',
            max: 200,
            defaultNote: 'no reason',
            description: 'Reason for refusing the member, who gets it by direct message',
            example: 'Not on the list of members',
          },
        ],
        status: 200,
        response: 'verification',
        errors: ['invalid_state', 'role_hierarchy', 'bot_permission_missing'],
        example: {
          response: {
            method: 'manual',
            state: 'rejected',
            finished_at: sampleServer.now,
            decided_by: sampleServer.members.host,
          },
        },
      },
      {
        id: 'setVerifierLockdown',
        method: 'PUT',
        path: '/lockdown',
        scope: 'verifier:write',
        summary: 'Pause or resume all verifications',
        description:
          'Nobody can verify until you end the lockdown or its time is up. Time limits pause meanwhile, and you can still let a member in by hand.',
        request: [
          {
            name: 'active',
            type: 'boolean',
            required: true,
            description: 'Pauses all verifications, or resumes them',
            example: true,
          },
          {
            name: 'until',
            type: 'datetime',
            nullable: true,
            description: 'When verifications resume by themselves; null: when you resume them',
            example: '2026-03-14T20:30:00Z',
          },
        ],
        status: 200,
        response: [
          {name: 'active', type: 'boolean', description: 'Whether all verifications are paused', example: true},
          {
            name: 'until',
            type: 'datetime',
            nullable: true,
            description: 'When verifications resume by themselves; null: not until you resume them',
            example: '2026-03-14T20:30:00Z',
          },
        ],
      },
    ],
  },
  releases: [
    {
      version: '2.1.2',
      date: '2026-06-12',
      changes: {
        fixed: ['The captcha picture could not be read in the high-contrast theme.'],
      },
    },
    {
      version: '2.1.1',
      date: '2026-05-21',
      changes: {
        fixed: [
          'Members from before the module could be kicked by timeout_action. Now only new members have a time limit.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2026-04-29',
      changes: {
        added: [
          'Members can answer the captcha from a recording, which they get by direct message.',
          'The raid guard tells your team in the notice channel how many members joined.',
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2026-03-17',
      changes: {
        breaking: [
          'The list verified_roles replaces the setting verified_role, so members who pass can get more than one role.',
        ],
        added: [
          {
            text: 'The raid guard puts the captcha in place of button and code word when too many members join.',
            api: true,
          },
        ],
      },
      migration: 'Your role became the first of the list: add others in the dashboard.',
    },
    {
      version: '1.2.0',
      date: '2026-02-26',
      changes: {
        added: [
          {text: 'The method `web` lets members verify by signing in on the dashboard.', api: true},
          {
            text: 'The setting min_account_days makes young accounts wait until they are old enough, or for /verify approve.',
            api: true,
          },
        ],
      },
    },
    {
      version: '1.1.0',
      date: '2026-02-11',
      changes: {
        added: [
          {text: '/verify lockdown pauses all verifications, for a time or until you resume them.', api: true},
          '/verify pending lists the members who still wait.',
        ],
      },
    },
    {
      version: '1.0.0',
      date: '2026-01-20',
      changes: {
        added: [
          'New members get a role after a button, a code word or a captcha.',
          'The settings `attempts` and fail_action decide what follows wrong answers.',
        ],
      },
    },
  ],
} as const satisfies Verifier;

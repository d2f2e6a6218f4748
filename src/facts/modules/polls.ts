import {discordText} from '../discord';
import {platform} from '../platform';
import {product} from '../product';
import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

interface Polls extends Module {
  /** Up to this many answers, a poll shows buttons. With more, it shows a menu. */
  maxButtonAnswers: number;
}

const keepClosedDays = {free: 30, premium: 365} as const;

const answersPerPoll = {free: 8, premium: 20} as const;

/** For texts about the parts of a poll that nobody can change after the first vote. */
const lockedByVote = 'answers, mode and anonymity';
const untilVote = 'only until someone has voted';

const maxButtonAnswers = 5;

export const polls = {
  key: 'polls',
  title: 'Polls',
  icon: 'Vote',
  preset: 'minimal',
  purpose: 'engage',
  maxButtonAnswers,
  summary: "Asks the community with anonymous, ranked or multiple-choice polls, or with Discord's own polls.",
  behavior: {
    threads: `Polls work in threads and existing forum posts, but not in voice channels. ${discordText('locked-threads')}`,
    bots: "Other bots can't vote.",
    rejoin: 'A vote stays and counts. If you come back while the poll is open, you can change it.',
    restart:
      "If a vote isn't confirmed, it didn't count, so vote again. A poll that was due closes once the bot is back, with the votes it had. Native polls carry on.",
  },
  kinds: [
    {
      key: 'custom',
      title: `${product.name} poll`,
      anonymous: true,
      editable: `everything except the channel and, after the first vote, ${lockedByVote}`,
      duration: "5 minutes to the plan's maximum",
      modes: ['single', 'multiple', 'ranked'],
    },
    {
      key: 'native',
      title: 'Native Discord poll',
      anonymous: false,
      editable: 'nothing',
      duration: `${platform.limits.nativePoll.minHours} to ${platform.limits.nativePoll.maxHours} whole hours`,
      modes: ['single', 'multiple'],
    },
  ],
  rootCommand: {name: '/poll', defaultMemberPermissions: null},
  commands: [
    {
      name: '/poll create',
      description: `Create a ${product.name} poll; a form asks for a description and the answers`,
      requires: [{setting: 'creator_roles', byDefault: 'SendPolls'}],
      reply: 'public',
      options: [
        {
          name: 'question',
          description: 'The question',
          type: 'String',
          required: true,
          maxLength: 300,
        },
        {
          name: 'mode',
          description: 'One answer, several, or a ranking',
          type: 'String',
          required: false,
          default: 'single',
          choices: ['single', 'multiple', 'ranked'],
        },
        {
          name: 'duration',
          description: 'Time members have to vote',
          type: 'String',
          required: false,
          defaultNote: "the plan's maximum",
          note: "5m to the plan's maximum",
        },
        {
          name: 'anonymous',
          description: 'Hide who voted for what, even from admins',
          type: 'Boolean',
          required: false,
          default: false,
        },
        {
          name: 'results',
          description: 'When voters see the count',
          type: 'String',
          required: false,
          defaultNote: 'as set in default_results',
          choices: ['live', 'after_vote', 'at_end'],
        },
        {
          name: 'role',
          description: 'Only members with this role can vote',
          type: 'Role',
          required: false,
          defaultNote: 'everyone can vote',
        },
        {
          name: 'channel',
          description: 'The channel to post it in',
          type: 'Channel',
          required: false,
          defaultNote: "the channel you're in",
          channelTypes: ['GuildText', 'GuildAnnouncement', 'PublicThread', 'PrivateThread'],
        },
      ],
    },
    {
      name: '/poll native',
      description: 'Create a Discord poll',
      requires: [{setting: 'creator_roles', byDefault: 'SendPolls'}],
      reply: 'public',
      options: [
        {
          name: 'question',
          description: 'The question',
          type: 'String',
          required: true,
          maxLength: 300,
        },
        {
          name: 'answers',
          description: 'Answers that members choose from',
          type: 'String',
          required: true,
          note: `2 to ${platform.limits.nativePoll.answers} answers of up to ${platform.limits.nativePoll.answer} characters, separated by |`,
        },
        {
          name: 'hours',
          description: 'Time members have to vote, in hours',
          type: 'Integer',
          required: false,
          default: platform.limits.nativePoll.defaultHours,
          min: platform.limits.nativePoll.minHours,
          max: platform.limits.nativePoll.maxHours,
        },
        {
          name: 'multiple',
          description: 'Let members choose more than one answer',
          type: 'Boolean',
          required: false,
          default: false,
        },
      ],
    },
    {
      name: '/poll close',
      description: 'Close a poll and post the result',
      requires: [{who: 'its creator'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'poll', description: 'A poll from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/poll edit',
      description: `Change a ${product.name} poll; an editor opens`,
      requires: [{who: 'its creator'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'poll', description: 'A poll from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/poll results',
      description: 'Show the votes you can see so far',
      requires: [],
      reply: 'ephemeral',
      options: [
        {name: 'poll', description: 'A poll from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {
      name: '/poll delete',
      description: 'Delete a poll with its votes',
      requires: [{who: 'its creator'}, {permissions: ['ManageMessages']}],
      reply: 'ephemeral',
      options: [
        {name: 'poll', description: 'A poll from the list', type: 'String', required: true, autocomplete: true},
      ],
    },
    {name: '/poll list', description: 'List the open polls', requires: [], reply: 'ephemeral', options: []},
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: "finding the poll's channel"},
      {permission: 'SendMessages', for: 'posting the poll and its result'},
      {permission: 'EmbedLinks', for: 'showing the question, answers and bars in an embed'},
      {permission: 'ReadMessageHistory', for: 'finding the poll again to update and close it'},
    ],
    optional: [
      {permission: 'SendPolls', for: 'starting native polls'},
      {permission: 'SendMessagesInThreads', for: 'posting polls in threads and forum posts'},
      {permission: 'CreatePublicThreads', for: 'opening a thread under each poll (discussion_thread)'},
      {permission: 'UseExternalEmojis', for: 'showing emoji from other servers in answers'},
    ],
    where: 'the channels with polls',
  },
  intents: {privileged: []},
  settings: [
    {
      key: 'creator_roles',
      label: 'Roles that can create polls',
      type: 'role_id_list',
      default: [],
      min: 0,
      max: 10,
      note: 'empty: everyone with Create Polls',
    },
    {
      key: 'default_results',
      label: 'When the results of new polls show',
      type: 'enum',
      values: ['live', 'after_vote', 'at_end'],
      default: 'after_vote',
    },
    {
      key: 'discussion_thread',
      label: 'Open a thread under each poll',
      type: 'boolean',
      default: false,
      note: 'not for polls in a thread',
    },
    {
      key: 'keep_closed_days',
      label: 'Time closed polls are kept',
      type: 'integer',
      unit: 'days',
      default: keepClosedDays.free,
      limit: 'keep_closed_days',
      min: 1,
      max: keepClosedDays.premium,
      note: `above ${keepClosedDays.free} needs Premium`,
    },
    {
      key: 'delete_message_on_close',
      label: "Delete the poll's message when it closes",
      type: 'boolean',
      default: false,
      note: 'the result is still posted',
    },
  ],
  limits: [
    {
      key: 'open_polls',
      label: `Open ${product.name} polls`,
      free: 5,
      premium: 50,
      counted: true,
      placements: {landing: true, premium: true, card: {line: 1, text: '# open polls'}},
    },
    {
      key: 'answers',
      label: `Answers per ${product.name} poll`,
      ...answersPerPoll,
      discordMax: platform.limits.components.selectOptions,
    },
    {key: 'max_duration_days', label: `Longest ${product.name} poll (days)`, free: 7, premium: 60},
    {key: 'keep_closed_days', label: 'Closed polls kept (days)', ...keepClosedDays},
    {key: 'native_polls', label: 'Native polls', free: 'unlimited', premium: 'unlimited', placements: {landing: true}},
  ],
  variables: {
    categories: ['user', 'channel', 'server', 'other'],
    where: ['the description you write in the form of a poll'],
    own: [
      {name: 'poll.question', type: 'text', example: 'Which day suits you?', description: 'The question'},
      {name: 'poll.voter_count', type: 'number', example: '57', description: 'Number of people who voted'},
      {name: 'poll.closes_at', type: 'datetime', example: 'in 6 hours', description: 'When the poll closes'},
    ],
  },
  events: [
    {key: 'polls.poll.created', text: 'A poll was created'},
    {key: 'polls.poll.updated', text: 'A poll was changed'},
    {key: 'polls.poll.closed', text: 'A poll closed'},
    {key: 'polls.poll.deleted', text: 'A poll was deleted'},
    {key: 'polls.vote.cast', text: 'A vote was cast or changed (not if anonymous)', highVolume: true},
    {key: 'polls.vote.removed', text: 'A vote was taken back (not if anonymous)', highVolume: true},
  ],
  stored: [
    {
      name: 'a poll you created',
      what: 'A poll you created: its question, answers and settings',
      kept: `as long as the server sets, at most ${keepClosedDays.free} days after it closes (${keepClosedDays.premium} with Premium), unless someone deletes it sooner with /poll delete`,
      limit: 'keep_closed_days',
      deletable: false,
      seenBy: ['members', 'log', 'managers', 'admins', 'api'],
    },
    {
      name: 'your votes',
      what: 'Your vote and when you cast it',
      kept: 'as long as the poll is kept',
      deletable: true,
      seenBy: ['log', 'managers', 'admins', 'api'],
    },
    {
      name: 'your anonymous votes',
      what: 'Your vote in an anonymous poll, under a code made with a secret key instead of your id',
      kept: 'as long as the poll is kept. Once it closes, nothing links the vote to you',
      deletable: 'while the poll is open',
      seenBy: [],
    },
  ],
  privacyNote:
    "In a poll with names, members only see counts, but the dashboard, log channels and API keys show who chose what. In an anonymous poll, nobody sees names. After it closes, a vote can't be traced to you, so you can't export or delete it. Votes in native polls stay with Discord.",
  related: ['giveaways', 'reminders'],
  alsoCalled: {
    anonymous: ['who voted', 'anonymous poll'],
    'can-end': ['end time', 'time limit', 'poll duration', 'expire'],
    closing: ['end early', 'close a poll'],
    creators: ['permission to make polls', 'restrict polls', 'only mods create polls'],
    'how-it-works': ['change vote', 'remove a vote'],
    modes: ['number of choices'],
    'problem-cannot-vote': ['vote does not count'],
    'problem-native-close': ['end a Discord poll'],
    results: ['hide results'],
    'can-export': ['CSV file', 'poll results', 'list of voters'],
  },
  entities: {
    poll: [
      {
        name: 'id',
        type: 'id',
        prefix: 'pol',
        readonly: true,
        description: 'Id of the poll',
        example: 'pol_01KKNR2G000000000000000001',
      },
      {
        name: 'kind',
        type: 'enum',
        values: ['custom', 'native'],
        default: 'custom',
        createOnly: true,
        description: `A ${product.name} poll or Discord's own`,
      },
      {
        name: 'question',
        type: 'string',
        required: true,
        min: 1,
        max: 300,
        description: 'Question for members',
        example: 'Which evening suits game night?',
      },
      {
        name: 'description',
        type: 'text',
        max: 1000,
        nullable: true,
        description: 'Text under the question',
        example: 'We play for about two hours in the lounge.',
      },
      {
        name: 'answers',
        type: 'object_list',
        required: true,
        min: 2,
        max: answersPerPoll.premium,
        limit: 'answers',
        description: 'Answers that members choose from',
        fields: [
          {name: 'id', type: 'integer', readonly: true, description: 'Number of the answer in this poll', example: 1},
          {
            name: 'text',
            type: 'string',
            required: true,
            min: 1,
            max: 80,
            description: 'The answer as members read it',
            example: 'Friday',
          },
          {
            name: 'emoji',
            type: 'emoji',
            nullable: true,
            description: 'Emoji before the text; null: no emoji',
            example: null,
          },
        ],
        example: [
          {id: 1, text: 'Friday', emoji: null},
          {id: 2, text: 'Saturday', emoji: null},
          {id: 3, text: 'Sunday', emoji: '☀️'},
        ],
      },
      {
        name: 'mode',
        type: 'enum',
        values: ['single', 'multiple', 'ranked'],
        default: 'single',
        description: 'One answer, several, or a ranking',
        example: 'multiple',
      },
      {
        name: 'max_choices',
        type: 'integer',
        defaultNote: 'all answers',
        min: 1,
        max: answersPerPoll.premium,
        description: 'Maximum number of answers a member can choose',
        example: 2,
      },
      {
        name: 'anonymous',
        type: 'boolean',
        default: false,
        description: 'Whether votes are anonymous, so nobody sees who voted for what',
        note: `can be changed ${untilVote}`,
      },
      {
        name: 'results',
        type: 'enum',
        values: ['live', 'after_vote', 'at_end'],
        defaultNote: 'as set in default_results',
        description: "When voters see the count: always, once they've voted, or when the poll has closed",
        example: 'after_vote',
      },
      {
        name: 'voter_role_ids',
        type: 'snowflake_list',
        default: [],
        max: 10,
        description: 'Roles that can vote; empty: everyone',
      },
      {
        name: 'channel_id',
        type: 'snowflake',
        required: true,
        createOnly: true,
        description: 'Channel where the poll is posted',
        example: sampleServer.channels.events,
      },
      {
        name: 'message_id',
        type: 'snowflake',
        readonly: true,
        description: 'Message that shows the poll',
        example: sampleServer.messages.poll,
      },
      {
        name: 'owner_id',
        type: 'snowflake',
        readonly: true,
        description: 'Member who created the poll, or who created the key that did',
        example: sampleServer.members.host,
      },
      {
        name: 'closes_at',
        type: 'datetime',
        defaultNote: `the plan's maximum; native: ${platform.limits.nativePoll.defaultHours} hours from now`,
        limit: 'max_duration_days',
        description: 'When voting ends',
        note: `\`custom\`: 5 minutes to the plan's maximum from now; \`native\`: ${platform.limits.nativePoll.minHours} to ${platform.limits.nativePoll.maxHours} whole hours from now, on either plan`,
        example: '2026-03-18T20:00:00Z',
      },
      {
        name: 'state',
        type: 'enum',
        values: ['open', 'closed'],
        readonly: true,
        description: 'Whether members can vote',
      },
      {
        name: 'tally',
        type: 'object_list',
        readonly: true,
        description: 'Votes for each answer so far',
        note: 'in the mode `ranked`: the last round',
        fields: [
          {name: 'answer_id', type: 'integer', description: 'Number of the answer', example: 1},
          {name: 'votes', type: 'integer', description: 'Votes for the answer', example: 3},
          {name: 'percent', type: 'number', description: 'Share of all votes', example: 60},
        ],
        example: [
          {answer_id: 1, votes: 3, percent: 60},
          {answer_id: 2, votes: 1, percent: 20},
          {answer_id: 3, votes: 1, percent: 20},
        ],
      },
      {
        name: 'voter_count',
        type: 'integer',
        readonly: true,
        description: 'Number of members who have voted',
        example: 3,
      },
    ],
    vote: [
      {
        name: 'member_id',
        type: 'snowflake',
        description: 'Member who voted',
        example: sampleServer.members.regular,
      },
      {
        name: 'answer_ids',
        type: 'integer_list',
        description: 'Numbers of the chosen answers',
        note: 'in the mode `ranked`: best first',
        example: [1, 2],
      },
      {
        name: 'voted_at',
        type: 'datetime',
        description: 'When the vote was cast or last changed',
        example: '2026-03-14T17:52:41Z',
      },
    ],
  },
  entityRules: {
    poll: [
      {
        when: {kind: 'custom'},
        onlyThen: ['description', 'anonymous', 'results', 'voter_role_ids', 'max_choices'],
        createOnly: true,
      },
      {
        when: {kind: 'native'},
        createOnly: true,
        narrows: {
          answers: {max: platform.limits.nativePoll.answers},
          'answers.text': {max: platform.limits.nativePoll.answer},
          mode: {values: ['single', 'multiple']},
        },
      },
      {when: {mode: 'multiple'}, onlyThen: ['max_choices']},
    ],
  },
  api: {
    base: '/guilds/{guild_id}/polls',
    contents: 'questions, tallies, votes',
    settingsExample: {default_results: 'live', discussion_thread: true},
    endpoints: [
      {
        id: 'listPolls',
        method: 'GET',
        path: '/entries',
        scope: 'polls:read',
        summary: 'List polls',
        query: ['limit', 'after', 'state', 'kind'],
        status: 200,
        response: {pageOf: 'poll'},
        example: {query: {state: 'open', limit: 25}},
      },
      {
        id: 'createPoll',
        method: 'POST',
        path: '/entries',
        scope: 'polls:write',
        summary: 'Create a poll',
        description: 'Posts the poll in the channel and responds with it.',
        request: 'poll',
        limits: ['open_polls'],
        status: 201,
        response: 'poll',
        example: {
          response: {
            tally: [
              {answer_id: 1, votes: 0, percent: 0},
              {answer_id: 2, votes: 0, percent: 0},
              {answer_id: 3, votes: 0, percent: 0},
            ],
            voter_count: 0,
          },
        },
      },
      {
        id: 'getPoll',
        method: 'GET',
        path: '/entries/{poll_id}',
        scope: 'polls:read',
        summary: 'Get a poll with its tally',
        status: 200,
        response: 'poll',
      },
      {
        id: 'updatePoll',
        method: 'PATCH',
        path: '/entries/{poll_id}',
        scope: 'polls:write',
        summary: `Change an open ${product.name} poll`,
        description: `You can change ${lockedByVote} ${untilVote}. A closed or native poll gives invalid_state.`,
        request: {partial: 'poll'},
        status: 200,
        response: 'poll',
        errors: ['invalid_state'],
        example: {request: {closes_at: '2026-03-19T20:00:00Z', results: 'live'}},
      },
      {
        id: 'closePoll',
        method: 'POST',
        path: '/entries/{poll_id}/close',
        scope: 'polls:write',
        summary: 'Close a poll',
        description:
          "Ends the vote now and posts the result. Native polls that the bot didn't start aren't here; only their author can end them.",
        status: 200,
        response: 'poll',
        errors: ['invalid_state'],
        example: {response: {closes_at: sampleServer.now, state: 'closed'}},
      },
      {
        id: 'deletePoll',
        method: 'DELETE',
        path: '/entries/{poll_id}',
        scope: 'polls:write',
        summary: 'Delete a poll',
        description: 'Removes the poll with its votes.',
        status: 204,
      },
      {
        id: 'listPollVotes',
        method: 'GET',
        path: '/entries/{poll_id}/votes',
        scope: 'polls:read',
        summary: 'List votes (not of anonymous or native polls)',
        description: 'An anonymous or native poll gives invalid_state.',
        query: ['limit', 'after'],
        status: 200,
        response: {pageOf: 'vote'},
        errors: ['invalid_state'],
        example: {
          response: [
            {},
            {member_id: sampleServer.members.helper, answer_ids: [1], voted_at: '2026-03-14T12:40:05Z'},
            {member_id: sampleServer.members.veteran, answer_ids: [1, 3], voted_at: '2026-03-14T09:18:30Z'},
          ],
        },
      },
    ],
  },
  releases: [
    {
      version: '2.2.0',
      date: '2026-05-12',
      changes: {
        added: [{text: 'Ranked polls: voters put the answers in order.', api: true, news: true}],
        changed: ['Ties are now shown as ties.'],
      },
    },
    {
      version: '2.1.1',
      date: '2026-04-28',
      changes: {
        fixed: ['/poll results used to hide a result that could not be posted in the channel.'],
      },
    },
    {
      version: '2.1.0',
      date: '2026-03-03',
      changes: {
        added: [
          {
            text: "/poll native starts Discord's own kind of poll; it does not count toward the limit of open polls.",
            api: true,
          },
          {text: 'With discussion_thread on, a thread opens under each poll.', api: true},
        ],
      },
    },
    {
      version: '2.0.1',
      date: '2026-02-11',
      changes: {
        fixed: [
          {
            text: 'The API used to accept new answers after someone had voted. Now it refuses them, as /poll edit does.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2026-01-20',
      changes: {
        breaking: [
          'The setting creator_roles now decides who can start polls. While it is empty, everyone with Create Polls can.',
        ],
        added: ['A poll can be anonymous, or open only to members with a role that you choose.'],
        removed: ['Polls with reactions are gone: members vote with buttons, or in a menu if there are many answers.'],
      },
      migration:
        'Choose creator_roles in the dashboard, unless everyone with Create Polls should be able to start polls.',
    },
  ],
  parts: [
    {
      name: 'entries',
      title: 'Poll votes',
      releases: [
        {
          version: '1.1.1',
          date: '2026-04-28',
          changes: {fixed: ['A poll without votes used to show wrong percentages. Now they are 0.']},
        },
        {
          version: '1.1.0',
          date: '2026-03-03',
          changes: {
            added: [
              {
                text: 'The API lists the votes of a poll with names, with the time of each; anonymous polls give invalid_state.',
                api: true,
              },
            ],
          },
        },
        {
          version: '1.0.1',
          date: '2026-02-11',
          changes: {
            security: [
              'The secret key of an anonymous poll is deleted when the poll closes, not when the poll itself is deleted.',
            ],
            fixed: ['The number of voters used to stay the same when a member took a vote back.'],
          },
        },
        {
          version: '1.0.0',
          date: '2026-01-20',
          changes: {
            added: [
              'Each vote is confirmed in a message that only the voter sees.',
              'Choosing another answer moves a vote, and choosing the same one again takes it back.',
              'Votes in anonymous polls are kept with a code in place of the id of the member.',
            ],
          },
        },
      ],
    },
  ],
} as const satisfies Polls;

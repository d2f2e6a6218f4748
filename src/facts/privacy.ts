import {moduleDisabledDays} from './commands';
import {dashboard} from './dashboard';
import {functionList} from './functions';
import {moduleList} from './modules';
import {dashboardAuditLogDays, plans} from './plans';
import {standIn} from './standIn';
import type {IntentNeeds, StoredData} from './types';

export interface StoringPart {
  title: string;
  /** Key of the module or group of functions. Others have no guide. */
  key?: string;
  stored: readonly StoredData[];
}

const features: readonly (Required<StoringPart> & {intents?: IntentNeeds})[] = [...moduleList, ...functionList];

/** Hours for which a request repeated with the same idempotency key gets the same response. */
const idempotencyKeyHours = 24;

const partsBesideFeatures: readonly StoringPart[] = [
  {
    title: 'Privacy commands',
    stored: [
      {
        name: 'your choice to opt out',
        what: 'Your user id and the fact that you opted out',
        kept: "until you opt in again or the server's data is deleted",
        deletable: false,
        seenBy: ['managers', 'admins', 'api'],
      },
    ],
  },
  {
    title: 'Dashboard',
    stored: [
      {
        name: 'your sign-in, with id, name, picture and list of servers',
        what: 'Data that Discord hands over when you sign in: your id, name, picture and list of servers',
        kept: `until the session ends, at most ${dashboard.sessionDays} days`,
        deletable: false,
        seenBy: [],
      },
      {
        name: 'changes you made to the setup',
        what: 'A line of the audit log: what you changed and when',
        kept: `${dashboardAuditLogDays.free} days (${dashboardAuditLogDays.premium} with Premium)`,
        limit: 'audit_log_days',
        deletable: false,
        seenBy: ['log', 'managers', 'admins', 'api'],
      },
    ],
  },
  {
    title: 'API',
    stored: [
      {
        name: 'API keys you created',
        what: 'A key you created: its name, scopes, when it was created and last used, and a hash of its secret',
        kept: "until the server's data is deleted, even if the key was revoked",
        deletable: false,
        seenBy: ['log', 'managers', 'admins', 'api'],
      },
      {
        name: 'answers to requests with an idempotency key',
        what: 'The answer to a request with an idempotency key, so a repeat gets the same one',
        kept: `${idempotencyKeyHours} hours`,
        deletable: false,
        seenBy: ['api'],
      },
    ],
  },
  {
    title: 'Premium',
    stored: [
      {
        name: 'a subscription you pay for',
        what: 'A subscription you pay for: the server, your user id and its state, as Discord reports them; no payment data',
        kept: "while it runs, then until the server's data is deleted",
        deletable: false,
        seenBy: [],
      },
    ],
  },
];

/** All stored data about people. Every page about privacy uses this list. */
export const storingParts: readonly StoringPart[] = [...features, ...partsBesideFeatures].filter(
  ({stored}) => stored.length > 0,
);

/** Purposes of reading messages. British English, because the site doesn't use the Oxford comma. */
const messagesFor = new Intl.ListFormat('en-GB').format(features.flatMap(({intents}) => intents?.messagesFor ?? []));

const messagesKept = features.flatMap(({intents}) => intents?.messagesKept ?? []);

/** Everything that the site stores in the browser. The browser deletes `sessionStorage` when the reader closes the tab. */
const siteStorage = [
  {key: 'docusaurus.announcement.id', where: 'localStorage', what: 'the id of the banner'},
  {key: 'docusaurus.announcement.dismiss', where: 'localStorage', what: 'whether you closed that banner'},
  {key: 'announcement', where: 'sessionStorage', what: 'the message you saw last'},
  {key: 'search', where: 'sessionStorage', what: 'the last words you searched for'},
  {key: 'docusaurus.tab.language', where: 'localStorage', what: 'the language of code samples'},
  {key: 'first-steps', where: 'localStorage', what: 'the first steps you ticked off'},
] as const;

/** People who can read a ticket in Discord. The guide of tickets has the differences between threads and channels. */
const ticketReaders =
  'A ticket can be read by the member who opened it, members with its staff roles, anyone added to it or mentioned in its thread and anyone with Administrator (for threads, also Manage Threads).';

const botRemovedDays = standIn(30, 'how many days you keep the data of a server that removed the bot');

export const privacy = {
  moduleDisabledDays,
  moduleDisabled: `If you switch a module off, its settings and entries are kept for ${moduleDisabledDays} days, then deleted. Switch it back on before that and they return.`,
  botRemovedDays,
  botRemoved: `All data of the server is deleted ${botRemovedDays} days after the bot is removed. Add it again before that, and the data is back.`,
  backups: standIn(
    'Deleted data is gone from the backups after 14 days at most.',
    'a sentence about how long you keep backups',
  ),
  afterPremium: plans.downgrade.olderHistory,
  idempotencyKeyHours,
  storesNothing: features.filter(({stored}) => stored.length === 0).map(({title}) => title),
  neverStored: standIn(
    [
      'direct messages between members',
      'online status',
      'the activity that Discord shows in a profile',
      'voice audio',
      'payment data',
    ],
    'what you never store',
  ),
  messageContent: [`Messages are read for ${messagesFor}.`, ...messagesKept].join(' '),
  aiTraining: standIn(
    'Messages and other data are never used to train AI models, and never handed to others who would.',
    'whether data trains AI models',
  ),
  optOutEffect: [
    'Your messages, voice time, game results, invites and joins stop counting. Older numbers are hidden until you opt in again or run /privacy delete.',
    'Your messages stay off starboards. Posts already there stay.',
    'You can no longer use personal reminders, giveaways, polls with names or tickets there, but you can still run them for others.',
    'What you began before, such as an entry, a vote, a waiting reminder or an open ticket, stays until it ends or is deleted. So do moderation records.',
    'Everything else works as before: server logs, verification, games, roles, tags and anonymous polls. A tag or an anonymous vote you make is stored.',
  ],
  othersInTranscripts:
    "A transcript has the words of everyone who wrote in the ticket, and what they wrote about others. /privacy delete only reaches tickets you opened. For your words in somebody else's ticket, ask the people who run the server, who can delete the transcript in the dashboard, or write to us. We take them out unless an open dispute needs them.",
  ticketReaders,
  closedTickets:
    'Closed tickets you opened are deleted with their transcripts. Copies that were already sent stay on Discord.',
  anonymousVotes:
    'Once an anonymous poll has closed, nothing links a vote in it to a person, so nobody can export or delete it.',
  visibleTo: [
    'Members of the server see what its features show: leaderboards, inviters, results of polls and giveaways.',
    'Moderators see cases, verifications and who is blocked from tickets, and members who run giveaways see who entered.',
    ticketReaders,
    'Anyone who can view a log or transcript channel reads what is posted there.',
    'Admins and managers see most of what modules store in the dashboard, including who voted in polls with names, the answers in tickets and who opted out.',
    'Programs with an API key see the same for the modules the key can read.',
    'Everyone in a channel can read a personal reminder that arrives there. Nobody else sees a reminder sent by direct message, your private tags or the names behind anonymous votes.',
    'No other server sees anything, so bans and warnings are not shared.',
  ],
  encryption: standIn(
    'Data travels over TLS 1.2 or later, database volumes and backups are encrypted at rest, and API keys are stored as hashes.',
    'how you encrypt data',
  ),
  hostingRegion: standIn('European Union', 'the region of your servers and backups, after "in the"'),
  siteStorage,
  site: 'The site sets no tracking cookies. Your browser stores only this:',
} as const;

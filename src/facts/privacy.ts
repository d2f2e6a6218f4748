import {functions} from './functions';
import {modules} from './modules';
import {plans} from './plans';
import type {IntentNeeds, StoredData} from './types';

interface Storing {
  title: string;
  stored: readonly StoredData[];
  intents?: IntentNeeds;
}

const features: readonly Storing[] = [...Object.values(modules), ...Object.values(functions)];

/** What one feature stores: each thing by its short name, and in brackets how long. */
const storedLine = ({title, stored}: Storing): string =>
  `${title}: ${stored.map(({name, kept}) => `${name} (${kept})`).join('; ')}.`;

/** What messages are read for; in British English, whose lists have no comma before "and", as in all prose here. */
const messagesFor = new Intl.ListFormat('en-GB').format(features.flatMap(({intents}) => intents?.messagesFor ?? []));

/** What `/privacy delete` deletes. */
const optionalData = [
  'messages and voice minutes counted per day',
  'joins with their inviter, and invite scores',
  'game results',
  'personal reminders',
  'tags, private ones too',
  'entries in giveaways',
  'votes in polls, except in anonymous polls that have closed',
  'closed tickets that the member opened, with their transcripts',
] as const;

/** What stays after `/privacy delete` and `/privacy opt-out`. */
const requiredRecords = [
  'the opt-out choice itself',
  'moderation cases, such as warnings and bans',
  'tickets that are still open, and blocks from opening tickets',
  'verification results and rules decisions',
  'ids of roles to give back, where the server has switched that on',
  'the user id on what someone made, won or did as staff: polls, giveaways, scheduled messages, invites, cases and tickets',
  'temporary channels, as long as they exist',
  'ids of messages on a starboard, and the list of members who are not logged',
] as const;

/** What the site writes into the browser's storage; `key` as it stands there. `announcement` is gone with the tab. */
const siteStorage = [
  {key: 'theme', what: 'the theme that you chose'},
  {key: 'docusaurus.announcement.id', what: 'the id of the banner'},
  {key: 'docusaurus.announcement.dismiss', what: 'whether you closed that banner'},
  {key: 'announcement', what: 'the message you saw last, in this tab'},
  {key: 'docs-preferred-version-default', what: 'the version of the documentation'},
  {key: 'sample-language', what: 'the language of code samples'},
] as const;

/** What is stored, for how long, and what members can do about it. */
export const privacy = {
  moduleDisabled:
    'When a module is switched off, its settings and entries are kept 30 days and then deleted; switching it on again within 30 days restores them.',
  botRemoved:
    'All data of the server is deleted 30 days after the bot is removed; adding it again within 30 days restores the data.',
  backups: 'Deleted data leaves the backups at most 14 days later.',
  /** The rule about history among those of the plans. */
  afterPremium: plans.downgrade.olderHistory,
  /** One line for each feature that stores something. */
  perFeature: features.filter(({stored}) => stored.length > 0).map(storedLine),
  /** Titles of the features that store nothing about members. */
  storesNothing: features.filter(({stored}) => stored.length === 0).map(({title}) => title),
  optionalData,
  requiredRecords,
  storedPerMember: ['user id', ...optionalData, ...requiredRecords],
  neverStored: [
    'direct messages between members',
    'online status',
    'the activity that Discord shows in a profile',
    'voice audio',
    'payment data',
  ],
  messageContent: `Messages are read for ${messagesFor}. They are held in memory for at most 24 hours (message logs) and stored only in ticket transcripts.`,
  aiTraining:
    'Messages and other data are never used to train AI models, neither by us nor by others to whom we would hand them.',
  rulesDecisions: 'They are kept until the member leaves the server.',
  moderationCases: 'They are kept until the server deletes them or its data is deleted; warning points expire as set.',
  optOutEffect:
    'The bot keeps no statistics, no inviter and no game results of the member; personal reminders, giveaways, polls with names and tickets cannot be used in that server; moderation records stay.',
  /** What a member who has opted out still does, and what is stored of it. */
  optOutUnchanged:
    'Everything else works as before, for example games, roles, tags and anonymous polls. A tag or an anonymous vote made after that is stored.',
  closedTickets:
    'When the opener of a closed ticket runs /privacy delete, ticket and transcript are deleted; copies that were sent stay on Discord.',
  anonymousVotes: 'After an anonymous poll closes, a vote in it belongs to nobody: it cannot be exported or deleted.',
  /** Who sees what is stored, besides the member. */
  visibleTo: [
    'Members of the server see what its features show: leaderboards, inviters, results of polls and giveaways.',
    'Staff see what they work with: moderation cases, tickets of their types, verifications and rules decisions.',
    'Whoever can view a log or transcript channel reads what is posted there.',
    'People in the dashboard, and programs with an API key, see the data of the modules and who opted out.',
    'Nobody else sees personal reminders sent by direct message, private tags or the names behind anonymous votes.',
  ],
  /** What Discord hands over for the scopes of the sign-in. */
  signInData:
    'The sign-in gives us the id, name and picture of your Discord account and the list of your servers, kept until the session ends.',
  subscription:
    'Discord tells us which server has Premium, the user id of the subscriber and the state of the subscription, but no payment data.',
  encryption: 'TLS 1.2+ in transit; database volumes and backups encrypted at rest; API keys stored as hashes.',
  hostingRegion: 'European Union',
  siteStorage,
  site: 'The site sets no tracking cookies; your browser stores only this:',
} as const;

import {product} from '../../src/facts/product';
import {paths} from '../../src/shared/routing/paths';

/** Who types a query: somebody who runs a server, moderates one, is a member of one, writes code, or compares and pays. */
type Reader = 'owner' | 'moderator' | 'member' | 'developer' | 'buyer';

/** What a reader types into the search box, and where the answer stands. */
export interface SearchQuery {
  readonly reader: Reader;
  readonly query: string;
  /**
   * Addresses of headings that answer it; one of them has to be among the first three. The heading of an operation, a
   * command or an error code is the answer to its name; a row of a table (`#setting-…`) stands beside the heading above it.
   * An address without a hash is the top of its page.
   */
  readonly expected: readonly string[];
  /** Why it is not found, where that is known. */
  readonly missed: string | undefined;
}

const asked = (
  reader: Reader,
  answers: Readonly<Record<string, readonly string[]>>,
): readonly Omit<SearchQuery, 'missed'>[] =>
  Object.entries(answers).map(([query, expected]) => ({reader, query, expected}));

const issue = (number: number): string => `${product.issuePrefix}-${number}`;

/** Somebody who runs a server and has little time. */
const owner = asked('owner', {
  autorole: ['/docs/modules/welcoming#roles'],
  'why does the bot need Manage Roles': [
    '/faq/permissions#why',
    '/faq/permissions#role-not-given',
    '/docs/Introduction#permissions',
  ],
  'FAQ command for my server': ['/docs/modules/tags', '/docs/modules/tags#quick-start'],
  'youtube channel added nothing posted': ['/docs/modules/socials#problem-nothing-posted'],
  'restore deleted log channel': ['/docs/modules/logging#problem-channel-deleted'],
  'only one color role at a time': ['/docs/modules/reactionroles#modes'],
  'use in private chat without a server': ['/faq/general#direct-messages'],
  // Begin.
  'add bot to server': ['/faq/general#add', '/get-started', '/docs/Introduction#first-steps'],
  'invite the bot': ['/get-started', '/faq/general#add', '/docs/Introduction#first-steps'],
  setup: ['/faq/general#set-up', '/docs/Introduction#first-steps', '/docs/Introduction#commands', '/docs#server-owner'],
  'turn on a module': [
    '/docs/Introduction#commands',
    '/docs/Introduction#first-steps',
    '/docs/Introduction#modules-and-functions',
  ],
  'dashbord login': ['/docs/extras/dashboard#sign-in', '/docs/extras/dashboard'],
  'who can use the dashboard': ['/docs/extras/dashboard#access', '/docs/extras/settings#setting-manager_roles'],
  'change language': ['/docs/extras/settings#setting-language', '/docs/extras/settings#list', '/faq/general#languages'],
  'guild settings': [
    '/docs/extras/settings',
    '/docs/extras/settings#list',
    '/docs/api/general#get-settings',
    '/docs/api/general#object-settings',
  ],
  timezone: ['/docs/extras/settings#setting-timezone', '/docs/extras/settings#list', '/docs/extras/settings'],
  'does it need administrator': ['/faq/permissions#administrator'],
  'migrate from another bot': ['/faq/general#other-bot'],
  'level system': ['/faq/general#not-offered'],
  'Does it work with TikTok?': ['/faq/general#not-offered', '/docs/modules/socials#how-it-works'],
  'limit commands to one channel': ['/faq/permissions#limit-commands'],
  'ping everyone': ['/docs/extras/settings#mentions', '/docs/extras/settings#setting-mention_policy'],
  // New members.
  'welcome message': [
    '/docs/modules/welcoming',
    '/docs/modules/welcoming#quick-start',
    '/docs/modules/welcoming#places',
  ],
  'welcom message': [
    '/docs/modules/welcoming',
    '/docs/modules/welcoming#quick-start',
    '/docs/modules/welcoming#places',
  ],
  'greet new members': [
    '/docs/modules/welcoming#quick-start',
    '/docs/modules/welcoming',
    '/docs/modules/welcoming#places',
  ],
  'join message': [
    '/docs/modules/welcoming',
    '/docs/modules/welcoming#quick-start',
    '/docs/modules/welcoming#places',
    '/docs/modules/invite-tracker#settings',
  ],
  'goodbye message': [
    '/docs/modules/welcoming#places',
    '/docs/modules/welcoming',
    '/docs/modules/welcoming#how-it-works',
  ],
  'auto role on join': [
    '/docs/modules/welcoming#roles',
    '/docs/modules/welcoming#how-it-works',
    '/docs/modules/welcoming#commands',
  ],
  'captcha verification': [
    '/docs/modules/verifier#methods',
    '/docs/modules/verifier',
    '/docs/modules/verifier#quick-start',
  ],
  verfication: [
    '/docs/modules/verifier',
    '/docs/modules/verifier#quick-start',
    '/docs/modules/verifier#methods',
    '/docs/api/modules/verifier',
  ],
  'make members accept the rules': [
    '/docs/modules/rules#quick-start',
    '/docs/modules/rules',
    '/docs/modules/rules#accept',
  ],
  'who invited whom': [
    '/docs/modules/invite-tracker',
    '/docs/modules/invite-tracker#quick-start',
    '/docs/modules/invite-tracker#commands',
  ],
  // Roles, rooms and numbers.
  'reaction roles': ['/docs/modules/reactionroles', '/docs/modules/reactionroles#quick-start'],
  'reactin roles': ['/docs/modules/reactionroles', '/docs/modules/reactionroles#quick-start'],
  'self roles': ['/docs/modules/reactionroles', '/docs/modules/reactionroles#quick-start'],
  'members pick their own role': [
    '/docs/modules/reactionroles',
    '/docs/modules/reactionroles#quick-start',
    '/docs/modules/reactionroles#who',
  ],
  'role dropdown menu': ['/docs/modules/reactionroles#styles', '/docs/modules/reactionroles#example-region'],
  'temporary voice channels': ['/docs/modules/tempchannels', '/docs/modules/tempchannels#quick-start'],
  'join to create': [
    '/docs/modules/tempchannels',
    '/docs/modules/tempchannels#quick-start',
    '/docs/modules/tempchannels#claim',
  ],
  'member count channel': [
    '/docs/modules/serverstats#quick-start',
    '/docs/modules/serverstats#counters',
    '/docs/modules/serverstats',
  ],
  starboard: [
    '/docs/modules/serverstats#starboard',
    '/docs/modules/serverstats#quick-start',
    '/docs/modules/serverstats',
  ],
  // Talk and help.
  'ticket system': ['/docs/modules/tickets', '/docs/modules/tickets#quick-start'],
  modmail: ['/faq/general#other-bot', '/docs/modules/tickets'],
  giveaway: ['/docs/modules/giveaways', '/docs/modules/giveaways#quick-start'],
  raffle: ['/docs/modules/giveaways', '/docs/modules/giveaways#quick-start', '/docs/modules/giveaways#example-crew'],
  'anonymous vote': [
    '/docs/modules/polls#kinds',
    '/docs/modules/polls#anonymous',
    '/docs/modules/polls',
    '/docs/modules/polls#how-it-works',
  ],
  'post a message every monday': [
    '/docs/modules/reminders#kinds',
    '/docs/modules/reminders#cron',
    '/docs/modules/reminders#example-meeting',
    '/docs/modules/reminders#quick-start',
  ],
  'scheduled announcements': [
    '/docs/modules/reminders#kinds',
    '/docs/modules/reminders',
    '/docs/modules/reminders#example-evening',
    '/docs/modules/reminders#quick-start',
  ],
  'twitch notifications': [
    '/docs/modules/socials',
    '/docs/modules/socials#example-live',
    '/docs/modules/socials#how-it-works',
    '/docs/modules/socials#quick-start',
  ],
  'custom commands': ['/docs/modules/tags', '/faq/general#other-bot', '/docs/modules/tags#quick-start'],
  'auto reply to a word': [
    '/docs/modules/autoresponder',
    '/docs/modules/autoresponder#quick-start',
    '/docs/modules/autoresponder#match',
  ],
  'embed builder': ['/docs/functions/utils#embeds', '/docs/functions/utils', '/docs/functions/utils#embed-create'],
  'can it play youtube': ['/faq/audio#not-supported', '/faq/audio#sources'],
  nsfw: [
    '/docs/modules/socials#setting-hide_nsfw',
    '/docs/modules/socials#settings',
    '/docs/modules/socials#problem-adult-missing',
    '/docs/extras/variables/channel-variables#list',
  ],
  // Leave.
  'remove the bot': ['/faq/general#remove', '/faq/general#kept-after-removal'],
  'delete all server data': ['/docs/extras/dashboard#delete-all', '/faq/general#remove'],
  'bot not giving role to new members': [
    '/docs/modules/welcoming#problem-role-too-high',
    '/faq/permissions#role-not-given',
    '/docs/modules/welcoming#problem-role-late',
    '/docs/modules/welcoming#roles',
  ],
  'put bot above other roles': ['/faq/permissions#role-order', '/faq/permissions#role-not-given'],
  'is admin perm required': ['/faq/permissions#administrator'],
  'only let mods use commands': ['/faq/permissions#limit-commands', '/docs/functions/moderation#who'],
  'switch from mee6': ['/faq/general#other-bot'],
  'two bots welcome the same person': ['/docs/modules/welcoming#problem-two-greetings', '/faq/general#other-bot'],
  'bot in multiple servers': ['/faq/general#several-servers'],
  'set timezone': ['/docs/extras/settings#setting-timezone', '/docs/extras/settings#changes'],
  'welcome message with image': [
    '/docs/modules/welcoming#card',
    '/docs/modules/welcoming#setting-card_enabled',
    '/docs/modules/welcoming#setting-card_background',
  ],
  'random welcome messages': ['/docs/modules/welcoming#commands', '/docs/modules/welcoming#limits'],
  'dropdown roles': ['/docs/modules/reactionroles#styles', '/docs/modules/reactionroles#example-region'],
  'add reaction role to existing message': [
    '/docs/modules/reactionroles#existing-message',
    '/docs/modules/reactionroles#example-teams',
  ],
  'max tickets per user': [
    '/docs/modules/tickets#setting-open_per_member',
    '/docs/modules/tickets#problem-too-many-open',
  ],
  'auto close inactive tickets': ['/docs/modules/tickets#setting-auto_close_after'],
  'feedback after ticket': ['/docs/modules/tickets#setting-ask_rating'],
  'join to create vc': ['/docs/modules/tempchannels#quick-start', '/docs/modules/tempchannels'],
  'star emoji hall of fame': ['/docs/modules/serverstats#starboard'],
  'twitch live notification role ping': ['/docs/modules/socials#pings', '/docs/modules/socials#example-live'],
  'youtube videos not showing up': [
    '/docs/modules/socials#problem-nothing-posted',
    '/docs/modules/socials#problem-filtered',
    '/docs/modules/socials#problem-cannot-post',
  ],
  'logs too noisy': ['/docs/modules/logging#ignore', '/docs/modules/logging#readable'],
  'make bot reply when someone says hello': ['/docs/modules/autoresponder', '/docs/modules/autoresponder#quick-start'],
  'filter for swear words': ['/faq/general#not-offered'],
  'suggestion box without names': ['/docs/modules/tickets#form'],
  'commands without slash are gone': ['/faq/general#no-commands'],
});

/** Somebody who moderates and has a problem now. */
const moderator = asked('moderator', {
  'skip song vote': ['/docs/functions/music-and-radio#skip', '/docs/functions/music-and-radio#music-skip'],
  // Symptoms.
  'bot does not respond': [
    '/faq/general#no-answer',
    '/get-started#no-answer',
    '/faq/reporting-issues#discord-messages',
  ],
  'commands not showing up': ['/faq/general#no-commands', '/docs/functions/moderation#problem-command-hidden'],
  'the application did not respond': ['/faq/reporting-issues#discord-messages'],
  'interaction failed': ['/faq/reporting-issues#discord-messages'],
  'role not given': [
    '/faq/permissions#role-not-given',
    '/docs/modules/reactionroles#problem-role-not-given',
    '/docs/functions/moderation#problem-role-too-high',
  ],
  "bot can't assign role": [
    '/faq/permissions#role-not-given',
    '/faq/permissions#role-order',
    '/docs/functions/moderation#problem-role-too-high',
    '/docs/api/error-codes#role-hierarchy',
  ],
  'poll ended but no result': [
    '/docs/modules/polls#problem-result-not-posted',
    '/docs/modules/polls#problem-not-posted',
  ],
  'member cannot vote': ['/docs/modules/polls#problem-cannot-vote'],
  'new members are not greeted': ['/docs/modules/welcoming#problem-no-greeting'],
  'welcome message sent twice': ['/docs/modules/welcoming#problem-two-greetings', '/faq/general#other-bot'],
  'logs stopped': ['/docs/modules/logging#problem-lines-stopped'],
  'deleted message logged without text': [
    '/docs/modules/logging#problem-text-missing',
    '/docs/modules/logging#setting-message_content',
  ],
  'transcript missing messages': ['/docs/modules/tickets#problem-transcript-gaps'],
  'stickers missing in transcripts': [paths.issue(issue(123)), '/docs/modules/tickets#problem-transcript-gaps'],
  'reminder at the wrong hour': ['/docs/modules/reminders#problem-wrong-time'],
  'captcha without picture': ['/docs/modules/verifier#problem-no-picture', paths.issue(issue(131))],
  'verified members see nothing': ['/docs/modules/verifier#problem-sees-nothing'],
  'counter shows old number': ['/docs/modules/serverstats#problem-counter-behind', paths.issue(issue(101))],
  'inviter unknown': ['/docs/modules/invite-tracker#problem-inviter-unknown', paths.issue(issue(104))],
  'stream not posted': ['/docs/modules/socials#problem-nothing-posted', '/docs/modules/socials#problem-cannot-post'],
  'no sound in voice channel': ['/faq/audio#silence', '/docs/functions/music-and-radio#problem-silent'],
  'music stopped bot left': ['/faq/audio#left', '/docs/functions/music-and-radio#problem-left'],
  'old messages not deleted': ['/docs/functions/moderation#problem-old-messages', '/docs/functions/moderation#limits'],
  'staff cannot see ticket': ['/docs/modules/tickets#problem-staff-miss-thread', '/docs/modules/tickets#staff'],
  // Commands.
  '/timeout': ['/docs/functions/moderation#timeout', '/docs/functions/moderation#commands'],
  mute: [
    '/docs/functions/moderation#timeout',
    '/docs/functions/moderation#voice-mute',
    '/docs/functions/moderation#commands',
  ],
  '/timout': [
    '/docs/functions/moderation#timeout',
    '/docs/functions/moderation#untimeout',
    '/docs/functions/moderation#commands',
  ],
  'mute a member for an hour': ['/docs/functions/moderation#timeout', '/docs/functions/moderation#commands'],
  'temporary ban': ['/docs/functions/moderation#ban', '/docs/functions/moderation#softban'],
  'banning users': ['/docs/functions/moderation#ban', '/docs/functions/moderation'],
  '/unban': ['/docs/functions/moderation#unban'],
  purge: ['/docs/functions/moderation#purge'],
  'bulk delete messages': ['/docs/functions/moderation#purge', '/docs/functions/moderation#example-spam'],
  'slow mod': ['/docs/functions/moderation#slowmode'],
  'lock channel': ['/docs/functions/moderation#lock', '/docs/functions/moderation#unlock'],
  'warning points': ['/docs/functions/moderation#warnings', '/docs/functions/moderation#warn'],
  'when do warnings expire': [
    '/docs/functions/moderation#warnings',
    '/docs/functions/moderation#setting-warning_expire_days',
    '/docs/functions/moderation#settings',
  ],
  'history of a member': ['/docs/functions/moderation#history', '/docs/functions/moderation#case'],
  '/poll create': ['/docs/modules/polls#commands', '/docs/modules/polls#quick-start', '/docs/modules/polls#kinds'],
  'poll create': [
    '/docs/modules/polls#commands',
    '/docs/modules/polls#quick-start',
    '/docs/modules/polls#kinds',
    '/docs/api/modules/polls#create-poll',
  ],
  '/ticket close': [
    '/docs/modules/tickets#commands',
    '/docs/modules/tickets#quick-start',
    '/docs/modules/tickets#transcripts',
  ],
  'reroll giveaway': [
    '/docs/modules/giveaways#commands',
    '/docs/modules/giveaways#how-it-works',
    '/docs/modules/giveaways#quick-start',
    '/docs/api/modules/giveaways#reroll-giveaway',
  ],
  '/diagnose': [
    '/docs/Introduction#commands',
    '/docs/Introduction#first-steps',
    '/faq/general#no-answer',
    '/faq/permissions#add-later',
  ],
  // Raids and logs.
  'stop a raid': ['/docs/functions/moderation#example-raid', '/docs/modules/verifier#raid'],
  'mod log': ['/docs/modules/logging#quick-start', '/docs/modules/logging', '/docs/modules/logging#events-moderation'],
  'log deleted messages': [
    '/docs/modules/logging#events-messages',
    '/docs/modules/logging#choose',
    '/docs/modules/logging#setting-message_content',
    '/docs/modules/logging#problem-text-missing',
  ],
  'audit logs': ['/docs/extras/dashboard#audit-log', '/docs/modules/logging', '/docs/api/general#list-audit-entries'],
  // Names that the bot shows.
  limit_reached: [paths.error('limit_reached')],
  bot_permission_missing: [paths.error('bot_permission_missing'), '/docs/api/error-codes#example-permission'],
  'role hierarchy': [paths.error('role_hierarchy'), '/faq/permissions#role-order', '/faq/permissions#role-not-given'],
  'Manage Roles': [
    '/faq/permissions#why',
    '/faq/permissions#role-not-given',
    '/faq/permissions#role-order',
    '/docs/modules/reactionroles#permission-manage-roles',
  ],
  'manage guild': [
    '/faq/permissions#why',
    '/docs/modules/invite-tracker#permission-manage-guild',
    '/docs/modules/invite-tracker#permissions',
    '/docs/extras/dashboard#access',
  ],
  'Manage Webhooks': [
    '/docs/modules/logging#permission-manage-webhooks',
    '/docs/modules/logging#permissions',
    '/faq/permissions#why',
    '/docs/modules/logging#problem-lines-stopped',
  ],
  'bot permisions': ['/faq/permissions', '/faq/permissions#why', '/faq/permissions#add-later', '/get-started'],
  'privileged intents': ['/faq/permissions#intents'],
  [issue(112)]: [paths.issue(issue(112)), '/docs/modules/polls#problem-native-close'],
  [issue(129).toLowerCase()]: [paths.issue(issue(129))],
  'known bugs': ['/known-issues', '/known-issues#list', '/faq/reporting-issues#known'],
  'where do I find my server id': ['/faq/reporting-issues#contents', '/docs/api#first-call'],
  'report a bug': [
    '/faq/reporting-issues#where',
    '/known-issues#report',
    '/faq/reporting-issues#contents',
    '/faq/reporting-issues',
  ],
  'is the bot down': ['/faq/general#no-answer', '/faq/general#support', '/faq/reporting-issues#known', '/known-issues'],
  'how long can a timeout be': [
    '/docs/functions/moderation#limits',
    '/docs/functions/moderation#timeout',
    '/docs/functions/moderation#mute',
  ],
  '3 warns = ban': ['/docs/functions/moderation#warnings'],
  'clear a warning': ['/docs/functions/moderation#unwarn'],
  'purge only one users messages': ['/docs/functions/moderation#purge', '/docs/functions/moderation#example-spam'],
  'someone got hacked and sends scam links': ['/docs/functions/moderation#hacked'],
  'kick from vc': ['/docs/functions/moderation#voice-disconnect'],
  'anti alt': [
    '/docs/modules/verifier#spam-accounts',
    '/docs/modules/verifier#setting-min_account_days',
    '/docs/functions/miscellaneous#example-check',
  ],
  'captcha not loading': ['/docs/modules/verifier#problem-no-picture', paths.issue(issue(131))],
  'verify old members': ['/docs/modules/verifier#existing-members'],
  'see deleted messages': [
    '/docs/modules/logging#events-messages',
    '/docs/modules/logging#choose',
    '/docs/modules/logging#problem-text-missing',
  ],
  'end giveaway early': ['/docs/modules/giveaways#stop'],
  'webhook deleted, no log lines': ['/docs/modules/logging#problem-lines-stopped'],
  'permission missing in a raid': [
    '/docs/modules/verifier#raid',
    '/docs/functions/moderation#example-raid',
    '/docs#stop-a-raid',
    '/docs/functions/moderation#problem-bot-permission',
  ],
});

/** A member who worries about privacy, or uses what others have set up. */
const member = asked('member', {
  'what data is stored about me': [
    `${paths.privacy}#stored`,
    '/faq/privacy-and-security#stored',
    '/documents/privacy-policy#data',
  ],
  'Does it read my messages?': [
    '/faq/privacy-and-security#messages',
    `${paths.privacy}#messages`,
    '/documents/privacy-policy#message-content',
  ],
  'delete my data': [
    '/faq/privacy-and-security#get-or-delete',
    `${paths.privacy}#delete`,
    `${paths.privacy}#commands`,
    '/documents/privacy-policy#choices',
  ],
  '/privacy delete': [
    `${paths.privacy}#delete`,
    `${paths.privacy}#commands`,
    '/faq/privacy-and-security#get-or-delete',
    '/docs/Introduction#commands',
  ],
  'download my data': ['/faq/privacy-and-security#get-or-delete', `${paths.privacy}#commands`],
  'privacy export': [
    `${paths.privacy}#commands`,
    '/faq/privacy-and-security#get-or-delete',
    '/docs/Introduction#commands',
  ],
  'opt out': [`${paths.privacy}#opt-out`, '/faq/privacy-and-security#opt-out', '/documents/privacy-policy#choices'],
  'opting out of statistics': [
    `${paths.privacy}#opt-out`,
    '/faq/privacy-and-security#opt-out',
    '/documents/privacy-policy#choices',
  ],
  gdpr: [
    '/documents/privacy-policy#rights',
    '/documents/privacy-policy#purposes',
    '/documents/privacy-policy#controller',
    '/documents/privacy-policy',
  ],
  'privacy polcy': ['/documents/privacy-policy', '/documents/privacy-policy#summary'],
  'train AI on messages': [
    '/faq/privacy-and-security#ai-training',
    `${paths.privacy}#messages`,
    '/documents/privacy-policy#message-content',
  ],
  'does the bot record voice chats': ['/faq/audio#recording', `${paths.privacy}#never-stored`],
  'can it see my DMs': [
    `${paths.privacy}#never-stored`,
    '/faq/privacy-and-security#messages',
    '/documents/privacy-policy#not-stored',
  ],
  'anonimous polls': [
    '/docs/modules/polls#privacy',
    '/docs/modules/polls#kinds',
    '/docs/modules/polls#anonymous',
    '/docs/modules/polls',
  ],
  'how long is data kept': [
    '/faq/privacy-and-security#how-long',
    `${paths.privacy}#retention`,
    '/documents/privacy-policy#retention',
    `${paths.privacy}#stored`,
  ],
  'who can read my ticket': [
    '/faq/privacy-and-security#tickets',
    '/docs/modules/tickets#staff',
    '/docs/modules/tickets#privacy',
  ],
  'are anonymous polls really anonymous': [
    '/docs/modules/polls#privacy',
    '/docs/modules/polls#kinds',
    `${paths.privacy}#visible`,
  ],
  'where are the servers located': [
    '/faq/privacy-and-security#where',
    `${paths.privacy}#where`,
    '/documents/privacy-policy#security',
  ],
  encryption: ['/faq/privacy-and-security#where', `${paths.privacy}#where`, '/documents/privacy-policy#security'],
  'do you sell data': ['/documents/privacy-policy#recipients', `${paths.privacy}#visible`],
  'minimum age': ['/documents/privacy-policy#age', '/documents/terms-of-service#age'],
  cookies: ['/documents/privacy-policy#site'],
  'online status tracking': [
    `${paths.privacy}#never-stored`,
    '/faq/permissions#intents',
    '/documents/privacy-policy#not-stored',
  ],
  'who runs this bot': ['/faq/general#who-runs-it', '/documents/privacy-policy#controller'],
  'security vulnerability': ['/faq/privacy-and-security#vulnerability', '/faq/reporting-issues#where'],
  'contact about privacy': [`${paths.privacy}#contact`, '/documents/privacy-policy#contact'],
  'which servers share my data with the bot': [
    `${paths.privacy}#commands`,
    '/docs/Introduction#commands',
    '/faq/general#several-servers',
  ],
  // What members use.
  '/remind me': [
    '/docs/modules/reminders#commands',
    '/docs/modules/reminders#quick-start',
    '/docs/modules/reminders#kinds',
    '/docs/modules/reminders',
  ],
  'cancel a reminder': ['/docs/modules/reminders#commands', '/docs/modules/reminders#quick-start'],
  'reminder did not arrive': ['/docs/modules/reminders#problem-no-direct-message'],
  'open a ticket': [
    '/docs/modules/tickets#commands',
    '/docs/modules/tickets#quick-start',
    '/docs/modules/tickets',
    '/docs/modules/tickets#problem-cannot-open',
  ],
  'cannot enter giveaway': ['/docs/modules/giveaways#problem-cannot-enter', '/docs/modules/giveaways#requirements'],
  'rename my voice channel': [
    '/docs/modules/tempchannels#commands',
    '/docs/modules/tempchannels#owner',
    '/docs/modules/tempchannels#problem-third-rename',
  ],
  'play tic tac toe': ['/docs/functions/games#game-tic-tac-toe', '/docs/functions/games#commands'],
  'use commands in direct messages': ['/faq/general#direct-messages', '/docs/Introduction#commands'],
  'commands dont show up when i type /': ['/faq/general#no-commands'],
  'who voted for what': ['/docs/modules/polls#anonymous'],
  'can i edit a poll': [
    '/docs/modules/polls#problem-answers-fixed',
    '/docs/modules/polls#kinds',
    '/docs/modules/polls#commands',
  ],
  'remind me every day': [
    '/docs/modules/reminders#kinds',
    '/docs/modules/reminders#cron',
    '/docs/modules/reminders#quick-start',
  ],
  'bot leaves vc on its own': ['/faq/audio#left', '/docs/functions/music-and-radio#problem-left'],
  'music not playing youtube': ['/faq/audio#not-supported'],
  'what data do you collect': [
    '/faq/privacy-and-security#stored',
    `${paths.privacy}#stored`,
    '/documents/privacy-policy#data',
  ],
  'can mods read my ticket': ['/faq/privacy-and-security#tickets', '/docs/modules/tickets#staff'],
  'erase all my data': [
    '/faq/privacy-and-security#get-or-delete',
    `${paths.privacy}#delete`,
    `${paths.privacy}#commands`,
  ],
});

/** Somebody who writes a program with an API key. */
const developer = asked('developer', {
  'create api key endpoint': ['/docs/api/api-keys#create', '/docs/api/api-keys#operations'],
  'tickets scope 403': [
    '/docs/api/error-codes#missing-scope',
    '/docs/api/api-keys#scopes',
    '/docs/api/modules/tickets',
  ],
  CORS: ['/docs/api/api-keys#storing'],
  // Begin.
  'api key': ['/docs/api/api-keys', '/docs/api/api-keys#create', '/docs/api#keys', '/docs/api/api-keys#object-api-key'],
  'create api key': ['/docs/api/api-keys#create', '/docs/api#first-call'],
  'base url': ['/docs/api#base', '/docs/api/general#formats'],
  'authorization bearer header': ['/docs/api/api-keys#send', '/docs/api#keys'],
  scopes: ['/docs/api/api-keys#scopes'],
  'polls:write': ['/docs/api/modules/polls#base', '/docs/api/api-keys#scopes'],
  'rotating keys': ['/docs/api/api-keys#rotation', '/docs/api/api-keys#rotate-api-key'],
  'leaked key': ['/docs/api/api-keys#revoke', '/docs/api/api-keys#revoke-api-key'],
  openapi: ['/docs/api#openapi', '/docs/api/error-codes#openapi'],
  'postman collection': ['/docs/api#openapi'],
  'typescript types': ['/docs/api#openapi'],
  cors: ['/docs/api/api-keys#storing'],
  // Rules of all requests.
  'rate limit': ['/docs/api/general#rate-limits', '/docs/api/general#retry', paths.error('rate_limited')],
  429: [
    paths.error('rate_limited'),
    '/docs/api/general#retry',
    '/docs/api/general#rate-limits',
    '/docs/api/error-codes#example-rate-limit',
  ],
  'Retry-After': [
    '/docs/api/general#retry',
    '/docs/api/general#rate-limits',
    '/docs/api/error-codes#example-rate-limit',
  ],
  pagination: ['/docs/api/general#paging'],
  paginaton: ['/docs/api/general#paging'],
  'next page cursor': ['/docs/api/general#paging', paths.error('invalid_cursor')],
  'Idempotency-Key': ['/docs/api/general#idempotency', paths.error('idempotency_conflict')],
  'idempotncy key': ['/docs/api/general#idempotency', paths.error('idempotency_conflict')],
  webhooks: [
    '/docs/api/general#polling',
    '/docs/modules/logging#permission-manage-webhooks',
    '/docs/modules/logging#how-it-works',
  ],
  'X-Request-Id': ['/docs/api/general#tracing', '/faq/reporting-issues#contents'],
  'breaking changes': ['/docs/api/general#versions', '/documents/changelog#api', '/documents/changelog#versions'],
  'deprecated fields': ['/docs/api/general#deprecated-fields', '/docs/api/general#versions'],
  'api changelog feed': ['/documents/changelog#api', '/documents/changelog#feeds'],
  'snowflake ids as strings': ['/docs/api/general#formats'],
  'custom emoji format': ['/docs/api/general#forms', '/docs/api/general#list-emoji', paths.error('unknown_emoji')],
  // Codes.
  validation_failed: [paths.error('validation_failed'), '/docs/api/error-codes#example-validation'],
  'missing scope': [paths.error('missing_scope'), '/docs/api/api-keys#key-errors', '/docs/api/api-keys#scopes'],
  module_disabled: [paths.error('module_disabled'), '/docs/api/general#module-off'],
  'expired key': [paths.error('expired_key'), '/docs/api/api-keys#key-errors', '/docs/api/api-keys#rotation'],
  'unknown channel': [paths.error('unknown_channel')],
  'error format problem json': ['/docs/api/error-codes#format', '/docs/api/error-codes#examples'],
  // Endpoints and operations.
  'POST /polls': ['/docs/api/modules/polls#create-poll', '/docs/api/modules/polls#base'],
  'POST /polls/entries': ['/docs/api/modules/polls#create-poll'],
  createPoll: ['/docs/api/modules/polls#create-poll'],
  'close poll api': ['/docs/api/modules/polls#close-poll'],
  listPollVotes: ['/docs/api/modules/polls#list-poll-votes'],
  'GET /guilds/{guild_id}': ['/docs/api/general#get-server', '/docs/api#first-call'],
  listTickets: ['/docs/api/modules/tickets#list-tickets'],
  'GET /tickets/stats': ['/docs/api/modules/tickets#get-ticket-stats'],
  'api reroll winners': ['/docs/api/modules/giveaways#reroll-giveaway'],
  previewCron: ['/docs/api/modules/reminders#preview-cron'],
  'PUT /verifier/lockdown': ['/docs/api/modules/verifier#set-verifier-lockdown'],
  'list roles': ['/docs/api/general#list-roles'],
  'read audit log with api': [
    '/docs/api/general#list-audit-entries',
    '/docs/api/general#object-audit-entry',
    '/docs/extras/dashboard#audit-log',
  ],
  'api status endpoint': ['/docs/api/general#get-status', '/docs/api#status'],
  // Fields, settings, variables.
  max_choices: [
    '/docs/api/modules/polls#object-poll.max_choices',
    '/docs/api/modules/polls#object-poll',
    '/docs/api/modules/polls#create-poll',
  ],
  voter_role_ids: [
    '/docs/api/modules/polls#object-poll.voter_role_ids',
    '/docs/api/modules/polls#object-poll',
    '/docs/api/modules/polls#create-poll',
  ],
  creator_roles: [
    '/docs/modules/polls#setting-creator_roles',
    '/docs/modules/polls#settings',
    '/docs/modules/tags#setting-creator_roles',
    '/docs/modules/tags#settings',
  ],
  mention_policy: [
    '/docs/extras/settings#setting-mention_policy',
    '/docs/extras/settings#mentions',
    '/docs/extras/settings#list',
    '/docs/api/general#object-settings',
  ],
  transcript_channel: [
    '/docs/modules/tickets#setting-transcript_channel',
    '/docs/modules/tickets#settings',
    '/docs/modules/tickets#transcripts',
    '/docs/api/modules/tickets#object-settings',
  ],
  'user.mention': [
    '/docs/extras/variables/user-variables#list',
    '/docs/extras/variables/user-variables#names',
    '/docs/extras/variables/user-variables',
  ],
  '{server.member_count}': [
    '/docs/extras/variables/server-variables#list',
    '/docs/extras/variables/server-variables#counts',
    '/docs/extras/variables/server-variables',
  ],
  'poll.voter_count': [
    '/docs/modules/polls#variables',
    '/docs/api/modules/polls#object-poll.voter_count',
    '/docs/api/modules/polls#object-poll',
  ],
  'variable filters': ['/docs/extras/variables#filters', '/docs/extras/variables#grammar'],
  'polls.poll.closed': ['/docs/modules/polls#events'],
  '429 too many requests how long to wait': [
    '/docs/api/general#retry',
    '/docs/api/general#rate-limits',
    '/docs/api/error-codes#rate-limited',
    '/docs/api/error-codes#example-rate-limit',
  ],
  'python library for the api': ['/docs/api#openapi'],
  'how do i get an api token': ['/docs/api/api-keys#create', '/docs/api#keys'],
  'npm wrapper': ['/docs/api#openapi'],
  'push events': ['/docs/api/general#polling'],
  'timestamp format in the api': ['/docs/api/general#formats'],
  'batch requests': ['/docs/api/general#answers'],
});

/** Somebody of a team that compares bots, pays, or decides. */
const buyer = asked('buyer', {
  'end premium former admin': ['/docs/Premium#cancel', '/faq/premium#cancel'],
  price: ['/faq/premium#cost', '/docs/Premium#plans', '/premium#plan-premium', '/premium'],
  cost: ['/faq/premium#cost', '/docs/Premium#plans', '/premium#plan-premium', '/premium'],
  'how much is premium': ['/faq/premium#cost', '/docs/Premium#plans', '/premium#plan-premium', '/premium'],
  'is it free': ['/faq/general#free', '/docs/Premium#plans', '/premium#plan-free'],
  'free vs premium': ['/docs/Premium#plans', '/docs/Premium#comparison', '/premium#comparison', '/faq/premium#changes'],
  'premum features': ['/docs/Premium#comparison', '/premium#only', '/faq/premium#changes', '/docs/Premium'],
  'compare plans': ['/docs/Premium#plans', '/docs/Premium#comparison', '/premium#comparison'],
  'do I need premium': ['/docs/Premium#need'],
  'buy premium': ['/docs/Premium#buy', '/premium#buy', '/premium'],
  'buy on iphone': ['/faq/premium#phone', '/docs/Premium#buy'],
  refund: ['/faq/premium#payment-questions', '/docs/Premium#buy'],
  refnd: ['/faq/premium#payment-questions', '/docs/Premium#buy'],
  'cancel subscription': ['/docs/Premium#cancel', '/faq/premium#cancel', '/premium#cancel'],
  cancelling: ['/docs/Premium#cancel', '/faq/premium#cancel', '/premium#cancel'],
  'free trial': ['/faq/premium#trial', '/docs/Premium#buy'],
  'yearly plan': ['/faq/premium#trial'],
  'premium for several servers': ['/faq/general#several-servers', '/docs/Premium#buy', '/faq/premium#move'],
  'transfer premium to another server': ['/faq/premium#move', '/docs/Premium#buy'],
  'what happens when premium ends': ['/docs/Premium#end', '/faq/premium#end', '/premium#end'],
  'grace period': ['/docs/Premium#end', '/faq/premium#end', '/premium#end'],
  'payment failed': ['/docs/Premium#end', '/faq/premium#end', '/premium#end', '/faq/premium#payment-questions'],
  'taxes and currency': ['/faq/premium#cost', '/docs/Premium#buy'],
  'paid but premium not active': ['/faq/premium#payment-questions', '/docs/Premium#buy', '/docs/Premium#support'],
  'poll limits': ['/docs/modules/polls#limits', '/docs/Premium#limits-polls', '/premium#limits-polls'],
  'how many open tickets': [
    '/docs/modules/tickets#limits',
    '/docs/Premium#limits-tickets',
    '/premium#limits-tickets',
    '/docs/modules/tickets#problem-too-many-open',
  ],
  'welcome card': [
    '/docs/modules/welcoming#how-it-works',
    '/docs/modules/welcoming#limits',
    '/docs/modules/welcoming#setting-card_enabled',
    '/docs/modules/welcoming#problem-no-card',
  ],
  '24/7 music': [
    '/docs/functions/music-and-radio#settings',
    '/docs/functions/music-and-radio#limits',
    '/faq/audio#left',
    '/docs/Premium#comparison',
  ],
  'support response time': ['/faq/reporting-issues#how-fast', '/docs/Premium#support'],
  'uptime guarantee': ['/documents/terms-of-service#availability'],
  premium_required: [paths.error('premium_required'), '/docs/Premium#need'],
  'terms of service': ['/documents/terms-of-service', '/documents/terms-of-service#summary'],
  'which languages': [
    '/faq/general#languages',
    '/docs/extras/settings#setting-language',
    '/docs/api/general#list-languages',
  ],
  'polls changelog': [paths.component('current', 'modules.polls'), '/documents/changelog#list', '/documents/changelog'],
  'can i get my money back': ['/faq/premium#payment-questions'],
  'is there a free trial': ['/faq/premium#trial'],
  'tax invoice': ['/faq/premium#payment-questions'],
  'who is told when the payment fails': ['/docs/Premium#end', '/faq/premium#end'],
  'paid, but premium is off': ['/faq/premium#payment-questions'],
});

/** Queries whose answers are not among the first results, and why. */
const missed: Readonly<Record<string, string>> = {
  'polls:write': 'The endpoints that need it come first.',
};

/** What readers type, written from the pages and not from what a search finds. */
export const queries: readonly SearchQuery[] = [...owner, ...moderator, ...member, ...developer, ...buyer].map(
  (query) => ({
    ...query,
    missed: missed[query.query],
  }),
);

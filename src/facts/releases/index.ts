import {core} from './current/core';
import {dashboard} from './current/dashboard';
import {general} from './current/general';
import {modulesAutoresponder} from './current/modules.autoresponder';
import {modulesGiveaways} from './current/modules.giveaways';
import {modulesGiveawaysEntries} from './current/modules.giveaways.entries';
import {modulesInviteTracker} from './current/modules.invite_tracker';
import {modulesLogging} from './current/modules.logging';
import {modulesPolls} from './current/modules.polls';
import {modulesPollsEntries} from './current/modules.polls.entries';
import {modulesReactionroles} from './current/modules.reactionroles';
import {modulesReminders} from './current/modules.reminders';
import {modulesRemindersEntries} from './current/modules.reminders.entries';
import {modulesRules} from './current/modules.rules';
import {modulesServerstats} from './current/modules.serverstats';
import {modulesSocials} from './current/modules.socials';
import {modulesSocialsMonitor} from './current/modules.socials.monitor';
import {modulesTags} from './current/modules.tags';
import {modulesTempchannels} from './current/modules.tempchannels';
import {modulesTickets} from './current/modules.tickets';
import {modulesVerifier} from './current/modules.verifier';
import {modulesWelcoming} from './current/modules.welcoming';
import {core as legacyCore} from './legacy/core';
import {functionsGiveaways} from './legacy/functions.giveaways';
import {functionsGiveawaysEntries} from './legacy/functions.giveaways.entries';
import {functionsReminders} from './legacy/functions.reminders';
import {functionsRemindersEntries} from './legacy/functions.reminders.entries';
import {modulesGreetings} from './legacy/modules.greetings';
import {modulesSocialsReddit} from './legacy/modules.socials.reddit';
import {modulesSocialsRss} from './legacy/modules.socials.rss';
import {modulesSocialsTwitch} from './legacy/modules.socials.twitch';

/**
 * Changelog. Each component has a file here, named like it, and a page of its own at
 * `/documents/changelog/<current or legacy>/<slug>.<name>`. Legacy components were merged into others: their pages end
 * with a pointer to the successor.
 */
export const changelog = {
  /** The rule for version numbers. */
  versioning:
    'Of the three numbers of a version, the first goes up when something changes in a way that you have to act on, the second when there is something new, the third when something is fixed.',
  /** The day on which these facts were last compared with the bot, ISO: nothing here is newer. */
  asOf: '2025-06-16',
  current: [
    core,
    dashboard,
    general,
    modulesAutoresponder,
    modulesGiveaways,
    modulesGiveawaysEntries,
    modulesInviteTracker,
    modulesLogging,
    modulesPolls,
    modulesPollsEntries,
    modulesReactionroles,
    modulesReminders,
    modulesRemindersEntries,
    modulesRules,
    modulesServerstats,
    modulesSocials,
    modulesSocialsMonitor,
    modulesTags,
    modulesTempchannels,
    modulesTickets,
    modulesVerifier,
    modulesWelcoming,
  ],
  legacy: [
    legacyCore,
    functionsGiveaways,
    functionsGiveawaysEntries,
    functionsReminders,
    functionsRemindersEntries,
    modulesGreetings,
    modulesSocialsReddit,
    modulesSocialsRss,
    modulesSocialsTwitch,
  ],
} as const;

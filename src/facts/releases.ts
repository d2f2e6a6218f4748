import {modules} from './modules';
import type {Component} from './types';

/**
 * Changelog. Each component has a page of its own at `/documents/changelog/<current or legacy>/<slug>.<name>`.
 * Legacy components were merged into others: their pages end with a pointer to the successor.
 */
const current = [
  {
    name: 'core',
    title: 'Core',
    releases: [
      {
        version: '3.2.0',
        date: '2025-06-16',
        changes: {
          added: ['/diagnose names the channel permission that is missing and the role that lacks it.'],
          changed: ['Scheduled items that fall due during a restart run in the order of their due times.'],
        },
      },
    ],
  },
  {
    name: 'dashboard',
    title: 'Dashboard',
    releases: [
      {
        version: '2.5.0',
        date: '2025-06-10',
        changes: {
          added: ['The overview shows how much of each limit is used.'],
          fixed: ['The bar with unsaved changes stays visible on small screens.'],
        },
      },
    ],
  },
  {
    name: 'general',
    title: 'General commands and functions',
    releases: [
      {
        version: '3.1.0',
        date: '2025-05-26',
        changes: {
          added: ['/util variables shows what a text with variables turns into.'],
          changed: ['/help links to the guide of the module that a command belongs to.'],
        },
      },
    ],
  },
  {
    name: 'modules.autoresponder',
    title: modules.autoresponder.title,
    releases: [
      {
        version: '2.2.0',
        date: '2025-05-19',
        changes: {
          added: ['/autoresponder test names the rule that decided, without posting anything.'],
          fixed: ['An ignored channel beats an allowed one in threads, too.'],
        },
      },
    ],
  },
  {
    name: 'modules.giveaways',
    title: modules.giveaways.title,
    releases: [
      {
        version: '2.1.0',
        date: '2025-05-05',
        changes: {
          added: ['/giveaway pause keeps the time that is left and resumes later.'],
          changed: ['The draw record shows the number of entries at the end time.'],
        },
      },
    ],
  },
  {
    name: 'modules.giveaways.entries',
    title: 'Giveaway entries',
    releases: [
      {
        version: '1.2.0',
        date: '2025-05-05',
        changes: {
          added: ['Requirements are checked once more at the draw.'],
          fixed: ['Leaving and entering again no longer changes the order of the list.'],
        },
      },
    ],
  },
  {
    name: 'modules.invite_tracker',
    title: modules['invite-tracker'].title,
    releases: [
      {
        version: '2.0.1',
        date: '2025-04-14',
        changes: {fixed: ['A join through an invite that was spent by it stays unknown instead of being guessed.']},
      },
    ],
  },
  {
    name: 'modules.logging',
    title: modules.logging.title,
    releases: [
      {
        version: '3.0.0',
        date: '2025-06-16',
        changes: {
          breaking: ['Each destination has a list of groups; single events are left out with excluded_events.'],
          added: ['Each module is a group of its own.'],
        },
        migration:
          'Run /logging show once: former lists of events were turned into groups with the other events left out. API clients send groups and excluded_events instead of events.',
      },
    ],
  },
  {
    name: 'modules.polls',
    title: modules.polls.title,
    releases: [
      {
        version: '2.2.0',
        date: '2025-05-12',
        changes: {
          added: ['Ranked polls: voters put the answers in order.'],
          changed: ['Ties are shown as ties.'],
        },
      },
    ],
  },
  {
    name: 'modules.polls.entries',
    title: 'Poll votes',
    releases: [
      {
        version: '1.1.1',
        date: '2025-04-28',
        changes: {fixed: ['Percentages of a poll without votes are 0.']},
      },
    ],
  },
  {
    name: 'modules.reactionroles',
    title: modules.reactionroles.title,
    releases: [
      {
        version: '2.1.0',
        date: '2025-04-21',
        changes: {
          added: ['An option can give or take up to five roles.'],
          fixed: ['Mode single takes the former role before it gives the next one.'],
        },
      },
    ],
  },
  {
    name: 'modules.reminders',
    title: modules.reminders.title,
    releases: [
      {
        version: '2.3.1',
        date: '2025-06-04',
        changes: {fixed: ['A recurring message is posted once after a restart.']},
      },
    ],
  },
  {
    name: 'modules.reminders.entries',
    title: 'Reminder entries',
    releases: [
      {
        version: '1.2.0',
        date: '2025-05-19',
        changes: {added: ['The next five runs of a cron expression can be asked for before it is saved.']},
      },
    ],
  },
  {
    name: 'modules.rules',
    title: modules.rules.title,
    releases: [
      {
        version: '1.4.0',
        date: '2025-03-24',
        changes: {added: ['/rules quote posts one rule and can mention a member.']},
      },
    ],
  },
  {
    name: 'modules.serverstats',
    title: modules.serverstats.title,
    releases: [
      {
        version: '2.3.0',
        date: '2025-06-02',
        changes: {
          added: ['Counters for open tickets, for a goal and for the days to a date.'],
          changed: ['A counter is renamed only when its value changed.'],
        },
      },
    ],
  },
  {
    name: 'modules.socials',
    title: modules.socials.title,
    releases: [
      {
        version: '2.4.0',
        date: '2025-05-26',
        changes: {added: ['Posts can open a discussion thread.', 'Posts in announcement channels can be published.']},
      },
    ],
  },
  {
    name: 'modules.socials.monitor',
    title: 'Social feeds monitor',
    releases: [
      {
        version: '1.3.0',
        date: '2025-05-26',
        changes: {
          added: ['Videos, Shorts and live streams can be switched off one by one.'],
          fixed: ['After an outage at most five missed items per source are posted.'],
        },
      },
    ],
  },
  {
    name: 'modules.tags',
    title: modules.tags.title,
    releases: [
      {
        version: '1.5.0',
        date: '2025-03-31',
        changes: {added: ['/tag transfer gives a tag to another member.']},
      },
    ],
  },
  {
    name: 'modules.tempchannels',
    title: modules.tempchannels.title,
    releases: [
      {
        version: '2.0.0',
        date: '2025-04-07',
        changes: {
          breaking: ['Channels belong to a hub with a template; the single creation channel is gone.'],
          added: ['A hub can give each voice channel a text channel.'],
        },
        migration: 'Your creation channel became the first hub. Check its template once in the dashboard.',
      },
    ],
  },
  {
    name: 'modules.tickets',
    title: modules.tickets.title,
    releases: [
      {
        version: '2.3.0',
        date: '2025-06-09',
        changes: {
          added: ['Members can rate a closed ticket from 1 to 5.'],
          fixed: ['The number in a ticket name keeps its four digits after a move to another type.'],
        },
      },
    ],
  },
  {
    name: 'modules.verifier',
    title: modules.verifier.title,
    releases: [
      {
        version: '2.1.2',
        date: '2025-06-12',
        changes: {fixed: ['The captcha picture can be read in the high-contrast theme.']},
      },
    ],
  },
  {
    name: 'modules.welcoming',
    title: modules.welcoming.title,
    releases: [
      {
        version: '2.2.0',
        date: '2025-05-12',
        changes: {
          added: ['Roles can be given back to members who return within 30 days.'],
          changed: ['Each place picks one of its texts by weight.'],
        },
      },
    ],
  },
] as const satisfies readonly Component[];

const legacy = [
  {
    name: 'core',
    title: 'Core, second generation',
    successor: 'core',
    releases: [
      {
        version: '2.9.4',
        date: '2025-01-20',
        changes: {fixed: ['Last release: settings are handed over unchanged to the third generation.']},
      },
    ],
  },
  {
    name: 'functions.giveaways',
    title: 'Giveaways, as a function',
    successor: 'modules.giveaways',
    releases: [
      {
        version: '1.6.0',
        date: '2024-11-04',
        changes: {deprecated: ['Giveaways became a module with settings of its own; running ones went along.']},
      },
    ],
  },
  {
    name: 'functions.giveaways.entries',
    title: 'Giveaway entries, as a function',
    successor: 'modules.giveaways.entries',
    releases: [
      {
        version: '0.9.2',
        date: '2024-11-04',
        changes: {deprecated: ['Entries of running giveaways went to the module.']},
      },
    ],
  },
  {
    name: 'functions.reminders',
    title: 'Reminders, as a function',
    successor: 'modules.reminders',
    releases: [
      {
        version: '1.4.1',
        date: '2024-11-18',
        changes: {deprecated: ['Reminders became a module that also posts scheduled messages.']},
      },
    ],
  },
  {
    name: 'functions.reminders.entries',
    title: 'Reminder entries, as a function',
    successor: 'modules.reminders.entries',
    releases: [
      {
        version: '0.8.0',
        date: '2024-11-18',
        changes: {deprecated: ['Open reminders went to the module with their due times.']},
      },
    ],
  },
  {
    name: 'modules.greetings',
    title: 'Greetings',
    successor: 'modules.welcoming',
    releases: [
      {
        version: '1.3.0',
        date: '2024-10-07',
        changes: {deprecated: ['Greetings, farewells and join roles are one module now.']},
      },
    ],
  },
  {
    name: 'modules.socials.reddit',
    title: 'Reddit feed',
    successor: 'modules.socials.monitor',
    releases: [
      {
        version: '1.1.0',
        date: '2024-12-09',
        changes: {deprecated: ['Subreddits are followed by the social feeds monitor.']},
      },
    ],
  },
  {
    name: 'modules.socials.rss',
    title: 'RSS and Atom feed',
    successor: 'modules.socials.monitor',
    releases: [
      {
        version: '1.0.3',
        date: '2024-12-09',
        changes: {deprecated: ['Feeds are followed by the social feeds monitor.']},
      },
    ],
  },
  {
    name: 'modules.socials.twitch',
    title: 'Twitch feed',
    successor: 'modules.socials.monitor',
    releases: [
      {
        version: '1.2.1',
        date: '2024-12-09',
        changes: {deprecated: ['Streams are followed by the social feeds monitor.']},
      },
    ],
  },
] as const satisfies readonly Component[];

export const changelog = {
  /** The rule for version numbers. */
  versioning: 'major: settings or API change that needs action; minor: new ability; patch: fix',
  current,
  legacy,
};

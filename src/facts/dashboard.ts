import {standIn} from './standIn';

const sessionDays = standIn(7, 'how many days a sign-in to the dashboard lasts');

export const dashboard = {
  access: 'admins and managers',
  managersCannot: 'create, change or rotate API keys, change manager_roles or delete all server data',
  managersAndApiKeys:
    'Managers see the name, scopes and last use of every API key, but never the key itself. They can revoke one that has leaked.',
  login: `You sign in through Discord (OAuth2 with the scopes identify and guilds). You stay signed in for ${sessionDays} days unless you sign out. Discord shares your name, picture and list of servers, but no email address, and signing in doesn't let the dashboard read messages or join servers.`,
  sessionDays,
  /** In the order of the menu. `holds` lists the contents of a section. */
  sections: [
    {
      key: 'overview',
      title: 'Overview',
      holds: 'setup checklist, permission check, usage against limits, recent changes and known incidents',
    },
    {key: 'modules', title: 'Modules', holds: 'the switch for every module, its settings and its texts'},
    {key: 'settings', title: 'Settings', holds: 'the settings of the whole server and of functions'},
    {
      key: 'members',
      title: 'Members and privacy',
      holds: 'stored data about members, such as moderation cases and transcripts, which you can delete here',
    },
    {key: 'api-keys', title: 'API keys', holds: 'the keys for programs: create, rotate and revoke them'},
    {
      key: 'premium',
      title: 'Premium',
      holds: 'the plan of the server and, once Premium has ended, the choice of what stays active',
    },
    {
      key: 'audit-log',
      title: 'Audit log',
      holds: 'who changed what and when in the dashboard and through the API, but not with commands',
    },
  ],
  /** Deletes everything stored about a server. */
  deleteAllData: {
    place: 'dashboard, at the end of Settings: Delete all server data',
    who: 'admins',
    effect:
      'You type the name of the server to confirm. Settings, entries, histories, moderation cases and API keys are deleted permanently, and every module is off. The choices of members who opted out go too, so they have to opt out again. Messages the bot has posted stay on Discord. A subscription keeps running until its payer cancels it.',
  },
  draftRule:
    'Your changes collect in a bar at the bottom, and you save them together. If you leave the page before that, the dashboard asks first.',
} as const;

// Widens the type, because the list of an `as const` object has a fixed length.
const sections: readonly unknown[] = dashboard.sections;

/** Without sections, the bot has no dashboard. */
export const hasDashboard = sections.length > 0;

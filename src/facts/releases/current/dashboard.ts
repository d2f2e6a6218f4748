import type {ChangelogComponent} from '../../types';

export const dashboard = {
  name: 'dashboard',
  title: 'Dashboard',
  releases: [
    {
      version: '2.5.0',
      date: '2026-06-10',
      changes: {
        added: [{text: 'The overview shows how much of each limit is used.', news: true}],
        fixed: ['The bar with unsaved changes used to disappear on small screens.'],
      },
    },
    {
      version: '2.4.1',
      date: '2026-05-20',
      changes: {
        security: ['Signing out also ends the session on our side, so a copied cookie no longer works.'],
        fixed: ['The permission check used to miss permissions that a category takes away from the bot.'],
      },
    },
    {
      version: '2.4.0',
      date: '2026-05-06',
      changes: {
        added: ['Lists of roles mark those that the bot cannot give, and narrow down as you type.'],
        fixed: ['A page with a role or channel that was deleted on Discord could not be saved.'],
      },
    },
    {
      version: '2.3.0',
      date: '2026-04-08',
      changes: {
        added: [
          'The overview has cards for recent changes and known incidents.',
          'Entries of the audit log show each value before and after the change.',
        ],
      },
    },
    {
      version: '2.2.0',
      date: '2026-03-11',
      changes: {
        added: ['Leaving a page with unsaved changes asks first.'],
        changed: ['Changes now collect in a bar at the bottom, and you save them together instead of field by field.'],
      },
    },
    {
      version: '2.1.0',
      date: '2026-02-18',
      changes: {
        added: ['The server owner can choose manager_roles, whose members open the dashboard without Manage Server.'],
        fixed: [
          'A server that you joined after signing in used to be missing from the list until you signed in again.',
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2026-01-20',
      changes: {
        breaking: ['The dashboard of the second generation is closed, and its sessions and bookmarks no longer work.'],
        added: [
          {text: 'API keys are created, rotated and revoked in a section of their own.', api: true},
          'A permission check on the overview names what is missing for the modules that are on.',
        ],
      },
      migration: 'Sign in once more, and set new bookmarks to the pages that you use.',
    },
  ],
} as const satisfies ChangelogComponent;

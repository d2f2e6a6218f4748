/** Names of OAuth2 scopes that the dashboard asks for; names, so that the lint of words leaves them alone. */
const loginScopes = ['identify', 'guilds'];

/** The web dashboard: who can use it and what it shows. */
export const dashboard = {
  access:
    'Server owner, members with Administrator or Manage Server, and members with one of the manager roles (setting manager_roles).',
  managerRolesCannot: ['create or rotate API keys', 'change manager_roles', 'delete all server data'],
  login: `Discord OAuth2 with the scopes ${loginScopes.join(' and ')}; session 7 days, sign-out at any time; no message content is read by the sign-in.`,
  sections: ['Overview', 'Modules', 'Settings', 'Members and privacy', 'API keys', 'Premium', 'Audit log'],
  overviewCards: ['setup checklist', 'permission check', 'usage against limits', 'recent changes', 'known incidents'],
  draftRule: 'Changes are collected in a bar at the bottom and saved together; leaving the page asks first.',
} as const;

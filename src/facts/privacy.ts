/** What is stored, for how long, and what members can do about it. */
export const privacy = {
  moduleDisabled: 'Settings and entries kept 30 days, then deleted; switching on again within 30 days restores them.',
  botRemoved: 'All server data deleted 30 days after removal; adding the bot again within 30 days restores it.',
  backups: 'Deleted data leaves the backups at most 14 days later.',
  storedPerMember: [
    'user id',
    'entries made by the member',
    'opt-out choice',
    'join time and inviter id (invite-tracker)',
    'statistics per day (serverstats)',
    'verification results',
    'rules decisions',
    'ids of roles to give back (30 days)',
    'game results (30 days)',
    'moderation cases',
  ],
  neverStored: ['direct messages between members', 'presence and activity', 'voice audio', 'payment data'],
  messageContent:
    'Read for autoresponder, message logs, starboards, ticket transcripts and /purge; kept in memory for at most 24 hours (message logs); stored only in ticket transcripts.',
  rulesDecisions: 'Kept until the member leaves the server.',
  moderationCases: 'Kept until the server deletes them or its data is deleted; warning points expire as set.',
  optOutEffect:
    'No statistics, no inviter attribution and no game results; personal reminders, giveaways, polls with names and tickets cannot be used in that server; moderation records stay.',
  requiredRecords: [
    'the opt-out choice itself',
    'warnings and bans made with the bot',
    'tickets that are still open',
    'verification results and rules decisions',
  ],
  encryption: 'TLS 1.2+ in transit; database volumes and backups encrypted at rest; API keys stored as hashes.',
  hostingRegion: 'European Union',
  site: 'The site sets no tracking cookies; local storage holds only theme, dismissed banner id and preferred docs version.',
} as const;

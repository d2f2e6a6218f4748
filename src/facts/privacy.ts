/** What is stored, for how long, and what members can do about it. */
export const privacy = {
  moduleDisabled:
    'When a module is switched off, its settings and entries are kept 30 days and then deleted; switching it on again within 30 days restores them.',
  botRemoved:
    'All data of the server is deleted 30 days after the bot is removed; adding it again within 30 days restores the data.',
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
    'blocks from opening tickets',
  ],
  neverStored: [
    'direct messages between members',
    'online status',
    'games that members play',
    'voice audio',
    'payment data',
  ],
  messageContent:
    'Messages are read for the autoresponder, message logs, starboards, ticket transcripts and /purge. They are held in memory for at most 24 hours (message logs) and stored only in ticket transcripts.',
  rulesDecisions: 'They are kept until the member leaves the server.',
  moderationCases: 'They are kept until the server deletes them or its data is deleted; warning points expire as set.',
  optOutEffect:
    'The bot keeps no statistics, no inviter and no game results of the member; personal reminders, giveaways, polls with names and tickets cannot be used in that server; moderation records stay.',
  requiredRecords: [
    'the opt-out choice itself',
    'moderation cases, such as warnings and bans',
    'tickets that are still open',
    'verification results and rules decisions',
    'ids of roles to give back, where the server has switched that on',
  ],
  encryption: 'TLS 1.2+ in transit; database volumes and backups encrypted at rest; API keys stored as hashes.',
  hostingRegion: 'European Union',
  site: 'The site sets no tracking cookies; local storage holds only theme, dismissed banner id and preferred docs version.',
} as const;

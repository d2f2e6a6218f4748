/** The chat platform and its own limits, which the texts rely on (source: the platform's documentation). */
export const platform = {
  name: 'Discord',
  company: 'Discord Inc.',
  affiliationNotice: 'Not affiliated with, endorsed by or sponsored by Discord Inc.',
  verified: true,
  /** Its own pages on what only it decides. */
  pages: {
    premiumApps: 'https://support-apps.discord.com/hc/en-us/articles/26501767768471-Premium-App-FAQ',
    refunds: 'https://support.discord.com/hc/en-us/articles/360012668071-Refund-Policy',
    /** Its minimum age by country, for instance 13 in the USA, 14 in Austria, 15 in France, 16 in Germany. */
    minimumAge: 'https://support.discord.com/hc/en-us/articles/360040724612',
  },
  /** Errors that its client shows by itself, in its own words. */
  ownMessages: [
    {
      key: 'no-response',
      text: 'The application did not respond',
      cause: 'The bot took longer than 3 seconds to answer a command, for instance during a restart.',
      fix: 'Wait two minutes, check if it worked anyway, and run the command again.',
    },
    {
      key: 'interaction-failed',
      text: 'This interaction failed',
      cause: 'The same, after you press a button or choose from a menu.',
      fix: 'Try again after two minutes. If it still fails, ask an admin to repost the message, or start a new game.',
    },
  ],
  /**
   * How a role and Discord's own checks go together. Its help center says that a role lifts rules screening; its API's
   * documentation dropped that sentence in 2023 (discord-api-docs, pull request 6224), so neither can be relied on.
   */
  roleLiftsChecks:
    "In some servers, anyone with a role gets past Discord's verification level or rules screening. In others they don't, so don't rely on it either way.",
  /** Server Settings, as its client names the place. */
  everyonePlace: 'Server Settings > Roles > Default Permissions',
  /** What Community Onboarding asks of default channels (Modify Guild Onboarding in its API's documentation). */
  onboarding: {defaultChannels: 7, writableByEveryone: 5},
  limits: {
    messageCharacters: 2000,
    embedsPerMessage: 10,
    embed: {
      title: 256,
      description: 4096,
      fields: 25,
      fieldName: 256,
      fieldValue: 1024,
      footer: 2048,
      author: 256,
      totalPerMessage: 6000,
    },
    components: {selectOptions: 25, modalInputs: 5},
    /** Of how many apps a server offers the commands (discord-api-docs, issues 5376 and 7405). */
    appsWithCommands: 50,
    nativePoll: {answers: 10, question: 300, answer: 55, minHours: 1, maxHours: 768, defaultHours: 24, editable: false},
    /** Members of a role whom its mention adds to a private thread. */
    threadPingMembers: 100,
    channelsPerServer: 500,
    channelsPerCategory: 50,
    rolesPerServer: 250,
    channelName: 100,
    /** The longest time without a message after which a thread is archived. */
    threadArchiveDays: 7,
    /** How often the name of a channel can change. */
    renames: {count: 2, minutes: 10},
    webhooksPerChannel: 15,
    timeoutMaxDays: 28,
    bulkDelete: {messages: 100, maxAgeDays: 14},
    banDeleteHistoryMaxSeconds: 604800,
    slowmodeMaxSeconds: 21600,
    voiceUserLimit: 99,
    voiceBitrateKbps: {level0: 96, level1: 128, level2: 256, level3: 384},
    selectAndAutocompleteItems: 25,
    nickname: 32,
    auditLogDays: 45,
  },
} as const;

import {product} from './product';

/** Discord's names, addresses, messages and limits. What Discord does or forbids is in `discord.ts`. Source: Discord's documentation. */
export const platform = {
  name: 'Discord',
  company: 'Discord Inc.',
  /** The controller for people in the European Economic Area. Source: Discord's privacy policy. */
  companyInEea: 'Discord Netherlands B.V.',
  affiliationNotice: `${product.name} is not affiliated with, endorsed by or sponsored by Discord Inc.`,
  /** Discord's pages about its own rules. */
  pages: {
    premiumApps: 'https://support-apps.discord.com/hc/en-us/articles/26501767768471-Premium-App-FAQ',
    refunds: 'https://support.discord.com/hc/en-us/articles/360012668071-Refund-Policy',
    billing: 'https://dis.gd/billing',
    /** Minimum age by country, such as 13 in the USA and 16 in Germany. */
    minimumAge: 'https://support.discord.com/hc/en-us/articles/360040724612',
  },
  /** Errors that Discord shows itself. */
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
  /** Permissions that facts use and that everyone has in a new server. Source: the Default Permissions of a new server. */
  everyonePermissions: ['CreateInstantInvite', 'SendPolls'],
  everyonePermissionsPlace: 'Server Settings > Roles > Default Permissions',
  /**
   * Minimum number of default channels for Onboarding, and of those in which everyone can write.
   * Source: "Modify Guild Onboarding" in the API documentation.
   */
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
    /** Apps per server whose commands are shown. Source: discord-api-docs, issues 5376 and 7405. */
    appsWithCommands: 50,
    nativePoll: {answers: 10, question: 300, answer: 55, minHours: 1, maxHours: 768, defaultHours: 24},
    /** Maximum number of members that mentioning a role adds to a private thread. */
    threadPingMembers: 100,
    /** Threads in a server that aren't archived. Source: https://github.com/thomasloupe/Slackord/issues/101 */
    activeThreads: 1000,
    channelsPerServer: 500,
    invitesPerServer: 1000,
    channelsPerCategory: 50,
    channelName: 100,
    /** Longest inactivity before a thread is archived. */
    threadArchiveDays: 7,
    renames: {count: 2, minutes: 10},
    webhooksPerChannel: 15,
    timeoutMaxDays: 28,
    bulkDelete: {messages: 100, maxAgeDays: 14},
    banDeleteHistoryMaxDays: 7,
    slowmodeMaxHours: 6,
    voiceUserLimit: 99,
    voiceBitrateKbps: {level0: 96, level1: 128, level2: 256, level3: 384},
    selectAndAutocompleteItems: 25,
    nickname: 32,
    auditLogDays: 45,
  },
} as const;

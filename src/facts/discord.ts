import {permissionLabels} from './permissions';

/** Something that Discord does or forbids. Pages quote `text`. Limits are in `platform.ts`. */
interface DiscordRule {
  key: string;
  /** Sentences without Markdown, as a page shows them. */
  text: string;
  /** Addresses of Discord's documentation, help center or repositories, best first. */
  sources: readonly [string, ...string[]];
  /** Day on which someone last compared the text with the sources: `2026-11-27`. */
  checkedOn: string;
}

export const discord = [
  {
    key: 'automod',
    text: "Use Discord's own: Server Settings > AutoMod, or Safety Setup in a Community server. It has rules for words (with up to 10 regular expressions), names in profiles, spam and too many mentions. Each rule can leave out roles and channels. AutoMod has no ready-made rule for capitals, emoji or repeated letters. A word without an asterisk (*) only matches as a whole, and a rule can list words to allow. AutoMod never acts on members with Manage Server or Administrator.",
    sources: [
      'https://docs.discord.com/developers/resources/auto-moderation',
      'https://github.com/discord/discord-api-docs/issues/8338',
    ],
    checkedOn: '2026-11-28',
  },
  {
    key: 'bulk-ban',
    text: `To ban several accounts at once, Discord asks for ${permissionLabels.BanMembers} and ${permissionLabels.ManageGuild}.`,
    sources: ['https://docs.discord.com/developers/resources/guild'],
    checkedOn: '2026-11-29',
  },
  {
    key: 'channel-permissions',
    text: 'The narrower rule wins, and where several roles meet, one that allows is enough.',
    sources: ['https://docs.discord.com/developers/topics/permissions'],
    checkedOn: '2026-11-27',
  },
  {
    key: 'command-channels',
    text: 'Turn All Channels off, then add the channels you want and turn them on. Members with Administrator can still use it everywhere.',
    sources: [
      'https://support.discord.com/hc/en-us/articles/10952896421783-Updates-to-Command-Permissions',
      'https://docs.discord.com/developers/interactions/application-commands',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'command-writing',
    text: 'Discord only offers commands where you can also send messages.',
    sources: [
      'https://github.com/discord/discord-api-docs/issues/2696',
      'https://github.com/discord/discord-api-docs/issues/3801',
    ],
    checkedOn: '2026-11-28',
  },
  {
    key: 'command-limits-editors',
    text: `To limit a command, Discord asks for ${permissionLabels.ManageGuild} and ${permissionLabels.ManageRoles}, and you must be able to run it yourself.`,
    sources: ['https://docs.discord.com/developers/interactions/application-commands'],
    checkedOn: '2026-11-28',
  },
  {
    key: 'community-invites',
    text: 'An invite can carry roles (Edit invite link > Roles), and anyone who joins with it has them at once.',
    sources: [
      'https://docs.discord.com/developers/communities/guides/community-invites',
      'https://docs.discord.com/developers/tutorials/using-community-invites',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'developer-mode',
    text: 'Turn on Developer Mode: in User Settings > Advanced on a computer. On a phone, search the settings for it.',
    sources: [
      'https://docs.discord.com/developers/activities/development-guides/local-development',
      'https://docs.discord.com/developers/activities/building-an-activity',
    ],
    checkedOn: '2026-11-28',
  },
  {
    key: 'failed-payment',
    text: 'If a payment fails, Discord tries again. Until it gives up, the subscription stays active.',
    sources: ['https://docs.discord.com/developers/resources/subscription'],
    checkedOn: '2026-11-27',
  },
  {
    key: 'invite-rewards',
    text: "Discord's Platform Manipulation Policy forbids inflating a server with invite rewards.",
    sources: [
      'https://discord.com/safety/platform-manipulation-policy-explainer',
      'https://discord.com/safety/360044104071-Tips-against-spam-and-hacking',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'locked-threads',
    text: "In a locked thread, Discord turns buttons off, and members without Manage Threads can't write.",
    sources: [
      'https://docs.discord.com/developers/topics/threads',
      'https://github.com/discord/discord-api-docs/issues/7900',
      'https://github.com/discord/discord-api-docs/issues/6907',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'many-direct-messages',
    text: 'Discord slows down bots that open many direct messages at once, and can stop them from opening new ones.',
    sources: ['https://docs.discord.com/developers/resources/user'],
    checkedOn: '2026-11-28',
  },
  {
    key: 'members-page',
    text: 'The Members page, in Discord on a computer, shows when and how each member joined and how old the account is. In a Community server, it is at the top of the channel list, in others in Server Settings.',
    sources: ['https://support.discord.com/hc/en-us/articles/15946797617431-Members-Page'],
    checkedOn: '2026-11-27',
  },
  {
    key: 'mention-everyone',
    text: `A bot can ping a role if "Allow anyone to @mention this role" is on for it. To ping any other role, the bot needs the permission ${permissionLabels.MentionEveryone}.`,
    sources: [
      'https://support.discord.com/hc/en-us/articles/206029707-Setting-Up-Permissions-FAQ',
      'https://docs.discord.com/developers/topics/permissions',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'moderation-2fa',
    text: `If a server requires 2FA for moderation, permissions such as ${permissionLabels.ManageGuild} or ${permissionLabels.BanMembers} don't count for members without 2FA.`,
    sources: [
      'https://docs.discord.com/developers/topics/permissions',
      'https://github.com/discord/discord-api-docs/issues/622',
    ],
    checkedOn: '2026-11-29',
  },
  {
    key: 'premium-cancel',
    text: "You cancel it where you bought it: on a computer, in Discord's app or in the browser.",
    sources: [
      'https://support.discord.com/hc/en-us/articles/26729692307351-How-to-Cancel-your-Premium-App-Subscription',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'premium-devices',
    text: "You can only buy it on a computer, in Discord's desktop app or in a browser. Discord's apps for phones and tablets don't sell it.",
    sources: [
      'https://support-apps.discord.com/hc/en-us/articles/26501767768471-Premium-App-FAQ',
      'https://github.com/discord/discord-api-docs/issues/7376',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'premium-payer',
    text: "An admin of the server subscribes in Discord's checkout, and pays for it.",
    sources: ['https://support-apps.discord.com/hc/en-us/articles/26501767768471-Premium-App-FAQ'],
    checkedOn: '2026-11-27',
  },
  {
    key: 'premium-price',
    text: 'If the price changes, your subscription keeps its old price until it ends.',
    sources: ['https://docs.discord.com/developers/monetization/managing-skus'],
    checkedOn: '2026-11-27',
  },
  {
    key: 'premium-refunds',
    text: 'Discord looks at each request for a refund and decides. It refunds each type of purchase at most once.',
    sources: ['https://support.discord.com/hc/en-us/articles/360012668071-Refund-Policy'],
    checkedOn: '2026-11-28',
  },
  {
    key: 'premium-refund-request',
    text: 'Ask soon: for its own subscriptions, such as Nitro, Discord only takes requests within 5 days of the purchase.',
    sources: ['https://support.discord.com/hc/en-us/articles/360012668071-Refund-Policy'],
    checkedOn: '2026-11-28',
  },
  {
    key: 'private-thread-invites',
    text: 'In a private thread, members can bring others in by mentioning them, unless the bot that opened it turns that off.',
    sources: ['https://docs.discord.com/developers/resources/channel'],
    checkedOn: '2026-11-27',
  },
  {
    key: 'prune',
    text: "By default, Discord's Prune skips everyone who has a role, so include your member roles.",
    sources: ['https://docs.discord.com/developers/resources/guild'],
    checkedOn: '2026-11-28',
  },
  {
    key: 'raid-tools',
    text: 'Under Server Settings > Safety Setup, Discord has its own raid protection with alerts, a switch that pauses direct messages between members, and the 2FA requirement for moderators. A pause from there ends within 24 hours.',
    sources: [
      'https://docs.discord.com/developers/resources/guild',
      'https://docs.discord.com/developers/game-development/how-to-create-a-community-for-your-game',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'role-lifts-checks',
    text: "Discord's rules screening applies to everyone, although a Discord help page still says otherwise. If your server doesn't use Onboarding, Discord's verification level only applies to members without a role.",
    sources: [
      'https://support.discord.com/hc/en-us/articles/216679607-Verification-Levels',
      'https://docs.discord.com/developers/resources/guild',
      'https://github.com/discord/discord-api-docs/pull/6224',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'privileged-intents',
    text: 'Discord reviews the privileged intents of apps that reach 10,000 or more users, and asks for a new application every year. Smaller apps switch them on themselves.',
    sources: ['https://docs.discord.com/developers/change-log'],
    checkedOn: '2026-11-29',
  },
  {
    key: 'slow-mode',
    text: "Slow mode doesn't apply to members whose role has the permission Bypass Slowmode. All others have to wait, moderators included.",
    sources: [
      'https://docs.discord.com/developers/change-log',
      'https://support.discord.com/hc/en-us/articles/360016150952-Slowmode-FAQ',
    ],
    checkedOn: '2026-11-27',
  },
  {
    key: 'verification-levels',
    text: 'At High, new members have to wait 10 minutes before they can write. At Highest, they also need a verified phone number. Without Onboarding, members who have any role are exempt.',
    sources: [
      'https://support.discord.com/hc/en-us/articles/216679607-Verification-Levels',
      'https://docs.discord.com/developers/resources/guild',
      'https://github.com/discord/discord-api-docs/pull/6224',
    ],
    checkedOn: '2026-11-28',
  },
  {
    key: 'view-as-role',
    text: 'Server Settings > Roles > the role > View Server As Role shows the server as a member with that role sees it. Your own view proves nothing, because owners and administrators see every channel.',
    sources: [
      'https://docs.discord.com/developers/game-development/how-to-create-a-community-for-your-game',
      'https://docs.discord.com/developers/topics/permissions',
    ],
    checkedOn: '2026-11-28',
  },
] as const satisfies readonly DiscordRule[];

/** Returns the text of a rule, for facts that say more than the rule. */
export const discordText = (key: (typeof discord)[number]['key']): string =>
  discord.find((rule) => rule.key === key)?.text ?? '';

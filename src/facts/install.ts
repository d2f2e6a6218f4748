import {product} from './product';

export const install = {
  scopes: ['bot', 'applications.commands'],
  installContext:
    'You add it to a server, not to your account, so it has no commands in private chats between members.',
  whoCanAdd: "Only members with Manage Server can add it. That is Discord's own rule.",
  permissionPolicy: {
    administrator:
      'No invite asks for it. With it, no permission is missing, but the role order still applies and Discord ignores what you set for single channels.',
    rolePosition: `${product.name}'s own role must be above every role that it gives, takes or changes. No bot can give or take an equal or higher role, or one that belongs to a bot, an integration or boosters. No bot can kick, ban, time out or rename the server owner or a member whose top role is not below its own.`,
    mfa: 'If the server requires 2FA for moderation, that applies to human moderators; the account that owns the bot has 2FA on.',
  },
  shardsNote:
    'A restart takes under 2 minutes. Anything scheduled meanwhile, such as a reminder, a draw or the end of a ban, runs in order once it is over. What members do in that time is missed. Commands and buttons fail, messages and reactions go unnoticed, and the inviter of someone who joins stays unknown. Join roles and greetings follow right after.',
  /** Start and end of the steps that every server takes, for `slice`: steps 2 and 3 under "Your first five minutes". */
  serverSteps: [1, 3],
  /** The reader chooses modules and functions. */
  custom: {
    label: 'Your own choice',
  },
} as const;

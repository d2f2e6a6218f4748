import {product} from './product';

export const install = {
  scopes: ['bot', 'applications.commands'],
  installContext:
    'You add it to a server, not to your account, so it has no commands in private chats between members.',
  whoCanAdd: `Only members with Manage Server can add ${product.name}, which is Discord's own rule.`,
  permissionPolicy: {
    administrator: 'Even with it, the role order applies, and Discord ignores what you set for single channels.',
    rolePosition: `${product.name}'s own role must be above every role that it gives, takes or changes. No bot can give or take an equal or higher role, or one that belongs to a bot, an integration or boosters. No bot can kick, ban, time out or rename the server owner or a member whose top role is not below its own.`,
    mfa: 'If your server requires 2FA for moderation, the bot works there, because the account that owns it has 2FA on.',
  },
  shardsNote:
    'A restart takes under 2 minutes. Reminders, draws and other things scheduled meanwhile run in order once it is over. Commands and buttons fail in that time, messages and reactions go unnoticed, and the inviter of someone who joins stays unknown. Join roles and greetings follow right after.',
  /** Start and end of the steps that every server takes, for `slice`: steps 2 and 3 under "Your first five minutes". */
  serverSteps: [1, 3],
  /** The reader chooses modules and functions. */
  custom: {
    label: 'Your own choice',
  },
} as const;

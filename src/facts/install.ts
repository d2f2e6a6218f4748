import {product} from './product';
import {standIn} from './standIn';

export const install = {
  scopes: ['bot', 'applications.commands'],
  installContext:
    'You add it to a server, not to your account, so it has no commands in private chats between members.',
  whoCanAdd: `Only members with Manage Server can add ${product.name}, which is Discord's own rule.`,
  permissionPolicy: {
    administrator:
      'With it, the role order still applies, and what you deny the bot in single channels no longer does.',
    rolePosition: `${product.name}'s own role must be above every role that it gives, takes or changes. No bot can give or take an equal or higher role, or one that belongs to a bot, an integration or boosters. No bot can kick, ban, time out or rename the server owner or a member whose top role is not below its own.`,
    mfa: standIn(
      "That's fine, because the account that owns the bot has 2FA on.",
      'whether the account that owns the bot has 2FA on',
    ),
  },
  shardsNote: standIn(
    "A restart takes under 2 minutes. Until then, commands and buttons fail, and the bot doesn't notice messages, reactions or who invited new members. Whatever was scheduled runs once the bot is back, in order. Anyone who joined meanwhile then gets their roles and greeting.",
    'how long a restart takes, and what it misses',
  ),
  /** The steps under "Your first five minutes" that every server takes, counted from 1. */
  serverSteps: {first: 2, last: 3},
  /** The reader chooses modules and functions. */
  custom: {
    label: 'Your own choice',
  },
} as const;

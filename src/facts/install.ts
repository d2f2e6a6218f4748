import {product} from './product';
import {standIn} from './standIn';

export const install = {
  installContext:
    'You add it to a server, not to your account, so it has no commands in private chats between members.',
  whoCanAdd: `Only members with Manage Server can add ${product.name}, which is Discord's own rule.`,
  permissionPolicy: {
    administrator: `That permission wouldn't let ${product.name} give roles above its own, but would let it into every channel, even where you've denied it access.`,
    rolePosition: `Keep ${product.name}'s own role above every role that it gives, takes or changes, and above the highest role of every member it should act on. Nobody can give or take a role that belongs to a bot, an integration or boosters, and no bot can act on the server owner.`,
    mfa: standIn(
      `The account that owns ${product.name} has 2FA on already.`,
      'whether the account that owns the bot has 2FA on',
    ),
  },
  restartNote: standIn(
    'A restart takes under 2 minutes. During that time, commands and buttons fail, and the bot misses messages, reactions and which invites new members use. Once the bot is back, everything that was scheduled runs in order, and new members get their roles and greeting.',
    'how long a restart takes, and what it misses',
  ),
  /** The steps under "Your first five minutes" that every server takes, counted from 1. */
  serverStepRange: {firstStep: 2, lastStep: 3},
  /** The invite builder's choice for readers who pick modules and functions themselves. */
  customChoice: {
    label: 'Your own choice',
  },
} as const;

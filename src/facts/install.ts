import {product} from './product';
import {functionKeys, moduleKeys, type FunctionKey, type ModuleKey, type Permission} from './types';

/**
 * A ready choice of permissions for the invite. Its integer is computed, see `presetPermissions`, and so are the words
 * that say what it is for, see `presetPurpose`.
 */
export interface InvitePreset {
  key: string;
  label: string;
  /** What else to know before choosing it; a sentence. */
  note?: string;
  modules: readonly ModuleKey[];
  functions: readonly FunctionKey[];
  /** Whether permissions that switch one thing on are asked for too. */
  optional: boolean;
  /** Never asked for in this preset. */
  without: readonly Permission[];
}

/** Adding the bot. */
export const install = {
  scopes: ['bot', 'applications.commands'],
  installContext: 'Server install only; user install is not offered.',
  whoCanAdd: "Members with the Manage Server permission (Discord's own rule).",
  permissionPolicy: {
    administrator:
      'Never asked for. If you grant it all the same, everything works, but what you set for single channels is then ignored.',
    rolePosition: `${product.name}'s own role must be above every role it adds, removes or edits; Discord forbids acting on an equal or higher role, on the server owner, and on managed (integration, booster, bot) roles.`,
    mfa: 'If the server requires 2FA for moderation, that applies to human moderators; the bot owner account has 2FA on.',
  },
  shardsNote:
    'A restart takes under 2 minutes. What falls due meanwhile happens right after it, in the order of its due time.',
  /** The fourth choice: the reader ticks modules and functions. */
  custom: {
    label: 'Your own choice',
    purpose: 'Tick below what you need.',
  },
} as const;

export const invitePresets = [
  {
    key: 'minimal',
    label: 'Minimal',
    modules: ['polls', 'reminders', 'tags'],
    functions: ['games', 'miscellaneous', 'utils'],
    optional: false,
    without: [],
  },
  {
    key: 'recommended',
    label: 'Recommended',
    modules: moduleKeys,
    functions: ['games', 'miscellaneous', 'utils'],
    optional: true,
    without: ['KickMembers', 'ModerateMembers'],
  },
  {
    key: 'full',
    label: 'Everything',
    note: 'Does not contain Administrator.',
    modules: moduleKeys,
    functions: functionKeys,
    optional: true,
    without: [],
  },
] as const satisfies readonly InvitePreset[];

import {standIn} from './standIn';
import type {Permission} from './types';

/** A preset of the invite builder. A feature names the smallest preset that includes it. */
export interface InvitePreset {
  key: string;
  label: string;
  /** Phrase to follow the label: `for most servers`. */
  labelSuffix: string;
  /** One more sentence about the preset. */
  note?: string;
  /** True if it also asks for optional permissions. */
  asksForOptional: boolean;
  /** Permissions that its features could use, but that it doesn't ask for. */
  without: readonly LeftOutPermission[];
}

interface LeftOutPermission {
  permission: Permission;
  /** Phrase to follow "to": `ping roles`. */
  to: string;
}

/** From small to large. */
export const invitePresets = [
  {
    key: 'minimal',
    label: 'Minimal',
    labelSuffix: 'to try it out',
    asksForOptional: false,
    without: [],
  },
  {
    key: 'recommended',
    label: 'Recommended',
    labelSuffix: 'for most servers',
    note: 'For warnings and bans, tick Moderation as well.',
    asksForOptional: true,
    without: [
      {permission: 'KickMembers', to: 'remove members who decline the rules or fail the check'},
      {permission: 'ManageGuild', to: 'track invites and log what AutoMod does'},
      {permission: 'ModerateMembers', to: 'time out members who fail the check'},
    ],
  },
  {
    key: 'full',
    label: 'Everything',
    labelSuffix: 'with moderation and music',
    note: "Even this set doesn't include Administrator.",
    asksForOptional: true,
    without: [],
  },
] as const satisfies readonly InvitePreset[];

standIn(invitePresets, 'your ready-made invites');

export type PresetKey = (typeof invitePresets)[number]['key'];

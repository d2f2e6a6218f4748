import {functions} from '../facts/functions';
import {invitePresets, type InvitePreset} from '../facts/install';
import {links} from '../facts/links';
import {modules} from '../facts/modules';
import type {Permission} from '../facts/types';
import {neededPermissions, permissionBit} from './permissions';

/**
 * Address that adds the bot to a server.
 * @param permissions the integer of the permissions asked for, as Discord documents it (bits of a 64-bit number)
 */
export function inviteLink(permissions: bigint): string {
  return `${links.invite}&permissions=${permissions}`;
}

/** A ready choice by its key: what is picked by its place in the list changes when the list does. */
export function invitePreset(key: (typeof invitePresets)[number]['key']): InvitePreset {
  const preset = invitePresets.find((invitePreset) => invitePreset.key === key);
  if (!preset) throw new Error(`There is no invite preset ${key}; see src/facts/install.ts.`);
  return preset;
}

/** The permissions of an invite preset, in the order of their bits. */
export function presetPermissions(preset: InvitePreset): Permission[] {
  const chosen = [...preset.modules.map((key) => modules[key]), ...preset.functions.map((key) => functions[key])];
  const wanted = new Set<Permission>(
    chosen.flatMap((feature) => neededPermissions(feature.permissions, preset.optional)),
  );
  for (const permission of preset.without) wanted.delete(permission);
  return [...wanted].sort((a, b) => permissionBit(a) - permissionBit(b));
}

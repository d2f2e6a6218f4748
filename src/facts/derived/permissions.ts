import {PermissionFlagsBits} from 'discord-api-types/v10';
import {functionList} from '../functions';
import {moduleList} from '../modules';
import {permissionLabels} from '../permissions';
import type {Permission, PermissionNeeds} from '../types';

const labels: Readonly<Partial<Record<Permission, string>>> = permissionLabels;

/**
 * Returns the name of a permission in the Discord client.
 * @throws if the permission is missing from `permissionLabels`
 */
export function permissionLabel(permission: Permission): string {
  const label = labels[permission];
  if (!label) {
    throw new Error(
      `The permission ${permission} has no label; add it to permissionLabels in src/facts/permissions.ts.`,
    );
  }
  return label;
}

/** `ManageGuild` → `permission-manage-guild` */
export function permissionAnchorId(permission: Permission): string {
  return `permission-${permission.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** Position of the permission's bit in Discord's bit field. */
export function permissionBitPosition(permission: Permission): number {
  return PermissionFlagsBits[permission].toString(2).length - 1;
}

/** Returns the bit field of a set of permissions, for invite URLs. */
export function permissionInteger(permissions: Iterable<Permission>): bigint {
  let integer = 0n;
  for (const permission of permissions) integer |= PermissionFlagsBits[permission];
  return integer;
}

export function permissionsIn(needs: PermissionNeeds, {withOptional}: {withOptional: boolean}): Permission[] {
  return [...needs.required, ...(withOptional ? needs.optional : [])].map(({permission}) => permission);
}

/** Returns every permission that the bot can ask for, sorted by bit. */
export function allPermissionsInUse(): {name: Permission; label: string; bit: number}[] {
  const names = [...moduleList, ...functionList].flatMap((feature) =>
    permissionsIn(feature.permissions, {withOptional: true}),
  );
  return [...new Set(names)]
    .map((name) => ({name, label: permissionLabel(name), bit: permissionBitPosition(name)}))
    .sort((a, b) => a.bit - b.bit);
}

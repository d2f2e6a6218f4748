import {PermissionFlagsBits} from 'discord-api-types/v10';
import {functionList} from '../facts/functions';
import {moduleList, modules} from '../facts/modules';
import {permissionLabels} from '../facts/permissions';
import {moduleKeys, type Permission, type PermissionNeeds} from '../facts/types';

const labels: Readonly<Partial<Record<Permission, string>>> = permissionLabels;

/**
 * Name of a permission in the Discord client.
 * @throws if the name is missing from `permissionLabels`
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

/** Name of a permission in Discord's API, for instance MANAGE_GUILD. */
function permissionApiName(permission: Permission): string {
  return permission.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

/** Anchor of a permission on pages that explain what it is for: `permission-manage-guild`. */
export function permissionAnchor(permission: Permission): string {
  return `permission-${permissionApiName(permission).toLowerCase().replaceAll('_', '-')}`;
}

/** Number of the bit of a permission, as Discord documents it. */
export function permissionBit(permission: Permission): number {
  return PermissionFlagsBits[permission].toString(2).length - 1;
}

/** The 64-bit integer of a set of permissions, as an invite carries it. */
export function permissionInteger(permissions: Iterable<Permission>): bigint {
  let integer = 0n;
  for (const permission of permissions) integer |= PermissionFlagsBits[permission];
  return integer;
}

/** The permissions that a module or group of functions asks for, optional ones included if wanted. */
export function neededPermissions(needs: PermissionNeeds, withOptional: boolean): Permission[] {
  return [...needs.required, ...(withOptional ? needs.optional : [])].map(({permission}) => permission);
}

/** One row of the index of permissions. */
export interface PermissionUse {
  name: Permission;
  label: string;
  bit: number;
  /** Keys of modules; groups of functions as `functions/<key>`. */
  requiredBy: string[];
  optionalFor: string[];
}

/** Every permission that the bot can ask for, and by what, in the order of their bits. */
export function permissionIndex(): PermissionUse[] {
  const features: {id: string; needs: PermissionNeeds}[] = [
    ...moduleKeys.map((key) => ({id: key, needs: modules[key].permissions})),
    ...functionList.map((group) => ({id: `functions/${group.key}`, needs: group.permissions})),
  ];
  const all = new Set(
    [...moduleList, ...functionList].flatMap((feature) => neededPermissions(feature.permissions, true)),
  );
  return [...all]
    .sort((a, b) => permissionBit(a) - permissionBit(b))
    .map((name) => ({
      name,
      label: permissionLabel(name),
      bit: permissionBit(name),
      requiredBy: features
        .filter((feature) => feature.needs.required.some((need) => need.permission === name))
        .map(({id}) => id),
      optionalFor: features
        .filter((feature) => feature.needs.optional.some((need) => need.permission === name))
        .map(({id}) => id),
    }));
}

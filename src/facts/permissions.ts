import {PermissionFlagsBits} from 'discord-api-types/v10';
import {functionList, functions} from './functions';
import type {InvitePreset} from './install';
import {moduleList, modules} from './modules';
import {moduleKeys, type Permission, type PermissionNeeds} from './types';

/** Names as the Discord client shows them. A permission that any fact names must be here. */
export const permissionLabels = {
  Administrator: 'Administrator',
  CreateInstantInvite: 'Create Invite',
  KickMembers: 'Kick Members',
  BanMembers: 'Ban Members',
  ManageChannels: 'Manage Channels',
  ManageGuild: 'Manage Server',
  AddReactions: 'Add Reactions',
  ViewAuditLog: 'View Audit Log',
  ViewChannel: 'View Channels',
  SendMessages: 'Send Messages',
  ManageMessages: 'Manage Messages',
  EmbedLinks: 'Embed Links',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
  MentionEveryone: 'Mention @everyone, @here, and All Roles',
  UseExternalEmojis: 'Use External Emoji',
  Connect: 'Connect',
  Speak: 'Speak',
  MuteMembers: 'Mute Members',
  MoveMembers: 'Move Members',
  ManageNicknames: 'Manage Nicknames',
  ManageRoles: 'Manage Roles',
  ManageWebhooks: 'Manage Webhooks',
  RequestToSpeak: 'Request to Speak',
  ManageEvents: 'Manage Events',
  ManageThreads: 'Manage Threads',
  CreatePublicThreads: 'Create Public Threads',
  CreatePrivateThreads: 'Create Private Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  ModerateMembers: 'Timeout Members',
  SetVoiceChannelStatus: 'Set Voice Channel Status',
  SendPolls: 'Create Polls',
  PinMessages: 'Pin Messages',
} as const satisfies Partial<Record<Permission, string>>;

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
export function permissionApiName(permission: Permission): string {
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
  return [...needs.required, ...(withOptional ? needs.optional : [])].map((it) => it.permission);
}

/** The permissions of an invite preset, in the order of their bits. */
export function presetPermissions(preset: InvitePreset): Permission[] {
  const chosen = [...preset.modules.map((key) => modules[key]), ...preset.functions.map((key) => functions[key])];
  const wanted = new Set<Permission>(chosen.flatMap((it) => neededPermissions(it.permissions, preset.optional)));
  for (const permission of preset.without) wanted.delete(permission);
  return [...wanted].sort((a, b) => permissionBit(a) - permissionBit(b));
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
    ...functionList.map((it) => ({id: `functions/${it.key}`, needs: it.permissions})),
  ];
  const all = new Set([...moduleList, ...functionList].flatMap((it) => neededPermissions(it.permissions, true)));
  return [...all]
    .sort((a, b) => permissionBit(a) - permissionBit(b))
    .map((name) => ({
      name,
      label: permissionLabel(name),
      bit: permissionBit(name),
      requiredBy: features
        .filter((it) => it.needs.required.some((need) => need.permission === name))
        .map((it) => it.id),
      optionalFor: features
        .filter((it) => it.needs.optional.some((need) => need.permission === name))
        .map((it) => it.id),
    }));
}

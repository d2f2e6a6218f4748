import {functionList} from '../facts/functions';
import {invitePresets, type InvitePreset} from '../facts/install';
import {links} from '../facts/links';
import {moduleList} from '../facts/modules';
import type {FunctionKey, Permission} from '../facts/types';
import {andList} from './listFormats';
import {neededPermissions, permissionBit, permissionLabel} from './permissions';

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

// Unknown keys are skipped, because the check of facts that names them comes later.
const modulesOf = ({modules: keys}: InvitePreset) => moduleList.filter(({key}) => keys.includes(key));
const functionsOf = ({functions: keys}: InvitePreset) => functionList.filter(({key}) => keys.includes(key));

/** The permissions of an invite preset, in the order of their bits. */
export function presetPermissions(preset: InvitePreset): Permission[] {
  const chosen = [...modulesOf(preset), ...functionsOf(preset)];
  const wanted = new Set<Permission>(
    chosen.flatMap((feature) => neededPermissions(feature.permissions, preset.optional)),
  );
  for (const {permission} of preset.without) wanted.delete(permission);
  return [...wanted].sort((a, b) => permissionBit(a) - permissionBit(b));
}

const titlesOf = (features: readonly {title: string}[]): string[] => features.map(({title}) => title);

/** If a preset leaves out fewer modules than this, those are named instead of the ones it has. */
const FEW = 4;

/** Lists the modules and functions of an invite preset: `All modules except Rules, and Games and Utils.` */
export function presetContents(preset: InvitePreset): string {
  const chosen = modulesOf(preset);
  const groups = functionsOf(preset);
  const others = moduleList.filter((module) => !chosen.includes(module));
  if (others.length >= FEW) return `${andList.format(titlesOf([...chosen, ...groups]))}.`;
  const all = others.length === 0 ? 'All modules' : `All modules except ${andList.format(titlesOf(others))}`;
  if (groups.length === functionList.length) return `${all} and all functions.`;
  return groups.length === 0 ? `${all}.` : `${all}, and ${andList.format(titlesOf(groups))}.`;
}

/** What the reader gains by adding the permissions that an invite preset leaves out; nothing if it has all. */
export const presetAdditions = ({without}: InvitePreset): string | undefined =>
  without.length === 0
    ? undefined
    : `You can add ${without.map(({permission, to}) => `${permissionLabel(permission)} to ${to}`).join('; ')}.`;

/** The ready choices with the sentences that say what each has, and what can be added to it. */
export const describedPresets = invitePresets.map((preset: InvitePreset) => ({
  ...preset,
  contents: presetContents(preset),
  additions: presetAdditions(preset),
}));

/**
 * Which ready choices have a group of functions: the label of each, or that all have it. With another choice its
 * permissions have to be granted by hand before it works.
 */
export function presetsWith(key: FunctionKey, presets: readonly InvitePreset[] = invitePresets): string {
  const having = presets.filter(({functions: chosen}) => chosen.includes(key));
  if (having.length === presets.length) return 'every ready invite';
  if (having.length === 0) return 'no ready invite';
  return `the ready invite ${having.map(({label}) => `"${label}"`).join(' or ')}`;
}

/** For sentences: which functions work with which ready choice. */
export const functionInvites = {
  /** For one group of functions, in words that follow "with". */
  of: Object.fromEntries(functionList.map(({key}) => [key, presetsWith(key)])) as Record<FunctionKey, string>,
};

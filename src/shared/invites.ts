import {functionList, functions} from '../facts/functions';
import {invitePresets, type InvitePreset} from '../facts/install';
import {links} from '../facts/links';
import {moduleList, modules} from '../facts/modules';
import type {FunctionKey, ModuleKey, Permission} from '../facts/types';
import {andList, orList} from './lists';
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

/** The permissions of an invite preset, in the order of their bits. */
export function presetPermissions(preset: InvitePreset): Permission[] {
  const chosen = [...preset.modules.map((key) => modules[key]), ...preset.functions.map((key) => functions[key])];
  const wanted = new Set<Permission>(
    chosen.flatMap((feature) => neededPermissions(feature.permissions, preset.optional)),
  );
  for (const {permission} of preset.without) wanted.delete(permission);
  return [...wanted].sort((a, b) => permissionBit(a) - permissionBit(b));
}

const titlesOf = (features: readonly {title: string}[]): string[] => features.map(({title}) => title);

/** Fewer modules than this are named where a preset leaves them out; else those that it has are. */
const FEW = 4;

/** Modules in words: `All modules`, `All modules except Rules`, `Polls and Tags`. */
function moduleWords(keys: readonly ModuleKey[]): string {
  const others = moduleList.filter(({key}) => !keys.includes(key));
  if (others.length === 0) return 'All modules';
  if (others.length < FEW) return `All modules except ${andList.format(titlesOf(others))}`;
  return andList.format(titlesOf(keys.map((key) => modules[key])));
}

/** What an invite preset is for, in sentences: its modules and functions, those that it does not have, and its note. */
export function presetPurpose({modules: keys, functions: chosen, note}: InvitePreset): string {
  const others = functionList.filter(({key}) => !chosen.includes(key));
  const chosenTitles = titlesOf(chosen.map((key) => functions[key]));
  const functionWords =
    others.length === 0
      ? ' and all functions'
      : `, and the functions ${andList.format(chosenTitles)}, but not ${orList.format(titlesOf(others))}`;
  return [`${moduleWords(keys)}${functionWords}.`, note].filter(Boolean).join(' ');
}

/** What the reader gains by adding the permissions that an invite preset leaves out; nothing if it has all. */
export const presetAdditions = ({without}: InvitePreset): string | undefined =>
  without.length === 0
    ? undefined
    : `You can add ${without.map(({permission, to}) => `${permissionLabel(permission)} to ${to}`).join('; ')}.`;

/** The ready choices with the words that say what each is for, and what can be added to it. */
export const describedPresets = invitePresets.map((preset) => ({
  ...preset,
  purpose: presetPurpose(preset),
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

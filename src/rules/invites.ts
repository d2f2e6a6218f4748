import {functionList, functions} from '../facts/functions';
import {invitePresets, type InvitePreset} from '../facts/install';
import {links} from '../facts/links';
import {moduleList, modules} from '../facts/modules';
import type {FunctionKey, Permission} from '../facts/types';
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
  for (const permission of preset.without) wanted.delete(permission);
  return [...wanted].sort((a, b) => permissionBit(a) - permissionBit(b));
}

const titles = (features: readonly {title: string}[]): string => features.map(({title}) => title).join(', ');

/** What an invite preset is for, in sentences: its modules and functions, what it leaves out, and its note. */
export function presetPurpose({modules: keys, functions: chosen, without, note}: InvitePreset): string {
  const leftOut = functionList.filter(({key}) => !chosen.includes(key));
  const modulesPart = keys.length === moduleList.length ? 'All modules' : titles(keys.map((key) => modules[key]));
  const functionsPart = leftOut.length === 0 ? ' and functions' : '';
  const withoutPart = without.length > 0 ? `, without ${without.map(permissionLabel).join(' and ')}` : '';
  const chosenTitles = titles(chosen.map((key) => functions[key]));
  return [
    `${modulesPart}${functionsPart}${withoutPart}.`,
    leftOut.length > 0 && `Functions: ${chosenTitles}; not ${titles(leftOut)}.`,
    note,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The ready choices with the words that say what each is for. */
export const describedPresets = invitePresets.map((preset) => ({...preset, purpose: presetPurpose(preset)}));

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
  /** For all, as a clause: those that work with the same together. */
  all: [...new Set(functionList.map(({key}) => presetsWith(key)))]
    .map((presets) => `${titles(functionList.filter(({key}) => presetsWith(key) === presets))} with ${presets}`)
    .join('; '),
};

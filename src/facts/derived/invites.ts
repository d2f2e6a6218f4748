import {functionList, hasFunctions} from '../functions';
import {invitePresets, type InvitePreset, type PresetKey} from '../invitePresets';
import {links} from '../links';
import {moduleList} from '../modules';
import type {FunctionGroup, Permission} from '../types';
import {andListFormat} from '../../lib/collections';
import {permissionsIn, permissionBitPosition, permissionLabel} from './permissions';

/**
 * Returns the URL that adds the bot to a server.
 * @param permissions bit field from `permissionInteger`
 */
export function inviteLink(permissions: bigint): string {
  return `${links.invite}&permissions=${permissions}`;
}

/** @throws if there is no preset with this key */
export function invitePreset(key: PresetKey): InvitePreset {
  const preset = invitePresets.find((invitePreset) => invitePreset.key === key);
  if (!preset) throw new Error(`Unknown invite preset ${key}; see src/facts/invitePresets.ts.`);
  return preset;
}

/** Larger presets have a higher position. */
const positionOf = (presetKey: string): number => invitePresets.findIndex(({key}) => key === presetKey);

/** A preset also includes the features of all smaller presets. */
const isIncluded = (feature: {preset: string}, preset: InvitePreset): boolean =>
  positionOf(feature.preset) <= positionOf(preset.key);

export const presetModules = (preset: InvitePreset) => moduleList.filter((module) => isIncluded(module, preset));
export const presetFunctions = (preset: InvitePreset) => functionList.filter((group) => isIncluded(group, preset));

export function permissionsRequestedBy(preset: InvitePreset): Permission[] {
  const includedFeatures = [...presetModules(preset), ...presetFunctions(preset)];
  const permissions = new Set<Permission>(
    includedFeatures.flatMap((feature) => permissionsIn(feature.permissions, {withOptional: preset.asksForOptional})),
  );
  for (const {permission} of preset.without) permissions.delete(permission);
  return [...permissions].sort((a, b) => permissionBitPosition(a) - permissionBitPosition(b));
}

const titlesOf = (features: readonly {title: string}[]): string[] => features.map(({title}) => title);

/** If a preset leaves out at least this many modules, `presetContents` lists the included ones instead. */
const MANY_LEFT_OUT = 4;

/** Lists the modules and functions of an invite preset: `All modules except Rules, plus Games and Utils.` */
export function presetContents(preset: InvitePreset): string {
  const includedModules = presetModules(preset);
  const includedGroups = presetFunctions(preset);
  const leftOutModules = moduleList.filter((module) => !includedModules.includes(module));
  if (leftOutModules.length >= MANY_LEFT_OUT)
    return `${andListFormat.format(titlesOf([...includedModules, ...includedGroups]))}.`;
  const modulesPhrase =
    leftOutModules.length === 0
      ? 'All modules'
      : `All modules except ${andListFormat.format(titlesOf(leftOutModules))}`;
  if (hasFunctions && includedGroups.length === functionList.length)
    return `${modulesPhrase}${leftOutModules.length === 0 ? ' and' : ', plus'} all functions.`;
  return includedGroups.length === 0
    ? `${modulesPhrase}.`
    : `${modulesPhrase}, plus ${andListFormat.format(titlesOf(includedGroups))}.`;
}

/** `To give members a role, add Manage Roles.` Undefined if `without` is empty. */
const additionsText = ({without}: InvitePreset): string | undefined =>
  without.length === 0
    ? undefined
    : without.map(({permission, to}) => `To ${to}, add ${permissionLabel(permission)}.`).join(' ');

export const describedPresets = invitePresets.map((preset: InvitePreset) => ({
  ...preset,
  contents: presetContents(preset),
  additions: additionsText(preset),
}));

/** Lists the presets that include a group of functions: `the ready-made invite "Recommended" or "Everything"`. */
function presetsPhrase(group: FunctionGroup): string {
  const matchingPresets = invitePresets.filter((preset) => isIncluded(group, preset));
  if (matchingPresets.length === invitePresets.length) return 'every ready-made invite';
  return `the ready-made invite ${matchingPresets.map(({label}) => `"${label}"`).join(' or ')}`;
}

export const functionInvites = {
  /** By key of the group. Completes the phrase "with …". */
  of: Object.fromEntries(functionList.map((group) => [group.key, presetsPhrase(group)])) as Record<string, string>,
};

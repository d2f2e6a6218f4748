import {functionList} from '../functions';
import {invitePresets, type InvitePreset} from '../install';
import {links} from '../links';
import {moduleList} from '../modules';
import type {FunctionKey, Permission} from '../types';
import {andList} from '../../lib/collections';
import {neededPermissions, permissionBit, permissionLabel} from './permissions';

/**
 * Returns the URL that adds the bot to a server.
 * @param permissions bit field, see `permissionInteger`
 */
export function inviteLink(permissions: bigint): string {
  return `${links.invite}&permissions=${permissions}`;
}

/** @throws if there is no preset with this key */
export function invitePreset(key: (typeof invitePresets)[number]['key']): InvitePreset {
  const preset = invitePresets.find((invitePreset) => invitePreset.key === key);
  if (!preset) throw new Error(`Unknown invite preset ${key}; see src/facts/install.ts.`);
  return preset;
}

// Unknown keys are skipped here, because checks report them later.
const modulesOf = ({modules: keys}: InvitePreset) => moduleList.filter(({key}) => keys.includes(key));
const functionsOf = ({functions: keys}: InvitePreset) => functionList.filter(({key}) => keys.includes(key));

export function presetPermissions(preset: InvitePreset): Permission[] {
  const chosen = [...modulesOf(preset), ...functionsOf(preset)];
  const wanted = new Set<Permission>(
    chosen.flatMap((feature) => neededPermissions(feature.permissions, preset.optional)),
  );
  for (const {permission} of preset.without) wanted.delete(permission);
  return [...wanted].sort((a, b) => permissionBit(a) - permissionBit(b));
}

const titlesOf = (features: readonly {title: string}[]): string[] => features.map(({title}) => title);

/** If a preset leaves out fewer modules than this, `presetContents` lists the missing ones instead. */
const FEW = 4;

/** Lists the modules and functions of an invite preset: `All modules except Rules, plus Games and Utils.` */
export function presetContents(preset: InvitePreset): string {
  const chosen = modulesOf(preset);
  const groups = functionsOf(preset);
  const others = moduleList.filter((module) => !chosen.includes(module));
  if (others.length >= FEW) return `${andList.format(titlesOf([...chosen, ...groups]))}.`;
  const all = others.length === 0 ? 'All modules' : `All modules except ${andList.format(titlesOf(others))}`;
  if (groups.length === functionList.length) return `${all}${others.length === 0 ? ' and' : ', plus'} all functions.`;
  return groups.length === 0 ? `${all}.` : `${all}, plus ${andList.format(titlesOf(groups))}.`;
}

/** `You can add Manage Roles to give members a role.` Undefined if `without` is empty. */
const presetAdditions = ({without}: InvitePreset): string | undefined =>
  without.length === 0
    ? undefined
    : `You can add ${without.map(({permission, to}) => `${permissionLabel(permission)} to ${to}`).join('; ')}.`;

export const describedPresets = invitePresets.map((preset: InvitePreset) => ({
  ...preset,
  contents: presetContents(preset),
  additions: presetAdditions(preset),
}));

/** Lists the presets that include a group of functions: `the ready-made invite "Recommended" or "Everything"`. */
function presetsWith(key: FunctionKey, presets: readonly InvitePreset[] = invitePresets): string {
  const matching = presets.filter(({functions: chosen}) => chosen.includes(key));
  if (matching.length === presets.length) return 'every ready-made invite';
  if (matching.length === 0) return 'no ready-made invite';
  return `the ready-made invite ${matching.map(({label}) => `"${label}"`).join(' or ')}`;
}

export const functionInvites = {
  /** Completes the phrase "with …". */
  of: Object.fromEntries(functionList.map(({key}) => [key, presetsWith(key)])) as Record<FunctionKey, string>,
};

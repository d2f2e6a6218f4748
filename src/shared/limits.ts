import {functionList} from '../facts/functions';
import {moduleList} from '../facts/modules';
import {coreLimits} from '../facts/plans';
import type {FunctionKey, Limit, ModuleKey} from '../facts/types';

/** A limit and what it belongs to. */
export type OwnedLimit = Limit & {module: ModuleKey | 'core'};

/** The whole comparison of plans: limits that belong to no module, then each module's. */
export function allLimits(): OwnedLimit[] {
  return [
    ...coreLimits.map((limit) => ({module: 'core' as const, ...limit})),
    ...moduleList.flatMap((module) => module.limits.map((limit) => ({module: module.key, ...limit}))),
  ];
}

/** Whether Free has nothing of it: a feature that only Premium has. */
export const isPremiumOnly = ({free, premium}: Limit): boolean => (free === false || free === 0) && premium !== free;

/** A feature that only Premium has, and the module or group of functions that it belongs to. */
export type PremiumFeature = {feature: string} & ({module: ModuleKey} | {function: FunctionKey});

/** What only Premium has: limits of modules, then those that a group of functions names. */
export const premiumOnly: readonly PremiumFeature[] = [
  ...moduleList.flatMap(({key, limits}) =>
    limits.filter(isPremiumOnly).map(({label}): PremiumFeature => ({module: key, feature: label})),
  ),
  ...functionList.flatMap(({key, limits: named = []}) =>
    coreLimits
      .filter((limit) => named.includes(limit.key) && isPremiumOnly(limit))
      .map(({label}): PremiumFeature => ({function: key, feature: label})),
  ),
];

/** A limit as tables of both plans name it: what is to be known about it stands in brackets. */
export const limitName = ({label, note}: Limit): string => (note ? `${label} (${note})` : label);

/**
 * The limit of a list that has this key.
 * @throws Error if there is none
 */
export function limitNamed(limits: readonly Limit[], key: string): Limit {
  const limit = limits.find((limit) => limit.key === key);
  if (!limit) throw new Error(`No limit named ${key}; see src/facts/plans.ts and src/facts/modules.`);
  return limit;
}

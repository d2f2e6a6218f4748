import {functionList} from '../functions';
import {moduleList} from '../modules';
import {coreLimits} from '../plans';
import type {FunctionKey, Limit, LimitPath, ModuleKey} from '../types';

export type OwnedLimit = Limit & {module: ModuleKey | 'core'};

export function allLimits(): OwnedLimit[] {
  return [
    ...coreLimits.map((limit) => ({module: 'core' as const, ...limit})),
    ...moduleList.flatMap((module) => module.limits.map((limit) => ({module: module.key, ...limit}))),
  ];
}

export const isPremiumOnly = ({free, premium}: Limit): boolean => (free === false || free === 0) && premium !== free;

export type PremiumFeature = {feature: string} & ({module: ModuleKey} | {function: FunctionKey});

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

/** `Open polls (per server)` */
export const limitName = ({label, note}: Limit): string => (note ? `${label} (${note})` : label);

/** @throws if there is no such limit */
export function limitAt({module, limit: key}: LimitPath): OwnedLimit {
  const limit = allLimits().find((owned) => owned.module === (module ?? 'core') && owned.key === key);
  if (!limit)
    throw new Error(`no limit "${key}" of ${module ?? 'no module'}; see src/facts/plans.ts and src/facts/modules/`);
  return limit;
}

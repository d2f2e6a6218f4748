import {moduleList} from '../facts/modules';
import {coreLimits} from '../facts/plans';
import type {Limit, ModuleKey} from '../facts/types';

/** A limit and what it belongs to. */
export type OwnedLimit = Limit & {module: ModuleKey | 'core'};

/** The whole comparison of plans: limits that belong to no module, then each module's. */
export function allLimits(): OwnedLimit[] {
  return [
    ...coreLimits.map((limit) => ({module: 'core' as const, ...limit})),
    ...moduleList.flatMap((module) => module.limits.map((limit) => ({module: module.key, ...limit}))),
  ];
}

/**
 * The limit of a list that has this key.
 * @throws Error if there is none
 */
export function limitNamed(limits: readonly Limit[], key: string): Limit {
  const limit = limits.find((limit) => limit.key === key);
  if (!limit) throw new Error(`No limit named ${key}; see src/facts/plans.ts and src/facts/modules.`);
  return limit;
}

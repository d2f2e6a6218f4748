import {moduleList} from './modules';
import {coreLimits} from './plans';
import type {Limit, ModuleKey} from './types';

/** A limit and what it belongs to. */
export type OwnedLimit = Limit & {module: ModuleKey | 'core'};

/** The whole comparison of plans: limits that belong to no module, then each module's. */
export function allLimits(): OwnedLimit[] {
  return [
    ...coreLimits.map((limit) => ({module: 'core' as const, ...limit})),
    ...moduleList.flatMap((module) => module.limits.map((limit) => ({module: module.key, ...limit}))),
  ];
}

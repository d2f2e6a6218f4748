import {moduleList} from './modules';
import {coreLimits} from './plans';
import type {Limit} from './types';

/** `module` is the key of a module, or `core`. */
export type LimitWithModule = Limit & {module: string};

export const limits: readonly LimitWithModule[] = [
  ...moduleList.flatMap((module) => module.limits.map((limit) => ({module: module.key, ...limit}))),
  ...coreLimits.map((limit) => ({module: 'core', ...limit})),
];

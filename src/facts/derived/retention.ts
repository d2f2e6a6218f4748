import {moduleList} from '../modules';
import {coreLimits} from '../plans';
import {stores, type Store} from '../privacy';
import type {Limit} from '../types';
import {limitNamed} from './limits';

/** Data that is kept for a number of days that depends on the plan. */
interface PlanRetention {
  /** Title of the module or feature that stores it. */
  title: string;
  name: string;
  limit: Limit;
}

export const isRetention = ({key}: Limit): boolean => /^(?:keep|history|transcript|audit_log)_(?:\w+_)?days$/.test(key);

const limitsOf = ({key}: Store): readonly Limit[] =>
  moduleList.find((module) => module.key === key)?.limits ?? coreLimits;

export const keptByPlan: readonly PlanRetention[] = stores.flatMap((store) =>
  store.stored.flatMap(({name, limit}) =>
    limit === undefined ? [] : [{title: store.title, name, limit: limitNamed(limitsOf(store), limit)}],
  ),
);

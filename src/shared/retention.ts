import {moduleList} from '../facts/modules';
import {coreLimits} from '../facts/plans';
import {stores, type Store} from '../facts/privacy';
import type {Limit} from '../facts/types';
import {limitNamed} from './limits';

/** Something that is kept as many days as the plan of the server allows. */
interface PlanRetention {
  /** What stores it. */
  title: string;
  name: string;
  limit: Limit;
}

/** Whether a limit says how many days something is kept. */
export const isRetention = ({key}: Limit): boolean => /^(?:keep|history|transcript|audit_log)_(?:\w+_)?days$/.test(key);

const limitsOf = ({key}: Store): readonly Limit[] =>
  moduleList.find((module) => module.key === key)?.limits ?? coreLimits;

/** All that is kept as long as the plan of the server allows, in the order of what stores it. */
export const keptByPlan: readonly PlanRetention[] = stores.flatMap((store) =>
  store.stored.flatMap(({name, limit}) =>
    limit === undefined ? [] : [{title: store.title, name, limit: limitNamed(limitsOf(store), limit)}],
  ),
);

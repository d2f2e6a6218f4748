import {moduleList} from '../modules';
import {coreLimits} from '../plans';
import {stores} from '../privacy';
import type {Limit} from '../types';
import {limitAt} from './limits';

/** Data that is kept for a number of days that depends on the plan. */
interface PlanRetention {
  /** Title of the module or feature that stores it. */
  title: string;
  name: string;
  limit: Limit;
}

export const planRetentions: readonly PlanRetention[] = stores.flatMap((store) =>
  store.stored.flatMap(({name, limit}) =>
    // A bot without any limits outside its modules can still store this. Any other unknown limit is a mistake.
    limit === undefined || (store.key === undefined && coreLimits.length === 0)
      ? []
      : [
          {
            title: store.title,
            name,
            limit: limitAt({module: moduleList.find(({key}) => key === store.key)?.key, limit}),
          },
        ],
  ),
);

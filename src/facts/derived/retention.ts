import {moduleList} from '../modules';
import {coreLimits} from '../plans';
import {storingParts} from '../privacy';
import type {Limit} from '../types';
import {limitAt} from './limits';

/** Data that is kept for a number of days that depends on the plan. */
interface PlanRetention {
  /** Title of the part of the bot that stores it. */
  title: string;
  name: string;
  limit: Limit;
}

export const planRetentions: readonly PlanRetention[] = storingParts.flatMap((part) =>
  part.stored.flatMap(({name, limit: limitKey}) =>
    // Parts without a key name a core limit, and a bot can have none. `limitAt` throws for any other unknown limit.
    limitKey === undefined || (part.key === undefined && coreLimits.length === 0)
      ? []
      : [
          {
            title: part.title,
            name,
            limit: limitAt({module: moduleList.find(({key}) => key === part.key)?.key, limit: limitKey}),
          },
        ],
  ),
);

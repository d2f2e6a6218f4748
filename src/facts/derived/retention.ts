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
    // Modules have limits of their own, all other parts core limits. A part without a key keeps naming its limit in a bot
    // without core limits; `limitAt` throws for all other unknown limits.
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

import {functionList} from '../functions';
import {limits, type LimitWithModule} from '../limits';
import {moduleList} from '../modules';
import {coreLimits} from '../plans';
import type {Limit} from '../types';

/** Returns the limits that a part of the site shows. */
export const limitsPlacedIn = (part: keyof NonNullable<Limit['placements']>): LimitWithModule[] =>
  limits.filter(({placements}) => placements?.[part] !== undefined);

const isPremiumOnly = ({free, premium}: Limit): boolean => (free === false || free === 0) && premium !== free;

/** A label, with the key of its module or group of functions. */
export type PremiumOnlyLimit = {label: string} & ({module: string} | {function: string});

export const premiumOnlyLimits: readonly PremiumOnlyLimit[] = [
  ...moduleList.flatMap(({key, limits: moduleLimits}) =>
    moduleLimits.filter(isPremiumOnly).map(({label}): PremiumOnlyLimit => ({module: key, label})),
  ),
  ...functionList.flatMap(({key, limits: limitKeys = []}) =>
    coreLimits
      .filter((limit) => limitKeys.includes(limit.key) && isPremiumOnly(limit))
      .map(({label}): PremiumOnlyLimit => ({function: key, label})),
  ),
];

/** `Open polls (per server)` */
export const labelWithNote = ({label, note}: Limit): string => (note ? `${label} (${note})` : label);

/** Returns a limit of a module or, without one, a core limit. @throws if there is no such limit */
export function limitAt({module, limit: key}: {module?: string | undefined; limit: string}): LimitWithModule {
  const limit = limits.find((candidate) => candidate.module === (module ?? 'core') && candidate.key === key);
  if (!limit)
    throw new Error(`no limit "${key}" of ${module ?? 'no module'}; see src/facts/plans.ts and src/facts/modules/`);
  return limit;
}

import {limits, type OwnedLimit} from './limits';
import {apiModules, moduleList} from './modules';

/** Used in samples that would work with any module. */
export const sampleModule = apiModules[0]?.key ?? '';

/** Key of an event that a change causes. */
export const sampleEvent = moduleList.flatMap(({events}) => events).find(({key}) => key.endsWith('updated'))?.key ?? '';

/** Limits of different kinds, as far as the bot has them: for a number of items, for anything else, and for Premium only. */
export const sampleLimits: readonly OwnedLimit[] = [
  ({counted, free}: OwnedLimit) => counted === true && typeof free === 'number' && free > 1,
  ({counted, free}: OwnedLimit) => !counted && typeof free === 'number',
  ({free}: OwnedLimit) => free === false,
].flatMap((isOfKind) => limits.find(isOfKind) ?? []);

/** `{module: 'polls', key: 'open_polls', limit: 5, used: 1}` */
export const usageSample = ({module, key, free, counted}: OwnedLimit, used = 1) => ({
  module,
  key,
  limit: free === 'unlimited' ? null : free,
  used: counted ? used : null,
});

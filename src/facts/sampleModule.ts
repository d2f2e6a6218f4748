import {limits, type LimitWithModule} from './limits';
import {apiModules} from './modules';

/** Used in samples that would work with any module. */
export const sampleModuleKey = apiModules[0]?.key ?? '';

/**
 * The first change of an object in the samples: `{event: 'autoresponder.trigger.updated', target: 'trg_…', changes: [{field:
 * 'priority', before: 100, after: 50}, …]}`. `target` is the object's id.
 */
export const sampleChange = apiModules
  .flatMap(({key, events, entities = {}, api}) =>
    api.endpoints.flatMap(({request, example}) => {
      const objectName = typeof request === 'object' && 'partial' in request ? request.partial : '';
      const fields = entities[objectName] ?? [];
      const changes = Object.entries(example?.request ?? {}).map(([field, after]) => {
        const {example: before, default: defaultValue = null} = fields.find(({name}) => name === field) ?? {};
        return {field, before: before ?? defaultValue, after};
      });
      const event = events.find((event) => event.key === `${key}.${objectName}.updated`)?.key;
      return event === undefined || changes.length === 0 ? [] : [{event, target: fields[0]?.example ?? null, changes}];
    }),
  )
  .at(0);

/** Limits of different kinds, as far as the bot has them: for a number of items, for anything else, and for Premium only. */
export const sampleLimits: readonly LimitWithModule[] = [
  ({counted, free}: LimitWithModule) => counted === true && typeof free === 'number' && free > 1,
  ({counted, free}: LimitWithModule) => !counted && typeof free === 'number',
  ({free}: LimitWithModule) => free === false,
].flatMap((isOfKind) => limits.find(isOfKind) ?? []);

/** `{module: 'polls', key: 'open_polls', limit: 5, used: 1}` */
export const usageSample = ({module, key, free, counted}: LimitWithModule, used = 1) => ({
  module,
  key,
  limit: free === 'unlimited' ? null : free,
  used: counted ? used : null,
});

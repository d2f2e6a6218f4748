import {platform} from '../../facts/platform';
import type {Field, Limit, ModuleKey, Setting} from '../../facts/types';
import {checkUnique, type Report} from './report';

/** Numbers that the platform caps although they look like ours. */
export const platformCaps: readonly {module: ModuleKey; limit: string; cap: number}[] = [
  {module: 'tickets', limit: 'questions', cap: platform.limits.components.modalInputs},
  {module: 'tickets', limit: 'types_per_panel', cap: platform.limits.components.selectOptions},
  {module: 'reactionroles', limit: 'options_per_panel', cap: platform.limits.components.selectOptions},
  {module: 'polls', limit: 'answers', cap: platform.limits.components.selectOptions},
];

/** Checks that Premium is never worse than Free, and that the platform allows it. */
export function checkLimits(limits: readonly Limit[], owner: string, at: readonly string[], report: Report): void {
  checkUnique(limits, ({key}) => key, 'the limit', at, report);
  for (const {key, free, premium, lowerIsBetter} of limits) {
    const worse = lowerIsBetter ? Number(premium) > Number(free) : Number(premium) < Number(free);
    if (free === 'unlimited' ? premium !== 'unlimited' : premium !== 'unlimited' && worse) {
      report(
        [...at, key, 'premium'],
        `Premium (${premium}) is worse than Free (${free}) in ${key}`,
        lowerIsBetter ? 'Swap the numbers, or remove lowerIsBetter.' : 'Swap the numbers, or set lowerIsBetter.',
      );
    }
    const cap = platformCaps.find((cap) => cap.module === owner && cap.limit === key)?.cap;
    if (cap !== undefined && Number(premium) > cap) {
      report([...at, key, 'premium'], `${premium} is more than the platform allows`, `The platform allows ${cap}.`);
    }
  }
}

/** A limit of the plan caps these by their value or by how many they are; of other types it counts something else. */
const isCapped = ({type}: Pick<Field, 'type'>): boolean =>
  type === 'integer' || type === 'number' || type.endsWith('_list');

/** Checks that ranges end where the limit of the plan does that holds for them, down to the fields of objects. */
export function checkLimitRanges(
  ranged: readonly (Field | Setting)[],
  limits: readonly Limit[],
  at: readonly string[],
  report: Report,
): void {
  for (const one of ranged) {
    const here = [...at, 'key' in one ? one.key : one.name];
    const premium = limits.find(({key}) => key === one.limit)?.premium;
    if (typeof premium === 'number' && one.max !== undefined && isCapped(one) && one.max !== premium) {
      report(
        [...here, 'max'],
        `max ${one.max} is not the limit ${one.limit}, which Premium raises to ${premium}`,
        'Give both one constant of this file: the range follows from the limit.',
      );
    }
    if ('fields' in one && one.fields) checkLimitRanges(one.fields, limits, [...here, 'fields'], report);
  }
}

/** Reports every name of a limit that there is not. */
export function checkLimitNames(
  names: readonly string[],
  limits: readonly {key: string}[],
  at: readonly string[],
  report: Report,
): void {
  const keys = limits.map(({key}) => key);
  for (const name of names.filter((name) => !keys.includes(name))) {
    report(at, `unknown limit "${name}"`, `Available: ${keys.join(', ')}.`);
  }
}

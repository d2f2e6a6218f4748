import {hasPremium} from '../../facts/derived/plans';
import type {Field, Limit, Setting} from '../../facts/types';
import {checkUnique, keysOf, type Report} from './report';

/** Checks that Premium is never worse than Free, and that Discord allows what Premium promises. */
export function checkLimits(limits: readonly Limit[], factPath: readonly string[], report: Report): void {
  checkUnique('limit', keysOf(limits), factPath, report);
  for (const {key, free, premium, lowerIsBetter, discordMax} of limits) {
    // `Number('unlimited')` is NaN, which is neither more nor less.
    const isWorse = lowerIsBetter ? Number(premium) > Number(free) : Number(premium) < Number(free);
    if (premium === undefined && hasPremium) {
      report([...factPath, key], `the limit ${key} has no value for Premium`, 'Add `premium`.');
    } else if (premium !== undefined && premium !== 'unlimited' && (free === 'unlimited' || isWorse)) {
      report(
        [...factPath, key, 'premium'],
        `Premium (${premium}) is worse than Free (${free}) in ${key}`,
        lowerIsBetter ? 'Swap the numbers, or remove lowerIsBetter.' : 'Swap the numbers, or set lowerIsBetter.',
      );
    }
    const bestPlanValue = premium ?? free;
    if (discordMax !== undefined && Number(bestPlanValue) > discordMax) {
      report([...factPath, key], `${bestPlanValue} is more than Discord allows`, `Write ${discordMax} or less.`);
    }
  }
}

/** Tells whether the limit caps the value or the items of a field. With other types, it counts something else. */
const isCapped = ({type}: Pick<Field, 'type'>): boolean =>
  type === 'integer' || type === 'number' || type.endsWith('_list');

/** Checks that `max` of each field equals the limit it names, also in nested fields. */
export function checkMaxMatchesLimit(
  fields: readonly (Field | Setting)[],
  limits: readonly Limit[],
  factPath: readonly string[],
  report: Report,
): void {
  for (const field of fields) {
    const fieldFactPath = [...factPath, 'key' in field ? field.key : field.name];
    const limit = limits.find(({key}) => key === field.limit);
    const bestPlanValue = limit?.premium ?? limit?.free;
    if (
      typeof bestPlanValue === 'number' &&
      field.max !== undefined &&
      isCapped(field) &&
      field.max !== bestPlanValue
    ) {
      const message = `max ${field.max} differs from the limit ${field.limit}, which is at most ${bestPlanValue}`;
      report([...fieldFactPath, 'max'], message, 'Use one constant of this file for both.');
    }
    if ('fields' in field && field.fields)
      checkMaxMatchesLimit(field.fields, limits, [...fieldFactPath, 'fields'], report);
  }
}

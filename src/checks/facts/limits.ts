import {platform} from '../../facts/platform';
import type {Limit, ModuleKey} from '../../facts/types';
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
  checkUnique(
    limits.map(({key}) => key),
    'the limit',
    at,
    report,
  );
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

/** Reports every name of a limit that there is not. */
export function checkLimitNames(
  names: readonly string[],
  limits: readonly {key: string}[],
  at: readonly string[],
  report: Report,
): void {
  const keys = limits.map(({key}) => key);
  for (const name of names.filter((name) => !keys.includes(name))) {
    report(at, `no limit named ${name}`, `There is: ${keys.join(', ')}.`);
  }
}

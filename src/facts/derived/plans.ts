import {plans} from '../plans';
import type {PlanKey} from '../types';

/** @throws if there is no plan with this key */
export function planNamed(key: PlanKey): (typeof plans.list)[number] {
  const plan = plans.list.find((listed) => listed.key === key);
  if (!plan) throw new Error(`Unknown plan "${key}"; see src/facts/plans.ts.`);
  return plan;
}

import {plans} from '../facts/plans';
import type {PlanKey} from '../facts/types';

/**
 * A plan by its key.
 * @throws Error if there is none
 */
export function planNamed(key: PlanKey): (typeof plans.list)[number] {
  const plan = plans.list.find((listed) => listed.key === key);
  if (!plan) throw new Error(`No plan named ${key}; see src/facts/plans.ts.`);
  return plan;
}

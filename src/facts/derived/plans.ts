import {plans} from '../plans';
import type {Plan, Plans} from '../types';

/** Typed as for any bot, because one without Premium has no `downgrade`. */
const planFacts: Plans = plans;

/** The plan of every server without a subscription. */
export const freePlan: Plan | undefined = planFacts.list.find(({key}) => key === 'free');

/** Missing for bots without a paid plan. */
export const premiumPlan: Plan | undefined = planFacts.list.find(({key}) => key === 'premium');

export const hasPremium = premiumPlan !== undefined;

/** From `active` to `free`, in the order of the facts. Empty without a paid plan. */
export const planStates = planFacts.downgrade?.states ?? [];

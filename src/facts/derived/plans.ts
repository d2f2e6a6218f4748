import {plans} from '../plans';
import type {Plan, Plans} from '../types';

const planFacts: Plans = plans;

/** The plan of every server without a subscription. */
export const freePlan: Plan | undefined = planFacts.list.find(({key}) => key === 'free');

/** Missing for bots without a paid plan. */
export const premiumPlan: Plan | undefined = planFacts.list.find(({key}) => key === 'premium');

export const hasPremium = premiumPlan !== undefined;

export const planStates = planFacts.downgrade?.states ?? [];

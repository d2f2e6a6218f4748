import {premiumOnlyLimits, type PremiumOnlyLimit} from '../../../facts/derived/limits';
import {planStates} from '../../../facts/derived/plans';
import type {PlanState} from '../../../facts/types';
import {uncapitalized} from '../../../lib/sentences';
import {featureLink} from './feature';
import {limitTables} from './limits';
import {code, lines, mdx, table, type Markdown} from './mdxTemplate';

const premiumOnlyItem = (limit: PremiumOnlyLimit): Markdown =>
  mdx`- ${featureLink('module' in limit ? limit.module : limit.function)}: ${uncapitalized(limit.label)}`;

const stateRow = (planState: PlanState): Markdown => mdx`| ${code(planState.state)} | ${planState.meaning} |`;

/** `comparison` → all limits; `only` → `- [Welcoming](…): welcome card image`; `states` → what happens after Premium ends. */
export const premium = {
  comparison: limitTables,
  only: () => lines(premiumOnlyLimits.map(premiumOnlyItem)),
  states: () => table(['State', 'What it means'], planStates.map(stateRow)),
};

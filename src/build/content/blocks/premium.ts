import {premiumOnlyLimits} from '../../../facts/derived/limits';
import {planStates} from '../../../facts/derived/plans';
import type {PlanState} from '../../../facts/types';
import {uncapitalized} from '../../../lib/sentences';
import {featureLink} from './feature';
import {limitComparison} from './limits';
import {code, lines, mdx, table, type Markdown} from './mdxTemplate';

const premiumFeatureItem = (premiumFeature: (typeof premiumOnlyLimits)[number]): Markdown =>
  mdx`- ${featureLink('module' in premiumFeature ? premiumFeature.module : premiumFeature.function)}: ${uncapitalized(premiumFeature.label)}`;

const stateRow = (state: PlanState): Markdown => mdx`| ${code(state.state)} | ${state.meaning} |`;

/** `comparison` → all limits; `only` → `- [Welcoming](…): welcome card image`; `states` → what happens after Premium ends. */
export const premium = {
  comparison: limitComparison,
  only: () => lines(premiumOnlyLimits.map(premiumFeatureItem)),
  states: () => table(['State', 'What it means'], planStates.map(stateRow)),
};

import {premiumOnlyFeatures} from '../../../facts/derived/limits';
import {planStates} from '../../../facts/derived/plans';
import type {PlanState} from '../../../facts/types';
import {uncapitalized} from '../../../lib/sentences';
import {featureLink} from './feature';
import {limitComparison} from './limits';
import {code, lines, mdx, table, type Markdown} from './mdxTemplate';

const premiumFeatureItem = (extra: (typeof premiumOnlyFeatures)[number]): Markdown =>
  mdx`- ${featureLink('module' in extra ? extra.module : extra.function)}: ${uncapitalized(extra.feature)}`;

const stateRow = (state: PlanState): Markdown => mdx`| ${code(state.state)} | ${state.meaning} |`;

/** `comparison` → all limits; `only` → `- [Welcoming](…): welcome card image`; `states` → what happens after Premium ends. */
export const premium = {
  comparison: limitComparison,
  only: () => lines(premiumOnlyFeatures.map(premiumFeatureItem)),
  states: () => table(['State', 'What it means'], planStates.map(stateRow)),
};

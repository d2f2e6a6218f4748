import {premiumOnly} from '../../../facts/derived/limits';
import {plans} from '../../../facts/plans';
import {uncapitalized} from '../../../lib/sentences';
import {featureLink} from './feature';
import {limitComparison} from './limits';
import {code, lines, mdx, type Markdown} from './mdx';

const premiumFeature = (extra: (typeof premiumOnly)[number]): Markdown =>
  mdx`- ${featureLink('module' in extra ? extra.module : extra.function)}: ${uncapitalized(extra.feature)}`;

const stateRow = (state: (typeof plans.downgrade.states)[number]): Markdown =>
  mdx`| ${code(state.state)} | ${state.meaning}${'days' in state && ` This lasts ${state.days} days.`} |`;

/** `comparison` → all limits; `only` → `- [Welcoming](…): welcome card image`; `states` → what follows Premium. */
export const premium = {
  comparison: limitComparison,
  only: () => lines(premiumOnly.map(premiumFeature)),
  states: () => mdx`
    | State | What it means |
    | - | - |
    ${lines(plans.downgrade.states.map(stateRow))}
  `,
};

import {limitTexts} from '../content/blocks/valueWords';
import {quoteQuestion} from '../content/questions';
import {counts} from '../../facts/derived/counts';
import {groupNamed} from '../../facts/functions';
import {links} from '../../facts/links';
import {limitsPlacedIn, premiumOnlyLimits, type PremiumOnlyLimit} from '../../facts/derived/limits';
import {moduleNamed} from '../../facts/modules';
import {plans} from '../../facts/plans';
import {freePlan, premiumPlan} from '../../facts/derived/plans';
import {product} from '../../facts/product';
import type {Plan, PlanKey} from '../../facts/types';
import {paths} from '../../facts/derived/paths';
import {capitalized, countWithNoun, dollars, endSentence} from '../../lib/sentences';

/** `free` → `['5 open polls, …', …]`, the limits on the three lines of the plan's card. `#` in a limit's text is the value. */
const cardLimitLines = (plan: PlanKey): string[] =>
  [1, 2, 3].map((line) =>
    limitsPlacedIn('card')
      .filter(({placements}) => placements?.card?.line === line)
      .map((limit) => limit.placements?.card?.text.replace('#', limitTexts(limit)[plan]))
      .join(', '),
  );

const card = ({name, priceUsdMonth, unit, summary}: Plan) => ({name, price: dollars(priceUsdMonth), unit, summary});

if (!freePlan || !premiumPlan)
  throw new Error('The Premium page needs both plans of src/facts/plans.ts. Without one, delete src/pages/premium.');

const extraCountText = countWithNoun(premiumOnlyLimits.length, 'extra');
const {promises, support, purchase, cancel, downgrade} = plans;

const featureTitleAndLink = (extra: PremiumOnlyLimit) =>
  'module' in extra
    ? {featureTitle: moduleNamed(extra.module).title, to: paths.module(extra.module)}
    : {featureTitle: groupNamed(extra.function).title, to: paths.functionGroup(extra.function)};

const decidingLimits = limitsPlacedIn('premium').map((limit) => ({
  ...limitTexts(limit),
  featureTitle: moduleNamed(limit.module).title,
  to: `${paths.module(limit.module)}#limits`,
}));

export default {
  productName: product.name,
  storeAddress: links.store,
  free: {
    ...card(freePlan),
    points: [
      `All ${counts.modules} modules, all ${counts.functionGroups} groups of functions`,
      ...cardLimitLines('free'),
      `Help in the ${support.free}`,
    ],
    smallPrint: [promises.advertising, promises.features].map((text) => endSentence(capitalized(text))),
  },
  premium: {
    ...card(premiumPlan),
    points: [...cardLimitLines('premium'), `${extraCountText} that only Premium has`, capitalized(support.premium)],
    smallPrint: [purchase.taxesAndCurrency, endSentence(purchase.type), cancel.priceChanges],
  },
  decidingLimits,
  limitCount: counts.limits,
  extraCountText,
  premiumOnly: premiumOnlyLimits.map((extra) => ({label: extra.label, ...featureTitleAndLink(extra)})),
  devicesText: purchase.devices,
  cancelEffect: cancel.effectUntilPeriodEnd,
  planStates: downgrade.states.map(({state, meaning, existingItemsPlan, newItemsPlan}) => ({
    title: capitalized(state),
    meaning,
    existingItemsPlan,
    newItemsPlan,
  })),
  questions: ['cost', 'move', 'trial', 'payment-questions'].map((id) => quoteQuestion(`/faq/premium#${id}`)),
};

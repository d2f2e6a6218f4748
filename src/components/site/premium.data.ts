import {limitWords} from '../../content/blocks/words';
import {functions} from '../../facts/functions';
import {links} from '../../facts/links';
import {moduleList, modules} from '../../facts/modules';
import {coreLimits, plans} from '../../facts/plans';
import {product} from '../../facts/product';
import type {Limit} from '../../facts/types';
import {paths} from '../../routing/paths';

const rows = (limits: readonly Limit[]) =>
  limits.map(({key, label, free, premium}) => ({key, label, free: limitWords(free), premium: limitWords(premium)}));

/** Plans, the comparison of all limits, and what happens when Premium ends. */
export default {
  name: product.name,
  store: links.store,
  plans: plans.list.map(({key, name, priceUsdMonth, unit, summary}) => ({key, name, priceUsdMonth, unit, summary})),
  comparison: [
    {key: 'general', title: 'General', to: paths.premium, limits: rows(coreLimits)},
    ...moduleList.map((it) => ({key: it.key, title: it.title, to: paths.module(it.key), limits: rows(it.limits)})),
  ],
  only: plans.premiumOnly.map((it) => ({
    feature: it.feature,
    ...('module' in it
      ? {owner: modules[it.module].title, to: paths.module(it.module)}
      : {owner: functions[it.function].title, to: paths.functionGroup(it.function)}),
  })),
  purchase: plans.purchase,
  cancel: plans.cancel,
  end: plans.downgrade.rules,
};

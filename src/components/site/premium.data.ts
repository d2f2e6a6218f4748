import {limitWords} from '../../content/blocks/words';
import {shortAnswers} from '../../content/shortAnswers';
import {counts} from '../../facts/counts';
import {functions} from '../../facts/functions';
import {links} from '../../facts/links';
import {limitNamed} from '../../facts/limits';
import {moduleList, modules} from '../../facts/modules';
import {coreLimits, plans} from '../../facts/plans';
import {product} from '../../facts/product';
import type {Limit} from '../../facts/types';
import {paths} from '../../routing/paths';
import {capitalized, sentence} from '../../sentences';

type Plan = 'free' | 'premium';

/** A limit as a table of both plans shows it. */
export interface LimitRow {
  key: string;
  label: string;
  free: string;
  premium: string;
  /** Whether the plans differ. */
  differs: boolean;
}

/** The limits of a module, or those that belong to none. */
export interface LimitGroup {
  key: string;
  title: string;
  /** Path of what explains them. */
  to: string;
  limits: LimitRow[];
}

const rows = (limits: readonly Limit[]): LimitRow[] =>
  limits.map(({key, label, free, premium}) => ({
    key,
    label,
    free: limitWords(free),
    premium: limitWords(premium),
    differs: free !== premium,
  }));

/** `25 open tickets`: how many of a thing a plan allows. */
const amount = (limits: readonly Limit[], key: string, plan: Plan, thing: string): string =>
  `${limitWords(limitNamed(limits, key)[plan])} ${thing}`;

const highlights = (plan: Plan): string[] => [
  [
    amount(modules.tickets.limits, 'open_tickets', plan, 'open tickets'),
    amount(modules.tags.limits, 'tags', plan, 'tags'),
    amount(modules.autoresponder.limits, 'triggers', plan, 'triggers'),
    amount(modules.polls.limits, 'open_polls', plan, 'open polls'),
  ].join(', '),
  `Transcripts for ${amount(modules.tickets.limits, 'transcript_days', plan, 'days')}, the audit log for ${amount(coreLimits, 'audit_log_days', plan, 'days')}`,
  amount(coreLimits, 'api_requests_minute', plan, 'API requests per minute and key'),
];

const [free, premium] = plans.list;

const ownerOf = (it: (typeof plans.premiumOnly)[number]) =>
  'module' in it
    ? {owner: modules[it.module].title, to: paths.module(it.module)}
    : {owner: functions[it.function].title, to: paths.functionGroup(it.function)};

const comparison: LimitGroup[] = [
  {key: 'general', title: 'General', to: paths.premium, limits: rows(coreLimits)},
  ...moduleList.map((it) => ({key: it.key, title: it.title, to: paths.module(it.key), limits: rows(it.limits)})),
];

/** Plans, the comparison of all limits, and what happens when Premium ends. */
export default {
  name: product.name,
  store: links.store,
  free: {
    ...free,
    points: [
      `All ${counts.modules} modules, all ${counts.functions} groups of functions`,
      ...highlights('free'),
      `Help in the ${plans.support.free}`,
    ],
    small: plans.notInPremium.slice(0, 2).map((it) => sentence(capitalized(it))),
  },
  premium: {
    ...premium,
    points: [
      ...highlights('premium'),
      `${plans.premiumOnly.length} extras that only Premium has`,
      capitalized(plans.support.premium),
    ],
    small: [plans.purchase.taxesAndCurrency, sentence(capitalized(plans.purchase.type))],
  },
  comparison,
  only: plans.premiumOnly.map((it) => ({feature: it.feature, ...ownerOf(it)})),
  purchase: plans.purchase,
  cancel: plans.cancel,
  states: plans.downgrade.states.map((it) => ({
    key: it.state,
    title: capitalized(it.state),
    days: 'days' in it ? it.days : null,
    meaning: it.meaning,
    existing: it.existing,
    added: it.added,
  })),
  rules: plans.downgrade.rules,
  notices: plans.downgrade.notices,
  questions: shortAnswers('premium', ['cost', 'move', 'trial', 'payment-questions']),
};

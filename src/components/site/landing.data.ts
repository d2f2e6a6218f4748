import {limitWords} from '../../content/blocks/words';
import {counts} from '../../facts/counts';
import {invitePresets} from '../../facts/install';
import {links} from '../../facts/links';
import {modules} from '../../facts/modules';
import {permissionLabel, presetPermissions} from '../../facts/permissions';
import {coreLimits, plans} from '../../facts/plans';
import {product} from '../../facts/product';
import type {Limit} from '../../facts/types';
import {highlight} from '../docs/remark/highlight';
import {paths} from '../../routing/paths';

const limitOf = (limits: readonly Limit[], key: string) => {
  const limit = limits.find((it) => it.key === key);
  if (!limit) throw new Error(`No limit named ${key}; see src/facts/plans.ts and src/facts/modules.`);
  return {label: limit.label, free: limitWords(limit.free), premium: limitWords(limit.premium)};
};

const [, premium] = plans.list;

/** What the landing page states. */
export default {
  name: product.name,
  tagline: product.tagline,
  counts: {modules: counts.modules, functions: counts.functions, endpoints: counts.endpoints},
  minimalPermissions: presetPermissions(invitePresets[0]).map(permissionLabel),
  privacyCommands: ['/privacy export', '/privacy delete', '/privacy opt-out'],
  privacyPage: paths.privacy,
  premium: {
    price: premium.priceUsdMonth,
    unit: premium.unit,
    limits: [
      limitOf(modules.tickets.limits, 'open_tickets'),
      limitOf(modules.tickets.limits, 'transcript_days'),
      limitOf(coreLimits, 'api_requests_minute'),
    ],
  },
  apiRequest: highlight(`curl ${links.api}/status`, 'bash'),
  apiPage: paths.api,
};

import {limitText} from '../content/blocks/valueWords';
import {description} from '../content/description';
import {shortAnswer} from '../content/shortAnswers';
import {globalCommands} from '../../facts/commands';
import {counts} from '../../facts/derived/counts';
import {inviteLink, invitePreset, presetPermissions} from '../../facts/derived/invites';
import {limitNamed} from '../../facts/derived/limits';
import {modules} from '../../facts/modules';
import {permissionInteger, permissionLabel} from '../../facts/derived/permissions';
import {permissionLabels} from '../../facts/permissions';
import {coreLimits} from '../../facts/plans';
import {planNamed} from '../../facts/derived/plans';
import {product} from '../../facts/product';
import {settings} from '../../facts/settings';
import type {Limit} from '../../facts/types';
import {allOperations} from '../api/operations';
import {formatJson, samplesOf} from '../api/samples';
import {highlight} from '../markdown/remarkHighlight';
import {paths} from '../../facts/derived/paths';
import {dollars} from '../../lib/sentences';

const limitOf = (limits: readonly Limit[], key: string) => {
  const {label, free, premium: more} = limitNamed(limits, key);
  return {label, free: limitText(free), premium: limitText(more)};
};

const recommended = presetPermissions(invitePreset('recommended'));

const premium = planNamed('premium');

/** Chosen because it writes something, and its request and response are short. */
const shownOperation = 'createRule';

function apiCall() {
  const operation = allOperations().find(({id}) => id === shownOperation);
  const request = operation && samplesOf(operation).find(({language}) => language === 'bash');
  if (!operation?.example.response || !request) {
    throw new Error(`missing operation "${shownOperation}" with a response in src/facts/modules/rules.ts`);
  }
  return {
    method: operation.method,
    path: operation.path,
    status: operation.status,
    request: highlight(request.code, request.language),
    answer: highlight(formatJson(operation.example.response), 'json'),
  };
}

const languageSetting = settings.find((setting) => setting.key === 'language');
if (!languageSetting) throw new Error('missing setting "language" in src/facts/settings.ts');

type PrivacyCommand = Extract<(typeof globalCommands)[number]['name'], `/privacy ${string}`>;

const privacyCommands: Readonly<Record<PrivacyCommand, string>> = {
  '/privacy export': 'a file for you',
  '/privacy delete': 'what is optional',
  '/privacy opt-out': 'in this server',
  '/privacy opt-in': 'allows it again',
  '/privacy servers': 'servers you share',
};

export default {
  name: product.name,
  tagline: product.tagline,
  description,
  counts: {modules: counts.modules, functions: counts.functions, endpoints: counts.endpoints},
  invite: inviteLink(permissionInteger(recommended)),
  recommendedPermissions: recommended.length,
  minimalPermissions: presetPermissions(invitePreset('minimal')).map(permissionLabel),
  administrator: permissionLabels.Administrator,
  languages: languageSetting.values.length,
  privacyCommands: Object.entries(privacyCommands).map(([name, effect]) => ({name, effect})),
  privacyPage: paths.privacy,
  limits: [
    limitOf(modules.tickets.limits, 'open_tickets'),
    limitOf(modules.tags.limits, 'tags'),
    limitOf(modules.reminders.limits, 'recurring'),
    limitOf(modules.polls.limits, 'open_polls'),
    limitOf(modules.polls.limits, 'native_polls'),
  ],
  premium: {
    price: dollars(premium.priceUsdMonth),
    unit: premium.unit,
    end: shortAnswer('/faq/premium#end').answer,
    limits: [
      limitOf(modules.tickets.limits, 'open_tickets'),
      limitOf(modules.tickets.limits, 'transcript_days'),
      limitOf(coreLimits, 'api_requests_minute'),
    ],
  },
  api: {...apiCall(), page: paths.api},
  questions: [
    '/faq/general#free',
    '/faq/general#add',
    '/faq/permissions#administrator',
    '/faq/privacy-and-security#messages',
  ].map(shortAnswer),
};

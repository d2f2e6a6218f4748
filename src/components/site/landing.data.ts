import {limitWords} from '../../content/blocks/words';
import {shortAnswers} from '../../content/shortAnswers';
import {globalCommands} from '../../facts/commands';
import {counts} from '../../facts/counts';
import {invitePresets} from '../../facts/install';
import {limitNamed} from '../../facts/limits';
import {modules} from '../../facts/modules';
import {permissionLabel, permissionLabels, presetPermissions} from '../../facts/permissions';
import {coreLimits, plans} from '../../facts/plans';
import {product} from '../../facts/product';
import {settings} from '../../facts/settings';
import type {Limit} from '../../facts/types';
import {operationAnchor} from '../../openapi/anchors';
import {allOperations} from '../../openapi/operations';
import {formatJson, samplesOf} from '../../openapi/samples';
import {highlight} from '../docs/remark/highlight';
import {paths} from '../../routing/paths';

const limitOf = (limits: readonly Limit[], key: string) => {
  const {label, free, premium: more} = limitNamed(limits, key);
  return {label, free: limitWords(free), premium: limitWords(more)};
};

const [, premium] = plans.list;

/** The operation that the landing page calls. */
const shownOperation = 'closePoll';

function apiCall() {
  const operation = allOperations().find(({id}) => id === shownOperation);
  const request = operation && samplesOf(operation).find(({language}) => language === 'bash');
  if (!operation?.example.response || !request) {
    throw new Error(`No operation ${shownOperation} with an answer; see src/facts/modules/polls.ts.`);
  }
  return {
    method: operation.method,
    path: operation.path,
    status: operation.status,
    request: highlight(request.code, request.language),
    answer: highlight(formatJson(operation.example.response), 'json'),
    to: `/docs/api/modules/polls#${operationAnchor(operation.id)}`,
  };
}

const languageSetting = settings.find((it) => it.key === 'language');
if (!languageSetting) throw new Error('There is no setting named language; see src/facts/settings.ts.');

const privacyCommands = globalCommands.filter(({name}) => name.startsWith('/privacy '));

/** What the landing page states. */
export default {
  name: product.name,
  tagline: product.tagline,
  counts: {modules: counts.modules, functions: counts.functions, endpoints: counts.endpoints},
  minimalPermissions: presetPermissions(invitePresets[0]).map(permissionLabel),
  administrator: permissionLabels.Administrator,
  languages: languageSetting.values.length,
  privacyCommands: privacyCommands.map(({name, description}) => ({name, description})),
  privacyPage: paths.privacy,
  limits: [
    limitOf(modules.tickets.limits, 'open_tickets'),
    limitOf(modules.tags.limits, 'tags'),
    limitOf(modules.reminders.limits, 'recurring'),
    limitOf(modules.polls.limits, 'open_polls'),
    limitOf(modules.polls.limits, 'native_polls'),
  ],
  premium: {
    price: premium.priceUsdMonth,
    unit: premium.unit,
    limits: [
      limitOf(modules.tickets.limits, 'open_tickets'),
      limitOf(modules.tickets.limits, 'transcript_days'),
      limitOf(coreLimits, 'api_requests_minute'),
    ],
  },
  api: {...apiCall(), page: paths.api},
  questions: [
    ...shortAnswers('general', ['free', 'add']),
    ...shortAnswers('permissions', ['administrator']),
    ...shortAnswers('privacy-and-security', ['messages']),
  ],
};

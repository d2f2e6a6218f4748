import {limitTexts} from '../content/blocks/valueWords';
import {quoteQuestion} from '../content/questions';
import {counts} from '../../facts/derived/counts';
import {allEndpoints} from '../../facts/derived/api/endpoints';
import {limitsPlacedIn} from '../../facts/derived/limits';
import {inviteLink, invitePreset, permissionsRequestedBy} from '../../facts/derived/invites';
import {landing} from '../../facts/landing';
import {permissionInteger, permissionLabel} from '../../facts/derived/permissions';
import {permissionLabels} from '../../facts/permissions';
import {premiumPlan} from '../../facts/derived/plans';
import {product} from '../../facts/product';
import {settings} from '../../facts/settings';
import {allOperations} from '../api/operations';
import {formatJson, samplesOf} from '../api/codeSamples';
import {highlight} from '../markdown/remarkHighlight';
import {paths} from '../../facts/derived/paths';
import {dollars} from '../../lib/sentences';

const recommendedPermissions = permissionsRequestedBy(invitePreset('recommended'));

/** Returns nothing if no endpoint with an example response has `onLandingPage`. */
function apiCall() {
  const endpoint = allEndpoints().find(({onLandingPage}) => onLandingPage);
  const operation = allOperations().find(({id}) => id === endpoint?.id);
  const request = operation && samplesOf(operation).find(({language}) => language === 'bash');
  if (!operation?.example.response || !request) return undefined;
  return {
    page: paths.api,
    method: operation.method,
    path: operation.path,
    status: operation.status,
    request: highlight(request.code, request.language),
    response: highlight(formatJson(operation.example.response), 'json'),
  };
}

export default {
  productName: product.name,
  tagline: product.tagline,
  description: product.description,
  counts: {modules: counts.modules, functionGroups: counts.functionGroups, endpoints: counts.endpoints},
  invite: inviteLink(permissionInteger(recommendedPermissions)),
  recommendedPermissionCount: recommendedPermissions.length,
  minimalPermissionLabels: permissionsRequestedBy(invitePreset('minimal')).map(permissionLabel),
  administratorLabel: permissionLabels.Administrator,
  languageCount: settings.find(({key}) => key === 'language')?.values?.length,
  featuresText: Object.values(landing.moduleNouns).join(', '),
  privacyCommands: landing.privacyCommands,
  privacyPage: paths.privacy,
  limits: limitsPlacedIn('landing').map(limitTexts),
  premium: premiumPlan && {
    price: dollars(premiumPlan.priceUsdMonth),
    unit: premiumPlan.unit,
    endAnswer: quoteQuestion('/faq/premium#end').answer,
    limits: limitsPlacedIn('landingPremium').map(limitTexts),
  },
  api: apiCall(),
  questions: landing.questionLinks.map(quoteQuestion),
};

import {changelog, hasReleases} from '../releases';
import {apiModuleKeys, hasApi, moduleKeys} from '../modules';
import {functionKeys} from '../functions';
import {hasDashboard} from '../dashboard';
import {variables} from '../variables';
import {hasPremium} from './plans';
import {paths} from './paths';

/** The pages that the site must have (SPECIFICATION.md, section 1). A missing one stops the build; others need no line here. */
export const requiredRoutes: readonly string[] = [
  '/',
  '/get-started',
  ...(hasPremium ? ['/premium'] : []),
  '/docs',
  '/docs/Introduction',
  '/docs/raid',
  ...(hasPremium ? [paths.premium] : []),
  ...(hasApi ? [paths.api, paths.apiKeys, paths.apiGeneral] : []),
  // Even without an API, because the bot also shows the codes in chat.
  paths.errorCodes,
  ...apiModuleKeys.map(paths.moduleApi),
  ...moduleKeys.map(paths.module),
  ...(hasDashboard ? [paths.dashboard] : []),
  paths.privacy,
  paths.settings,
  paths.variableIndex,
  ...variables.categories.map(({key}) => paths.variables(key)).sort(),
  ...functionKeys.map(paths.functionGroup),
  ...(hasReleases ? [paths.changelog] : []),
  ...changelog.current.map(({name}) => paths.component('current', name)),
  ...changelog.legacy.map(({name}) => paths.component('legacy', name)),
  '/documents/privacy-policy',
  '/documents/terms-of-service',
  '/faq',
  '/faq/audio',
  '/faq/general',
  '/faq/permissions',
  ...(hasPremium ? ['/faq/premium'] : []),
  '/faq/privacy-and-security',
  '/faq/reporting-issues',
  '/known-issues',
];

import {announcements} from './announcements';
import {api} from './api';
import {commandRules, globalCommands} from './commands';
import {counts} from './counts';
import {dashboard} from './dashboard';
import {errors, problemFormat} from './errors';
import {faq} from './faq';
import {functionDefinition, functions} from './functions';
import {install, invitePresets} from './install';
import {intents} from './intents';
import {knownIssues} from './knownIssues';
import {legal} from './legal';
import {envPrefix, links} from './links';
import {modules} from './modules';
import {permissionIndex, permissionLabels} from './permissions';
import {coreLimits, plans} from './plans';
import {platform} from './platform';
import {privacy} from './privacy';
import {product} from './product';
import {purposes} from './purposes';
import {changelog} from './releases';
import {settings} from './settings';
import {report} from './support';
import {variables} from './variables';

/**
 * All facts, as placeholders name them: `{$product.name}`, `{$modules.polls.limits.open_polls.free}`. In lists an item
 * is named by its `key`, `name`, `code`, `id` or `state`.
 */
export const facts = {
  product,
  links,
  envPrefix,
  platform,
  install: {...install, presets: invitePresets},
  intents,
  permissions: permissionLabels,
  permissionIndex: permissionIndex(),
  commandRules,
  globalCommands,
  modules,
  functions,
  functionDefinition,
  purposes,
  settings,
  dashboard,
  variables,
  plans,
  limits: coreLimits,
  api,
  errors,
  problemFormat,
  faq,
  knownIssues,
  changelog,
  legal,
  privacy,
  report,
  announcements,
  counts,
} as const;

import {api} from '../../facts/api';
import {commandRules} from '../../facts/commandRules';
import {counts} from '../../facts/derived/counts';
import {dashboard} from '../../facts/dashboard';
import {discord} from '../../facts/discord';
import {errors} from '../../facts/errors';
import {functionsVersusModules, functions} from '../../facts/functions';
import {install} from '../../facts/install';
import {intents} from '../../facts/derived/intents';
import {describedPresets, functionInvites} from '../../facts/derived/invites';
import {legal} from '../../facts/legal';
import {links} from '../../facts/links';
import {modules} from '../../facts/modules';
import {permissionLabels} from '../../facts/permissions';
import {coreLimits, plans} from '../../facts/plans';
import {platform} from '../../facts/platform';
import {privacy} from '../../facts/privacy';
import {product} from '../../facts/product';
import {changelog} from '../../facts/releases';
import {dashboardSettingLines} from '../../facts/derived/settings';
import {settings} from '../../facts/settings';
import {report} from '../../facts/report';
import {variables} from '../../facts/variables';

/**
 * The facts that placeholders can use: `{$product.name}`, `{$modules.polls.limits.open_polls.free}`. List items are
 * found by one of `namingProperties` (factLookup.ts).
 */
export const facts = {
  product,
  links,
  platform,
  discord,
  install: {...install, presets: describedPresets, functionInvites},
  intents,
  permissions: permissionLabels,
  commandRules,
  modules,
  functions,
  functionsVersusModules,
  settings,
  dashboard: {...dashboard, onlyHere: dashboardSettingLines},
  variables,
  plans,
  limits: coreLimits,
  api,
  errors,
  changelog,
  legal,
  privacy,
  report,
  counts,
} as const;

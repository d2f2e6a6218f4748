import {errors, objects, operations, queryParameters, rateLimitHeaders} from './api';
import type {BlockKind} from './block';
import {
  choices,
  commands,
  events,
  examples,
  filters,
  functionIndex,
  limits,
  moduleIndex,
  permissions,
  problems,
  related,
  settingBlocks,
  variableBlocks,
} from './features';
import {intentIndex, issues, list, permissionIndex, premium, presets, releases} from './site';

/** All blocks by the name that pages use: `<Facts.Commands of="polls" />`. */
export const blocks: ReadonlyMap<string, BlockKind> = new Map([
  ['Choices', choices],
  ['Commands', commands],
  ['Errors', errors],
  ['Events', events],
  ['Examples', examples],
  ['Filters', filters],
  ['Functions', functionIndex],
  ['Intents', intentIndex],
  ['KnownIssues', issues],
  ['Limits', limits],
  ['List', list],
  ['Modules', moduleIndex],
  ['Objects', objects],
  ['Operations', operations],
  ['PermissionIndex', permissionIndex],
  ['Permissions', permissions],
  ['Premium', premium],
  ['Presets', presets],
  ['Problems', problems],
  ['QueryParameters', queryParameters],
  ['RateLimitHeaders', rateLimitHeaders],
  ['Related', related],
  ['Releases', releases],
  ['Settings', settingBlocks],
  ['Variables', variableBlocks],
]);

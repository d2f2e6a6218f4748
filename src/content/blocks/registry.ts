import {errors, objects, operations, queryParameters, rateLimitHeaders} from './api';
import type {BlockKind} from './block';
import {
  choices,
  commands,
  events,
  filters,
  functionIndex,
  glance,
  limits,
  moduleIndex,
  permissions,
  problems,
  related,
  settingBlocks,
  stored,
  variableBlocks,
} from './features';
import {intentIndex, issues, list, permissionIndex, premium, presets, releases} from './site';

/** All blocks by the name that pages use: `<Facts.Commands of="polls" />`. */
export const blocks: ReadonlyMap<string, BlockKind> = new Map([
  ['Choices', choices],
  ['Commands', commands],
  ['Errors', errors],
  ['Events', events],
  ['Filters', filters],
  ['Functions', functionIndex],
  ['Glance', glance],
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
  ['Stored', stored],
  ['Variables', variableBlocks],
]);

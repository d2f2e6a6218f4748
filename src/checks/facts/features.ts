import {coreLimits} from '../../facts/plans';
import {moduleKeys} from '../../facts/modules';
import {functionKeys} from '../../facts/functions';
import type {FunctionGroup, Limit, Module} from '../../facts/types';
import {iconDrawing} from '../../build/markdown/iconDrawing';
import {iconExports} from '../../build/markdown/pageComponents';
import {commandLineMistakes} from '../../facts/derived/commands/commandLine';
import {suggest} from '../../lib/nearest';
import {permissionsIn} from '../../facts/derived/permissions';
import {variableNamesByCategory} from '../variableText';
import {checkCommands} from './commands';
import {checkObjectRules} from './fieldRules';
import {checkMaxMatchesLimit, checkLimits} from './planLimits';
import {checkFields, checkSettings} from './ranges';
import {checkKnown, checkUnique, keysOf, namesOf, type Report} from './report';
import {checkMentionedFacts, checkDefaultTexts} from './mentions';

const featureKeys: readonly string[] = [...moduleKeys, ...functionKeys];

function checkFeature(feature: Module | FunctionGroup, limits: readonly Limit[], report: Report): void {
  const {icon, settings = [], commands, permissions, related, stored} = feature;
  if (!iconDrawing(icon)) report(['icon'], `unknown icon "${icon}"`, suggest(icon, [...iconExports.keys()]));
  checkSettings(settings, report);
  const commandNames = namesOf(commands);
  for (const {key, command} of settings) {
    if (command !== undefined) checkKnown('command', [command], commandNames, ['settings', key, 'command'], report);
  }
  checkCommands(commands, settings, ['commands'], report);
  const permissionNames = permissionsIn(permissions, {withOptional: true});
  checkUnique('permission', permissionNames, ['permissions'], report);
  for (const {for: purpose} of [...permissions.required, ...permissions.optional]) {
    checkMentionedFacts(purpose, limits, ['permissions'], report);
  }
  checkKnown('module or group of functions', related, featureKeys, ['related'], report);
  for (const data of stored) checkMentionedFacts(`${data.name} ${data.what} ${data.kept}`, limits, ['stored'], report);
}

export function checkModule(module: Module, report: Report): void {
  const {limits, settings, entities = {}} = module;
  const limitKeys = keysOf(limits);
  checkFeature(module, limits, report);
  checkLimits(limits, ['limits'], report);
  checkDefaultTexts(module, report);
  checkKnown(
    'category of variables',
    module.variables.categories,
    [...variableNamesByCategory.keys()],
    ['variables'],
    report,
  );
  checkMaxMatchesLimit(settings, limits, ['settings'], report);
  for (const {id, request} of module.api?.endpoints ?? []) {
    const fields = typeof request === 'object' && !('partial' in request) ? request : [];
    checkMaxMatchesLimit(fields, limits, ['api', 'endpoints', id, 'request'], report);
  }
  for (const [entity, fields] of Object.entries(entities)) {
    checkMaxMatchesLimit(fields, limits, ['entities', entity], report);
    checkFields(fields, ['entities', entity], report);
  }
  const settingsAndFields = [
    ...settings.map((setting) => ({...setting, factPath: ['settings', setting.key]})),
    ...Object.entries(entities).flatMap(([entity, fields]) =>
      fields.map((field) => ({...field, factPath: ['entities', entity, field.name]})),
    ),
  ];
  for (const {note = '', limit, factPath} of settingsAndFields) {
    checkMentionedFacts(note, limits, factPath, report);
    if (limit !== undefined) checkKnown('limit', [limit], limitKeys, factPath, report);
  }
  checkObjectRules(module.entityRules ?? {}, entities, ['entityRules'], report);
}

export function checkFunctionGroup(group: FunctionGroup, report: Report): void {
  const {commands, limits: limitKeys = []} = group;
  checkFeature(group, coreLimits, report);
  for (const {name, example} of commands) {
    const factPath = ['commands', name, 'example'];
    for (const {message, repair} of commandLineMistakes(example)) report(factPath, message, repair);
    if (example !== name && !example.startsWith(`${name} `)) {
      report(factPath, `the example of ${name} shows another command`, `Begin it with ${name}.`);
    }
  }
  checkKnown('limit', limitKeys, keysOf(coreLimits), ['limits'], report);
}

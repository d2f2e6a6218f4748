import {iconDrawing} from '../../node/markdown/iconDrawing';
import {icons} from '../../node/markdown/pageComponents';
import {suggest} from '../../shared/nearest';
import {neededPermissions} from '../../shared/permissions';
import {commandLineMistakes} from '../../shared/commands/commandLine';
import {coreLimits} from '../../facts/plans';
import {isPremiumOnly} from '../../shared/limits';
import {generalVariables} from '../variableText';
import {
  functionKeys,
  moduleKeys,
  type FunctionGroup,
  type IntentNeeds,
  type Limit,
  type Module,
} from '../../facts/types';
import {checkCommands, checkLabels} from './commands';
import {checkLimitNames, checkLimitRanges, checkLimits, platformCaps} from './platformLimits';
import {checkObjectRules} from './fieldRules';
import {checkFields, checkSettings} from './ranges';
import {checkUnique, type Report} from './report';
import {checkStored} from './stored';
import {checkSentence, checkTexts} from './texts';

const featureKeys: readonly string[] = [...moduleKeys, ...functionKeys];

/** Checks what modules and groups of functions have in common. */
function checkFeature(feature: Module | FunctionGroup, limits: readonly Limit[], report: Report): void {
  const {icon, settings = [], commands, permissions, intents, related, stored} = feature;
  if (!iconDrawing(icon)) report(['icon'], `unknown icon "${icon}"`, suggest(icon, [...icons.keys()]));
  checkSettings(settings, report);
  for (const {key, command} of settings) {
    if (command !== undefined && !commands.some(({name}) => name === command)) {
      report(['settings', key, 'command'], `no command ${command} here`, 'Name one of its commands, or none.');
    }
  }
  checkCommands(commands, settings, ['commands'], report);
  checkLabels(neededPermissions(permissions, true), ['permissions'], report);
  checkUnique(neededPermissions(permissions, true), String, 'the permission', ['permissions'], report);
  for (const {permission, for: purpose} of [...permissions.required, ...permissions.optional]) {
    if (purpose.trim() === '') {
      report(['permissions'], `no reason for ${permission}`, 'Say what the bot does with it, after "for".');
    }
    checkSentence(purpose, limits, ['permissions'], report);
  }
  if (intents) checkMessages(intents, report);
  for (const key of related) {
    if (!featureKeys.includes(key)) {
      report(['related'], `no module or group of functions named ${key}`, `Available: ${featureKeys.join(', ')}.`);
    }
    if (key === feature.key) report(['related'], `${key} is related to itself`, 'Name another one.');
  }
  for (const {name, what, kept} of stored) checkSentence(`${name} ${what} ${kept}`, limits, ['stored'], report);
}

/** Checks that whoever can read messages says what for, and nobody else does: pages list what they are read for. */
function checkMessages({privileged, messagesFor}: IntentNeeds, report: Report): void {
  if (privileged.includes('MessageContent') === (messagesFor !== undefined)) return;
  report(
    ['intents'],
    messagesFor === undefined ? 'messages can be read, and nothing says what for' : 'messages cannot be read',
    'Name MessageContent among the privileged intents, and in messagesFor what messages are read for; or neither.',
  );
}

/**
 * Checks that what is marked as Premium only is a limit, too: the comparison of plans has nothing else. Settings of one
 * feature share a limit, so one is enough.
 */
function checkPremium(marked: readonly {premium?: true}[], limits: readonly Limit[], at: string, report: Report): void {
  if (!marked.some(({premium}) => premium) || limits.some(isPremiumOnly)) return;
  report([at], 'something is Premium only, and no limit says so', 'Add a limit that Free has nothing of.');
}

/** Checks one module: all that it states, and all that it names. */
export function checkModule(module: Module, report: Report): void {
  const {limits} = module;
  checkFeature(module, limits, report);
  checkLimits(limits, module.key, ['limits'], report);
  checkStored(module.stored, limits, report);
  // A cap of a limit that was renamed would hold for nothing, without a word.
  for (const {limit} of platformCaps.filter((cap) => cap.module === module.key)) {
    if (!limits.some(({key}) => key === limit)) {
      report(
        ['limits'],
        `unknown limit "${limit}", which the platform caps`,
        'Fix platformCaps in src/checks/facts/platformLimits.ts.',
      );
    }
  }
  checkPremium(module.settings, limits, 'settings', report);
  checkPremium(Object.values(module.entities).flat(), limits, 'entities', report);
  checkTexts(module, report);
  const allEvents = [...(module.groups ?? []), module].flatMap(({events}) => events);
  checkUnique(allEvents, ({key}) => key, 'the event', ['events'], report);
  checkUnique(module.variables.own, ({name}) => name, 'the variable', ['variables', 'own'], report);
  checkUnique(
    module.api.endpoints,
    ({method, path}) => `${method} ${path}`,
    'the endpoint',
    ['api', 'endpoints'],
    report,
  );
  for (const category of module.variables.categories) {
    if (!generalVariables.has(category)) {
      report(['variables'], `unknown category of variables "${category}"`, 'See src/facts/variables.ts.');
    }
  }
  checkLimitRanges(module.settings, limits, ['settings'], report);
  for (const {id, request} of module.api.endpoints) {
    const fields = typeof request === 'object' && !('partial' in request) ? request : [];
    checkLimitRanges(fields, limits, ['api', 'endpoints', id, 'request'], report);
  }
  for (const [entity, fields] of Object.entries(module.entities)) {
    checkLimitRanges(fields, limits, ['entities', entity], report);
    checkFields(fields, ['entities', entity], report);
    for (const {name, note = '', limit} of fields) {
      checkSentence(note, limits, ['entities', entity, name], report);
      checkLimitNames(limit === undefined ? [] : [limit], limits, ['entities', entity, name], report);
    }
  }
  checkObjectRules(module.entityRules ?? {}, module.entities, ['entityRules'], report);
  for (const {key, note = '', limit} of module.settings) {
    checkSentence(note, limits, ['settings', key], report);
    checkLimitNames(limit === undefined ? [] : [limit], limits, ['settings', key], report);
  }
}

/** Checks one group of functions. */
export function checkFunctionGroup(group: FunctionGroup, report: Report): void {
  checkFeature(group, coreLimits, report);
  for (const {name, example} of group.commands) {
    const here = ['commands', name, 'example'];
    for (const {message, repair} of commandLineMistakes(example)) report(here, message, repair);
    if (example !== name && !example.startsWith(`${name} `)) {
      report(here, `the example of ${name} shows another command`, `Begin it with ${name}.`);
    }
  }
  const named = coreLimits.filter(({key}) => group.limits?.includes(key));
  // A mistyped limit is reported by itself below.
  if (named.length === (group.limits ?? []).length) checkPremium(group.settings ?? [], named, 'settings', report);
  for (const key of group.limits ?? []) {
    if (!coreLimits.some((limit) => limit.key === key)) {
      report(['limits'], `unknown limit "${key}"`, `Available: ${coreLimits.map(({key}) => key).join(', ')}.`);
    }
  }
}

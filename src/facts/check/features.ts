import {neededPermissions} from '../permissions';
import {coreLimits} from '../plans';
import {moduleKeys, type FunctionGroup, type Module} from '../types';
import {checkCommands, checkLabels} from './commands';
import {checkLimits, platformCaps} from './limits';
import {checkFields, checkSettings} from './ranges';
import {checkUnique, type Report} from './report';
import {checkExamples, checkSentence, checkTexts, generalVariables} from './texts';

/** Checks what modules and groups of functions have in common. */
function checkFeature({settings = [], commands, permissions}: Module | FunctionGroup, report: Report): void {
  checkSettings(settings, report);
  checkCommands(commands, settings, ['commands'], report);
  checkLabels(neededPermissions(permissions, true), ['permissions'], report);
}

/** Checks one module: all that it states, and all that it names. */
export function checkModule(module: Module, report: Report): void {
  const {limits} = module;
  checkFeature(module, report);
  checkLimits(limits, module.key, ['limits'], report);
  // A cap of a limit that was renamed would hold for nothing, without a word.
  for (const {limit} of platformCaps.filter((it) => it.module === module.key)) {
    if (!limits.some((it) => it.key === limit)) {
      report(
        ['limits'],
        `no limit named ${limit}, which the platform caps`,
        'Mend platformCaps in src/facts/check/limits.ts.',
      );
    }
  }
  checkTexts(module, report);
  checkExamples(module, report);
  checkUnique(
    [...(module.groups ?? []), module].flatMap((it) => it.events.map((event) => event.key)),
    'the event',
    ['events'],
    report,
  );
  checkUnique(
    module.variables.own.map((it) => it.name),
    'the variable',
    ['variables', 'own'],
    report,
  );
  checkUnique(
    module.api.endpoints.map(({method, path}) => `${method} ${path}`),
    'the endpoint',
    ['api', 'endpoints'],
    report,
  );
  for (const category of module.variables.categories) {
    if (!generalVariables.has(category)) {
      report(['variables'], `no category of variables named ${category}`, 'See src/facts/variables.ts.');
    }
  }
  for (const key of module.related) {
    if (!moduleKeys.includes(key)) report(['related'], `no module named ${key}`, `There is: ${moduleKeys.join(', ')}.`);
    if (key === module.key) report(['related'], 'the module is related to itself', 'Name another module.');
  }
  for (const [entity, fields] of Object.entries(module.entities)) {
    checkFields(fields, ['entities', entity], report);
    for (const field of fields) checkSentence(field.note ?? '', limits, ['entities', entity, field.name], report);
  }
  for (const setting of module.settings) checkSentence(setting.note ?? '', limits, ['settings', setting.key], report);
  for (const sentence of module.howItWorks) checkSentence(sentence, limits, ['howItWorks'], report);
  for (const {cause, fix} of module.problems) checkSentence(`${cause} ${fix}`, limits, ['problems'], report);
  for (const {command} of module.examples) checkSentence(command ?? '', limits, ['examples'], report);
}

/** Checks one group of functions. */
export function checkFunctionGroup(group: FunctionGroup, report: Report): void {
  checkFeature(group, report);
  for (const key of group.limits ?? []) {
    if (!coreLimits.some((it) => it.key === key)) {
      report(['limits'], `no limit named ${key}`, `There is: ${coreLimits.map((it) => it.key).join(', ')}.`);
    }
  }
}

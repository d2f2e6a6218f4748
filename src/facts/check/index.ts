import {api} from '../api';
import {topLevelCommands} from '../../rules/commands/commandIndex';
import {globalCommands} from '../commands';
import {errors} from '../errors';
import {faq} from '../faq';
import {functionList} from '../functions';
import {knownIssues} from '../knownIssues';
import {moduleList} from '../modules';
import {coreLimits, plans} from '../plans';
import {changelog} from '../releases';
import {settings as generalSettings} from '../settings';
import {variables} from '../variables';
import {checkCommands, optionLimits} from './commands';
import {checkEndpoint, checkOperationIds, errorCodes, placedEndpoints} from './endpoints';
import {checkFunctionGroup, checkModule} from './features';
import {checkLimits} from './limits';
import {checkPlanStates} from './plans';
import {checkFields, checkSettings} from './ranges';
import {checkComponent, checkIssues} from './releases';
import {checkUnique, checkUniqueAcross, reporter, type FactProblem} from './report';

/**
 * Checks all facts: ranges, limits of the platform, order, duplicates, and that every name that a fact mentions exists.
 * Pure; the caller finds the lines.
 */
export function checkFacts(): FactProblem[] {
  const problems: FactProblem[] = [];
  for (const module of moduleList) checkModule(module, reporter(problems, `modules/${module.key}.ts`));
  for (const group of functionList) checkFunctionGroup(group, reporter(problems, `functions/${group.key}.ts`));

  checkSettings(generalSettings, reporter(problems, 'settings.ts'));
  checkCommands(globalCommands, [], ['globalCommands'], reporter(problems, 'commands.ts'));
  checkLimits(coreLimits, 'core', ['coreLimits'], reporter(problems, 'plans.ts'));
  checkPlanStates(plans.downgrade.states, reporter(problems, 'plans.ts'));

  const inApi = reporter(problems, 'api.ts');
  for (const [name, fields] of Object.entries(api.schemas)) checkFields(fields, ['schemas', name], inApi);
  const endpoints = placedEndpoints();
  for (const {endpoint, entities, file, at} of endpoints) {
    checkEndpoint(endpoint, {entities}, at, reporter(problems, file));
  }
  checkUniqueAcross(
    endpoints.map(({endpoint: {method, path}, file, at}) => ({name: `${method} ${path}`, file, at})),
    'the endpoint',
    problems,
  );
  checkOperationIds(endpoints, problems);
  checkUnique(
    errors.map((it) => it.code),
    'the error code',
    ['errors'],
    reporter(problems, 'errors.ts'),
  );
  const {commonErrors, commonErrorsWithoutKey, commonWriteErrors, commonDiscordErrors, routingErrors, chatOnlyErrors} =
    api;
  for (const [list, codes] of Object.entries({
    commonErrors,
    commonErrorsWithoutKey,
    commonWriteErrors,
    commonDiscordErrors,
    routingErrors,
    chatOnlyErrors,
  })) {
    for (const code of codes) {
      if (!errorCodes.has(code)) inApi([list], `no error code named ${code}`, 'Add it to src/facts/errors.ts.');
    }
  }

  const features = [
    ...moduleList.map(({key, commands}) => ({file: `modules/${key}.ts`, commands})),
    ...functionList.map(({key, commands}) => ({file: `functions/${key}.ts`, commands})),
  ];
  checkUniqueAcross(
    [
      ...globalCommands.map(({name}) => ({name, file: 'commands.ts', at: ['globalCommands', name]})),
      ...features.flatMap(({file, commands}) => commands.map(({name}) => ({name, file, at: ['commands', name]}))),
    ],
    'the command',
    problems,
  );
  const topLevel = topLevelCommands().length;
  if (topLevel > optionLimits.topLevel) {
    reporter(problems, 'commands.ts')(
      ['globalCommands'],
      `${topLevel} top-level commands in all files`,
      `The platform allows ${optionLimits.topLevel}.`,
    );
  }
  checkUniqueAcross(
    moduleList.flatMap(({key: module, events}) =>
      events.map(({key}) => ({name: key, file: `modules/${module}.ts`, at: ['events', key]})),
    ),
    'the event',
    problems,
  );
  checkUniqueAcross(
    [
      ...variables.categories.flatMap(({key, variables: list}) =>
        list.map(({name}) => ({name, file: 'variables.ts', at: ['categories', key, 'variables', name]})),
      ),
      ...moduleList.flatMap(({key, variables: {own}}) =>
        own.map(({name}) => ({name, file: `modules/${key}.ts`, at: ['variables', 'own', name]})),
      ),
    ],
    'the variable',
    problems,
  );
  checkUnique(
    variables.categories.flatMap((it) => it.variables.map((v) => v.name)),
    'the variable',
    ['categories'],
    reporter(problems, 'variables.ts'),
  );

  for (const age of ['current', 'legacy'] as const) {
    for (const component of changelog[age]) {
      checkComponent(component, age, reporter(problems, `releases/${age}/${component.name}.ts`));
    }
    checkUnique(
      changelog[age].map((it) => it.name),
      'the component',
      [age],
      reporter(problems, 'releases/index.ts'),
    );
  }
  checkIssues(knownIssues, reporter(problems, 'knownIssues.ts'));
  for (const {key, questions} of faq) {
    checkUnique(
      questions.map((it) => it.key),
      'the question',
      ['faq', key, 'questions'],
      reporter(problems, 'faq.ts'),
    );
  }
  return problems;
}

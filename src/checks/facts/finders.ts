import {suggest} from '../../shared/nearest';
import {checkCommands} from './commands';
import {checkEndpoint, checkOperationIds, errorCodes} from './endpoints';
import {checkFunctionGroup, checkModule} from './features';
import {checkLimits} from './limits';
import {checkPlanStates} from './plans';
import {checkObjectRules} from './fieldRules';
import {checkFields, checkSettings} from './ranges';
import {checkComponent, checkIssues, componentReport} from './releases';
import {checkUnique, checkUniqueAcross, reporter, type FactProblem, type Report} from './report';
import {checkStored} from './stored';
import type {Facts} from './theFacts';

type Finder = (facts: Facts) => FactProblem[];

/** A finder that reports on any files. */
const finder =
  (find: (facts: Facts, report: (file: string) => Report, problems: FactProblem[]) => void): Finder =>
  (facts) => {
    const problems: FactProblem[] = [];
    find(facts, (file) => reporter(problems, file), problems);
    return problems;
  };

/** How names are written that addresses, files and ids are made of, with an example. */
const nameForms = {
  slug: [/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens: two-words'],
  domain: [/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host alone: two-words.example'],
  apiKeyPrefix: [/^[a-z][a-z0-9]*$/, 'small letters and digits: owl'],
  issuePrefix: [/^[A-Z][A-Z0-9]*$/, 'capitals and digits: NO'],
} as const;

export const inProduct = finder(({product}, report) => {
  for (const name of Object.keys(nameForms) as (keyof typeof nameForms)[]) {
    const [form, words] = nameForms[name];
    if (form.test(product[name])) continue;
    report('product.ts')([name], `the ${name} "${product[name]}" would break addresses, files or ids`, `Use ${words}.`);
  }
});

export const inModules = finder(({modules}, report) => {
  for (const [index, module] of modules.entries()) {
    checkModule(module, report(`modules/${module.key}.ts`));
    const other = modules.slice(0, index).find(({order}) => order === module.order);
    if (other) {
      report(`modules/${module.key}.ts`)(
        ['order'],
        `the order ${module.order} is that of ${other.key}, too`,
        'Give one of the two another place in lists.',
      );
    }
  }
});

export const inFunctions = finder(({functions}, report) => {
  for (const group of functions) checkFunctionGroup(group, report(`functions/${group.key}.ts`));
});

export const inSettings = finder(({settings}, report) => checkSettings(settings, report('settings.ts')));

export const inGlobalCommands = finder(({globalCommands, inDirectMessages}, report) => {
  checkCommands(globalCommands, [], ['globalCommands'], report('commands.ts'));
  for (const name of inDirectMessages.filter((name) => !globalCommands.some((command) => command.name === name))) {
    report('commands.ts')(
      ['commandRules', 'inDirectMessages'],
      `${name} works in direct messages, and is no command of the bot as a whole`,
      `There is: ${globalCommands.map((command) => command.name).join(', ')}.`,
    );
  }
});

export const inPresets = finder(({presets, modules, functions}, report) => {
  const known = {modules: modules.map(({key}) => key), functions: functions.map(({key}) => key)};
  for (const preset of presets) {
    for (const kind of ['modules', 'functions'] as const) {
      const names: readonly string[] = known[kind];
      for (const name of preset[kind].filter((key) => !names.includes(key))) {
        report('install.ts')(
          ['invitePresets', preset.key, kind],
          `the preset ${preset.key} names ${name}, which has no facts`,
          suggest(name, names),
        );
      }
    }
  }
});

export const inPlans = finder(({coreLimits, planStates}, report) => {
  checkLimits(coreLimits, 'core', ['coreLimits'], report('plans.ts'));
  checkPlanStates(planStates, report('plans.ts'));
});

/** Paths of the texts in a value that are blank. */
function blanksIn(value: unknown, at: readonly string[]): (readonly string[])[] {
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const isKeyed = typeof part === 'object' && part !== null && 'key' in part;
    return blanksIn(part, [...at, isKeyed ? String(part.key) : name]);
  });
}

export const inLegal = finder(({legal}, report) => {
  for (const at of blanksIn(legal, [])) {
    report('legal.ts')(at, `${at.join('.')} is blank`, 'The legal pages need it: write it down.');
  }
});

/** What groups of functions and parts without a guide store: the limits of both belong to no module. */
export const inStored = finder(({functions, besideFeatures, coreLimits}, report) =>
  checkStored(
    [...functions, ...besideFeatures].flatMap(({stored}) => stored),
    coreLimits,
    report('privacy.ts'),
  ),
);

export const inObjects = finder(({objects, objectRules}, report) => {
  for (const [name, fields] of Object.entries(objects)) checkFields(fields, ['schemas', name], report('api.ts'));
  checkObjectRules(objectRules, objects, ['schemaRules'], report('api.ts'));
});

export const inEndpoints = finder(({endpoints}, report, problems) => {
  for (const {endpoint, file, at, ...named} of endpoints) checkEndpoint(endpoint, named, at, report(file));
  checkUniqueAcross(
    endpoints.map(({endpoint: {method, path}, file, at}) => ({name: `${method} ${path}`, file, at})),
    'the endpoint',
    problems,
  );
  checkOperationIds(endpoints, problems);
});

export const inErrors = finder(({errors, errorLists}, report) => {
  checkUnique(errors, ({code}) => code, 'the error code', ['errors'], report('errors.ts'));
  for (const [index, {code, status}] of errors.entries()) {
    const before = errors[index - 1];
    // Readers look a code up by its status: codes of one status stand together.
    if (before && before.status !== status && errors.slice(0, index).some((error) => error.status === status)) {
      report('errors.ts')(
        ['errors', code],
        `${code} stands apart from the codes of status ${status}`,
        'Move it there.',
      );
    }
  }
  for (const [list, codes] of Object.entries(errorLists)) {
    for (const code of codes.filter((named) => !errorCodes.has(named))) {
      report('api.ts')([list], `no error code named ${code}`, 'Add it to src/facts/errors.ts.');
    }
  }
});

export const inAllCommands = finder(({globalCommands, modules, functions}, _, problems) => {
  const features = [
    ...modules.map(({key, commands}) => ({file: `modules/${key}.ts`, commands})),
    ...functions.map(({key, commands}) => ({file: `functions/${key}.ts`, commands})),
  ];
  checkUniqueAcross(
    [
      ...globalCommands.map(({name}) => ({name, file: 'commands.ts', at: ['globalCommands', name]})),
      ...features.flatMap(({file, commands}) => commands.map(({name}) => ({name, file, at: ['commands', name]}))),
    ],
    'the command',
    problems,
  );
});

/** Commands of the moderation group that only read. */
const lookups = ['/case', '/history'];

export const inEvents = finder(({modules, functions}, report, problems) => {
  const logged = modules.flatMap(({groups = []}) => groups.flatMap(({events}) => events));
  const causes = new Set(logged.flatMap(({commands = []}) => commands));
  const logs = modules.some(({groups}) => groups);
  for (const {name} of functions.find(({key}) => key === 'moderation')?.commands ?? []) {
    if (!logs || causes.has(name) || lookups.includes(name)) continue;
    report('functions/moderation.ts')(
      ['commands', name],
      `no event in the group moderation is for ${name}, and every case has to appear in its log`,
      'Add one to `groups` in src/facts/modules/logging.ts, or name the command in `commands` of an event there.',
    );
  }
  checkUniqueAcross(
    modules.flatMap(({key: module, events}) =>
      events.map(({key}) => ({name: key, file: `modules/${module}.ts`, at: ['events', key]})),
    ),
    'the event',
    problems,
  );
});

export const inVariables = finder(({variables, modules}, report, problems) => {
  checkUniqueAcross(
    [
      ...variables.flatMap(({key, variables: list}) =>
        list.map(({name}) => ({name, file: 'variables.ts', at: ['categories', key, 'variables', name]})),
      ),
      ...modules.flatMap(({key, variables: {own}}) =>
        own.map(({name}) => ({name, file: `modules/${key}.ts`, at: ['variables', 'own', name]})),
      ),
    ],
    'the variable',
    problems,
  );
  const general = variables.flatMap((category) => category.variables);
  checkUnique(general, ({name}) => name, 'the variable', ['categories'], report('variables.ts'));
});

export const inReleases = finder(({changelog}, report) => {
  for (const age of ['current', 'legacy'] as const) {
    for (const component of changelog[age]) {
      checkComponent(component, age, componentReport(component.name, age, report));
    }
    checkUnique(changelog[age], ({name}) => name, 'the component', [age], report('releases/index.ts'));
  }
});

export const inKnownIssues = finder(({knownIssues}, report) => checkIssues(knownIssues, report('knownIssues.ts')));

export const inQuestions = finder(({faq}, report) => {
  for (const {key, questions} of faq) {
    checkUnique(questions, (question) => question.key, 'the question', ['faq', key, 'questions'], report('faq.ts'));
  }
});

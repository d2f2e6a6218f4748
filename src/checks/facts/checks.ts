import {suggest} from '../../shared/nearest';
import {checkCommands} from './commands';
import {checkEndpoint, checkOperationIds, errorCodes} from './endpoints';
import {checkFunctionGroup, checkModule} from './features';
import {checkLimits} from './platformLimits';
import {checkOperationErrors} from './operationErrors';
import {checkPlanStates} from './plans';
import {checkObjectRules} from './fieldRules';
import {checkExamples} from './examples';
import {checkFields, checkSettings} from './ranges';
import {checkComponent, checkIssues, componentReport} from './releases';
import {findReplacedFields} from './replacedFields';
import {checkUnique, checkUniqueAcross, reporter, type FactProblem, type Report} from './report';
import {checkStored} from './stored';
import type {Facts} from './theFacts';

export type FactCheck = (facts: Facts) => FactProblem[];

/** A check that reports on any files below `src/facts/`. */
const check =
  (find: (facts: Facts, report: (file: string) => Report, problems: FactProblem[]) => void): FactCheck =>
  (facts) => {
    const problems: FactProblem[] = [];
    find(facts, (file) => reporter(problems, file), problems);
    return problems;
  };

/** Patterns of names that end up in addresses, files and ids, each with an example. */
const nameForms = {
  slug: [/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens: two-words'],
  domain: [/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host alone: two-words.example'],
  apiKeyPrefix: [/^[a-z][a-z0-9]*$/, 'small letters and digits: owl'],
  issuePrefix: [/^[A-Z][A-Z0-9]*$/, 'capitals and digits: NO'],
} as const;

/** Paths of the texts in a value that are blank. */
function blanksIn(value: unknown, at: readonly string[]): (readonly string[])[] {
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const isKeyed = typeof part === 'object' && part !== null && 'key' in part;
    return blanksIn(part, [...at, isKeyed ? String(part.key) : name]);
  });
}

/** Commands of the moderation group that only read. */
const lookups = ['/case', '/history'];

/** Checks of facts; each comment says what is refused. They stop a build. */
export const factChecks = {
  // A slug, domain or prefix that would break an address, a file name or an id.
  product: check(({product}, report) => {
    for (const name of Object.keys(nameForms) as (keyof typeof nameForms)[]) {
      const [form, words] = nameForms[name];
      if (form.test(product[name])) continue;
      report('product.ts')(
        [name],
        `the ${name} "${product[name]}" would break addresses, files or ids`,
        `Use ${words}.`,
      );
    }
  }),

  // Names that a module uses and nothing has, two modules with one order, ranges, limits and rules that contradict each
  // other.
  modules: check(({modules}, report) => {
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
  }),

  // The same in a group of functions.
  functions: check(({functions}, report) => {
    for (const group of functions) checkFunctionGroup(group, report(`functions/${group.key}.ts`));
  }),

  // Ranges and defaults of general settings that don't fit.
  settings: check(({settings}, report) => checkSettings(settings, report('settings.ts'))),

  // General commands that contradict each other, and unknown ones in the list of direct messages.
  generalCommands: check(({globalCommands, inDirectMessages}, report) => {
    checkCommands(globalCommands, [], ['globalCommands'], report('commands.ts'));
    for (const name of inDirectMessages.filter((name) => !globalCommands.some((command) => command.name === name))) {
      report('commands.ts')(
        ['commandRules', 'inDirectMessages'],
        `${name} works in direct messages, and is no command of the bot as a whole`,
        `Available: ${globalCommands.map((command) => command.name).join(', ')}.`,
      );
    }
  }),

  // Modules and functions in an invite preset that don't exist.
  presets: check(({presets, modules, functions}, report) => {
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
  }),

  // Limits that are worse with Premium, and states of a plan that nothing leads to.
  plans: check(({coreLimits, planStates}, report) => {
    checkLimits(coreLimits, 'core', ['coreLimits'], report('plans.ts'));
    checkPlanStates(planStates, report('plans.ts'));
  }),

  // Facts about the operator that are blank.
  legal: check(({legal}, report) => {
    for (const at of blanksIn(legal, [])) {
      report('legal.ts')(at, `${at.join('.')} is blank`, 'The legal pages need it: write it down.');
    }
  }),

  // Storage times without a limit or the other way around, and settings named in the privacy policy: of groups of functions
  // and of parts without a guide, whose limits belong to no module.
  stored: check(({functions, besideFeatures, coreLimits}, report) =>
    checkStored(
      [...functions, ...besideFeatures].flatMap(({stored}) => stored),
      coreLimits,
      report('privacy.ts'),
    ),
  ),

  // Ranges of fields of the API that don't fit, and rules about fields or values that don't exist.
  objects: check(({objects, objectRules}, report) => {
    for (const [name, fields] of Object.entries(objects)) checkFields(fields, ['schemas', name], report('api.ts'));
    checkObjectRules(objectRules, objects, ['schemaRules'], report('api.ts'));
  }),

  // Scopes, objects, parameters and error codes that don't exist, and two operations with one path or id.
  endpoints: check(({endpoints}, report, problems) => {
    for (const {endpoint, file, at, ...named} of endpoints) checkEndpoint(endpoint, named, at, report(file));
    checkUniqueAcross(
      endpoints.map(({endpoint: {method, path}, file, at}) => ({name: `${method} ${path}`, file, at})),
      'the endpoint',
      problems,
    );
    checkOperationIds(endpoints, problems);
  }),

  // A code twice, away from the codes of its status, or named without being in the list.
  errors: check(({errors, errorLists}, report) => {
    checkUnique(errors, ({code}) => code, 'the error code', ['errors'], report('errors.ts'));
    for (const [index, {code, status}] of errors.entries()) {
      const before = errors[index - 1];
      // Readers look a code up by its status, so codes of one status are together.
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
        report('api.ts')([list], `unknown error code "${code}"`, 'Add it to src/facts/errors.ts.');
      }
    }
  }),

  // A command in two files.
  commands: check(({globalCommands, modules, functions}, _, problems) => {
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
  }),

  // An event in two modules, and commands of moderators that no event logs.
  events: check(({modules, functions}, report, problems) => {
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
  }),

  // A variable in two places.
  variables: check(({variables, modules}, report, problems) => {
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
  }),

  // Versions and days out of order, changes that a version doesn't promise, lost successors.
  releases: check(({changelog}, report) => {
    for (const age of ['current', 'legacy'] as const) {
      for (const component of changelog[age]) {
        checkComponent(component, age, componentReport(component.name, age, report));
      }
      checkUnique(changelog[age], ({name}) => name, 'the component', [age], report('releases/index.ts'));
    }
  }),

  // Releases that rename or remove a field of the API without the facts saying so, or the other way around.
  replacedFields: findReplacedFields,

  // Areas, days and releases of a known issue that don't exist, contradict it or belong to something else.
  knownIssues: check(({knownIssues}, report) => checkIssues(knownIssues, report('knownIssues.ts'))),

  // A question of the FAQ twice.
  questionKeys: check(({faq}, report) => {
    for (const {key, questions} of faq) {
      checkUnique(questions, (question) => question.key, 'the question', ['faq', key, 'questions'], report('faq.ts'));
    }
  }),
} satisfies Record<string, FactCheck>;

/** Checks of what is derived from facts. They can crash on wrong facts. */
export const derivedFactChecks = {
  // Examples of the API that break the schemas made from the same facts.
  examples: (facts) => checkExamples(facts.operations()),
  // Errors of an operation that are listed and follow anyway, that nothing causes, or that only its texts name.
  operationErrors: (facts) => checkOperationErrors(facts.operations()),
} satisfies Record<string, FactCheck>;

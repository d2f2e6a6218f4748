import {api} from './api';
import {allCommands, topLevelCommands} from './commandIndex';
import {globalCommands} from './commands';
import {sharedEndpoints} from './endpoints';
import {errors} from './errors';
import {faq} from './faq';
import {functionList} from './functions';
import {knownIssues} from './knownIssues';
import {moduleList} from './modules';
import {permissionLabels} from './permissions';
import {coreLimits} from './plans';
import {platform} from './platform';
import {changelog} from './releases';
import {settings as generalSettings} from './settings';
import {
  moduleKeys,
  type Command,
  type CommandOption,
  type Component,
  type Endpoint,
  type Field,
  type FunctionGroup,
  type GeneralSetting,
  type KnownIssue,
  type Limit,
  type Module,
  type ModuleKey,
  type Permission,
  type Setting,
} from './types';
import {variables} from './variables';

/** A fact that cannot be true. */
export interface FactProblem {
  /** File of the fact, below `src/facts/`. */
  file: string;
  /** Where in the file: names of properties, and `key`, `name`, `code`, `id` or `version` of items of lists. */
  at: readonly string[];
  message: string;
  repair: string;
}

export type Report = (at: readonly string[], message: string, repair: string) => void;

/** Collects the problems of one file. */
export const reporter =
  (problems: FactProblem[], file: string): Report =>
  (at, message, repair) =>
    problems.push({file, at, message, repair});

/** Everything that a problem of the features can refer to. */
const known = {
  errorCodes: new Set<string>(errors.map((it) => it.code)),
  commands: new Set(allCommands().map((it) => it.name)),
  topLevel: new Set(topLevelCommands()),
  generalVariables: new Map(
    variables.categories.map((it): [string, string[]] => [it.key, it.variables.map((v) => v.name)]),
  ),
  filters: new Set<string>(variables.grammar.filtersList.map((it) => it.name)),
  generalQuery: new Set<string>(api.queryParameters.map((it) => it.name)),
  scopes: new Set<string>([
    'none',
    'any',
    ...api.authentication.scopes.general,
    ...moduleKeys.flatMap((key) => [`${key}:read`, `${key}:write`]),
  ]),
};

/** Reports every name that occurs twice. */
function checkUnique(names: readonly string[], what: string, at: readonly string[], report: Report): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) report([...at, name], `${what} ${name} is there twice`, 'Rename or remove one of the two.');
    seen.add(name);
  }
}

type Ranged = Pick<Setting, 'type' | 'min' | 'max' | 'zero' | 'values'> & {default?: Setting['default']};

/** How large a default is in the terms of `min` and `max`: value, length of a text, or number of items. */
function sizeOf(value: Setting['default'] | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? value.length : undefined;
}

const sizedText: readonly Setting['type'][] = ['string', 'text'];

/** Checks the range of a setting or field and that its default lies in it. */
function checkRange(it: Ranged, at: readonly string[], report: Report): void {
  const {min, max, default: value} = it;
  if (min !== undefined && max !== undefined && min > max) {
    report([...at, 'min'], `min ${min} is above max ${max}`, 'Swap or mend the two.');
  }
  const chosen = typeof value === 'object' ? (value ?? []) : [value];
  const strange = it.values && chosen.filter((one) => one !== undefined && !it.values?.includes(String(one)));
  if (strange && strange.length > 0) {
    report(
      [...at, 'default'],
      `the default ${strange.join(', ')} is none of the values ${it.values?.join(', ')}`,
      'Choose one of the values, or add it to them.',
    );
  }
  const size = typeof value === 'string' && !sizedText.includes(it.type) ? undefined : sizeOf(value);
  if (size === undefined || (size === 0 && it.zero !== undefined)) return;
  if (size < (min ?? -Infinity) || size > (max ?? Infinity)) {
    report(
      [...at, 'default'],
      `the default ${JSON.stringify(value)} (${size}) lies outside ${min ?? 'any'} to ${max ?? 'any'}`,
      'Choose a default in the range, or widen min and max.',
    );
  }
}

function checkFields(fields: readonly (Field | GeneralSetting)[], at: readonly string[], report: Report): void {
  checkUnique(
    fields.map((it) => ('key' in it ? it.key : it.name)),
    'the field',
    at,
    report,
  );
  for (const field of fields) {
    const here = [...at, 'key' in field ? field.key : field.name];
    checkRange(field, here, report);
    if ('fields' in field && field.fields) checkFields(field.fields, [...here, 'fields'], report);
  }
}

/** All texts inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Checks the variables and filters in braces in default texts and examples against those that work in the module. */
function checkTexts(module: Module, report: Report): void {
  const available = new Set([
    ...module.variables.own.map((it) => it.name),
    ...module.variables.categories.flatMap((key) => known.generalVariables.get(key) ?? []),
  ]);
  const ofType = (it: Setting | Field) => (it.type === 'text' ? textsIn(it.default) : []);
  const texts = [
    ...module.settings.map((it) => ({texts: ofType(it), at: ['settings', it.key, 'default']})),
    ...Object.entries(module.entities).flatMap(([entity, fields]) =>
      fields.map((it) => ({texts: ofType(it), at: ['entities', entity, it.name, 'default']})),
    ),
    ...module.examples.map((it) => ({texts: textsIn(it), at: ['examples', it.title]})),
  ];
  for (const {texts: list, at} of texts) {
    for (const [, name, filter] of list.flatMap((text) => [...text.matchAll(/\{([a-z_.0-9]+)(?:\|([a-z]+))?/g)])) {
      if (name !== undefined && !available.has(name)) {
        report(at, `no variable named ${name} works here`, 'Use a variable of the module or of its categories.');
      }
      if (filter !== undefined && !known.filters.has(filter)) {
        report(at, `no filter named ${filter}`, `There is: ${[...known.filters].join(', ')}.`);
      }
    }
  }
}

const optionLimits = platform.limits.commands;

/** Checks one option of a command against the platform's limits and its own range. */
function checkOption(option: CommandOption, at: readonly string[], report: Report): void {
  if (option.name.length > optionLimits.name || !/^[a-z][a-z0-9_-]*$/.test(option.name)) {
    report(
      [...at, 'name'],
      `${option.name} is no name of an option`,
      `Use at most ${optionLimits.name} lower-case letters, digits, hyphens and underscores.`,
    );
  }
  const choices = option.choices ?? [];
  if (choices.length > optionLimits.choices) {
    report([...at, 'choices'], `${choices.length} choices`, `The platform allows ${optionLimits.choices}.`);
  }
  if (option.default !== undefined && option.required) {
    report([...at, 'default'], 'a required option has a default', 'Remove the default, or make the option optional.');
  }
  if (option.default !== undefined && choices.length > 0 && !choices.some((it) => it === option.default)) {
    report([...at, 'default'], `the default ${option.default} is none of the choices`, 'Choose one of the choices.');
  }
  checkRange({type: 'integer', min: option.min, max: option.max, default: numberOrNothing(option.default)}, at, report);
  checkRange({type: 'integer', min: option.minLength, max: option.maxLength}, at, report);
}

const numberOrNothing = (value: CommandOption['default']): number | undefined =>
  typeof value === 'number' ? value : undefined;

export function checkCommands(
  commands: readonly Command[],
  settings: readonly Setting[],
  at: readonly string[],
  report: Report,
): void {
  checkUnique(
    commands.map((it) => it.name),
    'the command',
    at,
    report,
  );
  if (commands.length > optionLimits.subcommands) {
    report(at, `${commands.length} subcommands`, `The platform allows ${optionLimits.subcommands}.`);
  }
  for (const command of commands) {
    const here = [...at, command.name];
    if (command.description.length > optionLimits.description) {
      report(
        [...here, 'description'],
        `the description of ${command.name} has ${command.description.length} characters`,
        `The platform allows ${optionLimits.description}.`,
      );
    }
    for (const word of command.name.slice(1).split(' ')) {
      if (word.length > optionLimits.name) {
        report(
          [...here, 'name'],
          `the name ${word} is too long`,
          `The platform allows ${optionLimits.name} characters.`,
        );
      }
    }
    for (const requirement of command.requires) {
      if ('setting' in requirement && !settings.some((it) => it.key === requirement.setting)) {
        report(
          [...here, 'requires'],
          `no setting named ${requirement.setting} here`,
          `There is: ${settings.map((it) => it.key).join(', ')}.`,
        );
      }
      if ('permissions' in requirement) checkLabels(requirement.permissions, [...here, 'requires'], report);
    }
    const {options} = command;
    if (options.length > optionLimits.options) {
      report([...here, 'options'], `${options.length} options`, `The platform allows ${optionLimits.options}.`);
    }
    checkUnique(
      options.map((it) => it.name),
      'the option',
      [...here, 'options'],
      report,
    );
    options.forEach((option, index) => {
      if (option.required && options[index - 1]?.required === false) {
        report(
          [...here, 'options', option.name],
          `the required option ${option.name} follows an optional one`,
          'The platform wants required options first: move it up.',
        );
      }
      checkOption(option, [...here, 'options', option.name], report);
    });
  }
}

/** Every permission that a fact names needs the name that the client shows. */
function checkLabels(permissions: readonly Permission[], at: readonly string[], report: Report): void {
  for (const permission of permissions) {
    if (!Object.hasOwn(permissionLabels, permission)) {
      report(
        at,
        `the permission ${permission} has no label`,
        'Add it to permissionLabels in src/facts/permissions.ts.',
      );
    }
  }
}

/** Numbers that the platform caps although they look like ours. */
const platformCaps: readonly {module: ModuleKey; limit: string; cap: number}[] = [
  {module: 'tickets', limit: 'questions', cap: platform.limits.components.modalInputs},
  {module: 'tickets', limit: 'types_per_panel', cap: platform.limits.components.selectOptions},
  {module: 'reactionroles', limit: 'options_per_panel', cap: platform.limits.components.selectOptions},
  {module: 'polls', limit: 'answers', cap: platform.limits.components.selectOptions},
];

export function checkLimits(limits: readonly Limit[], owner: string, at: readonly string[], report: Report): void {
  checkUnique(
    limits.map((it) => it.key),
    'the limit',
    at,
    report,
  );
  for (const {key, free, premium, lowerIsBetter} of limits) {
    const worse = lowerIsBetter ? Number(premium) > Number(free) : Number(premium) < Number(free);
    if (free === 'unlimited' ? premium !== 'unlimited' : premium !== 'unlimited' && worse) {
      report(
        [...at, key, 'premium'],
        `Premium (${premium}) is worse than Free (${free}) in ${key}`,
        lowerIsBetter ? 'Swap the numbers, or remove lowerIsBetter.' : 'Swap the numbers, or set lowerIsBetter.',
      );
    }
    const cap = platformCaps.find((it) => it.module === owner && it.limit === key)?.cap;
    if (cap !== undefined && Number(premium) > cap) {
      report([...at, key, 'premium'], `${premium} is more than the platform allows`, `The platform allows ${cap}.`);
    }
  }
}

/** Slash commands and limits that a sentence names must exist. */
function checkSentence(sentence: string, limits: readonly Limit[], at: readonly string[], report: Report): void {
  for (const [, command, sub] of sentence.matchAll(/(?<![\w/.<])(\/[a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g)) {
    if (!command) continue;
    const alone = known.commands.has(command);
    const withSub = sub !== undefined && known.commands.has(`${command} ${sub}`);
    if (!alone && !withSub && !known.topLevel.has(command)) {
      report(at, `no command named ${command}`, `There is: ${[...known.topLevel].join(', ')}.`);
    }
  }
  for (const [, key] of sentence.matchAll(/\blimit ([a-z]+_[a-z_]+)/g)) {
    if (!limits.some((it) => it.key === key)) {
      report(at, `no limit named ${key} here`, `There is: ${limits.map((it) => it.key).join(', ')}.`);
    }
  }
}

function checkSettings(settings: readonly (Setting | GeneralSetting)[], report: Report): void {
  checkUnique(
    settings.map((it) => it.key),
    'the setting',
    ['settings'],
    report,
  );
  for (const setting of settings) checkRange(setting, ['settings', setting.key], report);
}

/** Names in a path in braces: `{guild_id}`. */
const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

interface Schemas {
  entities: Readonly<Record<string, readonly (Field | GeneralSetting)[]>>;
}

/** The fields of a request or response that names no object. */
const fieldsOf = (body: Endpoint['request' | 'response']): readonly Field[] =>
  typeof body !== 'object' || 'partial' in body || 'pageOf' in body ? [] : body;

/** Checks one endpoint with its full path: error codes, scope, schemas, query names and path parameters. */
export function checkEndpoint(endpoint: Endpoint, {entities}: Schemas, at: readonly string[], report: Report): void {
  const names = Object.keys(entities);
  const nameOf = (it: Field | GeneralSetting): string => ('key' in it ? it.key : it.name);
  const fieldNames = new Set(Object.values(entities).flatMap((fields) => fields.map(nameOf)));

  for (const code of endpoint.errors) {
    if (!known.errorCodes.has(code)) {
      report([...at, 'errors'], `no error code named ${code}`, 'Use a code of src/facts/errors.ts, or add it there.');
    }
  }
  if (!known.scopes.has(endpoint.scope)) {
    report([...at, 'scope'], `no scope named ${endpoint.scope}`, `There is: ${[...known.scopes].join(', ')}.`);
  }
  const {request, response} = endpoint;
  const used = [
    typeof request === 'string' ? request : request && 'partial' in request ? request.partial : undefined,
    typeof response === 'string' ? response : response && 'pageOf' in response ? response.pageOf : undefined,
  ];
  for (const entity of used) {
    if (entity !== undefined && entity !== 'module' && !names.includes(entity)) {
      report(at, `no object named ${entity}`, `There is: ${names.join(', ')}.`);
    }
  }
  checkFields(fieldsOf(request), [...at, 'request'], report);
  checkFields(fieldsOf(response), [...at, 'response'], report);
  for (const name of endpoint.query ?? []) {
    const inResponse = JSON.stringify(fieldsOf(response)).includes(`"name":"${name}"`);
    if (!known.generalQuery.has(name) && !fieldNames.has(name) && !inResponse) {
      report([...at, 'query'], `no query parameter named ${name}`, 'Use one of api.queryParameters or a listed field.');
    }
  }
  const own = endpoint.pathParams?.map((it) => it.name) ?? [];
  const general = ['guild_id', 'member_id', 'code', 'metric', 'type_id', ...own];
  for (const name of pathNames(endpoint.path)) {
    if (!general.includes(name) && !names.includes(name.replace(/_id$/, ''))) {
      report([...at, 'path'], `no path parameter named ${name}`, `Ids are of an object: ${names.join(', ')}.`);
    }
  }
}

export /** What an example fills in must be settings, or fields of the object that the part is named after. */
function checkExamples({examples, settings, entities}: Module, report: Report): void {
  for (const {title, parts: filledIn} of examples) {
    for (const [part, values] of Object.entries(filledIn ?? {})) {
      const names = part === 'settings' ? settings.map((it) => it.key) : entities[part]?.map((it) => it.name);
      if (!names || typeof values === 'string' || Array.isArray(values)) continue;
      for (const name of Object.keys(values)) {
        // People write the role, the API its id.
        if (!names.includes(name) && !names.includes(`${name}_id`)) {
          report(['examples', title], `${part} has nothing named ${name}`, `There is: ${names.join(', ')}.`);
        }
      }
    }
  }
}

export function checkModule(module: Module, report: Report): void {
  const {limits} = module;
  checkSettings(module.settings, report);
  checkCommands(module.commands, module.settings, ['commands'], report);
  checkLimits(limits, module.key, ['limits'], report);
  // A cap of a limit that was renamed would hold for nothing, without a word.
  for (const {limit} of platformCaps.filter((it) => it.module === module.key)) {
    if (!limits.some((it) => it.key === limit)) {
      report(
        ['limits'],
        `no limit named ${limit}, which the platform caps`,
        'Mend platformCaps in src/facts/check.ts.',
      );
    }
  }
  checkTexts(module, report);
  checkExamples(module, report);
  checkLabels(
    [...module.permissions.required, ...module.permissions.optional.map((it) => it.permission)],
    ['permissions'],
    report,
  );
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
    if (!known.generalVariables.has(category)) {
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

export function checkFunctionGroup(group: FunctionGroup, report: Report): void {
  checkSettings(group.settings ?? [], report);
  checkCommands(group.commands, group.settings ?? [], ['commands'], report);
  checkLabels(
    [...group.permissions.required, ...group.permissions.optional.map((it) => it.permission)],
    ['permissions'],
    report,
  );
  for (const key of group.limits ?? []) {
    if (!coreLimits.some((it) => it.key === key)) {
      report(['limits'], `no limit named ${key}`, `There is: ${coreLimits.map((it) => it.key).join(', ')}.`);
    }
  }
}

/** Numbers of a semantic version. */
const parts = (version: string): number[] => version.split('.').map(Number);

function isAfter(newer: string, older: string): boolean {
  const [a, b] = [parts(newer), parts(older)];
  const first = a.findIndex((number, index) => number !== b[index]);
  return first >= 0 && (a[first] ?? 0) > (b[first] ?? 0);
}

/** Whether a text is the ISO form of a day that exists: `Date.parse` takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
}

export function checkComponent(component: Component, at: readonly string[], report: Report): void {
  const here = [...at, component.name];
  component.releases.forEach((release, index) => {
    const place = [...here, 'releases', release.version];
    if (!/^\d+\.\d+\.\d+$/.test(release.version)) {
      report(place, `${release.version} is no version`, 'Write major.minor.patch.');
    }
    if (!isDay(release.date)) {
      report(place, `${release.date} is no ISO date`, 'Write year-month-day.');
    }
    if (release.changes.breaking && !release.migration) {
      report(place, `${release.version} breaks something without a migration note`, 'Add `migration`.');
    }
    const newer = component.releases[index - 1];
    if (newer && (!isAfter(newer.version, release.version) || newer.date < release.date)) {
      report(place, `${newer.version} (${newer.date}) does not follow ${release.version}`, 'Put the newest first.');
    }
  });
  if (component.successor && !changelog.current.some((it) => it.name === component.successor)) {
    report(here, `no current component named ${component.successor}`, 'Name one of changelog.current.');
  }
}

export function checkIssues(issues: readonly KnownIssue[], report: Report): void {
  checkUnique(
    issues.map((it) => it.id),
    'the issue',
    [],
    report,
  );
  const areas = new Set<string>([...moduleKeys, 'dashboard']);
  for (const {id, areas: named, since, fixedIn} of issues) {
    for (const area of named) {
      if (!areas.has(area)) report([id, 'areas'], `no area named ${area}`, `There is: ${[...areas].join(', ')}.`);
    }
    if (!isDay(since)) report([id, 'since'], `${since} is no ISO date`, 'Write year-month-day.');
    const component = fixedIn?.split(' ')[0];
    if (component && !changelog.current.some((it) => it.name.split('.').at(-1) === component)) {
      report([id, 'fixedIn'], `no component named ${component}`, 'Name the component and its version.');
    }
  }
}

/** Something with a name that nothing else may have, and its place. */
interface Named {
  name: string;
  file: string;
  at: readonly string[];
}

/** Reports every name that occurs in two files; `checkUnique` finds those that occur twice in one. */
export function checkUniqueAcross(all: readonly Named[], what: string, problems: FactProblem[]): void {
  const firstFile = new Map<string, string>();
  for (const {name, file, at} of all) {
    const other = firstFile.get(name) ?? file;
    firstFile.set(name, other);
    if (other !== file) {
      problems.push({
        file,
        at,
        message: `${what} ${name} is in src/facts/${other}, too`,
        repair: 'Rename or remove one of the two.',
      });
    }
  }
}

/** An endpoint with its full path, its place, and the objects that it can name. */
interface PlacedEndpoint extends Schemas {
  endpoint: Endpoint;
  file: string;
  at: readonly string[];
}

/** All endpoints where they are written: the two that all modules share stand for those of every module. */
function placedEndpoints(): PlacedEndpoint[] {
  const general = {file: 'api.ts', entities: api.schemas};
  return [
    ...sharedEndpoints(moduleKeys[0]).map((endpoint) => ({
      ...general,
      endpoint,
      at: ['moduleResource', 'endpoints', endpoint.summary],
    })),
    ...api.generalEndpoints.map((endpoint) => ({...general, endpoint, at: ['generalEndpoints', endpoint.summary]})),
    ...api.keyEndpoints.map((endpoint) => ({...general, endpoint, at: ['keyEndpoints', endpoint.summary]})),
    ...moduleList.flatMap(({key, api: {base, endpoints}, entities}) =>
      endpoints.map((endpoint) => ({
        file: `modules/${key}.ts`,
        entities,
        endpoint: {...endpoint, path: `${base}${endpoint.path}`},
        at: ['api', 'endpoints', endpoint.summary],
      })),
    ),
  ];
}

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
      if (!known.errorCodes.has(code)) inApi([list], `no error code named ${code}`, 'Add it to src/facts/errors.ts.');
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

  const inReleases = reporter(problems, 'releases.ts');
  for (const component of changelog.current) checkComponent(component, ['current'], inReleases);
  for (const component of changelog.legacy) checkComponent(component, ['legacy'], inReleases);
  checkUnique(
    changelog.current.map((it) => it.name),
    'the component',
    ['current'],
    inReleases,
  );
  checkUnique(
    changelog.legacy.map((it) => it.name),
    'the component',
    ['legacy'],
    inReleases,
  );
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

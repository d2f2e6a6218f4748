import {describe, expect, it} from 'vitest';
import {checkFacts} from '../../src/checks';
import {factChecks, operationChecks, type FactCheck} from '../../src/checks/checks';
import {checkEndpoint} from '../../src/checks/facts/endpoints';
import {checkFunctionGroup, checkModule} from '../../src/checks/facts/features';
import {checkLimits, platformCaps} from '../../src/checks/facts/platformLimits';
import {checkComponent, checkIssues} from '../../src/checks/facts/releases';
import {collect, type Report} from '../../src/checks/facts/report';
import {siteFacts, type Facts} from '../../src/checks/facts/siteFacts';
import {functions} from '../../src/facts/functions';
import {moduleList} from '../../src/facts/modules';
import {product} from '../../src/facts/product';
import type {
  Command,
  CommandOption,
  Component,
  Endpoint,
  Field,
  FieldRule,
  FunctionGroup,
  KnownIssue,
  Limit,
  Module,
  ModuleKey,
  Release,
  Replacement,
  Setting,
  StoredData,
} from '../../src/facts/types';
import {allOperations} from '../../src/build/api/operations';
import {allEndpoints} from '../../src/facts/derived/api/endpoints';
import {omit} from '../../src/lib/collections';
import {root} from '../root';

const problemsOf = (check: (report: Report) => void): string[] =>
  collect((reportIn) => check(reportIn('planted.ts'))).map(
    ({at, message, repair}) => `${at.join(' > ')}: ${message}. ${repair}`,
  );

const cap = platformCaps.at(-1);
const tested = moduleList.find(({key}) => key === cap?.module);
const [firstCommand] = tested?.commands ?? [];
const [firstSetting] = tested?.settings ?? [];
const [firstLimit] = tested?.limits.filter(({key}) => key !== cap?.limit) ?? [];
const [firstNeed] = tested?.permissions.required ?? [];
const [[object, fields] = []] = Object.entries(tested?.entities ?? {});
const reading = tested?.api.endpoints.find(
  ({method, path, response}) => method === 'GET' && path.endsWith('_id}') && response === object,
);
if (!cap || !tested || !firstCommand || !firstSetting || !firstLimit || !firstNeed || !object || !fields || !reading)
  throw new Error('Discord caps no limit of a module with commands, settings, permissions and objects.');
const misspelled = firstCommand.name.slice(0, -1);
const componentName = `modules.${tested.key.replaceAll('-', '_')}`;

const problemsOfModule = (change: Partial<Module>): string[] =>
  problemsOf((report) => {
    checkModule({...tested, ...change}, report);
  });

const command = (change: Partial<Command>): Command => ({
  name: firstCommand.name,
  description: 'Does something',
  requires: [],
  reply: 'public',
  options: [],
  ...change,
});
const option = (change: Partial<CommandOption>): CommandOption => ({
  name: 'question',
  description: 'What you ask',
  type: 'String',
  required: false,
  ...change,
});
const withOptions = (...options: CommandOption[]): string[] => problemsOfModule({commands: [command({options})]});
const problemsOfSetting = (change: Partial<Setting>): string[] =>
  problemsOfModule({
    settings: [...tested.settings, {key: 'planted', label: 'Planted', type: 'integer', default: 5, ...change}],
  });

describe('the check of a setting', () => {
  it.each<[string, Partial<Setting>]>([
    ['the default 5 (5) is outside 10 to 20', {min: 10, max: 20}],
    ['the default 0 (0) is outside 1 to any', {default: 0, min: 1}],
    ['unknown default "c"', {type: 'enum', values: ['a', 'b'], default: 'c'}],
    ['unknown default "z"', {type: 'enum_list', values: ['a'], default: ['a', 'z']}],
    ['the default "long text" (9) is outside', {type: 'string', default: 'long text', max: 4}],
    ['min 9 is above max 1', {min: 9, max: 1}],
    ['unknown variable "user.nme"', {type: 'text', default: 'Hi {user.nme}'}],
    ['unknown limit "open_pols"', {limit: 'open_pols'}],
    ['unknown limit "open_pols"', {note: 'limit open_pols'}],
    ['max 999 differs from the limit', {type: 'channel_id_list', default: [], max: 999, limit: firstLimit.key}],
  ])('reports: %s', (message, change) => {
    expect(problemsOfSetting(change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });
});

describe('the check of a rule about fields', () => {
  const fields: Field[] = [
    {name: 'id', type: 'id', readonly: true, description: 'Names it'},
    {name: 'kind', type: 'enum', values: ['box', 'bag'], required: true, description: 'What it is'},
    {name: 'fragile', type: 'boolean', default: false, description: 'Breaks'},
    {
      name: 'size',
      type: 'object',
      description: 'Size',
      fields: [{name: 'width', type: 'integer', description: 'Wide'}],
    },
  ];
  const problemsOfRule = (rule: FieldRule, name = 'parcel'): string[] =>
    problemsOfModule({entities: {...tested.entities, parcel: fields}, entityRules: {[name]: [rule]}});

  it.each<[string, FieldRule]>([
    ['unknown field "sise"', {anyOf: ['sise', 'size']}],
    ['unknown field "knid"', {when: {knid: 'box'}, needs: ['size']}],
    ['unknown value of kind "crate"', {when: {kind: 'crate'}, needs: ['size']}],
    ['unknown value of size "big"', {when: {size: 'big'}, needs: ['kind']}],
  ])('reports: %s', (message, rule) => {
    expect(problemsOfRule(rule)).toContainEqual(
      expect.stringMatching(new RegExp(`^entityRules > parcel: .*${message}`)),
    );
  });

  it('reports a rule for an unknown object', () => {
    expect(problemsOfRule({anyOf: ['size']}, 'parsel')).toContainEqual(
      expect.stringContaining('unknown object "parsel"'),
    );
  });
});

describe('the check of a command', () => {
  it.each<[string, string[]]>([
    [
      'the required option b follows an optional one',
      withOptions(option({name: 'a'}), option({name: 'b', required: true})),
    ],
    ['a required option has a', withOptions(option({required: true, default: 'x'}))],
    ["the default b isn't one of the choices", withOptions(option({choices: ['a'], default: 'b'}))],
    ['is outside 1 to 3', withOptions(option({type: 'Integer', min: 1, max: 3, default: 9}))],
    ['unknown setting "nope"', problemsOfModule({commands: [command({requires: [{setting: 'nope'}]})]})],
    [
      'the permission BypassSlowmode has no label',
      problemsOfModule({commands: [command({requires: [{permissions: ['BypassSlowmode']}]})]}),
    ],
  ])('reports: %s', (message, problems) => {
    expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });
});

describe('the check of a limit', () => {
  const problemsOfLimit = (change: Partial<Limit>, owner = 'planted'): string[] =>
    problemsOf((report) => {
      checkLimits([{key: 'planted', label: 'Planted', free: 5, premium: 50, ...change}], owner, [], report);
    });

  it.each<[string, string[]]>([
    ['Premium (50) is worse than Free (60)', problemsOfLimit({free: 60})],
    ['Premium (false) is worse than Free (true)', problemsOfLimit({free: true, premium: false})],
    ['Premium (50) is worse than Free (unlimited)', problemsOfLimit({free: 'unlimited'})],
    ['Premium (50) is worse than Free (5)', problemsOfLimit({lowerIsBetter: true})],
    [`${cap.cap + 1} is more than Discord allows`, problemsOfLimit({key: cap.limit, premium: cap.cap + 1}, cap.module)],
  ])('reports: %s', (message, problems) => {
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});

const stored = (change: Partial<StoredData>): StoredData => ({
  ...{name: 'n', what: 'w', kept: 'k', deletable: true, seen: []},
  ...change,
});
const withStored = (change: Partial<StoredData>): Partial<Module> => ({stored: [...tested.stored, stored(change)]});
const keepDays: Limit = {key: 'keep_planted_days', label: 'l', free: 7, premium: 9};
const withField = (change: Partial<Field>): Partial<Module> => ({
  entities: {x: [{name: 'x', type: 'boolean', description: 'X', ...change}]},
});
const withReason = (purpose: string): Partial<Module> => ({
  permissions: {required: [{permission: 'SendMessages', for: purpose}], optional: []},
});

describe('the check of a module', () => {
  it.each<[string, Partial<Module>]>([
    ['unknown module or group of functions "nope"', {related: ['nope' as ModuleKey]}],
    ['unknown category of variables "member"', {variables: {...tested.variables, categories: ['member']}}],
    [`unknown command "${misspelled}"`, withReason(`naming ${misspelled}`)],
    ['unknown option "modul" of /diagnose', withReason('naming /diagnose modul:all')],
    ['no reason for SendMessages', {permissions: {required: [{permission: 'SendMessages', for: ' '}], optional: []}}],
    [
      `duplicate permission "${firstNeed.permission}"`,
      {permissions: {required: [], optional: [...tested.permissions.required, ...tested.permissions.required]}},
    ],
    ['unknown command "/nope"', withStored({what: 'A vote of /nope'})],
    ['unknown limit "open_pols"', withStored({kept: '9 days', limit: 'open_pols'})],
    [
      '"7 days" lacks the 9 days of the limit keep_planted_days',
      {limits: [...tested.limits, keepDays], ...withStored({kept: '7 days', limit: keepDays.key})},
    ],
    ['unknown limit "open_pols"', withField({type: 'boolean', limit: 'open_pols'})],
    ['max 999 differs from the limit', withField({type: 'role_id_list', max: 999, limit: firstLimit.key})],
    [`unknown limit "${cap.limit}", which Discord`, {limits: [firstLimit]}],
  ])('reports: %s', (message, change) => {
    expect(problemsOfModule(change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });

  it.each([
    ['for another command', '/say text:Hello', 'shows another command'],
    ['without a required option', '/music play', 'missing required option "query" of /music play'],
  ])('reports an example %s in a group of functions', (_, example, message) => {
    const group: FunctionGroup = functions['music-and-radio'];
    const commands = group.commands.map((command) =>
      command.name === '/music play' ? {...command, example} : command,
    );
    expect(
      problemsOf((report) => {
        checkFunctionGroup({...group, commands}, report);
      }),
    ).toEqual([expect.stringContaining(message)]);
  });
});

describe('the check of an endpoint', () => {
  const problemsOfEndpoint = (change: Partial<Endpoint>): string[] =>
    problemsOf((report) => {
      checkEndpoint(
        {
          id: 'planted',
          method: 'GET',
          path: reading.path,
          scope: reading.scope,
          summary: 's',
          status: 200,
          response: object,
          ...change,
        },
        tested,
        [],
        report,
      );
    });

  it.each<[string, Partial<Endpoint>]>([
    ['unknown error code "not_fund"', {errors: ['not_fund']}],
    ['unknown limit "open_pols"', {limits: ['open_pols']}],
    ['unknown object "pol"', {request: 'pol'}],
    ['unknown object "pol"', {response: {pageOf: 'pol'}}],
    ['unknown query parameter "stat"', {query: ['stat']}],
    ['unknown path parameter "pol_id"', {path: '/guilds/{guild_id}/nope/{pol_id}'}],
  ])('reports: %s', (message, change) => {
    expect(problemsOfEndpoint(change)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[string, Partial<Endpoint>, string]>([
    ['a request body', {example: {request: {reason: 'x'}}}, 'the example has a request body, but'],
    [
      'a response body',
      {response: undefined, example: {response: {state: 'x'}}},
      'the example has a response body, but',
    ],
    ['several responses', {example: {response: [{}, {}]}}, 'the example has several responses, but'],
  ])('reports an example with %s that the endpoint lacks', (_, change, message) => {
    expect(problemsOfEndpoint(change)).toEqual([expect.stringContaining(message)]);
  });
});

describe('the check of a component', () => {
  const problemsOfComponent = (change: Partial<Component>, issues: readonly KnownIssue[] = []): string[] =>
    problemsOf((report) => {
      checkComponent({name: 'planted', title: 'Planted', releases: history(), ...change}, 'current', report, issues);
    });
  const release = (version: string, date: string, change: Partial<Release> = {}): Release => ({
    version,
    date,
    changes: {fixed: ['x']},
    ...change,
  });
  const history = (...newest: Release[]): Release[] => [...newest, release('0.0.1', '2025-01-01')];
  const breaking = {changes: {breaking: ['x']}, migration: 'y'};

  it.each<[string, Release[]]>([
    ['"1.0" is not a version', [release('1.0', '2025-01-01')]],
    ['"01.02.2025" is not an ISO date', [release('1.0.0', '01.02.2025')]],
    ['"2025-02-30" is not an ISO date', [release('1.0.0', '2025-02-30')]],
    ['not newer than 1.1.0', [release('1.0.0', '2025-02-01'), release('1.1.0', '2025-01-01')]],
    ['not newer than 1.0.0', [release('1.1.0', '2025-01-01'), release('1.0.0', '2025-02-01')]],
    [
      '2.0.0 has a breaking change without a migration note',
      [release('2.0.0', '2025-01-01', {changes: {breaking: ['x']}})],
    ],
    ['2.1.0 has a breaking change, but is not a major version', [release('2.1.0', '2025-01-01', breaking)]],
    ['2.0.0 has no breaking change', [release('2.0.0', '2025-01-01')]],
    ['1.0.1 adds something, but is a patch', [release('1.0.1', '2025-01-01', {changes: {added: ['x']}})]],
    ['unknown issue "X-9"', [release('1.0.1', '2025-01-01', {fixes: ['X-9']})]],
  ])('reports: %s', (message, newest) => {
    // An invalid version also causes a second problem: it is newer than nothing.
    expect(problemsOfComponent({releases: history(...newest)})[0]).toContain(message);
  });

  it('reports an unknown successor', () => {
    expect(problemsOfComponent({successor: 'nobody'})).toEqual([
      expect.stringContaining('unknown current component "nobody"'),
    ]);
  });

  it.each<[string, KnownIssue['fixedIn']]>([
    ['the known issue X-1 names no release', undefined],
    ['X-1 is fixed in planted 1.0.1', {component: 'planted', version: '1.0.1'}],
    ['X-1 is fixed in core 1.0.0', {component: 'core', version: '1.0.0'}],
  ])('reports a fix that the known issue contradicts: %s', (message, fixedIn) => {
    const releases = history(release('1.0.0', '2025-01-01', {fixes: ['X-1']}));
    expect(problemsOfComponent({releases}, [issue({id: 'X-1', fixedIn})])).toEqual([expect.stringContaining(message)]);
  });
});

const issue = (change: Partial<KnownIssue>): KnownIssue => ({
  id: 'X-1',
  title: 't',
  areas: [tested.key],
  severity: 'low',
  status: 'identified',
  since: '2025-01-01',
  workaround: 'w',
  ...change,
});

describe('the check of known issues', () => {
  const components: Component[] = [
    {
      name: componentName,
      title: 'Tested',
      releases: [
        {version: '1.10.0', date: '2025-02-01', changes: {added: ['x']}},
        {version: '1.9.1', date: '2025-01-02', changes: {fixed: ['x']}, fixes: ['X-1']},
      ],
    },
  ];
  const problemsOfIssues = (...changes: Partial<KnownIssue>[]): string[] =>
    problemsOf((report) => {
      checkIssues(changes.map(issue), report, components);
    });
  const inVersion = (version: string, component = componentName) => ({fixedIn: {component, version}});

  it.each<[string, Partial<KnownIssue>]>([
    ['"2025-02-30" is not an ISO date', {since: '2025-02-30'}],
    ['unknown component "plant"', {status: 'resolved', ...inVersion('1.9.1', 'plant')}],
    ['X-1 has the status fix_scheduled, but names no release', {status: 'fix_scheduled'}],
    ['X-1 has the status identified, but names a release', inVersion('1.9.1')],
    [`${componentName} 1.9.2 is not released`, {status: 'resolved', ...inVersion('1.9.2')}],
    ['1.10.0 does not fix X-1', {status: 'monitoring', ...inVersion('1.10.0')}],
    [`${componentName} 1.9.2 is not newer than 1.10.0`, {status: 'fix_scheduled', ...inVersion('1.9.2')}],
  ])('reports: %s', (message, change) => {
    expect(problemsOfIssues(change)).toEqual([expect.stringContaining(message)]);
  });

  it('reports two issues with one id', () => {
    expect(problemsOfIssues({id: 'X-9'}, {id: 'X-9'})).toEqual([expect.stringContaining('duplicate issue "X-9"')]);
  });

  it.each<[string, Partial<KnownIssue>]>([
    ['an issue without a release', {areas: ['dashboard']}],
    [
      'a resolved issue in several areas',
      {areas: ['dashboard', tested.key], status: 'resolved', since: '2025-01-02', ...inVersion('1.9.1')},
    ],
    ['a resolved issue in one area', {status: 'resolved', since: '2025-01-02', ...inVersion('1.9.1')}],
    ['a fix in a future release', {status: 'fix_scheduled', ...inVersion('1.11.0')}],
  ])('accepts %s', (_, change) => {
    expect(problemsOfIssues(change)).toEqual([]);
  });
});

const [module, otherModule] = siteFacts.modules;
const [group] = siteFacts.functions;
const [general] = siteFacts.globalCommands;
const [generalSetting] = siteFacts.settings;
const [coreLimit] = siteFacts.coreLimits;
const [category] = siteFacts.variables;
const [endpoint] = siteFacts.endpoints;
const creating = siteFacts.endpoints.find(
  ({endpoint: {method, limits: counted}, limits}) =>
    method === 'POST' && limits.some((limit) => counted?.includes(limit.key) && limit.counted && !limit.finishes),
);
const created = typeof creating?.endpoint.response === 'string' ? creating.endpoint.response : '';
const [error] = siteFacts.errors;
const [component] = siteFacts.changelog.current;
const [firstIssue] = siteFacts.knownIssues;
const [operation] = allOperations();
if (!module || !otherModule || !group || !general || !generalSetting || !coreLimit || !category)
  throw new Error('The facts are empty.');
if (!endpoint || !error || !component || !firstIssue || !operation) throw new Error('The facts are empty.');
if (!creating) throw new Error('Nothing in the facts counts toward a limit.');
const sharedOperation = allEndpoints().find(({id}) => /^get\w+Module$/.test(id))?.id ?? '';

/** Returns the modules with their replaced fields changed, or removed if `change` returns false. */
const withFields = (change: (field: Field & {replaced: Replacement}) => Field | false): Module[] =>
  siteFacts.modules.map((module) => {
    const changedIn = (fields: readonly Field[]): Field[] =>
      fields.flatMap((field) => {
        const changed = field.replaced ? change({...field, replaced: field.replaced}) : field;
        return changed ? [changed] : [];
      });
    return {
      ...module,
      entities: Object.fromEntries(Object.entries(module.entities).map(([name, fields]) => [name, changedIn(fields)])),
      api: {...module.api, formerSettings: changedIn(module.api.formerSettings ?? [])},
    };
  });

const withoutReplacedFields: Facts['changelog'] = {
  ...siteFacts.changelog,
  current: siteFacts.changelog.current.map((component) => ({
    ...component,
    releases: component.releases.map((release) => omit(release, 'replacedFields')),
  })),
};

/** For each check: facts with one mistake, and the message. */
const plantedMistakes: Readonly<Record<string, readonly (readonly [Partial<Facts>, string])[]>> = {
  product: [
    [{product: {...product, slug: 'two words'}}, 'slug "two words" would break'],
    [{product: {...product, domain: 'https://two-words.example'}}, 'domain "https://two-words.example"'],
    [{product: {...product, apiKeyPrefix: 'o_'}}, 'apiKeyPrefix "o_"'],
    [{product: {...product, issuePrefix: 'no'}}, 'issuePrefix "no"'],
  ],
  modules: [
    [{modules: [{...module, related: [module.key]}]}, 'is related to itself'],
    [
      {modules: [{...module, settings: module.settings.map((setting) => ({...setting, command: '/planted'}))}]},
      '"/planted"',
    ],
    [{modules: [{...module, icon: 'NoSuchIcon'}]}, 'unknown icon "NoSuchIcon"'],
    [{modules: [module, {...otherModule, order: module.order}]}, `duplicate order "${module.order}"`],
    [{modules: [{...module, intents: {privileged: ['MessageContent'], other: []}}]}, 'MessageContent has no reason'],
    [{modules: [{...module, intents: {privileged: [], other: [], messagesFor: 'x'}}]}, 'needs the intent'],
  ],
  functions: [
    [{functions: [{...group, limits: ['no_such_limit']}]}, 'unknown limit "no_such_limit"'],
    [
      {
        functions: [
          {
            ...group,
            settings: [{key: 'planted', label: 'x', type: 'boolean', default: false, premium: true}],
            limits: [],
          },
        ],
      },
      'no limit is for Premium only',
    ],
  ],
  settings: [[{settings: [generalSetting, generalSetting]}, 'duplicate setting']],
  generalCommands: [
    [{globalCommands: [{...general, requires: [{setting: 'planted'}]}]}, 'unknown setting "planted"'],
    [{inDirectMessages: ['/planted']}, 'unknown general command "/planted"'],
  ],
  plans: [[{coreLimits: [coreLimit, coreLimit]}, 'duplicate limit']],
  stored: [[{besideFeatures: [{title: 'Planted', stored: [stored({limit: 'planted'})]}]}, 'unknown limit "planted"']],
  objects: [
    [{objects: {planted: [{name: 'size', description: 'x', type: 'integer', min: 2, max: 1}]}}, 'min 2 is above max 1'],
    [{objectRules: {planted: [{anyOf: ['size']}]}}, 'unknown object "planted"'],
  ],
  endpoints: [
    [{endpoints: [{...endpoint, endpoint: {...endpoint.endpoint, scope: 'nobody'}}]}, 'unknown scope "nobody"'],
    [{endpoints: [endpoint, {...endpoint, file: 'b.ts'}]}, `duplicate endpoint "${endpoint.endpoint.method} `],
    [{endpoints: [creating, creating]}, `duplicate operation "${creating.endpoint.id}"`],
    [
      {endpoints: [{...creating, endpoint: {...creating.endpoint, id: sharedOperation}}]},
      `duplicate operation "${sharedOperation}", also in src/facts/api.ts`,
    ],
    [{endpoints: [{...creating, entities: {[created]: []}}]}, 'has no state paused_limit'],
  ],
  errors: [
    [{errors: [error, error]}, `duplicate error code "${error.code}"`],
    [{errorLists: {commonErrors: ['no_such_code']}}, 'unknown error code "no_such_code"'],
  ],
  commands: [
    [
      {modules: [{...module, commands: [general]}]},
      `duplicate command "${general.name}", also in src/facts/commands.ts`,
    ],
  ],
  events: [[{modules: [module, {...otherModule, events: module.events}]}, 'duplicate event']],
  variables: [[{variables: [category, {...category, key: 'other'}]}, 'duplicate variable']],
  releases: [[{changelog: {...siteFacts.changelog, current: [component, component]}}, 'duplicate component']],
  replacedFields: [
    [{modules: withFields(() => false)}, 'which is gone'],
    [{modules: withFields((field) => omit(field, 'replaced'))}, 'which replaced it'],
    [{changelog: {...siteFacts.changelog, current: []}}, 'no release'],
    [{changelog: withoutReplacedFields}, 'no release'],
    [
      {modules: withFields((field) => ({...field, replaced: {...field.replaced, by: ['planted_name']}}))},
      'planted_name"',
    ],
    [{modules: withFields((field) => ({...field, required: true}))}, 'is replaced, but required'],
    [
      {modules: withFields((field) => ({...field, replaced: {...field.replaced, until: '2020-01-01'}}))},
      'works until 2020-01-01',
    ],
  ],
  knownIssues: [[{knownIssues: [{...firstIssue, areas: ['nowhere']}]}, 'unknown area "nowhere"']],
  examples: [
    [{operations: () => [{...operation, example: {...operation.example, query: {planted: 'x'}}}]}, 'parameter planted'],
  ],
  operationErrors: [[{operations: () => [{...operation, description: 'Gives discord_limit.'}]}, 'names discord_limit']],
};

describe('the checks of facts', () => {
  const ofOperations = Object.entries(operationChecks).map(([name, check]) => [
    name,
    ({operations}: Facts) => check(operations()),
  ]);
  const ofFacts = Object.entries<FactCheck>(factChecks).map(([name, check]) => [
    name,
    (facts: Facts) => collect((reportIn) => check(facts, reportIn)),
  ]);
  const checks = Object.fromEntries([...ofFacts, ...ofOperations]) as Record<string, (facts: Facts) => object[]>;

  it('all have a planted mistake', () => {
    expect(Object.keys(plantedMistakes).sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(
    Object.entries(plantedMistakes).flatMap(([name, list]) =>
      list.map(([change, message]) => [name, message, change] as const),
    ),
  )('report a planted mistake in %s: %s', (name, message, change) => {
    expect(checks[name]?.({...siteFacts, ...change})).toContainEqual(
      expect.objectContaining({message: expect.stringContaining(message) as string}),
    );
  });

  it('report a problem with the file and line of its fact', async () => {
    const facts = {...siteFacts, settings: [generalSetting, generalSetting], operations: () => [operation]};
    const problems = await checkFacts(root, facts);
    expect(problems).toEqual([expect.objectContaining({file: 'src/facts/settings.ts'})]);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});

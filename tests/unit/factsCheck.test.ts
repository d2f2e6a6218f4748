import {describe, expect, it} from 'vitest';
import {checkEndpoint, checkOperationIds} from '../../src/checks/facts/endpoints';
import {checkFunctionGroup, checkModule} from '../../src/checks/facts/features';
import {checkLimits, platformCaps} from '../../src/checks/facts/platformLimits';
import {checkComponent, checkIssues} from '../../src/checks/facts/releases';
import {checkUniqueAcross, reporter, type FactProblem, type Report} from '../../src/checks/facts/report';
import {functions} from '../../src/facts/functions';
import {moduleList} from '../../src/facts/modules';
import {changelog} from '../../src/facts/releases';
import {allEndpoints} from '../../src/shared/api/endpoints';
import type {
  Change,
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
  Setting,
} from '../../src/facts/types';

function problemsOf(check: (report: Report) => void): string[] {
  const problems: FactProblem[] = [];
  check(reporter(problems, 'planted.ts'));
  return problems.map(({at, message, repair}) => `${at.join(' > ')}: ${message}. ${repair}`);
}

/** A module with a limit that the platform caps. */
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
  throw new Error('The platform caps no limit of a module with commands, settings, permissions and objects.');
const misspelled = firstCommand.name.slice(0, -1);
/** The name of the module in the changelog. */
const componentName = `modules.${tested.key.replaceAll('-', '_')}`;

const planted = (change: Partial<Module>): string[] =>
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
const withOptions = (...options: CommandOption[]): string[] => planted({commands: [command({options})]});
/** A setting whose name no other word of a sentence can be. */
const underscored = tested.settings.find(({key}) => key.includes('_'))?.key;
const setting = (change: Partial<Setting>): string[] =>
  planted({settings: [...tested.settings, {key: 'planted', label: 'Planted', type: 'integer', default: 5, ...change}]});

describe('checkModule', () => {
  it('accepts the module that the plants below change', () => {
    expect(planted({})).toEqual([]);
  });
});

describe('a default', () => {
  it.each<[string, Partial<Setting>, string]>([
    ['below its range', {min: 10, max: 20}, 'the default 5 (5) lies outside 10 to 20'],
    ['above its range', {min: 1, max: 4}, 'the default 5 (5) lies outside 1 to 4'],
    ['of 0 without a meaning of 0', {default: 0, min: 1}, 'the default 0 (0) lies outside 1 to any'],
    ['that is none of the values', {type: 'enum', values: ['a', 'b'], default: 'c'}, 'the default c is none of'],
    ['with a strange item', {type: 'enum_list', values: ['a'], default: ['a', 'z']}, 'the default z is none of'],
    ['that is too long', {type: 'string', default: 'long text', max: 4}, 'the default "long text" (9) lies outside'],
    ['list that is too long', {type: 'string_list', default: ['a', 'b'], max: 1}, 'lies outside any to 1'],
    ['in a range that is upside down', {min: 9, max: 1}, 'min 9 is above max 1'],
    ['with an unknown variable', {type: 'text', default: 'Hi {user.nme}'}, 'unknown variable "user.nme"'],
  ])('%s is found', (_, change, message) => {
    expect(setting(change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });

  it('of 0 with a meaning of 0 is fine', () => {
    expect(setting({default: 0, min: 10, max: 20, zero: 'never'})).toEqual([]);
  });
});

describe('a rule of an object', () => {
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
  const ruled = (rule: FieldRule, name = 'parcel'): string[] =>
    planted({entities: {...tested.entities, parcel: fields}, entityRules: {[name]: [rule]}});

  it.each<[string, FieldRule]>([
    ['of one value', {when: {kind: 'box'}, needs: ['size'], only: ['size.width']}],
    ['of a yes or no', {when: {fragile: true}, needs: ['size']}],
    ['of all values but one', {unless: {kind: 'bag'}, needs: ['size']}],
    ['that narrows', {when: {fragile: true}, narrows: {kind: {values: ['box']}, 'size.width': {max: 3}}}],
  ])('%s is fine', (_, rule) => {
    expect(ruled(rule)).toEqual([]);
  });

  it.each<[string, FieldRule, string]>([
    ['about a field that is not there', {anyOf: ['sise', 'size']}, 'a rule about sise, which the object does not have'],
    ['about one in a field', {when: {kind: 'box'}, only: ['size.depth']}, 'a rule about size.depth, which'],
    ['by a field that is not there', {when: {knid: 'box'}, needs: ['size']}, 'a rule about knid, which the object'],
    [
      'for a value that is not there',
      {when: {kind: 'crate'}, needs: ['size']},
      'a rule for kind crate, which it never is',
    ],
    ['by a field without values', {when: {size: 'big'}, needs: ['kind']}, 'a rule for size big, which it never is'],
    ['about what is read-only', {when: {kind: 'box'}, needs: ['id']}, 'a rule about id, which no request has'],
    ['about what is required', {when: {fragile: true}, needs: ['kind']}, 'kind is there, which is always required'],
    ['that needs a field of a field', {when: {kind: 'box'}, needs: ['size.width']}, 'a rule needs size.width'],
    ['without a condition', {only: ['size']}, 'only without a condition'],
    ['with two conditions', {when: {kind: 'box'}, unless: {fragile: true}, needs: ['size']}, 'with two conditions'],
    ['that asks for nothing', {when: {kind: 'box'}}, 'a rule that asks for nothing'],
    ['that narrows to nothing', {when: {fragile: true}, narrows: {kind: {values: ['crate']}}}, 'kind the value crate'],
  ])('%s is found', (_, rule, message) => {
    expect(ruled(rule)).toContainEqual(expect.stringMatching(new RegExp(`^entityRules > parcel: .*${message}`)));
  });

  it('that is none is found', () => {
    expect(ruled({anyOf: ['size']}, 'parsel')).toContainEqual(expect.stringContaining('rules of parsel, which is no'));
  });
});

describe('a limit that is not there', () => {
  it.each<[string, Partial<Module>]>([
    ['a setting', {settings: [{key: 'x', label: 'X', type: 'boolean', default: false, limit: 'open_pols'}]}],
    ['a field', {entities: {x: [{name: 'x', type: 'boolean', description: 'X', limit: 'open_pols'}]}}],
  ])('is found in %s', (_, change) => {
    expect(planted(change)).toContainEqual(expect.stringContaining('unknown limit "open_pols". Available: '));
  });
});

describe('duplicates', () => {
  it.each<[string, Partial<Module>, string]>([
    [
      'settings',
      {settings: [...tested.settings, ...tested.settings.slice(0, 1)]},
      `the setting ${firstSetting.key} is there twice`,
    ],
    ['limits', {limits: [...tested.limits, firstLimit]}, `the limit ${firstLimit.key} is there twice`],
    [
      'commands',
      {commands: [...tested.commands, ...tested.commands.slice(0, 1)]},
      `the command ${firstCommand.name} is there twice`,
    ],
    [
      'fields',
      {entities: {[object]: [...fields, ...fields.slice(0, 1)]}},
      `the field ${fields[0]?.name} is there twice`,
    ],
    ['events', {events: [...tested.events, ...tested.events.slice(0, 1)]}, 'is there twice'],
    [
      'variables',
      {variables: {...tested.variables, own: [...tested.variables.own, ...tested.variables.own.slice(0, 1)]}},
      'is there twice',
    ],
    [
      'endpoints',
      {api: {...tested.api, endpoints: [...tested.api.endpoints, ...tested.api.endpoints.slice(0, 1)]}},
      'is there twice',
    ],
  ])('%s are found', (_, change, message) => {
    expect(planted(change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });

  it('in two files are found once, at the second', () => {
    const problems: FactProblem[] = [];
    const inFile = (file: string) => ({name: '/x', file, at: ['commands', '/x']});
    checkUniqueAcross([inFile('a.ts'), inFile('a.ts'), inFile('b.ts')], 'the command', problems);
    expect(problems).toEqual([
      {
        file: 'b.ts',
        at: ['commands', '/x'],
        message: 'the command /x is in src/facts/a.ts, too',
        repair: 'Rename or remove one of the two.',
      },
    ]);
  });

  it('options are found', () => {
    expect(withOptions(option({}), option({}))).toEqual([
      expect.stringContaining('the option question is there twice'),
    ]);
  });
});

describe('commands', () => {
  it.each<[string, string[], string]>([
    [
      'order',
      withOptions(option({name: 'a'}), option({name: 'b', required: true})),
      'the required option b follows an optional one',
    ],
    [
      'default of a required option',
      withOptions(option({required: true, default: 'x'})),
      'a required option has a default',
    ],
    [
      'default outside the choices',
      withOptions(option({choices: ['a'], default: 'b'})),
      'the default b is none of the choices',
    ],
    [
      'default outside the range',
      withOptions(option({type: 'Integer', min: 1, max: 3, default: 9})),
      'lies outside 1 to 3',
    ],
    ['unknown setting', planted({commands: [command({requires: [{setting: 'nope'}]})]}), 'unknown setting "nope"'],
    [
      'permission without a label',
      planted({commands: [command({requires: [{permissions: ['BypassSlowmode']}]})]}),
      'the permission BypassSlowmode has no label',
    ],
  ])('%s', (_, problems, message) => {
    expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });
});

describe('limits', () => {
  const limit = (change: Partial<Limit>, owner = 'planted'): string[] =>
    problemsOf((report) => {
      checkLimits([{key: 'planted', label: 'Planted', free: 5, premium: 50, ...change}], owner, [], report);
    });

  it.each<[string, string[], string]>([
    ['Premium below Free', limit({free: 60}), 'Premium (50) is worse than Free (60)'],
    ['a feature that Premium lacks', limit({free: true, premium: false}), 'Premium (false) is worse than Free (true)'],
    ['Free without a limit', limit({free: 'unlimited'}), 'Premium (50) is worse than Free (unlimited)'],
    ['an interval that grows', limit({lowerIsBetter: true}), 'Premium (50) is worse than Free (5)'],
    [
      'more than the platform takes',
      limit({key: cap.limit, premium: cap.cap + 1}, cap.module),
      `${cap.cap + 1} is more than the platform allows`,
    ],
  ])('%s is found', (_, problems, message) => {
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it('better, equal and unlimited ones are fine', () => {
    expect(
      [limit({}), limit({premium: 5}), limit({premium: 'unlimited'}), limit({free: false, premium: true})].flat(),
    ).toEqual([]);
  });
});

/** A module that asks for a permission for this reason. */
const reason = (purpose: string): Partial<Module> => ({
  permissions: {required: [{permission: 'SendMessages', for: purpose}], optional: []},
});

describe('names of other facts', () => {
  it.each<[string, Partial<Module>, string]>([
    ['a module', {related: ['nope' as ModuleKey]}, 'no module or group of functions named nope'],
    [
      'a category of variables',
      {variables: {...tested.variables, categories: ['member']}},
      'unknown category of variables "member"',
    ],
    ['a command in a reason', reason('naming /diagnos module:all'), 'unknown command "/diagnos"'],
    ['a subcommand in a reason', reason(`naming ${misspelled}`), `unknown command "${misspelled}"`],
    ['an option in a reason', reason('naming /diagnose modul:all'), 'unknown option "modul" of /diagnose'],
    [
      'a reason',
      {permissions: {required: [{permission: 'SendMessages', for: ' '}], optional: []}},
      'no reason for SendMessages',
    ],
    [
      'a permission that is there twice',
      {permissions: {required: [], optional: [...tested.permissions.required, ...tested.permissions.required]}},
      `the permission ${firstNeed.permission} is there twice`,
    ],
    [
      'a command in what is stored',
      {stored: [{name: 'n', what: 'A vote of /nope', kept: 'k', deletable: true, seen: []}]},
      'unknown command "/nope"',
    ],
    [
      'a time of what is stored that no limit has',
      {stored: [{name: 'n', what: 'w', kept: '9 days', limit: 'open_pols', deletable: true, seen: []}]},
      'unknown limit "open_pols"',
    ],
    [
      'a time of what is stored that the limit has otherwise',
      {
        limits: [...tested.limits, {key: 'keep_planted_days', label: 'l', free: 7, premium: 9}],
        stored: [
          ...tested.stored,
          {name: 'n', what: 'w', kept: '7 days', limit: 'keep_planted_days', deletable: true, seen: []},
        ],
      },
      'it is kept 9 days by the limit keep_planted_days',
    ],
    [
      'a range of a field that ends elsewhere than its limit',
      {entities: {x: [{name: 'x', type: 'role_id_list', description: 'X', max: 999, limit: firstLimit.key}]}},
      `max 999 is not the limit ${firstLimit.key}`,
    ],
    [
      'a range of a setting that ends elsewhere than its limit',
      {
        settings: [
          ...tested.settings,
          {key: 'k', label: 'l', type: 'channel_id_list', default: [], max: 999, limit: firstLimit.key},
        ],
      },
      `max 999 is not the limit ${firstLimit.key}`,
    ],
    [
      'a time that nothing stored has',
      {limits: [...tested.limits, {key: 'keep_planted_days', label: 'l', free: 7, premium: 9}]},
      'keep_planted_days says how long something is kept, and nothing stored names it',
    ],
    [
      'a setting in words of the privacy policy',
      {
        stored: [
          ...tested.stored,
          {name: 'n', what: 'w', kept: `as long as ${underscored} says`, deletable: true, seen: []},
        ],
      },
      `the privacy policy would name ${underscored}`,
    ],
    [
      'a limit in a note',
      {settings: [{key: 'k', label: 'l', type: 'integer', default: 1, note: 'limit open_pols'}]},
      'unknown limit "open_pols"',
    ],
    ['a limit that the platform caps', {limits: [firstLimit]}, `unknown limit "${cap.limit}", which the platform`],
    [
      'a permission',
      {permissions: {required: [{permission: 'BypassSlowmode', for: 'planted'}], optional: []}},
      'the permission BypassSlowmode has no label',
    ],
  ])('%s', (_, change, message) => {
    expect(planted(change)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
  });

  it.each([
    ['of another command', '/say text:Hello', 'shows another command'],
    ['without a required option', '/music play', 'missing required option "query" of /music play'],
  ])('an example %s', (_, example, message) => {
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

describe('endpoints', () => {
  const endpoint = (change: Partial<Endpoint>): string[] =>
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

  it('a right one is fine', () => {
    expect(endpoint({})).toEqual([]);
  });

  it.each<[string, Partial<Endpoint>, string]>([
    ['error code', {errors: ['not_fund']}, 'unknown error code "not_fund"'],
    ['limit', {limits: ['open_pols']}, 'unknown limit "open_pols"'],
    ['request', {request: 'pol'}, 'unknown object "pol"'],
    ['partial request', {request: {partial: 'pol'}}, 'unknown object "pol"'],
    ['page', {response: {pageOf: 'pol'}}, 'unknown object "pol"'],
    ['query parameter', {query: ['stat']}, 'unknown query parameter "stat"'],
    ['path parameter', {path: '/guilds/{guild_id}/nope/{pol_id}'}, 'unknown path parameter "pol_id"'],
  ])('an unknown %s is found', (_, change, message) => {
    expect(endpoint(change)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[string, Partial<Endpoint>, string]>([
    ['body', {example: {request: {reason: 'x'}}}, 'an example of a body that is not sent'],
    ['answer', {response: undefined, example: {response: {state: 'x'}}}, 'an example of an answer without a body'],
    ['page', {example: {response: [{}, {}]}}, 'several examples of one answer'],
  ])('an example of what it does not have is found: %s', (_, change, message) => {
    expect(endpoint(change)).toEqual([expect.stringContaining(message)]);
  });
});

describe('ids of operations', () => {
  const ids = (...names: string[]): string[] => {
    const problems: FactProblem[] = [];
    const placed = names.map((id) => ({
      endpoint: {...tested.api.endpoints[0], id} as Endpoint,
      file: 'planted.ts',
      at: ['api', 'endpoints', id],
    }));
    checkOperationIds(placed, problems);
    return problems.map(({message}) => message);
  };

  it('that differ are fine', () => {
    expect(ids('listPlants', 'createPlant')).toEqual([]);
  });

  it('that two operations of one module have are found', () => {
    expect(ids('listPlants', 'listPlants')).toEqual(['the operation listPlants is in src/facts/planted.ts, too']);
  });

  it('that an operation shared by all modules has are found', () => {
    const shared = allEndpoints().find(({id}) => /^get\w+Module$/.test(id))?.id ?? '';
    expect(ids(shared)).toEqual([`the operation ${shared} is in src/facts/api.ts, too`]);
  });
});

describe('releases', () => {
  const component = (change: Partial<Component>, issues: readonly KnownIssue[] = []): string[] =>
    problemsOf((report) => {
      checkComponent({name: 'planted', title: 'Planted', releases: history(), ...change}, 'current', report, issues);
    });
  const release = (version: string, date: string, change: Partial<Release> = {}): Release => ({
    version,
    date,
    changes: {fixed: ['x']},
    ...change,
  });
  /** As many right releases as a component needs; those that are given are the newest. */
  const history = (...newest: Release[]): Release[] => [
    ...newest,
    ...['0.0.4', '0.0.3', '0.0.2', '0.0.1'].map((version) => release(version, '2025-01-01')),
  ];
  const breaking = {changes: {breaking: ['x']}, migration: 'y'};
  const noticed = (text: string): Change => ({text, noticed: true});

  it.each<[string, Release[], string]>([
    ['a version', [release('1.0', '2025-01-01')], '1.0 is no version'],
    ['a date', [release('1.0.0', '01.02.2025')], '01.02.2025 is no ISO date'],
    ['a day that does not exist', [release('1.0.0', '2025-02-30')], '2025-02-30 is no ISO date'],
    ['an order of versions', [release('1.0.0', '2025-02-01'), release('1.1.0', '2025-01-01')], 'does not follow 1.1.0'],
    ['an order of dates', [release('1.1.0', '2025-01-01'), release('1.0.0', '2025-02-01')], 'does not follow 1.0.0'],
    [
      'a breaking change without a note',
      [release('2.0.0', '2025-01-01', {changes: {breaking: ['x']}})],
      '2.0.0 breaks something without a migration note',
    ],
    [
      'a breaking change in a minor release',
      [release('2.1.0', '2025-01-01', breaking)],
      '2.1.0 breaks something, but is no first release of a major version',
    ],
    ['a major version that breaks nothing', [release('2.0.0', '2025-01-01')], '2.0.0 breaks nothing'],
    [
      'something new in a patch',
      [release('1.0.1', '2025-01-01', {changes: {added: ['x']}})],
      '1.0.1 adds something, but is a patch',
    ],
    [
      'two changes that owners notice',
      [release('1.0.1', '2025-01-01', {changes: {fixed: [noticed('One.'), noticed('Two.')]}})],
      '1.0.1 marks 2 changes as noticed',
    ],
    ['an unknown issue', [release('1.0.1', '2025-01-01', {fixes: ['X-9']})], 'unknown issue "X-9"'],
  ])('%s', (_, newest, message) => {
    // Versions that cannot be compared also follow nothing.
    expect(component({releases: history(...newest)})[0]).toContain(message);
  });

  it('too few releases', () => {
    expect(component({releases: [release('1.0.1', '2025-01-01')]})).toEqual([
      expect.stringContaining('1 releases; a current component has'),
    ]);
  });

  it('few releases that are all there are', () => {
    expect(component({releases: [release('1.0.0', '2025-01-01')]})).toEqual([]);
  });

  it('a successor', () => {
    expect(component({successor: 'nobody'})).toEqual([expect.stringContaining('unknown current component "nobody"')]);
  });

  it('a last release before the successor has its first', () => {
    const first = changelog.current.find(({name}) => name === 'core')?.releases.at(-1)?.date ?? '';
    const last = (date: string) => component({releases: history(release('1.0.0', date)), successor: 'core'});
    expect(last('2025-01-02')).toEqual([expect.stringContaining(`core replaced it on ${first}`)]);
    expect(last(first)).toEqual([]);
  });

  it.each<[string, KnownIssue['fixedIn'], string]>([
    ['no release', undefined, 'X-1 says it is fixed in no release'],
    ['another version', {component: 'planted', version: '1.0.1'}, 'X-1 says it is fixed in planted 1.0.1'],
    ['another component', {component: 'core', version: '1.0.0'}, 'X-1 says it is fixed in core 1.0.0'],
  ])('a fix of an issue that names %s', (_, fixedIn, message) => {
    const releases = history(release('1.0.0', '2025-01-01', {fixes: ['X-1']}));
    expect(component({releases}, [issue({id: 'X-1', fixedIn})])).toEqual([expect.stringContaining(message)]);
  });

  it('right ones are fine', () => {
    const releases = history(
      release('2.0.0', '2025-03-01', breaking),
      release('1.10.0', '2025-02-01', {changes: {added: ['x']}, fixes: ['X-1']}),
      release('1.9.0', '2025-01-01'),
      release('1.0.0', '2025-01-01'),
    );
    const fixedIn = {component: 'planted', version: '1.10.0'};
    expect(component({releases}, [issue({id: 'X-1', fixedIn})])).toEqual([]);
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

describe('known issues', () => {
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
  const issues = (...changes: Partial<KnownIssue>[]): string[] =>
    problemsOf((report) => {
      checkIssues(changes.map(issue), report, components);
    });
  const inVersion = (version: string, component = componentName) => ({fixedIn: {component, version}});

  it.each<[string, Partial<KnownIssue>, string]>([
    ['a date', {since: '2025-02-30'}, '2025-02-30 is no ISO date'],
    ['a component', {status: 'resolved', ...inVersion('1.9.1', 'plant')}, 'unknown component "plant"'],
    ['no release of a fix that is watched', {status: 'monitoring'}, 'X-1 is monitoring in no release'],
    ['no release of a fix', {status: 'resolved'}, 'X-1 is resolved in no release'],
    ['no release of a fix to come', {status: 'fix_scheduled'}, 'X-1 is fix_scheduled in no release'],
    ['a release of a fix that is not known', inVersion('1.9.1'), 'X-1 is identified, but names a release'],
    ['a release of what stays', {status: 'limitation', ...inVersion('1.9.1')}, 'X-1 is limitation, but names'],
    ['a release that is not out', {status: 'resolved', ...inVersion('1.9.2')}, `${componentName} 1.9.2 is not out`],
    ['a release that fixes others', {status: 'monitoring', ...inVersion('1.10.0')}, '1.10.0 does not fix X-1'],
    [
      'a release of something else',
      {areas: ['dashboard'], status: 'resolved', ...inVersion('1.9.1')},
      `X-1 is an issue of dashboard, and ${componentName} is none of it`,
    ],
    [
      'a fix before the fault',
      {status: 'resolved', since: '2025-01-03', ...inVersion('1.9.1')},
      `2025-01-03 is after ${componentName} 1.9.1, which fixes it`,
    ],
    [
      'a fix to come in a release that is out',
      {status: 'fix_scheduled', ...inVersion('1.9.2')},
      `${componentName} 1.9.2 is not newer than 1.10.0`,
    ],
  ])('%s is found', (_, change, message) => {
    expect(issues(change)).toEqual([expect.stringContaining(message)]);
  });

  it('an id that is there twice is found', () => {
    expect(issues({id: 'X-9'}, {id: 'X-9'})).toEqual([expect.stringContaining('the issue X-9 is there twice')]);
  });

  it.each<Partial<KnownIssue>>([
    {areas: ['dashboard']},
    {areas: ['dashboard', tested.key], status: 'resolved', since: '2025-01-02', ...inVersion('1.9.1')},
    {status: 'resolved', since: '2025-01-02', ...inVersion('1.9.1')},
    {status: 'fix_scheduled', ...inVersion('1.11.0')},
  ])('a right one is fine: %o', (change) => {
    expect(issues(change)).toEqual([]);
  });
});

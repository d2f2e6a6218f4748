import {describe, expect, it} from 'vitest';
import {findFactMistakes} from '../../src/checks';
import {factChecks, type FactCheck} from '../../src/checks/checkList';
import {findExampleMistakes} from '../../src/checks/facts/examples';
import {checkIssues} from '../../src/checks/facts/releases';
import {collectMistakes} from '../../src/checks/facts/report';
import {siteFacts, type Facts} from '../../src/checks/facts/siteFacts';
import {apiModules} from '../../src/facts/modules';
import {changelogComponentName} from '../../src/facts/releases';
import {product} from '../../src/facts/product';
import type * as types from '../../src/facts/types';
import {allOperations} from '../../src/build/api/operations';
import {allEndpoints} from '../../src/facts/derived/api/endpoints';
import {root} from '../../src/build/root';

const testedModule = apiModules.find(
  ({entities = {}, api}) => Object.keys(entities).length > 0 && api.endpoints.length > 0,
);
const [firstCommand] = testedModule?.commands ?? [];
const [firstLimit] = testedModule?.limits ?? [];
const [firstNeed] = testedModule?.permissions.required ?? [];
const [[objectName] = []] = Object.entries(testedModule?.entities ?? {});
const objectEndpoint = siteFacts.endpoints.find(
  ({file, endpoint: {method, path, response}}) =>
    file === `modules/${testedModule?.key}.ts` && method === 'GET' && path.endsWith('_id}') && response === objectName,
);
if (!testedModule || !firstCommand || !firstLimit || !firstNeed || !objectName || !objectEndpoint)
  throw new Error('The tested module lacks a command, limit, permission, object or endpoint.');
const misspelledCommand = firstCommand.name.slice(0, -1);

const [module, otherModule] = siteFacts.modules;
const [group] = siteFacts.functions;
const [generalCommand] = siteFacts.generalCommands;
const [generalSetting] = siteFacts.settings;
const [coreLimit] = siteFacts.coreLimits;
const [category] = siteFacts.variableCategories;
const [endpointFact] = siteFacts.endpoints;
const [error] = siteFacts.errors;
const [operation] = allOperations();
if (!module || !otherModule || !group || !generalCommand || !generalSetting || !coreLimit || !category || !endpointFact)
  throw new Error('The facts are empty.');
if (!error || !operation) throw new Error('The facts are empty.');
const issueWith = (change: Partial<types.KnownIssue>): types.KnownIssue => ({
  id: 'X-1',
  title: 't',
  areas: [testedModule.key],
  severity: 'low',
  status: 'identified',
  since: '2025-01-01',
  workaround: 'w',
  ...change,
});

/** An operation of src/facts/api.ts that every module has. */
const sharedOperationId = allEndpoints().find(({id}) => /^get\w+Module$/.test(id))?.id ?? '';

const withModule = (change: Partial<types.Module>): Partial<Facts> => ({modules: [{...testedModule, ...change}]});
const withSetting = (change: Partial<types.Setting>): Partial<Facts> => {
  const planted: types.Setting = {key: 'planted', label: 'Planted', type: 'integer', default: 5, ...change};
  return withModule({settings: [...testedModule.settings, planted]});
};
const withCommand = (change: Partial<types.Command>): Partial<Facts> => {
  const {name} = firstCommand;
  const planted: types.Command = {name, description: 'd', requires: [], reply: 'public', options: [], ...change};
  return withModule({commands: [planted]});
};
const anyOption = {name: 'question', description: 'What you ask', type: 'String', required: false} as const;
const withOptions = (...options: Partial<types.CommandOption>[]): Partial<Facts> =>
  withCommand({options: options.map((change) => ({...anyOption, ...change}))});
const storedData: types.StoredData = {name: 'n', what: 'w', kept: 'k', deletable: true, seenBy: []};
const withStored = (change: Partial<types.StoredData>): Partial<Facts> =>
  withModule({stored: [...testedModule.stored, {...storedData, ...change}]});
const withField = (change: Partial<types.Field>): Partial<Facts> =>
  withModule({entities: {x: [{name: 'x', type: 'boolean', description: 'X', ...change}]}});
const withPurpose = (purpose: string): Partial<Facts> =>
  withModule({permissions: {required: [{permission: 'SendMessages', for: purpose}], optional: []}});
const withModuleLimits = (...limits: types.Limit[]): Partial<Facts> => withModule({limits});
const withCoreLimit = (change: Partial<types.Limit>): Partial<Facts> => ({
  coreLimits: [{key: 'planted', label: 'Planted', free: 5, premium: 50, ...change}],
});
const withEndpoint = (change: Partial<types.Endpoint>): Partial<Facts> => {
  const {method, path, scope} = objectEndpoint.endpoint;
  const planted = {id: 'planted', method, path, scope, summary: 's', status: 200, response: objectName, ...change};
  return {endpoints: [{...objectEndpoint, endpoint: planted}]};
};

const withSharedOperation = {
  endpoints: [{...objectEndpoint, endpoint: {...objectEndpoint.endpoint, id: sharedOperationId}}],
};

const parcel: types.Field[] = [
  {name: 'id', type: 'id', readonly: true, description: 'Names it'},
  {name: 'kind', type: 'enum', values: ['box', 'bag'], required: true, description: 'What it is'},
  {name: 'fragile', type: 'boolean', default: false, description: 'Breaks'},
  {name: 'size', type: 'object', description: 'Size', fields: []},
];
const withRule = (rule: types.FieldRule): Partial<Facts> => ({objects: {parcel}, objectRules: {parcel: [rule]}});

const release = (version: string, date: string, change: Partial<types.Release> = {}): types.Release => ({
  version,
  date,
  changes: {fixed: ['x']},
  ...change,
});
/** Its oldest release is 0.0.1. */
const componentOf = (
  change: Partial<types.ChangelogComponent>,
  ...newest: types.Release[]
): types.ChangelogComponent => ({
  name: 'planted',
  title: 'Planted',
  releases: [...newest, release('0.0.1', '2025-01-01')],
  ...change,
});
const withComponent = (change: Partial<types.ChangelogComponent>, ...newest: types.Release[]): Partial<Facts> => ({
  changelog: {current: [componentOf(change, ...newest)], legacy: []},
});
const withReleases = (...newest: types.Release[]): Partial<Facts> => withComponent({}, ...newest);
const replacement: types.Replacement = {
  in: {component: 'planted', version: '0.0.1'},
  by: ['planted'],
  remainingEffect: 'h',
};
const formerField: types.Field = {name: 'former', type: 'string', description: 'd', replaced: replacement};
const withFormerSetting = (change: Partial<types.Field>): Partial<Facts> => ({
  ...withModule({
    entities: {},
    settings: [{key: 'planted', label: 'Planted', type: 'integer', default: 5}],
    api: {...testedModule.api, formerSettings: [{...formerField, ...change}]},
  }),
  ...withReleases(),
});
const requiredSuccessor: types.Field = {name: 'planted', type: 'string', description: 'd', required: true};
const withRequiredSuccessor: Partial<Facts> = {
  ...withModule({
    entities: {parcel: [requiredSuccessor, formerField]},
    api: {...testedModule.api, formerSettings: []},
  }),
  ...withReleases(),
};
const breaking = {changes: {breaking: ['x']}};

/** A command of a group of functions with a required option. */
const [{owner: owningGroup, command, option} = {}] = siteFacts.functions.flatMap((owner) =>
  owner.commands.flatMap((command) =>
    command.options.filter(({required}) => required).map((option) => ({owner, command, option})),
  ),
);
if (!owningGroup || !command || !option) throw new Error('No command of a group of functions requires an option.');
const duplicateNeeds = [firstNeed, firstNeed];
const operationWithQuery = {...operation, example: {...operation.example, query: {planted: 'x'}}};
const withExample = (example: string): Partial<Facts> => ({
  functions: [
    {
      ...owningGroup,
      commands: owningGroup.commands.map((entry) => (entry === command ? {...command, example} : entry)),
    },
  ],
});

/** For each check, changes of the facts that each add one mistake. */
const plantedMistakes: Readonly<Record<string, readonly (readonly [change: Partial<Facts>, message: string])[]>> = {
  product: [
    [{product: {...product, slug: 'two words'}}, 'slug "two words" would break'],
    [{product: {...product, domain: 'https://two-words.example'}}, 'domain "https://two-words.example"'],
    [{product: {...product, apiKeyPrefix: 'o_'}}, 'apiKeyPrefix "o_"'],
    [{product: {...product, issuePrefix: 'no'}}, 'issuePrefix "no"'],
  ],
  modules: [
    [withSetting({min: 10, max: 20}), 'the default 5 is outside 10 to 20'],
    [withSetting({default: 0, min: 1}), 'the default 0 is outside 1 to any'],
    [withSetting({type: 'enum_list', values: ['a'], default: ['a', 'z']}), 'unknown default "z"'],
    [withSetting({type: 'string', default: 'long text', max: 4}), 'the default "long text" (9) is outside'],
    [withSetting({type: 'text', default: 'Hi {user.nme}'}), 'unknown variable "user.nme"'],
    [withSetting({limit: 'open_pols'}), 'unknown limit "open_pols"'],
    [withSetting({note: 'limit open_pols'}), 'unknown limit "open_pols"'],
    [withSetting({type: 'channel_id_list', default: [], max: 999, limit: firstLimit.key}), 'max 999 differs from'],
    [withOptions({name: 'a'}, {name: 'b', required: true}), 'the required option b follows an optional one'],
    [withOptions({required: true, default: 'x'}), 'a required option has a'],
    [withOptions({choices: ['a'], default: 'b'}), "the default b isn't one of the choices"],
    [withOptions({type: 'Integer', min: 1, max: 3, default: 9}), 'is outside 1 to 3'],
    [withCommand({requires: [{setting: 'nope'}]}), 'unknown setting "nope"'],
    [withModule({related: ['nope']}), 'unknown module or group of functions "nope"'],
    [
      withModule({variables: {...testedModule.variables, categories: ['member']}}),
      'unknown category of variables "member"',
    ],
    [withPurpose(`naming ${misspelledCommand}`), `unknown command "${misspelledCommand}"`],
    [withPurpose('naming /diagnose modul:all'), 'unknown option "modul" of /diagnose'],
    [
      withModule({permissions: {required: [], optional: duplicateNeeds}}),
      `duplicate permission "${firstNeed.permission}"`,
    ],
    [withStored({what: 'A vote of /nope'}), 'unknown command "/nope"'],
    [withField({limit: 'open_pols'}), 'unknown limit "open_pols"'],
    [withField({type: 'role_id_list', max: 999, limit: firstLimit.key}), 'max 999 differs from the limit'],
    [
      withModuleLimits({key: 'planted', label: 'x', free: 5, premium: 26, discordMax: 25}),
      '26 is more than Discord allows',
    ],
    [withSetting({command: '/planted'}), '"/planted"'],
    [{modules: [{...module, icon: 'NoSuchIcon'}]}, 'unknown icon "NoSuchIcon"'],
  ],
  functions: [
    [withExample(generalCommand.name), 'shows another command'],
    [withExample(command.name), `missing required option "${option.name}" of ${command.name}`],
    [{functions: [{...group, limits: ['no_such_limit']}]}, 'unknown limit "no_such_limit"'],
  ],
  settings: [[{settings: [generalSetting, generalSetting]}, 'duplicate setting']],
  generalCommands: [
    [{generalCommands: [{...generalCommand, requires: [{setting: 'planted'}]}]}, 'unknown setting "planted"'],
    [{directMessageCommands: ['/planted']}, 'unknown general command "/planted"'],
  ],
  plans: [
    [{coreLimits: [coreLimit, coreLimit]}, 'duplicate limit'],
    [withCoreLimit({free: 60}), 'Premium (50) is worse than Free (60)'],
    [withCoreLimit({free: true, premium: false}), 'Premium (false) is worse than Free (true)'],
    [withCoreLimit({free: 'unlimited'}), 'Premium (50) is worse than Free (unlimited)'],
    [withCoreLimit({lowerIsBetter: true}), 'Premium (50) is worse than Free (5)'],
  ],
  objects: [
    [{objects: {planted: [{name: 'size', description: 'x', type: 'integer', min: 2, max: 1}]}}, 'min 2 is above max 1'],
    [{objectRules: {planted: [{anyOf: ['size']}]}}, 'unknown object "planted"'],
    [withRule({anyOf: ['sise', 'size']}), 'unknown field "sise"'],
    [withRule({when: {knid: 'box'}, needs: ['size']}), 'unknown field "knid"'],
    [withRule({when: {kind: 'crate'}, needs: ['size']}), 'unknown value of kind "crate"'],
  ],
  endpoints: [
    [withEndpoint({scope: 'nobody'}), 'unknown scope "nobody"'],
    [withEndpoint({errors: ['not_fund']}), 'unknown error code "not_fund"'],
    [withEndpoint({limits: ['open_pols']}), 'unknown limit "open_pols"'],
    [withEndpoint({request: 'pol'}), 'unknown object "pol"'],
    [withEndpoint({response: {pageOf: 'pol'}}), 'unknown object "pol"'],
    [withEndpoint({query: ['stat']}), 'unknown query parameter "stat"'],
    [withEndpoint({path: '/guilds/{guild_id}/nope/{pol_id}'}), 'unknown path parameter "pol_id"'],
    [
      {endpoints: [endpointFact, {...endpointFact, file: 'b.ts'}]},
      `duplicate endpoint "${endpointFact.endpoint.method} `,
    ],
    [{endpoints: [objectEndpoint, objectEndpoint]}, `duplicate operation "${objectEndpoint.endpoint.id}"`],
    [withSharedOperation, `duplicate operation "${sharedOperationId}", also in src/facts/api.ts`],
  ],
  errors: [
    [{errors: [error, error]}, `duplicate error code "${error.code}"`],
    [{errorLists: {commonErrors: ['no_such_code']}}, 'unknown error code "no_such_code"'],
  ],
  commands: [
    [
      withModule({commands: [generalCommand]}),
      `duplicate command "${generalCommand.name}", also in src/facts/commands.ts`,
    ],
  ],
  events: [[{modules: [module, {...otherModule, events: module.events}]}, 'duplicate event']],
  variables: [[{variableCategories: [category, {...category, key: 'other'}]}, 'duplicate variable']],
  releases: [
    [{changelog: {current: [componentOf({}), componentOf({})], legacy: []}}, 'duplicate component'],
    [withReleases(release('1.0', '2025-01-01')), '"1.0" is not a version'],
    [withReleases(release('1.0.0', '01.02.2025')), '"01.02.2025" is not an ISO date'],
    [withReleases(release('1.0.0', '2025-02-30')), '"2025-02-30" is not an ISO date'],
    [withReleases(release('1.0.0', '2025-02-01'), release('1.1.0', '2025-01-01')), 'not newer than 1.1.0'],
    [withReleases(release('1.1.0', '2025-01-01'), release('1.0.0', '2025-02-01')), 'not newer than 1.0.0'],
    [withReleases(release('2.0.0', '2025-01-01', breaking)), '2.0.0 has a breaking change without a migration note'],
    [withComponent({successor: 'nobody'}), 'unknown current component "nobody"'],
  ],
  replacedFields: [
    [withFormerSetting({replaced: undefined}), 'has no replacement'],
    [{...withFormerSetting({}), changelog: {current: [], legacy: []}}, 'which is not in the facts'],
    [withFormerSetting({replaced: {...replacement, by: ['plantd']}}), 'plantd"'],
    [withFormerSetting({required: true}), 'is replaced, but required'],
    [withRequiredSuccessor, 'is required even in requests that send its former name'],
  ],
  knownIssues: [
    [{knownIssues: [issueWith({areas: ['nowhere']})]}, 'unknown area "nowhere"'],
    [{knownIssues: [issueWith({since: '2025-02-30'})]}, '"2025-02-30" is not an ISO date'],
    [{knownIssues: [issueWith({}), issueWith({})]}, 'duplicate issue "X-1"'],
  ],
  examples: [[{operations: () => [operationWithQuery]}, 'parameter planted']],
};

/** Checks whose planted mistakes cause further mistakes. */
const cascadingChecks = ['modules', 'generalCommands', 'objects', 'events', 'variables'];
/** Messages of other planted mistakes that cause further mistakes. */
const cascadingMessages = [`duplicate operation "${objectEndpoint.endpoint.id}"`, '"01.02.2025" is not an ISO date'];

type MistakesIn = (facts: Facts) => readonly object[];

describe('the checks of facts', () => {
  const factEntries = Object.entries<FactCheck>(factChecks).map(([name, check]): [string, MistakesIn] => [
    name,
    (facts) => collectMistakes((reportIn) => check(facts, reportIn)),
  ]);
  const checks: Record<string, MistakesIn> = {
    ...Object.fromEntries(factEntries),
    examples: ({operations}) => findExampleMistakes(operations()),
  };

  it('all have a planted mistake', () => {
    expect(Object.keys(plantedMistakes).sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(
    Object.entries(plantedMistakes).flatMap(([name, list]) =>
      list.map(([change, message]) => [name, message, change] as const),
    ),
  )('report a planted mistake in %s: %s', (name, message, change) => {
    const mistakes = checks[name]?.({...siteFacts, ...change});
    const expected = expect.objectContaining({message: expect.stringContaining(message) as string}) as object;
    if (cascadingChecks.includes(name) || cascadingMessages.includes(message))
      expect(mistakes).toContainEqual(expected);
    else expect(mistakes).toEqual([expected]);
  });

  it.each([
    ['settings.ts', {settings: [generalSetting, generalSetting]}],
    ['commandRules.ts', {directMessageCommands: ['/planted']}],
  ])('report a mistake with the file and line of its fact: %s', async (file, change) => {
    // One operation is enough for these mistakes.
    const mistakes = await findFactMistakes(root, {...siteFacts, ...change, operations: () => [operation]});
    expect(mistakes).toEqual([expect.objectContaining({file: `src/facts/${file}`})]);
    expect(mistakes[0]?.line).toBeGreaterThan(1);
  });
});

describe('checkIssues', () => {
  const componentName = changelogComponentName(testedModule.key);
  const fixRelease = release('1.9.1', '2025-01-02');
  const newestRelease = release('1.10.0', '2025-02-01', {changes: {added: ['x']}});
  const components = [componentOf({name: componentName}, newestRelease, fixRelease)];
  const messagesOf = (change: Partial<types.KnownIssue>): string[] =>
    collectMistakes((reportIn) => checkIssues([issueWith(change)], reportIn(''), components)).map(
      ({message}) => message,
    );
  const fixedIn = (version: string, component = componentName) => ({fixedIn: {component, version}});

  const resolved = {status: 'resolved', ...fixedIn('1.9.1')} as const;

  it.each<[message: string, change: Partial<types.KnownIssue>]>([
    ['unknown component "plant"', {status: 'resolved', ...fixedIn('1.9.1', 'plant')}],
    ['X-1 has the status fix_scheduled, but names no release', {status: 'fix_scheduled'}],
    ['X-1 has the status identified, but names a release', fixedIn('1.9.1')],
    [`${componentName} 1.9.2 is not released`, {status: 'resolved', ...fixedIn('1.9.2')}],
    [`${componentName} 1.9.2 is not newer than 1.10.0`, {status: 'fix_scheduled', ...fixedIn('1.9.2')}],
  ])('reports a wrong fix: %s', (message, change) => {
    expect(messagesOf(change)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[fix: string, change: Partial<types.KnownIssue>]>([
    ['is missing', {}],
    ['was released on the day that the issue began', {since: fixRelease.date, ...resolved}],
    ['is in a future release', {status: 'fix_scheduled', ...fixedIn('1.11.0')}],
  ])('accepts an issue whose fix %s', (_, change) => {
    expect(messagesOf(change)).toEqual([]);
  });
});

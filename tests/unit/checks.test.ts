import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFacts} from '../../src/checks';
import {theFacts, type Facts} from '../../src/checks/facts/theFacts';
import {derivedFactChecks, factChecks as plainFactChecks} from '../../src/checks/facts/checks';
import {lintChecks, sourceChecks as buildChecks, type SourceCheck} from '../../src/checks/sources/checks';
import {categoryProblems} from '../../src/checks/sources/categories';
import {linksInFacts} from '../../src/checks/sources/links';
import {findQuestions} from '../../src/checks/sources/questions';
import {readPages, readSources} from '../../src/checks/sources/read';
import {countedNoun} from '../../src/checks/sources/typedLimits';
import {findUnlisted} from '../../src/checks/sources/sidebar';
import {product} from '../../src/facts/product';
import type {Field, FunctionKey, Module, ModuleKey, Release, Replacement} from '../../src/facts/types';
import {paths} from '../../src/shared/routing/paths';
import {omit} from '../../src/shared/omit';

const root = path.join(import.meta.dirname, '../..');
const factChecks = {...plainFactChecks, ...derivedFactChecks};
const sourceChecks: Readonly<Record<string, SourceCheck>> = {...buildChecks, ...lintChecks};

const [module, otherModule] = theFacts.modules;
const [group] = theFacts.functions;
const [command] = theFacts.globalCommands;
const [setting] = theFacts.settings;
const [preset] = theFacts.presets;
const [limit] = theFacts.coreLimits;
const [category] = theFacts.variables;
const [endpoint] = theFacts.endpoints;
const creating = theFacts.endpoints.find(
  ({endpoint: {method, limits: counted}, limits}) =>
    method === 'POST' && limits.some((limit) => counted?.includes(limit.key) && limit.counted && !limit.finishes),
);
const created = typeof creating?.endpoint.response === 'string' ? creating.endpoint.response : '';
const [error] = theFacts.errors;
const [component] = theFacts.changelog.current;
const [issue] = theFacts.knownIssues;
const [questions] = theFacts.faq;
const [operation] = theFacts.operations();
if (!module || !otherModule || !group || !command || !setting || !preset || !limit || !category || !endpoint || !error)
  throw new Error('The facts are empty.');
if (!creating) throw new Error('Nothing in the facts counts toward a limit.');
if (!component || !issue || !questions || !operation) throw new Error('The facts are empty.');

/** The modules with the fields that releases replaced changed; without those for which `change` gives false. */
const withFields = (change: (field: Field & {replaced: Replacement}) => Field | false): Module[] =>
  theFacts.modules.map((module) => {
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

/** The changelog with the releases changed that replaced fields. */
const withReleases = (change: (release: Release) => Release): Facts['changelog'] => ({
  ...theFacts.changelog,
  current: theFacts.changelog.current.map((component) => ({
    ...component,
    releases: component.releases.map((release) => (release.replacedFields ? change(release) : release)),
  })),
});

/** Facts with a mistake in each, by the check that has to find it. */
const factPlants: Readonly<Record<string, readonly Partial<Facts>[]>> = {
  product: [
    {product: {...product, slug: 'two words'}},
    {product: {...product, domain: 'https://two-words.example'}},
    {product: {...product, apiKeyPrefix: 'o_'}},
    {product: {...product, issuePrefix: 'no'}},
  ],
  modules: [
    {modules: [{...module, related: [module.key]}]},
    {modules: [{...module, settings: module.settings.map((one) => ({...one, command: '/planted'}))}]},
    {modules: [{...module, icon: 'NoSuchIcon'}]},
    {modules: [module, {...otherModule, order: module.order}]},
    {modules: [{...module, intents: {privileged: ['MessageContent'], other: []}}]},
    {modules: [{...module, intents: {privileged: [], other: [], messagesFor: 'nothing'}}]},
  ],
  functions: [
    {functions: [{...group, limits: ['no_such_limit']}]},
    {
      functions: [
        {
          ...group,
          settings: [{key: 'planted', label: 'x', type: 'boolean', default: false, premium: true}],
          limits: [],
        },
      ],
    },
  ],
  settings: [{settings: [setting, setting]}],
  generalCommands: [{globalCommands: [command, command]}, {inDirectMessages: ['/planted']}],
  presets: [
    {presets: [{...preset, modules: ['planted' as ModuleKey]}]},
    {presets: [{...preset, functions: ['planted' as FunctionKey]}]},
  ],
  plans: [
    {coreLimits: [{...limit, free: 5, premium: 4}]},
    {planStates: [{state: 'active', meaning: 'x', existing: 'free', added: 'free', next: [{when: 'x', to: 'grace'}]}]},
  ],
  legal: [{legal: {controller: ''}}, {legal: {processors: [{key: 'hosting', company: ' '}]}}],
  stored: [
    {
      besideFeatures: [
        {title: 'Planted', stored: [{name: 'x', what: 'x', kept: 'as keep_days says', deletable: true, seen: []}]},
      ],
    },
    {besideFeatures: []},
  ],
  objects: [
    {objects: {planted: [{name: 'size', description: 'Size', type: 'integer', min: 2, max: 1}]}},
    {objectRules: {planted: [{anyOf: ['size']}]}},
  ],
  endpoints: [
    {endpoints: [{...endpoint, endpoint: {...endpoint.endpoint, scope: 'nobody'}}]},
    {endpoints: [endpoint, {...endpoint, file: 'other.ts'}]},
    // The endpoint creates something that can be paused, but its object has no state for that.
    {endpoints: [{...creating, entities: {[created]: []}}]},
  ],
  errors: [
    {errors: [error, error]},
    {errors: [404, 422, 404].map((status, index) => ({code: `planted_${index}`, status}))},
    {errorLists: {commonErrors: ['no_such_code']}},
  ],
  commands: [{modules: [{...module, commands: [command]}]}],
  events: [
    {modules: [module, {...otherModule, events: module.events}]},
    {functions: [{...group, key: 'moderation', commands: [{...command, name: '/planted', example: '/planted'}]}]},
  ],
  variables: [{variables: [category, {...category, key: 'other'}]}],
  releases: [{changelog: {...theFacts.changelog, current: [{...component, releases: []}]}}],
  replacedFields: [
    // The field is gone from the facts, or says nothing of the release.
    {modules: withFields(() => false)},
    {modules: withFields((field) => omit(field, 'replaced'))},
    // The release is gone, or says nothing of the field.
    {changelog: {...theFacts.changelog, current: []}},
    {changelog: withReleases((release) => omit(release, 'replacedFields'))},
    // What takes its place does not exist, or it is asked for.
    {modules: withFields((field) => ({...field, replaced: {...field.replaced, by: ['planted_name']}}))},
    {modules: withFields((field) => ({...field, required: true}))},
    // It is said to work until a day that is over.
    {modules: withFields((field) => ({...field, replaced: {...field.replaced, until: '2020-01-01'}}))},
  ],
  knownIssues: [
    {knownIssues: [{...issue, areas: ['nowhere']}]},
    {
      knownIssues: [
        {...issue, areas: ['dashboard'], status: 'fix_scheduled', fixedIn: {component: 'general', version: '99.0.0'}},
      ],
    },
  ],
  questionKeys: [{faq: [{...questions, questions: [{key: 'twice'}, {key: 'twice'}]}]}],
  operationErrors: [{operations: () => [{...operation, description: 'Gives discord_limit.'}]}],
  examples: [{operations: () => [{...operation, example: {...operation.example, query: {planted: 'x'}}}]}],
};

const frontMatter = `---
title: Planted
description: ${'A description as long as the search results that show it want it to be. '.repeat(2).trim()}
sidebar_label: Planted
sidebar_position: 1
keywords: [planted]
---

`;
/** A page of the repository's form with one thing in it. */
const page = (body: string, file = 'docs/planted.mdx') => ({file, source: frontMatter + body});
const guide = `docs/modules/${module.key}.mdx`;
const preview = (content: string): string => `<Chat summary="x">\n  ${content}\n</Chat>\n`;

/** A limit whose label says in a word what it counts. */
const [countedIn] = theFacts.modules.flatMap(({key: module, limits}) =>
  limits.flatMap(({label, counted}) => {
    const noun = counted ? countedNoun(label) : undefined;
    return noun === undefined ? [] : [{module, noun}];
  }),
);
if (!countedIn) throw new Error('No label of a limit says in a word what it counts.');

/** Pages with a mistake in each, by the check that has to find it. */
const sourcePlants: Readonly<Record<string, readonly (readonly {file: string; source: string}[])[]>> = {
  names: [
    [page('```pyton\nx = 1\n```')],
    [page('{$product.nam}')],
    [page('<Facts.Commands of="globl" />')],
    [page('<Bagde>x</Bagde>')],
    [page('Said <Mention of="@a" icon={Cluod} />.')],
    [page("import Badge from '@site/src/components/docs/Badge';")],
    [page('<Badge onClick={() => 1}>x</Badge>')],
    [page('<button onClick="x">y</button>')],
    [page('<Playground done={() => 1} />')],
    [page('<Playground until={new Date()} />')],
    [page('<Playground lists={[{run: function () {}}]} />')],
    [page('<Open')],
    [page('<Chat summary="x">\n\nNever closed.')],
    [page('A {brace\n\nand more.')],
    [page('Write {user.name} here.')],
  ],
  frontMatter: [[{file: 'docs/planted.mdx', source: '---\ntitle: Planted\n---\n'}]],
  firstSteps: [
    [page('Nothing.', guide)],
    [page('## Start {/* #quick-start */}\n\n- **Run** it.\n', guide)],
    [page('## Start {/* #quick-start */}\n\nText.\n\n### More\n\n1. **Run** it.\n', guide)],
    [page('## Start {/* #quick-start */}\n\n1. Run it.\n', guide)],
    [page('## Start {/* #quick-start */}\n\n1. **Run** it. <Mention of="@a" /> answers.\n', guide)],
  ],
  sidebar: [[page('Nothing.')], [page('Nothing.', 'docs/extras/planted.mdx')]],
  notes: [
    [page(':::premium\n\nx\n\n:::tip\n\nx\n\n:::\n')],
    [page(':::premium\n\nx\n')],
    [page('x\n\n:::\n')],
    [page(':::tip\n\n::::note\n\nx\n\n::::\n\n:::\n')],
    [page('::::note\n\n:::tip\n\nx\n\n::::\n')],
    [page('````md\n```\n````\n\n:::\n')],
    [page(':::tipp\n\nx\n\n:::\n')],
  ],
  pictures: [
    [page('![](/img/a.svg)')],
    [page('<img src="/img/a.svg" alt=" " />')],
    [page('<Diagram>\n\n- One\n\n</Diagram>')],
    [page('![A cat](/img/planted.svg)')],
    [page('![A cat](./planted.png)')],
    [page('<img src="/img/planted.svg" alt="A cat" />')],
  ],
  titles: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  descriptions: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  code: [[page('`/no-such-command`')], [page(`\`\`\`\n${command.name} nothing:x\n\`\`\``)]],
  ids: [[page('## One {/* #a */}\n\n## Two {/* #a */}')]],
  operations: [[page('Nothing.')]],
  routes: [[page('Nothing.')]],
  questions: [[page('## Another question {/* #another */}', 'faq/general.mdx')]],
  privacy: [
    'documents/privacy-policy.mdx',
    'documents/terms-of-service.mdx',
    'docs/extras/privacy.mdx',
    'faq/privacy-and-security.mdx',
  ].map((file) => [page('Nothing.', file)]),
  lateDates: [[page('On 2999-01-01.')], [page('```json\n{"closes_at": "2999-01-01T09:00:00Z"}\n```')]],
  typedTimes: [
    [page('Kept for 30 days.', 'documents/privacy-policy.mdx')],
    [page('A\n\nseven-day', 'docs/extras/privacy.mdx')],
    ...['eight days', 'after a week', 'within half an hour', 'twenty-four hours', 'a dozen minutes'].map((time) => [
      page(`Kept ${time}.`, 'documents/privacy-policy.mdx'),
    ]),
  ],
  typedLimits: [[page(`You can have 5 more ${countedIn.noun} here.`, `docs/modules/${countedIn.module}.mdx`)]],
  previews: [
    [page(preview('<Message by="bot" command="/planted" usedBy="Owner">x</Message>'))],
    [page(preview('<Message by="bot"><Button label="x" /></Message>'))],
    [page(preview('<Message by={nobody}>x</Message>'))],
  ],
  links: [
    [page('[a](/docs/no-such-page)')],
    [page('[a](/faq/general#no-such-place)')],
    [page('[a](#no-such-place)')],
    [page('<a href="/docs/no-such-page">a</a>')],
    [page('[a](/premium#no-such-place)')],
    [page('[a](no-such-page)')],
    [page('[a](/faq#50%)')],
    [page('[a](/faq%E0%A4%A?a=%#b)')],
  ],
  // Without pages, no anchor of the addresses in facts exists.
  factLinks: [[page('Nothing.')]],
  terms: [
    [page('You may vote.')],
    [page('<Chat summary="Who may vote">\n  x\n</Chat>')],
    [page('![Who may vote](x.png)')],
    [{file: 'docs/planted.mdx', source: frontMatter.replace('Planted', 'How you may vote')}],
  ],
  // These read folders, not pages: see contrast.test.ts, styles.test.ts and productName.test.ts, and below.
  contrast: [],
  styles: [],
  productName: [],
  categories: [],
};

/** Checks of code, which tests/unit/islands.test.tsx plants mistakes for. */
const ofCode = ['interactive', 'islands'];

describe('every check is in the table of plants', () => {
  it.each([
    ['facts', factChecks, factPlants],
    ['sources', sourceChecks, sourcePlants],
  ])('of %s', (_, checks, plants) => {
    const names = Object.keys(checks);
    expect([...Object.keys(plants), ...(checks === sourceChecks ? ofCode : [])].sort()).toEqual(names.sort());
  });
});

describe('a check of facts', () => {
  it.each(
    Object.entries(factChecks).flatMap(([name, check]) =>
      (factPlants[name] ?? []).map((plant) => [name, check, plant] as const),
    ),
  )('finds what is planted: %s', (_, check, plant) => {
    expect(check({...theFacts, ...plant})).not.toEqual([]);
  });

  it('is run, and its problems get their lines', async () => {
    const problems = await checkFacts(root, {...theFacts, ...factPlants.settings?.[0]});
    expect(problems).toEqual([expect.objectContaining({file: 'src/facts/settings.ts'})]);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});

/** What a check finds in pages. */
const found = async (name: string, ...pages: {file: string; source: string}[]) =>
  sourceChecks[name]?.(await readSources(root, pages));

describe('a check of sources', () => {
  it.each(
    Object.entries(sourceChecks).flatMap(([name, check]) =>
      (sourcePlants[name] ?? []).map((plant) => [name, check, plant] as const),
    ),
  )('finds what is planted: %s', async (_, check, plant) => {
    expect(await check(await readSources(root, plant))).not.toEqual([]);
  });

  it('names a wrong link where it is written, with the nearest there is', async () => {
    const wrong = paths.module(module.key).slice(0, -1);
    const body = `{$modules.${module.key}.summary}\n\n<Facts.Settings of="${module.key}" />\n\n[a](${wrong}#limits)`;
    const source = page(body);
    const [problem] = (await found('links', source)) ?? [];
    expect(problem).toMatchObject({file: 'docs/planted.mdx', line: 13});
    expect(problem?.repair).toContain(`Did you mean ${paths.module(module.key)}?`);
  });

  it.each([
    ['is missing', ['free'], 'no heading for "How?"'],
    ['is reworded', ['free', 'add:Where?'], '"Where?" in place of "How?"'],
    ['comes too early', ['add:How?', 'free'], '"How?" comes too early'],
  ])('says which question %s', async (_, headings, message) => {
    const asked = [
      {key: 'free', question: 'free'},
      {key: 'add', question: 'How?'},
    ];
    const body = headings.map((heading) => {
      const [key, question = key] = heading.split(':');
      return `## ${question} {/* #${key} */}\n\nYes.`;
    });
    const {pages} = await readSources(root, [page(body.join('\n\n'), 'faq/planted.mdx')]);
    const problems = findQuestions({pages}, [{key: 'planted', questions: asked}]);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('says which question has no answer', async () => {
    const {pages} = await readSources(root, [page('## How? {/* #add */}', 'faq/planted.mdx')]);
    const questions = [{key: 'add', question: 'How?'}];
    expect(findQuestions({pages}, [{key: 'planted', questions}])).toMatchObject([{line: 9}]);
  });

  it('says which tag is not closed, and leaves links to that page alone', async () => {
    const broken = page('One\n\n<Chat summary="x">\n\nTwo', 'docs/broken.mdx');
    const pages = [broken, page('[a](/docs/broken#two)')];
    expect(await found('names', ...pages)).toEqual([
      {
        file: 'docs/broken.mdx',
        line: 11,
        message: '<Chat> is not closed',
        repair: 'Write </Chat> after its content.',
      },
    ]);
    expect(await found('links', ...pages)).toEqual([]);
  });

  it('allows notes in notes, and prices by time', async () => {
    const notes = '::::note\n\nx\n\n:::tip\n\nx\n\n:::\n\nx\n\n::::\n';
    expect(await found('notes', page(notes))).toEqual([]);
    expect(await found('typedTimes', page('5 USD a month.', 'documents/terms-of-service.mdx'))).toEqual([]);
  });

  it.each([
    ['Open polls', 'polls'],
    ['Tags per server', 'Tags'],
    ['Ignored channels, roles and members', undefined],
    ['Subscriptions over all platforms', undefined],
  ])('knows what "%s" counts', (label, noun) => {
    expect(countedNoun(label)).toBe(noun);
  });

  it('allows numbers of a limit in words, in code, in previews and on pages of others', async () => {
    const {module, noun} = countedIn;
    const own = [`Two ${noun}.`, `\`5 ${noun}\``, preview(`5 ${noun}`), `{$modules.${module}.title} 1.5 ${noun}`];
    const pages = [page(own.join('\n\n'), `docs/modules/${module}.mdx`), page(`5 ${noun}`, 'faq/general.mdx')];
    expect(await found('typedLimits', ...pages)).toEqual([]);
  });

  it('says where to add a page that is in no sidebar', () => {
    const sidebars = "['one', {id: 'more/index'}, ...keys.map((key) => `more/${key}-list`)]";
    const pages = ['one', 'more/index', 'more/a-list', 'more/two', 'on'].map((id) => ({file: `docs/${id}.mdx`}));
    const problems = findUnlisted({root, pages: [...pages, {file: 'faq/two.mdx'}]}, sidebars);
    expect(problems).toEqual([
      {
        file: 'docs/more/two.mdx',
        line: 1,
        message: 'the page is in no sidebar',
        repair: "Add 'more/two' to sidebars.ts.",
      },
      {file: 'docs/on.mdx', line: 1, message: 'the page is in no sidebar', repair: "Add 'on' to sidebars.ts."},
    ]);
  });

  it('names what is wrong with a group of the sidebar', () => {
    const inGroup = (source: string) => categoryProblems('docs/_category_.json', source);
    expect(inGroup('{\n  "label": "A",\n  "position": 2\n}')).toEqual([]);
    expect(inGroup('{\n  "lable": "A"\n}')).toMatchObject([{line: 2, message: 'a group of the sidebar has no lable'}]);
    expect(inGroup('{{')).toMatchObject([{line: 1, message: expect.stringContaining('it is no JSON') as string}]);
  });

  it('says how the id of a heading is written', async () => {
    expect(await found('names', page('One\n\n## Two {#two}\n'))).toEqual([
      {
        file: 'docs/planted.mdx',
        line: 11,
        message: '{#two} would run as code',
        repair: 'Write {/* #two */}.',
      },
    ]);
  });

  it('accepts pictures that exist, and pictures of other sites', async () => {
    const pictures = [
      '![A cat](/img/logo.svg)',
      '![A cat](https://a.example/a.png)',
      '<img src="/img/logo.svg" alt="A" />',
    ];
    expect(await found('pictures', page(pictures.join('\n\n')))).toEqual([]);
  });

  it('reads the addresses in a file of facts with their lines', () => {
    const source = "to: '/faq#a',\n[`/docs/${product.slug}-b`]: ['/polls', '/premium status'],\nto: `/docs/${key}`,";
    expect(linksInFacts(source)).toEqual([
      {target: '/faq#a', line: 1},
      {target: `/docs/${product.slug}-b`, line: 2},
    ]);
  });

  it('names a link with a broken percent sign where it is written', async () => {
    expect(await found('links', page('One\n\n[a](/faq#50%)'))).toMatchObject([{file: 'docs/planted.mdx', line: 11}]);
  });

  it('reads lines that end as on Windows', async () => {
    const pages = (await readPages(root)).map((one) => ({...one, source: one.source.replaceAll('\n', '\r\n')}));
    const sources = await readSources(root, pages);
    const problems: unknown[] = [];
    for (const check of Object.values(sourceChecks)) problems.push(...(await check(sources)));
    expect(problems).toEqual([]);
  });

  it('knows ids of headings, of elements and of blocks', async () => {
    const body = [
      '## A Heading',
      '## Another {/* #own */}',
      '<Anchor id="here">x</Anchor>',
      `<Facts.Settings of="${module.key}" />`,
    ];
    const links = ['#a-heading', '#own', '#here', `#setting-${module.settings[0]?.key}`].map((id) => `[a](${id})`);
    expect(await found('links', page([...body, ...links].join('\n\n')))).toEqual([]);
  });
});

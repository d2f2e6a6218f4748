import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, describe, expect, it} from 'vitest';
import {checkBuilt, checkFacts} from '../../src/checks';
import {theFacts, type Facts} from '../../src/checks/facts/theFacts';
import {builtChecks, factChecks, sourceChecks} from '../../src/checks/list';
import {findQuestions} from '../../src/checks/sources/questions';
import {readSources} from '../../src/checks/sources/read';
import {product} from '../../src/facts/product';
import {paths} from '../../src/rules/routing/paths';

const root = path.join(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'checks-'));
afterAll(() => rm(folder, {recursive: true}));

const [module, otherModule] = theFacts.modules;
const [group] = theFacts.functions;
const [command] = theFacts.globalCommands;
const [setting] = theFacts.settings;
const [limit] = theFacts.coreLimits;
const [category] = theFacts.variables;
const [endpoint] = theFacts.endpoints;
const [error] = theFacts.errors;
const [component] = theFacts.changelog.current;
const [issue] = theFacts.knownIssues;
const [questions] = theFacts.faq;
const [operation] = theFacts.operations();
if (!module || !otherModule || !group || !command || !setting || !limit || !category || !endpoint || !error)
  throw new Error('The facts are empty.');
if (!component || !issue || !questions || !operation) throw new Error('The facts are empty.');

/** Facts with a mistake in each, by the check that has to find it. */
const factPlants: Readonly<Record<string, readonly Partial<Facts>[]>> = {
  product: [
    {product: {...product, slug: 'night owl'}},
    {product: {...product, domain: 'https://night-owl.example'}},
    {product: {...product, apiKeyPrefix: 'o_'}},
    {product: {...product, issuePrefix: 'no'}},
  ],
  modules: [
    {modules: [{...module, related: [module.key]}]},
    {modules: [{...module, settings: module.settings.map((one) => ({...one, command: '/planted'}))}]},
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
  'general-commands': [{globalCommands: [{...command, description: 'long '.repeat(50)}]}],
  plans: [
    {coreLimits: [{...limit, free: 5, premium: 4}]},
    {planStates: [{state: 'active', meaning: 'x', existing: 'free', added: 'free', next: [{when: 'x', to: 'grace'}]}]},
  ],
  objects: [{objects: {planted: [{name: 'size', description: 'Size', type: 'integer', min: 2, max: 1}]}}],
  endpoints: [
    {endpoints: [{...endpoint, endpoint: {...endpoint.endpoint, scope: 'nobody'}}]},
    {endpoints: [endpoint, {...endpoint, file: 'other.ts'}]},
  ],
  errors: [
    {errors: [error, error]},
    {errors: [404, 422, 404].map((status, index) => ({code: `planted_${index}`, status}))},
    {errorLists: {commonErrors: ['no_such_code']}},
  ],
  commands: [
    {modules: [{...module, commands: [command]}]},
    {globalCommands: Array.from({length: 200}, (_, index) => ({...command, name: `/planted${index}`}))},
  ],
  events: [{modules: [module, {...otherModule, events: module.events}]}],
  variables: [{variables: [category, {...category, key: 'other'}]}],
  releases: [{changelog: {...theFacts.changelog, current: [{...component, releases: []}]}}],
  'known-issues': [{knownIssues: [{...issue, areas: ['nowhere']}]}],
  'question-keys': [{faq: [{...questions, questions: [{key: 'twice'}, {key: 'twice'}]}]}],
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
const preview = (content: string): string => `<Chat summary="x">\n  ${content}\n</Chat>\n`;

/** Pages with a mistake in each, by the check that has to find it. */
const sourcePlants: Readonly<Record<string, readonly (readonly {file: string; source: string}[])[]>> = {
  names: [
    [page('{$product.nam}')],
    [page('<Facts.Commands of="pols" />')],
    [page('<Bagde>x</Bagde>')],
    [page('Said <Mention of="/poll list" icon={Cluod} />.')],
    [page("import Badge from '@site/src/components/docs/Badge';")],
    [page('<Open')],
    [page('<Chat summary="x">\n\nNever closed.')],
    [page('A {brace\n\nand more.')],
  ],
  'front-matter': [[{file: 'docs/planted.mdx', source: '---\ntitle: Planted\n---\n'}]],
  notes: [[page('::::premium\n\nx\n\n:::\n')], [page(':::premium\n\nx\n')], [page('x\n\n:::\n')]],
  descriptions: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  code: [[page('`/no-such-command`')], [page('```\n/poll create nothing:x\n```')]],
  operations: [[page('Nothing.')]],
  routes: [[page('Nothing.')]],
  questions: [
    [page('## Another question {/* #another */}', 'faq/general.mdx')],
    [page('All questions, without any link.', 'faq/index.mdx')],
  ],
  privacy: [[page('Nothing.', 'documents/privacy-policy.mdx')], [page('Nothing.', 'docs/extras/privacy.mdx')]],
  'typed-times': [
    [page('Kept for 30 days.', 'documents/privacy-policy.mdx')],
    [page('A\n\nseven-day', 'docs/extras/privacy.mdx')],
  ],
  previews: [
    [page(preview('<Message by="bot">[a](https://a.example)</Message>'))],
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
  ],
  'product-name': [],
};

/** A page of which each change is a mistake. */
const soundPage = `<html><head><title>FAQ | ${product.name}</title>
  <link rel="canonical" href="https://${product.domain}/faq">
  <meta name="description" content="${'What is asked often. '.repeat(7)}"></head>
  <body><div popover><nav aria-label="Main"><a href="/">menu</a></nav></div><main><h1>FAQ</h1></main></body></html>`;

/** Built pages with a mistake in each, by the check that has to find it. */
const builtPlants: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'built-routes': [{'/docs/tags': ''}],
  'built-commands': [
    {'/x': '<p>Run <code>/pol create</code>.</p>'},
    {'/x': '<pre><code><span>/poll list</span><br><span>/poll create</span></code></pre>'},
  ],
  guides: [
    {
      [paths.module(module.key)]:
        '<article><div class="markdown"><header></header><h2 id="limits"></h2></div></article>',
    },
    {[paths.functionGroup(group.key)]: '<article><div class="markdown"><h2 id="limits"></h2></div></article>'},
  ],
  heads: [
    ['FAQ |', 'Questions'],
    ['</h1>', '</h1><h1>Twice</h1>'],
    ['/faq"', '/faq/"'],
    ['content="', 'content="Much longer than that. '],
    ['<a href="/">', ''],
    ['<h1>FAQ</h1>', ''],
  ].map(([from = '', to = '']) => ({'/faq': soundPage.replace(from, to)})),
};

describe('every check is in the table of plants', () => {
  it.each([
    ['facts', factChecks, factPlants],
    ['sources', sourceChecks, sourcePlants],
    ['built pages', builtChecks, builtPlants],
  ])('of %s', (_, checks, plants) => {
    const names = checks.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(plants).sort()).toEqual(names.sort());
  });
});

describe('a check of facts', () => {
  it.each(
    factChecks.flatMap((check) => (factPlants[check.name] ?? []).map((plant) => [check.name, check, plant] as const)),
  )('finds what is planted: %s', async (_, check, plant) => {
    expect(await check.find({...theFacts, ...plant})).not.toEqual([]);
  });

  it('is run, and its problems get their lines', async () => {
    const problems = await checkFacts(root, {...theFacts, ...factPlants.settings?.[0]});
    expect(problems).toEqual([expect.objectContaining({file: 'src/facts/settings.ts'})]);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});

describe('a check of sources', () => {
  it.each(
    sourceChecks.flatMap((check) =>
      (sourcePlants[check.name] ?? []).map((plant) => [check.name, check, plant] as const),
    ),
  )('finds what is planted: %s', async (_, check, plant) => {
    expect(await check.find(await readSources(root, plant))).not.toEqual([]);
  });

  it('finds what is planted: product-name', async () => {
    await mkdir(path.join(folder, 'docs'));
    await writeFile(path.join(folder, 'docs/a.mdx'), `It is ${product.name}.`);
    const check = sourceChecks.find(({name}) => name === 'product-name');
    expect(await check?.find({root: folder, pages: [], reactPages: []})).toHaveLength(1);
  });

  it('names a wrong link where it is written, with the nearest there is', async () => {
    const source = page('{$modules.polls.summary}\n\n<Facts.Commands of="polls" />\n\n[a](/docs/modules/pols#limits)');
    const links = sourceChecks.find(({name}) => name === 'links');
    const [problem] = (await links?.find(await readSources(root, [source]))) ?? [];
    expect(problem).toMatchObject({file: 'docs/planted.mdx', line: 13});
    expect(problem?.repair).toContain('Did you mean /docs/modules/polls?');
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
    const found = findQuestions({pages}, [{key: 'planted', questions: asked}]);
    expect(found.map((problem) => problem.message)).toEqual([message]);
  });

  it('says which question has no answer', async () => {
    const {pages} = await readSources(root, [page('## How? {/* #add */}', 'faq/planted.mdx')]);
    const questions = [{key: 'add', question: 'How?'}];
    expect(findQuestions({pages}, [{key: 'planted', questions}])).toMatchObject([{line: 9}]);
  });

  it('says which tag is not closed, and leaves links to that page alone', async () => {
    const broken = page('One\n\n<Chat summary="x">\n\nTwo', 'docs/broken.mdx');
    const sources = await readSources(root, [broken, page('[a](/docs/broken#two)')]);
    const names = sourceChecks.find(({name}) => name === 'names');
    expect(await names?.find(sources)).toEqual([
      {
        file: 'docs/broken.mdx',
        line: 11,
        message: '<Chat> is not closed',
        repair: 'Write </Chat> after what belongs to it.',
      },
    ]);
    const links = sourceChecks.find(({name}) => name === 'links');
    expect(await links?.find(sources)).toEqual([]);
  });

  it('knows ids of headings, of elements and of blocks', async () => {
    const body = [
      '## A Heading',
      '## Another {/* #own */}',
      '<Anchor id="here">x</Anchor>',
      '<Facts.Settings of="polls" />',
    ];
    const links = ['#a-heading', '#own', '#here', '#setting-creator_roles'].map((id) => `[a](${id})`);
    const sources = await readSources(root, [page([...body, ...links].join('\n\n'))]);
    const check = sourceChecks.find(({name}) => name === 'links');
    expect(await check?.find(sources)).toEqual([]);
  });
});

describe('a check of built pages', () => {
  it('finds nothing in a page that is as it should be', async () => {
    expect(await checkBuilt(new Map([['/faq', load(soundPage)]]))).toEqual([]);
  });

  it.each(
    builtChecks.flatMap((check) => (builtPlants[check.name] ?? []).map((plant) => [check.name, check, plant] as const)),
  )('finds what is planted: %s', async (_, check, plant) => {
    const pages = new Map(Object.entries(plant).map(([route, html]) => [route, load(html)]));
    expect(await check.find(pages)).not.toEqual([]);
    expect(await checkBuilt(pages)).not.toEqual([]);
  });
});

import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, describe, expect, it} from 'vitest';
import {checkBuilt, checkFacts} from '../../src/checks';
import {theFacts, type Facts} from '../../src/checks/facts/theFacts';
import {builtChecks, factChecks, sourceChecks} from '../../src/checks/list';
import {findGuideQuestions} from '../../src/checks/sources/guideQuestions';
import {findQuestions} from '../../src/checks/sources/questions';
import {readSources} from '../../src/checks/sources/read';
import {faq, type Question} from '../../src/facts/faq';
import {product} from '../../src/facts/product';
import {withPolicy} from '../../src/node/delivery/policy';
import {allLimits} from '../../src/rules/limits';
import {isRetention} from '../../src/rules/retention';
import type {Field, Module, Release, Replacement} from '../../src/facts/types';
import {omit} from '../../src/rules/omit';
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

/** The modules with the fields that releases gave up changed; without those that a change makes nothing of. */
const withFields = (change: (field: Field & {replaced: Replacement}) => Field | false): Module[] =>
  theFacts.modules.map((module) => {
    const mended = (fields: readonly Field[]): Field[] =>
      fields.flatMap((field) => {
        const changed = field.replaced ? change({...field, replaced: field.replaced}) : field;
        return changed ? [changed] : [];
      });
    return {
      ...module,
      entities: Object.fromEntries(Object.entries(module.entities).map(([name, fields]) => [name, mended(fields)])),
      api: {...module.api, formerSettings: mended(module.api.formerSettings ?? [])},
    };
  });

/** The changelog with the releases changed that gave up fields. */
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
    {product: {...product, slug: 'night owl'}},
    {product: {...product, domain: 'https://night-owl.example'}},
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
  'general-commands': [
    {globalCommands: [{...command, description: 'long '.repeat(50)}]},
    {inDirectMessages: ['/planted']},
  ],
  plans: [
    {coreLimits: [{...limit, free: 5, premium: 4}]},
    {planStates: [{state: 'active', meaning: 'x', existing: 'free', added: 'free', next: [{when: 'x', to: 'grace'}]}]},
  ],
  stored: [
    {
      besideFeatures: [
        {title: 'Planted', stored: [{name: 'x', what: 'x', kept: 'as keep_days says', deletable: true}]},
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
  'replaced-fields': [
    // The field is gone from the facts, or says nothing of the release.
    {modules: withFields(() => false)},
    {modules: withFields((field) => omit(field, 'replaced'))},
    // The release is gone, says nothing of the field, or speaks of one that nobody knows.
    {changelog: {...theFacts.changelog, current: []}},
    {changelog: withReleases((release) => omit(release, 'replacedFields'))},
    {changelog: withReleases((release) => ({...release, changes: {removed: ['The setting planted_name is gone.']}}))},
    // What takes its place does not exist, or it is asked for.
    {modules: withFields((field) => ({...field, replaced: {...field.replaced, by: ['planted_name']}}))},
    {modules: withFields((field) => ({...field, required: true}))},
    // A change that the changelog of the API would leave out.
    {changelog: withReleases((release) => ({...release, changes: {added: ['The API is planted.']}}))},
  ],
  'known-issues': [
    {knownIssues: [{...issue, areas: ['nowhere']}]},
    {
      knownIssues: [
        {...issue, areas: ['dashboard'], status: 'fix_scheduled', fixedIn: {component: 'general', version: '99.0.0'}},
      ],
    },
  ],
  'question-keys': [{faq: [{...questions, questions: [{key: 'twice'}, {key: 'twice'}]}]}],
  'operation-errors': [{operations: () => [{...operation, description: 'Gives discord_limit.'}]}],
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
  'modules-entered': [[page('Nothing.')]],
  positions: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  notes: [
    [page('::::premium\n\nx\n\n:::\n')],
    [page(':::premium\n\nx\n')],
    [page('x\n\n:::\n')],
    [page('````md\n```\n````\n\n:::\n')],
  ],
  descriptions: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  code: [[page('`/no-such-command`')], [page('```\n/poll create nothing:x\n```')]],
  operations: [[page('Nothing.')]],
  routes: [[page('Nothing.')]],
  questions: [
    [page('## Another question {/* #another */}', 'faq/general.mdx')],
    [page('All questions, without any link.', 'faq/index.mdx')],
  ],
  'guide-questions': [[page('## Another {/* #another */}', 'faq/general.mdx')]],
  endings: [
    [page('## Limits {/* #limits */}')],
    [page('Nothing.')],
    [page('[a](/faq)\n\n## Related pages {/* #related */}\n\nNone.')],
    [page('## Related pages {/* #related */}\n\n[a](/faq)\n\n## Limits {/* #limits */}\n\n[a](/docs)')],
  ],
  privacy: [
    'documents/privacy-policy.mdx',
    'documents/terms-of-service.mdx',
    'docs/extras/privacy.mdx',
    'docs/Premium.mdx',
    'faq/privacy-and-security.mdx',
  ].map((file) => [page('Nothing.', file)]),
  'setting-names': [
    [page('As keep_days says.', 'documents/privacy-policy.mdx')],
    [page('{$errors.limit_reached.code}', 'documents/terms-of-service.mdx')],
  ],
  'partial-retention': [
    [page('| a | {$modules.polls.limits.keep_closed_days.free} |\n| b | {$limits.audit_log_days.premium} |')],
    [
      page(
        '- {$modules.tickets.limits.transcript_days.free}\n- {$modules.verifier.limits.history_days.free}',
        'faq/a.mdx',
      ),
    ],
  ],
  'typed-times': [
    [page('Kept for 30 days.', 'documents/privacy-policy.mdx')],
    [page('A\n\nseven-day', 'docs/extras/privacy.mdx')],
  ],
  'lead-ins': [[page('The rule: {$privacy.backups}')], [page('- Delete it now: {$privacy.backups} More.')]],
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
const soundPage = withPolicy(
  `<html><head><meta charset="UTF-8"><title>FAQ | ${product.name}</title>
  <link rel="canonical" href="https://${product.domain}/faq">
  <meta name="description" content="${'What is asked often. '.repeat(7)}"></head>
  <body><div popover><nav aria-label="Main"><a href="/">menu</a></nav></div><main><h1>FAQ</h1></main><script>run()</script></body></html>`,
  'a page',
);

/** Built pages with a mistake in each, by the check that has to find it. */
const builtPlants: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'built-routes': [{'/docs/tags': ''}],
  'built-commands': [
    {'/x': '<p>Run <code>/pol create</code>.</p>'},
    {'/x': '<pre><code><span>/poll list</span><br><span>/poll create</span></code></pre>'},
  ],
  'ip-addresses': [
    {'/x': '<main><p>IP addresses are not stored.</p></main>'},
    {'/x': '<main><ul><li>No IP address is kept.</li></ul><p>See the privacy policy.</p></main>'},
  ],
  'full-stops': [
    {'/x': '<main><p>Example: <code>Hi there.</code>.</p></main>'},
    {'/x': '<main><li>It ends..</li></main>'},
    {'/x': '<main><p>It says "Hi there.". Then it ends.</p></main>'},
  ],
  guides: [
    {
      [paths.module(module.key)]:
        '<article><div class="markdown"><header></header><h2 id="limits"></h2></div></article>',
    },
    {[paths.functionGroup(group.key)]: '<article><div class="markdown"><h2 id="limits"></h2></div></article>'},
  ],
  ids: [{'/x': '<h2 id="a">A</h2><p><a id="a" href="#a">a</a></p>'}],
  drawings: [
    {'/x': '<svg width=1 height=1><use href="#gone"/></svg><svg width=1 height=1><symbol id="there"/></svg>'},
    {'/x': '<svg width="24"><path d="M0 0h9"/></svg>'},
  ],
  heads: [
    ['FAQ |', 'Questions'],
    ['</h1>', '</h1><h1>Twice</h1>'],
    ['/faq"', '/faq/"'],
    ['content="What', 'content="Much longer than that. What'],
    ['<a href="/">', ''],
    ['<h1>FAQ</h1>', ''],
  ].map(([from = '', to = '']) => ({'/faq': soundPage.replace(from, to)})),
  policy: [
    ['<h1>', '<h1 style="color: red">'],
    ['<h1>', '<style>h1 { color: red }</style><h1>'],
    ['<h1>', '<h1 onclick="run()">'],
    ['run()', 'run(1)'],
    ['http-equiv', 'name'],
    ['<head>', '<head><script src="/early.js"></script>'],
    ["default-src 'self'", "font-src 'self'"],
    ["'self'", "'self' 'unsafe-inline'"],
    ["'self'", "'self' 'wasm-unsafe-eval'"],
    ["'self'", "'self' https:"],
    ["'self'", "'self' data:"],
    ["'self'", '*.example'],
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

  it('takes addresses and keys of pages for no names of settings', async () => {
    const check = sourceChecks.find(({name}) => name === 'setting-names');
    const sound = page('See https://a.example/some_page and {$legal.changeNotice}.', 'documents/privacy-policy.mdx');
    expect(await check?.find(await readSources(root, [sound]))).toEqual([]);
  });

  it('takes one time of data, and all times, for no list that leaves out others', async () => {
    const check = sourceChecks.find(({name}) => name === 'partial-retention');
    const all = allLimits()
      .filter(isRetention)
      .map(({module: owner, key}) => (owner === 'core' ? `limits.${key}` : `modules.${owner}.limits.${key}`));
    const said = [
      page(`{$${all[0]}.free}\n\n{$${all[1]}.free}`),
      page(all.map((name) => `- {$${name}.free}`).join('\n')),
    ];
    expect(all.length).toBeGreaterThan(2);
    expect(await check?.find(await readSources(root, said))).toEqual([]);
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

  describe('of the ways between answers and guides', () => {
    const answers = (text: string) =>
      page(`## How? {/* #how */}\n\n${text}\n\n## Other {/* #other */}`, 'faq/planted.mdx');
    const guide = (text: string, file = 'docs/guide.mdx') =>
      page(`## Here {/* #here */}\n\n${text}\n\n### Within {/* #within */}\n\nx\n\n## There {/* #there */}\n\nx`, file);
    const found = async (pages: readonly {file: string; source: string}[], address = '/docs/guide#here') => {
      const questions = [{key: 'how', question: 'How?', guide: address}];
      return findGuideQuestions(await readSources(root, pages), [{key: 'planted', questions}]);
    };
    const [there, back] = ['[a](/docs/guide#here)', '[How?](/faq/planted#how)'];

    it('both ways are right', async () => {
      expect(await found([answers(there), guide(back)])).toEqual([]);
    });

    it('a subsection leads back as well', async () => {
      const {file, source} = guide('x');
      expect(
        await found([answers(there), {file, source: source.replace('x\n\n## There', `${back}\n\n## There`)}]),
      ).toEqual([]);
    });

    it('a legal text leads nowhere', async () => {
      const address = '/documents/guide#here';
      expect(await found([answers(`[a](${address})`), guide('x', 'documents/guide.mdx')], address)).toEqual([]);
    });

    it('the problem of a guide leads back by itself', async () => {
      const asked = faq.flatMap(({key, questions}) =>
        questions.map((question: Question) => ({...question, page: key})),
      );
      const of = asked.find((question) => question.guide.includes('#problem-'));
      const [address = '', id = ''] = of?.guide.split('#') ?? [];
      const block = `<Facts.Problems of="${path.basename(address)}" />`;
      const pages = [
        page(`## x {/* #${of?.key} */}\n\n[a](${of?.guide})`, `faq/${of?.page}.mdx`),
        page(`## Problems {/* #problems */}\n\n${block}`, `${address.slice(1)}.mdx`),
      ];
      const sources = await readSources(root, pages);
      expect(sources.pages.flatMap(({outline}) => outline.headings.map((heading) => heading.id))).toContain(id);
      expect(of && findGuideQuestions(sources, [{key: of.page, questions: [of]}])).toEqual([]);
    });

    it.each([
      ['no link in the answer', [answers('x'), guide(back)], 'faq/planted.mdx', 'the answer does not lead to'],
      [
        'a link in another answer',
        [page(`## How? {/* #how */}\n\nx\n\n## Other {/* #other */}\n\n${there}`, 'faq/planted.mdx'), guide(back)],
        'faq/planted.mdx',
        'the answer does not lead to',
      ],
      ['no link back', [answers(there), guide('x')], 'docs/guide.mdx', 'nothing leads back to /faq/planted#how'],
      [
        'a link back from another section',
        [answers(there), page(`## Here {/* #here */}\n\nx\n\n## There {/* #there */}\n\n${back}`, 'docs/guide.mdx')],
        'docs/guide.mdx',
        'nothing leads back to',
      ],
      ['no such page', [answers(there)], 'src/facts/faq.ts', 'is on no page'],
      ['no such heading', [answers(there), page('x', 'docs/guide.mdx')], 'src/facts/faq.ts', 'is no heading of'],
    ])('%s is found', async (_, pages, file, message) => {
      const problems = await found(pages);
      expect(problems).toMatchObject([{file}]);
      expect(problems[0]?.message).toContain(message);
    });

    it('what cannot be read is not judged', async () => {
      expect(await found([answers(there), guide('{$no.such.fact}')])).toEqual([]);
    });
  });

  it.each(['related', 'next'])('a guide ends with what is %s, overviews and the API need not', async (id) => {
    const ending = page(`## Limits {/* #limits */}\n\nx\n\n## Last {/* #${id} */}\n\n- [a](/faq)`);
    const others = ['docs/index.mdx', 'docs/api/planted.mdx', 'faq/planted.mdx'].map((file) => page('x', file));
    const check = sourceChecks.find(({name}) => name === 'endings');
    expect(await check?.find(await readSources(root, [ending, ...others]))).toEqual([]);
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

  it('leaves labels alone, and facts that go on a sentence', async () => {
    const body = [
      '- **Backups:** {$privacy.backups}',
      'It costs: {$plans.list.premium.priceUsdMonth}.',
      'x: {$api.protocol.body}',
    ];
    const check = sourceChecks.find(({name}) => name === 'lead-ins');
    expect(await check?.find(await readSources(root, [page(body.join('\n\n'))]))).toEqual([]);
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

  it('takes an ellipsis, code blocks and what members see for no sentence that ends twice', async () => {
    const html = '<main><p>Wait... Then <code>../x</code>.</p><pre>a..b</pre><figure>So..</figure></main>';
    const check = builtChecks.find(({name}) => name === 'full-stops');
    expect(await check?.find(new Map([['/x', load(html)]]))).toEqual([]);
  });

  it.each([
    ['/x', 'No record has an IP address. The privacy policy says the rest.'],
    ['/documents/privacy-policy', 'We process your IP address.'],
  ])('what %s says of IP addresses is fine: %s', async (route, text) => {
    const check = builtChecks.find(({name}) => name === 'ip-addresses');
    expect(await check?.find(new Map([[route, load(`<main><p>${text}</p></main>`)]]))).toEqual([]);
  });

  it.each(
    builtChecks.flatMap((check) => (builtPlants[check.name] ?? []).map((plant) => [check.name, check, plant] as const)),
  )('finds what is planted: %s', async (_, check, plant) => {
    const pages = new Map(Object.entries(plant).map(([route, html]) => [route, load(html)]));
    expect(await check.find(pages)).not.toEqual([]);
    expect(await checkBuilt(pages)).not.toEqual([]);
  });
});

import {describe, expect, it} from 'vitest';
import {sourceChecks, type SourceCheck} from '../../src/checks/checkList';
import {findMentionsOfAbsentParts, optionalParts} from '../../src/checks/pages/absentParts';
import {findBrokenLinks, linksInFacts, linksInAliases} from '../../src/checks/pages/links';
import {parsePage, readSources} from '../../src/checks/pages/readSources';
import {findRouteMistakes} from '../../src/checks/pages/routes';
import {legal} from '../../src/facts/legal';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {moduleList} from '../../src/facts/modules';
import {paths} from '../../src/facts/derived/paths';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {root} from '../../src/build/root';

const checks: Readonly<Record<string, SourceCheck>> = sourceChecks;

const [module] = moduleList;
if (!module) throw new Error('There are no modules.');
const [command] = module.commands;

/** Takes lines 1 to 8, so the body of a planted page begins in line 9. */
const frontMatter = `---
title: Planted
description: ${'A description that is long enough for the results of a search engine. '.repeat(2).trim()}
sidebar_label: Planted
sidebar_position: 1
keywords: [planted]
---

`;
const page = (body: string, file = 'docs/planted.mdx') => ({file, source: frontMatter + body});
const guideFile = `docs/modules/${module.key}.mdx`;

/** For each check, lists of pages that together have one mistake. */
const plantedMistakes: Readonly<Record<string, readonly (readonly {file: string; source: string}[])[]>> = {
  findPageMistakes: [
    [page('{$product.nam}')],
    [page('<button onClick="x">y</button>')],
    [page('<Playground lists={[{run: function () {}}]} />')],
    [page('Write {user.name} here.')],
    [page('{$product.nam}', 'docs/_planted.mdx')],
    [page('<div className="lead col--6">a</div>')],
    [page('Write <Playground /> here.')],
    [page('<Playground>a</Playground>')],
  ],
  findFrontMatterMistakes: [[{file: 'docs/planted.mdx', source: '---\ntitle: Planted\n---\n'}]],
  findFirstStepMistakes: [[page('Nothing.', guideFile)]],
  findDuplicateTitles: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  findDuplicateDescriptions: [[page('One.'), page('Another.', 'docs/other.mdx')]],
  findCodeMistakes: [[page('`/no-such-command`')], [page(`\`\`\`\n${command?.name} nothing:x\n\`\`\``)]],
  findDuplicateHeadingIds: [[page('## One {/* #a */}\n\n## Two {/* #a */}')]],
  findRouteMistakes: [[page('Nothing.')]],
  findUndisclosedDataRecipients: [[page('Nothing.', 'documents/privacy-policy.mdx')]],
  findBrokenLinks: [
    [page('[a](/docs/no-such-page)')],
    [page('[a](/faq/general#no-such-place)')],
    [page('[a](#no-such-place)')],
    [page('<a href="/docs/no-such-page">a</a>')],
    [page('[a](/premium#no-such-place)')],
    [page('[a](no-such-page)')],
    [page('[a](pathname:///logo.svg)')],
    [page('[a](/faq#50%)')],
    [page('[a](/faq%E0%A4%A?a=%#b)')],
  ],
  findBlockedRequests: [
    [page('<iframe title="x" src="https://a.example/b"></iframe>')],
    [page('![x](https://a.example/b.png)')],
  ],
  // Without the FAQ, the anchors that facts link to don't exist.
  findBrokenFactLinks: [[page('Nothing.')]],
};

/** Tested below, or in ineffectiveCode.test.ts. */
const testedElsewhere = ['findMentionsOfAbsentParts', 'findHardCodedNames', 'findIneffectiveCode'];

const sourcesWithoutPages = await readSources(root, []);
const mistakesIn = async (checkName: string, ...pages: {file: string; source: string}[]) =>
  checks[checkName]?.({...sourcesWithoutPages, pages: await Promise.all(pages.map(parsePage))});

describe('the checks of sources', () => {
  it('all have a planted mistake or a test of their own', () => {
    expect([...Object.keys(plantedMistakes), ...testedElsewhere].sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(Object.entries(plantedMistakes).flatMap(([name, list]) => list.map((pages) => [name, pages] as const)))(
    'report a planted mistake with any line endings: %s',
    async (name, pages) => {
      const mistakes = await mistakesIn(name, ...pages);
      expect(mistakes).not.toEqual([]);
      const onWindows = pages.map(({file, source}) => ({file, source: source.replaceAll('\n', '\r\n')}));
      expect(await mistakesIn(name, ...onWindows)).toEqual(mistakes);
    },
  );

  it('report each name of the product and its operator at its line', async () => {
    const {name, slug, domain, applicationId} = product;
    const names = [name, slug, domain, applicationId, legal.controller, links.supportServer];
    const mistakes = await mistakesIn('findHardCodedNames', page(names.map((text) => `Ask ${text}.`).join('\n')));
    expect([...new Set(mistakes?.map(({line}) => line))].sort((a, b) => a - b)).toEqual([9, 10, 11, 12, 13, 14]);
  });

  it('report a broken link at its line, with the nearest page', async () => {
    const misspelledPath = paths.module(module.key).slice(0, -1);
    const body = `{$modules.${module.key}.summary}\n\n<Facts.Settings of="${module.key}" />\n\n[a](${misspelledPath}#limits)`;
    const [mistake] = (await mistakesIn('findBrokenLinks', page(body))) ?? [];
    expect(mistake).toMatchObject({file: 'docs/planted.mdx', line: 13});
    expect(mistake?.repair).toContain(`Did you mean ${paths.module(module.key)}?`);
  });

  it.each([
    ['/docs/modules/abcdefghi', undefined],
    [`${paths.module(module.key)}x`, paths.module(module.key)],
    [`/docs/${module.key}`, paths.module(module.key)],
  ])('suggest a page for the link %s only if its last part is similar: %s', async (link, similar) => {
    const [mistake] = (await mistakesIn('findBrokenLinks', page(`[a](${link})`))) ?? [];
    expect(/Did you mean (\S+)\?/.exec(mistake?.repair ?? '')?.[1]).toBe(similar);
  });

  it.each([
    ['/img/logo.svg', 'Write pathname:///img/logo.svg.'],
    ['/sitemap.xml', 'Write pathname:///sitemap.xml.'],
    ['./a.pdf', 'Put the file at static/a.pdf, and write pathname:///a.pdf.'],
    ['@site/static/img/logo.svg', 'Write pathname:///img/logo.svg.'],
    ['/docs/planted/?a#b', 'Write /docs/planted?a#b.'],
    ['/docs/index', 'Write /docs.'],
    ['./other.mdx#a', 'Use an absolute path. Write /docs/slug#a.'],
    ['../faq/index.mdx', 'Use an absolute path. Write /faq.'],
  ])('name the address that the link %s means: %s', async (link, repair) => {
    const pageWithSlug = {file: 'docs/other.mdx', source: frontMatter.replace('---\n', '---\nslug: /slug\n')};
    const pages = [page(`[a](${link})`), pageWithSlug, page('', 'docs/index.mdx'), page('', 'faq/index.mdx')];
    expect(await mistakesIn('findBrokenLinks', ...pages)).toMatchObject([{repair}]);
  });

  it('accept links to files in static/, to generated files and to other programs', async () => {
    const body = '[a](pathname:///img/logo.svg) [b](pathname:///sitemap.xml?c) [d](pathname:///storybook/)';
    expect(await mistakesIn('findBrokenLinks', page(body))).toEqual([]);
    expect(await mistakesIn('findBrokenLinks', page('<a href="/img/logo.svg" download>a</a>'))).toEqual([]);
    const [mistake] = (await mistakesIn('findBrokenLinks', page('<a href="pathname:///img/logo.svg">a</a>'))) ?? [];
    expect(mistake?.repair).toBe('Write /img/logo.svg.');
  });

  it('report mistakes of each kind on a page in one round, but none that follows from another', async () => {
    const body =
      '[{$product.nam}](/docs/no-such-page)\n\n`/no-such-command`\n\n[a](/docs/{$product.nam}) `/x {$product.nam}`';
    const plantedPage = page(`${body}\n\n## One {/* #a */}\n\n## Two {/* #a */}`);
    const linesOf = async (checkName: string) => (await mistakesIn(checkName, plantedPage))?.map(({line}) => line);
    expect(await linesOf('findPageMistakes')).toEqual([9, 13, 13]);
    expect(await linesOf('findBrokenLinks')).toEqual([9]);
    expect(await linesOf('findCodeMistakes')).toEqual([11]);
    expect(await linesOf('findDuplicateHeadingIds')).toEqual([17]);
    const [missingSteps] = (await mistakesIn('findFirstStepMistakes', page('{$product.nam}', guideFile))) ?? [];
    expect(missingSteps).toMatchObject({file: guideFile});
  });

  it('report an unclosed tag, but not the links to its page', async () => {
    const brokenPage = page('One\n\n<Chat summary="x">\n\nTwo', 'docs/broken.mdx');
    const pages = [brokenPage, page('[a](/docs/broken#two)')];
    const mistake = {file: 'docs/broken.mdx', line: 11, message: '<Chat> is not closed'};
    expect(await mistakesIn('findPageMistakes', ...pages)).toMatchObject([mistake]);
    expect(await mistakesIn('findBrokenLinks', ...pages)).toEqual([]);
  });

  it.each([
    ['api', "Use the API.\n\nDiscord's own API, Discord's API and the Web API."],
    ['premium', 'Get premium.\n\nPay.'],
    ['dashboard', 'The Dashboard\n\nThe bot.'],
  ] as const)('report sentences about what the bot does not have: %s', async (key, text) => {
    const part = optionalParts[key];
    const pages = [page(text), page('Nothing.', 'faq/a.mdx')];
    const mentions = await findMentionsOfAbsentParts({root, pages}, [{...part, isPresent: false}]);
    // The facts of this site can also mention it.
    expect(mentions.filter(({file}) => !file.startsWith('src/'))).toMatchObject([{file: 'docs/planted.mdx', line: 9}]);
    expect(await findMentionsOfAbsentParts({root, pages}, [{...part, isPresent: true}])).toEqual([]);
  });

  it('find the paths of pages in a file of facts, but no keys, commands or computed paths', () => {
    const lines = [
      "to: '/faq#a',",
      "'/faq#b': ['a'],",
      "[`/docs/${product.slug}-b`]: ['/polls', '/premium status'],",
      'to: `/docs/${key}`,',
    ];
    expect(linksInFacts(lines.join('\n'))).toEqual([{url: '/faq#a', line: 1}]);
  });

  it('find the pages that redirects name', () => {
    expect(linksInAliases("{\n  '/old': '/faq',\n}")).toEqual([{url: '/faq', line: 2}]);
  });

  it('accept a partial and the links to its headings, and check its text', async () => {
    const partial = page('## Shared {/* #shared */}\n\n`/no-such-command`', 'docs/_parts/shared.mdx');
    const importingPage = page("import Shared from './_parts/shared.mdx';\n\n<Shared />\n\n[a](#shared)");
    const sources = await readSources(root, [partial, importingPage]);
    for (const sourcePage of sources.pages) expect(sourcePage).toMatchObject({mistakes: [], frontMatterMistakes: []});
    expect(findBrokenLinks(sources).filter(({file}) => file === importingPage.file)).toEqual([]);
    expect(await checks.findCodeMistakes?.(sources)).toMatchObject([{file: partial.file, line: 11}]);
  });

  it('leave out drafts, and report links to them', async () => {
    const draft = {file: 'docs/planted.mdx', source: frontMatter.replace('---\n', '---\ndraft: true\n')};
    const linkingPage = page('[a](/docs/planted) [b](../planted.mdx)', 'docs/folder/linking.mdx');
    const sources = await readSources(root, [draft, linkingPage]);
    expect(sources.pages.map(({file}) => file)).toEqual([linkingPage.file]);
    const draftLinkMistakes = findBrokenLinks(sources).filter(({message}) => message.includes('to a draft'));
    expect(draftLinkMistakes).toHaveLength(2);
  });

  it('report no missing route as long as front matter has mistakes, which can hide a slug', async () => {
    const planted = {file: 'docs/planted.mdx', source: '---\ntitle: {$x} y\n---\n'};
    expect(await mistakesIn('findRouteMistakes', planted)).toEqual([]);
  });

  it('report routes without a page or with a space, and two pages with one address at the line of the slug', () => {
    const routePage = (route: string, file: string) => ({route, file, source: '---\ntitle: x\nslug: /x\n---\n'});
    const pages = requiredRoutes
      .filter((route) => route !== '/docs')
      .map((route) => routePage(route, `docs${route}.mdx`));
    // Accepted, because partials aren't pages.
    pages.push(routePage('/docs/_a', 'docs/_a.md'), routePage('/docs/_a', 'docs/_a.mdx'));
    expect(
      findRouteMistakes([...pages, routePage('/docs/my page', 'docs/my page.mdx'), routePage('/faq', 'faq/new.mdx')]),
    ).toMatchObject([
      {file: 'docs/my page.mdx', message: 'the route "/docs/my page" has a space'},
      {file: 'faq/new.mdx', line: 3, message: 'duplicate route /faq, also of docs/faq.mdx'},
      {file: 'src/facts/derived/routes.ts', message: 'the route /docs has no page'},
    ]);
  });
});

/** Makes the most common edits of CONTRIBUTING.md in a copy of the site. */
import {cp, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, expect as expectPage, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {knownIssues} from '../../src/facts/knownIssues';
import {moduleList} from '../../src/facts/modules';
import {limits} from '../../src/facts/limits';
import {limitsPlacedIn} from '../../src/facts/derived/limits';
import {hasPremium} from '../../src/facts/derived/plans';
import {product} from '../../src/facts/product';
import {changelog, changelogComponentName} from '../../src/facts/releases';
import {paths, releaseAnchorId} from '../../src/facts/derived/paths';
import {axeViolations} from '../helpers/axeViolations';
import {headlessShellOptions} from '../helpers/chromiumOptions';
import {root} from '../../src/build/root';
import {hasNginx, startNginx} from '../helpers/startNginx';
import {serveBuild} from '../helpers/serveBuild';
import {writeFiles} from '../helpers/temporaryFolder';
import {apiPageRoute} from '../helpers/someModules';
import {build, copySite, edit, removeCopy} from '../helpers/copySite';

const newProduct = {name: 'Sand Cat', slug: 'sand-cat'};
const basePath = '/name';

/** Changelog components with a scheduled fix. Adding a release to them would also need an edit of the known issue. */
const componentsWithScheduledFix = knownIssues.flatMap((issue) =>
  issue.status === 'fix_scheduled' ? [issue.fixedIn?.component] : [],
);
/** A limit whose numbers can be changed without changing other facts. With Premium, one that the Premium page shows. */
const [{module, limit} = {}] = (hasPremium ? limitsPlacedIn('premium') : limits).flatMap((candidate) => {
  if (componentsWithScheduledFix.some((component) => component === changelogComponentName(candidate.module))) return [];
  const candidateModule = moduleList.find(({key}) => key === candidate.module);
  // The product is renamed below.
  if (!candidateModule || candidate.label.includes(product.name)) return [];
  const {counted, free, premium} = candidate;
  const hasNumbers = typeof free === 'number' && (typeof premium === 'number') === hasPremium;
  return counted === true && hasNumbers ? [{module: candidateModule, limit: candidate}] : [];
});
if (!module || !limit) throw new Error('No limit can be changed by this test; see the conditions above.');

const factsFile = `src/facts/modules/${module.key}.ts`;
const guide = {file: `docs/modules/${module.key}.mdx`, route: `/docs/modules/${module.key}`};
const newCommand = `${module.rootCommand.name} recheck`;
const changelogComponent = changelogComponentName(module.key);
const [major = '0', minor = '0'] =
  changelog.current.find(({name}) => name === changelogComponent)?.releases[0]?.version.split('.') ?? [];
const nextVersion = `${major}.${Number(minor) + 1}.0`;

/** The page that shows every interface component after the edits. */
const kitPage = {file: 'docs/functions/utils.mdx', route: '/docs/functions/utils'};

const textOf = ($: CheerioAPI, selector: string): string => $(selector).text().replaceAll(/\s+/g, ' ');

/** An island that renders another one, and imports a module in the browser only. */
const outerIslandSource = `import Quiz from '../Quiz2';
import {useEffect, useState} from 'react';

export default function Sunday() {
  const [answers, setAnswers] = useState<string[]>([]);
  useEffect(() => {
    void import('./answers').then((module) => setAnswers(module.default));
  }, []);
  return <Quiz question="Sunday?" answers={answers} />;
}
`;

describe('a site with the most common edits', () => {
  let copy: string;
  let previousUmask: number;

  const builtPage = async (route: string): Promise<CheerioAPI> =>
    load(await readFile(path.join(copy, 'build', `${route.slice(1)}.html`), 'utf8'));

  beforeAll(async () => {
    // Only the owner may read new files, unless the build changes their modes.
    previousUmask = process.umask(0o077);
    copy = await copySite();
    // Change a limit, to numbers that are on no page.
    const [premiumPattern, premiumReplacement] = hasPremium
      ? ['(?<beforePremium>,\\s+premium: )\\d+', '$<beforePremium>104729']
      : ['', ''];
    const freePattern = `(?<beforeFree>key: '${limit.key}',[^]*?free: )\\d+`;
    await edit(copy, factsFile, new RegExp(freePattern + premiumPattern), `$<beforeFree>7919${premiumReplacement}`);
    // Add a command.
    const addedCommand = `{name: '${newCommand}', description: 'Look again', requires: [], reply: 'ephemeral', options: []},`;
    await edit(copy, factsFile, /\n {2}commands: \[\n/, `$&    ${addedCommand}\n`);
    const commandsHeading = /\n#+ [^\n]*\{\/\* #commands \*\/\}\n/;
    await edit(copy, guide.file, commandsHeading, `$&\nAfter a change, run \`${newCommand}\`.\n`);
    // Add a page.
    const hiddenPage = (title: string, frontMatterKey: string) =>
      `---\ntitle: ${title}\ndescription: '${title}: ${'a page that readers must not find by themselves. '.repeat(3)}'\n${frontMatterKey}: true\n---\n\nHidden.\n`;
    const description =
      'How to look at something again in {$product.name} after it changed: what to open, what to press, how often, and what members see.';
    writeFiles(copy, {
      'docs/extras/planted/_category_.json': '{"label": "Planted", "collapsible": false}',
      'docs/extras/planted/recheck.mdx': `---\ntitle: Look again\nslug: /extras/recheck\ndescription: '${description}'\n---\n
import Shared from '../_shared.mdx';

A page that was planted.

<Shared />

[Shared](#shared)

## Related pages {/* #related */}

- [Introduction](/docs/Introduction): where it begins.
`,
      'docs/extras/_shared.mdx': '## Shared {/* #shared */}\n\nText of {$product.name}.\n',
      'static/_redirects': '/planted /faq 301\n',
      'docs/extras/draft.mdx': hiddenPage('Draft', 'draft'),
      'docs/extras/unlisted.mdx': hiddenPage('Unlisted', 'unlisted'),
      'docs/extras/empty/_category_.json': '{"label": "Planted group of unlisted pages"}',
      'docs/extras/empty/other.mdx': hiddenPage('Other', 'unlisted'),
    });
    // Change the navbar, and the first column of the footer.
    const editConfig = (from: string | RegExp, to: string) => edit(copy, 'docusaurus.config.ts', from, to);
    const navbarItems = `{label: 'More', position: 'left', items: [{to: '/faq', label: 'Planted', target: '_blank'}, {type: 'html', value: '<b>x</b>'}]},
        {href: 'https://a.example', className: 'header-github-link', 'aria-label': 'Code'},
        {type: 'html', value: '<em>planted</em>', position: 'right'},`;
    await editConfig(/\n {6}items: \[/, `$&${navbarItems}`);
    await editConfig(/\n {10}items: \[/, "$&{html: '<i>planted</i>'}, {href: 'https://a.example', label: 'Other'},");
    // Allow a policy for Trusted Types.
    await editConfig('\n  themeConfig: {', "\n  customFields: {policy: {'trusted-types': ['planted']}},$&");
    // Publish a release note.
    const release = `{version: '${nextVersion}', date: '2099-01-01', changes: {added: ['A planted ability.']}},`;
    await edit(copy, factsFile, /\n {2}releases: \[\n/, `$&    ${release}\n`);
    // Rename the product.
    const file = path.join(copy, 'src/facts/product.ts');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replaceAll(product.name, newProduct.name).replaceAll(product.slug, newProduct.slug));
    // Keep only the first message of the banner.
    await edit(copy, 'src/facts/announcements.ts', /(messages: \[\n {4}\{[^]*?\n {4}\},)[^]*\n {2}\]/, '$1\n  ]');
    // Switch on the dark theme, and show every component, with tests/fixtures/kit.mdx.
    await editConfig('disableSwitch: true, respectPrefersColorScheme: false', 'respectPrefersColorScheme: true');
    const kit = await readFile(path.join(root, 'tests/fixtures/kit.mdx'), 'utf8');
    await edit(copy, kitPage.file, '\n## When something goes wrong', `\n${kit}$&`);

    // Add an interactive component, and a plugin with a script.
    await cp(path.join(root, 'tests/fixtures/Quiz.tsx'), path.join(copy, 'src/islands/Quiz2/index.tsx'));
    const quizOf = (day: string) => `<Quiz2 question="${day}?" answers={["Yes", "No on ${day}"]} />`;
    const quizzes = ['Friday', 'Saturday'].map(quizOf);
    await edit(copy, guide.file, '\n## When something goes wrong', `\n${quizzes.join('\n\n')}\n\n<Sunday />\n$&`);
    writeFiles(copy, {
      'src/islands/Sunday/index.tsx': outerIslandSource,
      'src/islands/Sunday/answers.ts': "export default ['Late'];\n",
      'plugin.cjs':
        "module.exports = () => ({name: 'planted', getClientModules: () => [require.resolve('./client.cjs')]});",
      'client.cjs':
        'exports.onRouteDidUpdate = ({location}) => {document.documentElement.dataset.planted = location.pathname;};',
    });
    await editConfig('\n  plugins: [\n', "$&    './plugin.cjs',\n");

    vi.stubEnv('BASE_PATH', basePath);
    // Of two builds in the same folder, one stops with an error.
    const [firstBuild, secondBuild] = await Promise.all([build(copy), build(copy)]);
    const [{code, output}, refused] = firstBuild.code === 0 ? [firstBuild, secondBuild] : [secondBuild, firstBuild];
    expect(code, output).toBe(0);
    expect(refused.output).toContain('Another build runs in this folder');
  });
  afterAll(() => {
    process.umask(previousUmask);
    vi.unstubAllEnvs();
    return removeCopy(copy);
  });

  it('shows the changed limit on all pages that compare it, the new command, page and release', async () => {
    for (const route of [guide.route, ...(hasPremium ? ['/premium', paths.premium] : [])]) {
      const $ = await builtPage(route);
      const row = $('tr').filter((_, element) => $(element).text().includes(limit.label));
      expect(row.text(), route).toMatch(hasPremium ? /7,919.*104,729/ : /7,919/);
    }
    const $guide = await builtPage(guide.route);
    expect(textOf($guide, 'article table, article dl, article li')).toContain(newCommand);
    expect(textOf($guide, 'article p')).toContain(`run ${newCommand}.`);
    const $release = await builtPage(`/documents/changelog/current/${newProduct.slug}.${changelogComponent}`);
    expect($release(`#${releaseAnchorId(nextVersion)}`).length).toBeGreaterThan(0);
    expect(textOf($release, 'article')).toContain('A planted ability.');
    const $introduction = await builtPage('/docs/Introduction');
    expect($introduction('aside li:not(:has(> details)) > ul a').attr('href')).toBe(`${basePath}/docs/extras/recheck`);
    expect((await builtPage('/docs/extras/recheck'))('h1').text()).toBe('Look again');
    expect($introduction('nav a[href$="/docs/extras/recheck"]').length).toBeGreaterThan(0);
    expect($introduction('aside').text()).not.toContain('Planted group');
  });

  it('keeps the redirects in static/', async () => {
    const redirects = await readFile(path.join(copy, 'build/_redirects'), 'utf8');
    expect(redirects).toMatch(/^\/planted \/faq 301\n[^]*\n\/faq\.html \/faq 301\n/);
  });

  it('shows the text of a partial, has no page for drafts and partials, and lists no unlisted page', async () => {
    const $ = await builtPage('/docs/extras/recheck');
    expect($('article #shared').length).toBe(1);
    expect(textOf($, 'article')).toContain(`Text of ${newProduct.name}.`);
    const names = await readdir(path.join(copy, 'build'), {recursive: true});
    expect(names.filter((name) => /\b(?:draft|_?shared)\.(?:html|md)$/.test(name))).toEqual([]);
    const $unlisted = await builtPage('/docs/extras/unlisted');
    expect($unlisted('meta[name=robots]').attr('content')).toContain('noindex');
    expect(names).toContain(path.join('docs', 'extras', 'unlisted.md'));
    for (const file of ['sitemap.xml', 'llms.txt', 'docs/Introduction.html', 'search/index.json']) {
      expect(await readFile(path.join(copy, 'build', file), 'utf8'), file).not.toContain('extras/unlisted');
    }
  });

  it('shows the items of the navbar and the footer, and allows what `customFields.policy` names', async () => {
    const $ = await builtPage('/faq');
    expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toMatch(/trusted-types [\w-]+ planted/);
    for (const place of ['header.navbar', '[popover]']) {
      expect(textOf($, `${place} details summary`)).toBe('More');
      expect($(`${place} details a`).attr('href')).toBe(`${basePath}/faq`);
      expect($(`${place} details a`).attr('aria-current')).toBeUndefined();
      expect($(`${place} a.header-github-link[href="https://a.example"]`).length).toBe(1);
      expect($(`${place} em`).text()).toBe('planted');
    }
    expect($('footer i').text()).toBe('planted');
    expect($('footer a[href="https://a.example"]').text()).toContain('Other');
    expect($('a:not([href])').length).toBe(0);
  });

  it('can be read by a server that runs as another user', async () => {
    const entries = await readdir(path.join(copy, 'build'), {recursive: true, withFileTypes: true});
    const modes = entries.map(async (entry) => {
      const {mode} = await stat(path.join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    });
    expect([...new Set(await Promise.all(modes))].sort()).toEqual(['file 644', 'folder 755']);
  });

  it('has the new product name in titles, and the old one nowhere', async () => {
    expect((await builtPage('/docs/Introduction'))('title').text()).toMatch(new RegExp(` \\| ${newProduct.name}$`));
    const oldSlug = new RegExp(product.slug, 'i');
    const entries = await readdir(path.join(copy, 'build'), {recursive: true, withFileTypes: true});
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.filter((file) => oldSlug.test(file))).toEqual([]);
    for (const file of files) expect(oldSlug.test(await readFile(file, 'latin1')), file).toBe(false);
  });

  it('has only addresses of existing files below its base path', async () => {
    const folder = path.join(copy, 'build');
    const names = await readdir(folder, {recursive: true});
    const exists = (address: string): boolean => {
      const name = decodeURI(address.replace(/[?#].*/, '').slice(basePath.length + 1));
      return [name, `${name}.html`, path.join(name, 'index.html')].some((file) => names.includes(path.normalize(file)));
    };
    const outsideBasePath = new RegExp(
      `https://${product.domain.replace(product.slug, newProduct.slug)}(?!${basePath}\\b)`,
    );
    const addresses = new Map<string, string>();
    for (const name of names.filter((file) => /\.(?:html|css|md|txt|json|atom|rss|xml|webmanifest)$/.test(file))) {
      const text = await readFile(path.join(folder, name), 'utf8');
      expect(text, name).not.toMatch(outsideBasePath);
      for (const [, address = ''] of text.matchAll(/url\(["']?(\/[^"')]+)/g)) addresses.set(address, name);
      if (!name.endsWith('.html')) continue;
      const $ = load(text);
      for (const attribute of ['href', 'src', 'data-copy-file', 'data-island-file', 'data-lazy'])
        for (const element of $(`[${attribute}]`).toArray())
          for (const address of $(element).attr(attribute)?.split(' ') ?? [])
            if (address.startsWith('/')) addresses.set(address, name);
    }
    expect(addresses.size).toBeGreaterThan(0);
    expect([...addresses].filter(([address]) => !address.startsWith(`${basePath}/`) || !exists(address))).toEqual([]);
  });

  it.runIf(hasNginx)('works below its base path on nginx', async () => {
    const {origin, stop} = await startNginx(path.join(copy, 'build'));
    const request = async (address: string) => {
      const {status, headers} = await fetch(origin + address, {redirect: 'manual'});
      return [status, headers.get('location')];
    };
    try {
      for (const address of ['/', '/faq']) expect(await request(basePath + address)).toEqual([200, null]);
      for (const address of ['/nope', '/404.html']) expect(await request(basePath + address)).toEqual([404, null]);
      for (const address of ['/', '/faq', basePath]) expect(await request(address)).toEqual([302, `${basePath}/`]);
      for (const [from, to] of [
        ['/index.html', '/'],
        ['/faq/', '/faq'],
        ['/docs/introduction?a=b', '/docs/Introduction?a=b'],
      ])
        expect(await request(`${basePath}${from}`)).toEqual([301, `${basePath}${to}`]);
    } finally {
      await stop();
    }
  });

  describe('in a browser', () => {
    let server: Awaited<ReturnType<typeof serveBuild>>;
    let browser: Browser;

    async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await browser.newPage(options);
      await page.goto(server.origin + basePath + address);
      await expectPage(page.locator('html')).toHaveAttribute('data-page', 'ready');
      return page;
    }
    const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

    beforeAll(async () => {
      server = await serveBuild(copy);
      browser = await chromium.launch(headlessShellOptions);
    });
    afterAll(async () => {
      await browser.close();
      server.stop();
    });

    it('runs islands with props, and scripts of plugins', async () => {
      const page = await open(guide.route);
      await expectPage(page.getByText('Chosen: nothing')).toHaveCount(3);
      await expectPage(page.locator('[data-island=ready]')).toHaveCount(3);
      await page.getByRole('group', {name: 'Saturday?'}).getByRole('button', {name: 'No on Saturday'}).click();
      await expectPage(page.getByRole('group', {name: 'Saturday?'})).toContainText('Chosen: No on Saturday');
      await expectPage(page.getByRole('group', {name: 'Friday?'})).toContainText('Chosen: nothing');
      await page.getByRole('button', {name: 'Late'}).click();
      await expectPage(page.getByRole('group', {name: 'Sunday?'})).toContainText('Chosen: Late');
      // The Content-Security-Policy blocks the quiz's style attribute in the HTML, so the island's script must set it.
      await expectPage(page.getByRole('group', {name: 'Friday?'})).toHaveCSS('padding-left', '7px');
      expect(await page.locator('html').getAttribute('data-planted')).toBe(basePath + guide.route);
    });

    it('shows a banner with only one message without controls, and does not rotate it', async () => {
      const page = await open('/faq', {reducedMotion: 'no-preference'});
      const banner = page.getByRole('region', {name: 'Announcements'});
      await expectPage(banner.getByRole('button')).toHaveAccessibleName('Close announcements');
      await expectPage(banner.getByRole('group')).toHaveCount(0);
      // While a banner rotates, it is `off`.
      await expectPage(banner.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await banner.hover();
      await banner.getByRole('button').click();
      await expectPage(banner).toHaveCount(0);
      const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
      expect(scripts.filter((name) => name.includes('lazy-slider'))).toEqual([]);
    });

    it('navigates below its base path', async () => {
      const page = await open('/docs/introduction');
      await expectPage(page).toHaveURL(`${server.origin}${basePath}/docs/Introduction`);
      await page.goto(`${server.origin}${basePath}/faq/?a=b`);
      await expectPage(page).toHaveURL(`${server.origin}${basePath}/faq?a=b`);
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('look again planted');
      await page.getByRole('dialog').getByRole('link', {name: 'Look again'}).first().click();
      await expectPage(page).toHaveURL(`${server.origin}${basePath}/docs/extras/recheck`);
      await page.goto(`${server.origin}${basePath}/docs/extras/rechek`);
      await expectPage(page.locator('not-found code')).toHaveText(`${basePath}/docs/extras/rechek`);
      await page.getByRole('link', {name: 'Did you mean Look again?'}).click();
      await expectPage(page.getByRole('heading', {level: 1, name: 'Look again'})).toBeVisible();
    });

    it('opens a dropdown of the navbar on hover, focus and press', async () => {
      const page = await open('/faq', {viewport: {width: 1280, height: 720}});
      const summary = page.locator('header summary');
      const link = page.locator('header details a');
      await expectPage(link).toBeHidden();
      await summary.hover();
      await expectPage(link).toBeVisible();
      await page.mouse.move(600, 600);
      await expectPage(link).toBeHidden();
      await summary.focus();
      await expectPage(link).toBeVisible();
      await page.keyboard.press('Tab');
      await expectPage(link).toBeFocused();
      await page.keyboard.press('Tab');
      await expectPage(link).toBeHidden();
      await page.setViewportSize({width: 390, height: 844});
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      await page.locator('[popover] summary').first().click();
      await expectPage(page.locator('[popover] details a').first()).toBeVisible();
    });

    describe('tabs', () => {
      const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
      const selectedTabs = (page: Page) => page.getByRole('tab', {selected: true}).allTextContents();

      it('follow the keyboard and the other lists of their group, also on the next visit', async () => {
        const page = await open(kitPage.route);
        // Two lists are in the group `system`: macOS, Linux, other; and Linux, macOS. The last panel contains a third list, with Inner.
        expect(await selectedTabs(page)).toEqual(['Linux', 'Linux']);
        expect(await page.getByRole('tabpanel').count()).toBe(2);

        await tab(page, 'Linux').first().press('ArrowRight');
        await expectPage(tab(page, 'other')).toBeFocused();
        await expectPage(page.getByRole('tabpanel', {name: 'other'})).toHaveText('Anything else.');
        await expectPage(page.getByRole('tabpanel', {name: 'other'})).toHaveClass(/kit-panel/);
        expect(await selectedTabs(page)).toEqual(['other', 'Linux']);
        await page.keyboard.press('Tab');
        await expectPage(page.getByRole('tabpanel', {name: 'other'})).toBeFocused();
        await page.keyboard.press('Tab');
        await expectPage(tab(page, 'Linux').last()).toBeFocused();
        await tab(page, 'other').press('ArrowRight');
        await expectPage(tab(page, 'macOS').first()).toBeFocused();
        expect(await selectedTabs(page)).toEqual(['macOS', 'macOS', 'Inner']);
        await page.keyboard.press('End');
        await expectPage(tab(page, 'other')).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Home');
        await expectPage(tab(page, 'macOS').first()).toBeFocused();
        expect(new URL(page.url()).search).toBe('?system=mac');
        await page.keyboard.press('Tab');
        await expectPage(page.getByRole('link', {name: 'a link', exact: true}).last()).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.system'))).toBe('mac');

        await page.goto(server.origin + basePath + kitPage.route);
        expect(await selectedTabs(page)).toEqual(['macOS', 'macOS', 'Inner']);
        await page.goto(`${server.origin}${basePath}${kitPage.route}?system=other`);
        expect(await selectedTabs(page)).toEqual(['other', 'macOS', 'Inner']);
      });

      it('show the panel that contains the target of a link, from another page and from this one', async () => {
        const page = await open(`${kitPage.route}#only-mac`);
        const heading = page.getByRole('heading', {name: 'Only on a Mac'});
        await expectPage(heading).toBeInViewport();
        expect((await selectedTabs(page))[0]).toBe('macOS');
        await tab(page, 'Linux').first().click();
        await expectPage(heading).toBeHidden();
        await page.getByRole('link', {name: 'Tabs', exact: true}).first().click();
        await page.getByRole('link', {name: 'Only on a Mac', exact: true}).first().click();
        await expectPage(heading).toBeInViewport();
        expect((await selectedTabs(page))[0]).toBe('macOS');
      });
    });

    it('follows the theme of the system until the reader chooses one', async () => {
      const page = await open('/faq', {colorScheme: 'dark'});
      expect(await themeOf(page)).toBe('dark');
      await page.getByRole('button', {name: /dark and light mode/}).click();
      expect(await themeOf(page)).toBe('light');
      await page.reload();
      expect(await themeOf(page)).toBe('light');
      expect(await themeOf(await open('/faq', {colorScheme: 'light'}))).toBe('light');
    });

    it.each([
      ['light', kitPage.route],
      ...['/', '/get-started', kitPage.route, apiPageRoute, '/docs/nope', ...(hasPremium ? ['/premium'] : [])].map(
        (address) => ['dark', address] as const,
      ),
    ] as const)('is accessible in the %s theme: %s', async (colorScheme, address) => {
      const page = await open(address, {colorScheme, viewport: {width: 360, height: 800}});
      expect(await themeOf(page)).toBe(colorScheme);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkSettings} from '../../src/checks/settings';
import {links} from '../../src/facts/links';
import {frontMatterHook} from '../../src/node/plugins/content/hooks';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

let config: Config;
beforeAll(async () => {
  config = (await loadFreshModule(path.join(root, 'docusaurus.config.ts'))) as Config;
});

const settings = readFileSync(path.join(root, 'docusaurus.config.ts'), 'utf8').split('\n');
const lineOf = (text: string): number => settings.findIndex((line) => line.includes(text)) + 1;

describe('checkSettings', () => {
  it('accepts the settings of the site', () => {
    expect(checkSettings(root, config)).toEqual([]);
  });

  it.each<[string, string, Partial<Config>]>([
    ['i18n: {', 'i18n has the locale de,', {i18n: {defaultLocale: 'en', locales: ['en', 'de']}}],
    ['i18n: {', 'i18n has the locale de,', {i18n: {defaultLocale: 'de', locales: ['de']}}],
    ['trailingSlash:', 'trailingSlash is true,', {trailingSlash: true}],
    ['trailingSlash:', 'trailingSlash is undefined,', {trailingSlash: undefined}],
  ])('reports a problem at the line of "%s": %s', (setting, message, changed) => {
    const problems = checkSettings(root, {...config, ...changed});
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'docusaurus.config.ts',
        line: lineOf(setting),
        message: expect.stringContaining(message) as string,
      }),
    ]);
  });

  it.each<Partial<Config>>([
    {presets: [['classic', {blog: {}}]]},
    {presets: [['@docusaurus/preset-classic', {}]]},
    {presets: ['classic']},
    {plugins: ['content-blog']},
    {plugins: [['@docusaurus/plugin-content-blog', {id: 'news'}]]},
  ])('rejects a blog: %j', (changed) => {
    const [problem, ...others] = checkSettings(root, {...config, ...changed});
    expect(problem?.message).toMatch(/^the blog is on/);
    expect(others).toEqual([]);
  });

  it.each<Partial<Config>>([{url: 'https://other.example'}, {baseUrl: '/other/'}])(
    'rejects a URL that differs from the facts: %j',
    (changed) => {
      const [problem, ...others] = checkSettings(root, {...config, ...changed});
      expect(problem?.message).toContain(`the facts say that the site is at ${links.site}/`);
      expect(problem?.repair).toContain('BASE_PATH');
      expect(others).toEqual([]);
    },
  );
});

describe('a base path', () => {
  const below = (basePath: string, site = `https://owner.example${basePath}`) =>
    checkSettings(
      root,
      {...config, url: 'https://owner.example', baseUrl: `${site.slice(21)}/`},
      {site, basePath},
      {},
    ).map(({file, message}) => `${file}: ${message}`);

  it.each(['/name', '/two/parts', '/documentation', ''])('can be "%s"', (basePath) => {
    expect(below(basePath)).toEqual([]);
  });

  it.each(['/name/', 'name', '/na me'])('cannot be "%s"', (basePath) => {
    expect(below(basePath)).toContain(`src/facts/product.ts: the base path is ${basePath}`);
  });

  it('cannot be the beginning of a route', () => {
    expect(below('/docs')).toEqual([
      expect.stringMatching(/^src\/facts\/product\.ts: the base path is \/docs, but the page \/docs\b/),
    ]);
  });

  it.each(['NETLIFY', 'CF_PAGES'])('cannot be used on hosts without base paths: %s', (host) => {
    const address = {site: 'https://owner.example/name', basePath: '/name'};
    const below = {...config, url: 'https://owner.example', baseUrl: '/name/'};
    const messages = checkSettings(root, below, address, {[host]: '1'}).map(({message}) => message);
    expect(messages).toEqual([expect.stringContaining('Netlify and Cloudflare Pages serve a site at the root')]);
  });
});

it('checkSettings rejects versions, and Markdown in src/pages', () => {
  const files = [
    ...['versions.json', 'faq_versions.json'],
    ...['src/pages/more/about.mdx', 'src/pages/_part.mdx', 'src/pages/index.tsx'],
  ];
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  const problems = checkSettings(folder, config);
  expect(problems.map(({file}) => file).sort()).toEqual([
    'faq_versions.json',
    'src/pages/more/about.mdx',
    'versions.json',
  ]);
  const repairs = problems.map(({repair}) => repair).join('\n');
  expect(repairs).toContain('Remove faq_versions.json, faq_versioned_docs/ and faq_versioned_sidebars/.');
  expect(repairs).toContain('add /documents/about to src/shared/routing/routes.ts');
});

it('frontMatterHook rejects Markdown in src/pages', async () => {
  const page = {
    filePath: path.join(root, 'src/pages/about.mdx'),
    fileContent: '# About',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {}, content: '# About'}),
  };
  await expect(frontMatterHook(root)(page)).rejects.toThrow('src/pages/about.mdx:1: src/pages/ is for pages in React');
});

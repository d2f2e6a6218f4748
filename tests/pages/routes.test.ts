import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {root} from '../../scripts/lib/paths';
import {readPage, readPages} from '../../src/node/content/check';
import {product} from '../../src/facts/product';
import {aliases} from '../../src/rules/routing/aliases';
import {routes} from '../../src/rules/routing/routes';
import {build, htmlOf} from './build';

/** Length that search results show in full, in characters. */
const DESCRIPTION = {min: 110, max: 160};

/** Address of a page in Markdown: its slug, else its path, below the folder of its instance. */
function addressOf(file: string, slug: unknown): string {
  const [instance, ...rest] = file.replace(/(?:\/index)?\.mdx?$/, '').split('/');
  const own = typeof slug === 'string' ? slug : `/${rest.join('/')}`;
  return `/${instance}${own}`.replace(/\/$/, '');
}

/** Titles that the pages in Markdown ask for, by address. */
const titles = new Map(
  (await Promise.all((await readPages(root)).map(readPage))).map(({page, frontMatter}) => [
    addressOf(page.file, frontMatter.slug),
    String(frontMatter.title),
  ]),
);

/**
 * What is wrong with what a page says of itself, to readers and to search engines.
 * @param wanted the title that it asks for, if it does
 */
function faultsOf(html: string, route: string, wanted = titles.get(route)): string[] {
  const $ = load(html);
  const headings = $('h1')
    .toArray()
    .map((heading) => $(heading).text().trim());
  const title = $('title').text();
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const description = $('meta[name=description]').attr('content') ?? '';
  const readable = $('main').text().trim();
  return [
    headings.length === 1 && headings[0] !== '' ? [] : [`${headings.length} headings of level 1`],
    wanted === undefined || headings[0] === wanted ? [] : [`the heading ${headings[0]}`],
    (wanted === undefined ? title.endsWith(` | ${product.name}`) : title === `${wanted} | ${product.name}`)
      ? []
      : [`the title ${title}`],
    canonical === `https://${product.domain}${route}` ? [] : [`the canonical address ${canonical}`],
    description.length >= DESCRIPTION.min && description.length <= DESCRIPTION.max
      ? []
      : [`a description of ${description.length} characters`],
    readable.length > 300 ? [] : ['nothing to read without JavaScript'],
    $('[popover] nav[aria-label=Main] a').length > 0 ? [] : ['no menu without JavaScript'],
  ].flat();
}

describe('a page', () => {
  it.each(routes)('%s says what it is', (route) => {
    expect(faultsOf(htmlOf(route), route)).toEqual([]);
  });

  it('that says something else would be found', () => {
    const html = htmlOf('/faq');
    const faults = (from: RegExp | string, to: string) => faultsOf(html.replace(from, to), '/faq', titles.get('/faq'));
    expect(titles.get('/faq')).toBeDefined();
    expect(faults(/<h1/, '<h1>Twice</h1><h1')).toEqual(['2 headings of level 1', 'the heading Twice']);
    expect(faults(/<title([^>]*)>/, '<title$1>Other ')).toEqual([expect.stringMatching(/^the title Other /)]);
    expect(faultsOf(html, '/faq/')).toEqual([expect.stringMatching(/^the canonical address .*\/faq$/)]);
    expect(faults(/name="?description"? content="/, `$&${'Longer. '.repeat(20)}`)).toEqual([
      expect.stringMatching(/^a description of \d{3} characters$/),
    ]);
    expect(faultsOf('<h1>Bare</h1>', '/bare', 'Bare')).toEqual(
      expect.arrayContaining(['nothing to read without JavaScript', 'no menu without JavaScript']),
    );
  });
});

it('the built pages are those of the table, the not-found page, and redirects for hosts without', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'));
  expect(files.sort()).toEqual(
    [
      ...routes.map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)),
      '404.html',
      ...Object.keys(aliases).map((alias) => `${alias.slice(1)}/index.html`),
    ].sort(),
  );
});

it('the sitemap lists the pages of the table', () => {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(routes.map((route) => new URL(route, `https://${product.domain}`).href).sort());
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {links} from '../../src/facts/links';
import {feedFormats, feedPath} from '../../src/shared/routing/feeds';
import {routes} from '../../src/shared/routing/routes';
import {expect, test} from './fixtures';

const build = path.join(__dirname, '../../build');

const feedsInBuild = () =>
  readdirSync(path.join(build, 'feeds'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(build, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`);

const htmlOf = (route: string) =>
  readFileSync(path.join(build, route === '/' ? 'index.html' : `${route}.html`), 'utf8');

/** Feeds that a page announces, each with its media type. */
function announced(route: string): [string, string][] {
  const [head = ''] = htmlOf(route).split('</head>');
  const $ = load(head);
  // Markdown twins are announced, too, as text.
  return $('link[rel=alternate][type^="application/"]')
    .toArray()
    .map((element) => [$(element).attr('href') ?? '', $(element).attr('type') ?? '']);
}

test('every page of the changelog announces the feeds of all and its own, the first that of the API, too, other pages none, and no feed is left out', () => {
  const found = new Map(routes.map((route) => [route, announced(route)]));
  const formats = (stem: string) => feedFormats.map(({extension, type}) => [`${stem}.${extension}`, type]);
  for (const [route, feeds] of found) {
    const inChangelog = route.startsWith('/documents/changelog');
    const own = route.replace('/documents/changelog', '/feeds');
    const all = formats('/feeds/changelog');
    const wanted = own === '/feeds' ? [...all, ...formats('/feeds/api')] : [...formats(own), ...all];
    expect(feeds, route).toEqual(inChangelog ? wanted : []);
  }
  const targets = new Set([...found.values()].flat().map(([address]) => address));
  expect([...targets].sort()).toEqual(feedsInBuild().sort());
});

/** Which of several texts the browser's own parser of XML refuses. */
const malformed = (page: Page, texts: readonly string[]) =>
  page.evaluate(
    (sources) =>
      sources.flatMap((source, index) => {
        const error = new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror');
        return error ? [`${index}: ${error.textContent}`] : [];
      }),
    texts,
  );

test('feeds in XML are well-formed', async ({page}) => {
  const files = feedsInBuild().filter((file) => !file.endsWith('.json'));
  const texts = files.map((file) => readFileSync(path.join(build, file), 'utf8'));
  expect(await malformed(page, texts)).toEqual([]);
  const planted = [texts[0]?.replace('</title>', ' & co.</title>') ?? '', texts[1]?.replace('</channel>', '') ?? ''];
  expect(await malformed(page, ['<fine/>', ...planted])).toEqual([
    expect.stringMatching(/^1: /),
    expect.stringMatching(/^2: /),
  ]);
});

/** Addresses on this site that lead to no heading, of those that a feed in JSON has. */
function deadEnds(text: string): string[] {
  const feed = JSON.parse(text) as {home_page_url: string; items: {url: string; content_html: string}[]};
  const addresses = feed.items.flatMap(({url, content_html}) => {
    const $ = load(content_html);
    const hrefs = $('a').map((_, element) => $(element).attr('href'));
    return [url, ...hrefs.get()];
  });
  const pages = new Map<string, ReturnType<typeof load>>();
  return [feed.home_page_url, ...addresses].filter((address) => {
    const {origin, pathname, hash} = new URL(address);
    if (origin !== links.site) return false;
    if (!routes.includes(pathname)) return true;
    const $ = pages.get(pathname) ?? load(htmlOf(pathname));
    pages.set(pathname, $);
    return hash !== '' && $(`[id="${hash.slice(1)}"]`).length === 0;
  });
}

test('every entry leads to its release, and every link in it to something', () => {
  const text = readFileSync(path.join(build, feedPath('json')), 'utf8');
  expect(deadEnds(text)).toEqual([]);
  const planted = text.replace(/("url": ".*#v\d+-\d+-\d+)"/, '$1-9"');
  expect(deadEnds(planted)).toHaveLength(1);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {feedFormats, feedPath} from '../../src/shared/routing/feeds';
import {routes} from '../../src/shared/routing/routes';
import {root} from '../root';
import {builtPage, pages} from './builtPages';

const build = path.join(root, 'build');

it('pages of the changelog announce the feeds of all and their own, the first that of the API, and no feed is left out', () => {
  const formats = (stem: string) => feedFormats.map(({extension, type}) => [`${stem}.${extension}`, type]);
  const announced = routes.flatMap((route) => {
    const $ = builtPage(route);
    // Markdown twins are announced, too, as text.
    const feeds = $('head link[rel=alternate][type^="application/"]')
      .get()
      .map((element) => [$(element).attr('href') ?? '', $(element).attr('type') ?? '']);
    const own = route.replace('/documents/changelog', '/feeds');
    const all = formats('/feeds/changelog');
    const wanted = own === '/feeds' ? [...all, ...formats('/feeds/api')] : [...formats(own), ...all];
    expect(feeds, route).toEqual(route.startsWith('/documents/changelog') ? wanted : []);
    return feeds.map(([address]) => address);
  });
  const files = globSync('feeds/**', {cwd: build}).map((file) => `/${file}`);
  expect(new Set(announced)).toEqual(new Set(files));
});

/** Addresses on this site that lead to no heading, of those that a feed in JSON has. */
function deadEnds(text: string): string[] {
  const feed = JSON.parse(text) as {home_page_url: string; items: {url: string; content_html: string}[]};
  const addresses = feed.items.flatMap(({url, content_html: html}) => {
    const $ = load(html);
    return [
      url,
      ...$('a')
        .get()
        .map((link) => $(link).attr('href') ?? ''),
    ];
  });
  return [feed.home_page_url, ...addresses].filter((address) => {
    const {origin, pathname, hash} = new URL(address);
    if (origin !== links.site) return false;
    const page = pages.get(pathname);
    return !page || (hash !== '' && page(`[id="${hash.slice(1)}"]`).length === 0);
  });
}

it('every entry leads to its release, and every link in it to something', () => {
  const text = readFileSync(path.join(build, feedPath('json')), 'utf8');
  expect(deadEnds(text)).toEqual([]);
  const planted = text.replace(/("url": ".*#v\d+-\d+-\d+)"/, '$1-9"');
  expect(deadEnds(planted)).toHaveLength(1);
});

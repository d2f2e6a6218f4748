import type {CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {aliases} from '../../src/lib/addresses';
import {attributesOf, buildFolder, pages, readBuiltFile} from './builtPages';

const files = globSync('**', {cwd: buildFolder, dot: true}).sort();

/** Addresses that a host serves: files, pages without their extension, and redirects. */
const servedAddresses = new Set([...files.map((file) => `/${file}`), ...pages.keys(), ...Object.keys(aliases)]);

const idsByPage = new Map<string, ReadonlySet<string>>();

function idsOf(route: string, $: CheerioAPI): ReadonlySet<string> {
  const ids = idsByPage.get(route) ?? new Set(attributesOf($, '[id]', 'id'));
  idsByPage.set(route, ids);
  return ids;
}

/** Returns true for addresses of other sites, and for ours if the page and its id exist. */
function isAlive(address: string): boolean {
  const {origin, pathname, hash} = new URL(address, links.site);
  if (origin !== links.site) return true;
  const target = decodeURI(pathname);
  const route = aliases[target] ?? target;
  const $ = pages.get(route);
  const ids = $ && idsOf(route, $);
  return servedAddresses.has(target) && (hash === '' || !ids || ids.has(decodeURIComponent(hash.slice(1))));
}

it('every `<a>` has an address', () => {
  for (const [route, $] of pages)
    expect(
      $('a:not([href])')
        .toArray()
        .map((link) => $.html(link)),
      route,
    ).toEqual([]);
});

const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const ownSitePattern = links.site.replaceAll('.', '\\.');

/** Finds addresses of our site in any text, without the punctuation that follows. */
const findAbsoluteAddresses = (text: string): string[] =>
  captures(text, new RegExp(`(${ownSitePattern}(?![\\w.:-])[^\\s"'\`<>()[\\]{}\\\\|^;,]*)`, 'g')).map((address) =>
    address.replace(/[.:!?*]+$/, ''),
  );

const relativeFinders: readonly (readonly [filePattern: RegExp, find: (text: string) => string[]])[] = [
  [/\.(?:md|txt)$/, (text) => captures(text, /\]\((\/[^\s)]*)/g)],
  [/\.css$/, (text) => captures(text, /url\(["']?(\/[^"')]*)/g)],
  // Paths in other JSON files belong to the API.
  [/^search\/.*\.json$|\.webmanifest$/, (text) => captures(text, /"(\/[^"]*)"/g)],
];

function brokenAddresses(file: string, text: string): string[] {
  const addresses = [
    ...findAbsoluteAddresses(text),
    ...relativeFinders.flatMap(([filePattern, find]) => (filePattern.test(file) ? find(text) : [])),
  ];
  return [...new Set(addresses)].filter((address) => !isAlive(address));
}

// src/checks/ checks the links of pages and facts, and Docusaurus those of React pages.
describe('the check of addresses in other files', () => {
  it('finds only working addresses in feeds, JSON, XML, Markdown and styles', () => {
    const texts = files.filter((file) => /\.(?:atom|css|json|md|rss|txt|webmanifest|xml)$/.test(file));
    const broken = texts.flatMap((file) =>
      brokenAddresses(file, readBuiltFile(file)).map((address) => `${file}: ${address}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['feeds/a.atom', `<icon>${links.site}/img/nope.png</icon>`],
    ['feeds/b.json', `{"content_html": "<a href=\\"${links.site}/faq#nope\\">a</a>"}`],
    ['a.md', '[a](/docs/nope)'],
    ['search/index.json', '[["/docs/nope","Guides"]]'],
    ['assets/css/a.css', 'a{background:url(/img/nope.svg)}'],
  ])('reports a broken address in %s', (file, text) => {
    expect(brokenAddresses(file, text)).toHaveLength(1);
  });

  it.each([
    ['a.md', `[a](/faq), ${links.site}, ${links.site}/faq. And ${links.site}/docs/introduction!`],
    ['openapi/a.json', `{"/polls/{poll_id}": "/answers/0", "servers": "${links.api}/nope"}`],
    ['a.atom', `<id>${links.site}x/nope</id><id>https://b.example/nope</id>`],
  ])('accepts addresses in %s that work or belong to other sites', (file, text) => {
    expect(brokenAddresses(file, text)).toEqual([]);
  });
});

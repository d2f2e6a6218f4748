import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {aliases} from '../../src/shared/routing/aliases';
import {root} from '../root';
import {attributesOf, pages, textsOf} from './builtPages';

const build = path.join(root, 'build');
const files = globSync('**', {cwd: build, dot: true}).sort();

/** Addresses that a host serves: files, pages without their extension, and redirects. */
const served = new Set([...files.map((file) => `/${file}`), ...pages.keys(), ...Object.keys(aliases)]);

const idsByPage = new Map<string, ReadonlySet<string>>();

function idsOf(route: string, $: CheerioAPI): ReadonlySet<string> {
  const ids = idsByPage.get(route) ?? new Set(attributesOf($, '[id]', 'id'));
  idsByPage.set(route, ids);
  return ids;
}

/** Returns true for addresses of other sites, and for ours if the page and its id exist. */
function isAlive(address: string, from: string): boolean {
  const {origin, pathname, hash} = new URL(address, links.site + from);
  if (origin !== links.site) return true;
  const target = decodeURI(pathname);
  const $ = pages.get(aliases[target] ?? target);
  return (
    served.has(target) &&
    (hash === '' || !$ || idsOf(aliases[target] ?? target, $).has(decodeURIComponent(hash.slice(1))))
  );
}

/** HTML attributes with an address, and attributes of the page script, which can hold a list of them. */
const attributes = ['href', 'src', 'poster', 'action', 'data-copy-file', 'data-island-file', 'data-lazy'];

const inAttributes = ($: CheerioAPI): {name: string; address: string}[] =>
  attributes.flatMap((name) =>
    attributesOf($, `[${name}]`, name).flatMap((list) => list.split(' ').map((address) => ({name, address}))),
  );

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const ownSite = links.site.replaceAll('.', '\\.');

/** Finds addresses of our site in any text, without the punctuation that follows. */
const absolute = (text: string): string[] =>
  matches(text, new RegExp(`(${ownSite}(?![\\w.:-])[^\\s"'\`<>()[\\]{}\\\\|^;,]*)`, 'g')).map((address) =>
    address.replace(/[.:!?*]+$/, ''),
  );

const relative: readonly (readonly [file: RegExp, find: (text: string) => string[]])[] = [
  [/\.html$/, (text) => matches(text, /http-equiv="?refresh"?[^>]*?url=([^">\s]+)/gi)],
  [/\.(?:md|txt)$/, (text) => matches(text, /\]\((\/[^\s)]*)/g)],
  [/\.css$/, (text) => matches(text, /url\(["']?(\/[^"')]*)/g)],
  // Paths in other JSON files belong to the API.
  [/^search\/.*\.json$|\.webmanifest$/, (text) => matches(text, /"(\/[^"]*)"/g)],
  [/^_redirects$/, (text) => matches(text, /^\S+ (\S+)/gm)],
];

function deadEnds(file: string, text: string): string[] {
  const found = [...absolute(text), ...relative.flatMap(([kind, find]) => (kind.test(file) ? find(text) : []))];
  return [...new Set(found)].filter((address) => !isAlive(address, '/'));
}

describe('the check of addresses on this site', () => {
  const deadAttributes = (route: string, $: CheerioAPI): string[] =>
    inAttributes($)
      .filter(({address}) => !address.startsWith('#') && !isAlive(address, route))
      .map(({name, address}) => `${name}="${address}"`);

  it('finds only working addresses in the attributes of every page', () => {
    expect([...pages].flatMap(([route, $]) => deadAttributes(route, $).map((dead) => `${route}: ${dead}`))).toEqual([]);
  });

  it('reports broken addresses in attributes', () => {
    const planted = ['href="/FAQ"', 'href="/faq#nope"', 'src="/img/nope.svg"', 'data-copy-file="/faq/.md"'];
    const fine = ['href="/docs/introduction"', 'href="/?a=b"', 'href="mailto:a@b.example"'];
    const page = [...planted, ...fine].map((attribute) => `<meta ${attribute}>`).join('');
    expect(deadAttributes('/docs', load(page))).toEqual(planted);
  });

  it('finds only working addresses in every file: feeds, JSON, XML, Markdown, styles, structured data', () => {
    const texts = files.filter((file) => !/\.(?:png|ico|woff2|map)$/.test(file));
    const dead = texts.flatMap((file) =>
      deadEnds(file, readFileSync(path.join(build, file), 'utf8')).map((address) => `${file}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it.each([
    ['feeds/a.atom', `<icon>${links.site}/img/nope.png</icon>`],
    ['feeds/b.json', `{"content_html": "<a href=\\"${links.site}/faq#nope\\">a</a>"}`],
    ['openapi/a.json', `{"description": "See [this](${links.site}/docs/nope)."}`],
    ['a.md', '[a](/docs/nope)'],
    ['manifest.webmanifest', '{"src": "/img/nope.png"}'],
    ['search/index.json', '[["/docs/nope","Guides"]]'],
    ['assets/css/a.css', 'a{background:url(/img/nope.svg)}'],
    ['a.html', '<meta http-equiv="refresh" content="0; url=/nope">'],
    ['_redirects', '/faq.html /nope 301'],
  ])('reports a broken address in %s', (file, text) => {
    expect(deadEnds(file, text)).toHaveLength(1);
  });

  it.each([
    ['a.md', `[a](/faq), ${links.site}, ${links.site}/faq. And ${links.site}/docs/introduction!`],
    ['openapi/a.json', `{"/polls/{poll_id}": "/answers/0", "servers": "${links.api}/nope"}`],
    ['a.atom', `<id>${links.site}x/nope</id><id>https://b.example/nope</id>`],
  ])('accepts addresses in %s that work or belong to other sites', (file, text) => {
    expect(deadEnds(file, text)).toEqual([]);
  });
});

/** Texts that don't describe a link's target. Source: Lighthouse's audit "Links do not have descriptive text". */
const vague = new Set(
  'click here,click this,go,here,information,learn more,more,more info,more information,right here,read more,see more,start,this'.split(
    ',',
  ),
);
const vagueLinks = ($: CheerioAPI): string[] =>
  textsOf($, 'a[href]')
    .map((text) => text.toLowerCase())
    .filter((text) => vague.has(text));

it('every link describes its target', () => {
  for (const [route, $] of pages) expect(vagueLinks($), route).toEqual([]);
});

it('`vagueLinks` finds a link that does not describe its target', () => {
  expect(vagueLinks(load('<a href="/x"> More </a><a href="/x">More about x</a>'))).toEqual(['more']);
});

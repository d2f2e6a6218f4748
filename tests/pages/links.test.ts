import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {aliases} from '../../src/shared/routing/aliases';
import {root} from '../root';
import {pages} from './builtPages';

/** Addresses that a host answers: files in their exact case, pages without their ending, and those that lead to a page. */
const answered = new Set([
  ...globSync('**', {cwd: path.join(root, 'build'), dot: true}).map((file) => `/${file}`),
  ...pages.keys(),
  ...Object.keys(aliases),
]);

/** What holds addresses: attributes of HTML, and those that the page script reads, some of which are lists. */
const attributes = ['href', 'src', 'data-copy-file', 'data-island-file', 'data-lazy'];

/** Addresses on this site that a page names and that nothing answers, each with the attribute that holds it. */
function deadEnds(route: string, $: CheerioAPI): string[] {
  const named = attributes.flatMap((name) =>
    $(`[${name}]`)
      .get()
      .flatMap((element) => ($(element).attr(name) ?? '').split(' ').map((address) => ({name, address}))),
  );
  // Pictures for chats, and the page's own address.
  for (const element of $(`meta[content^="${links.site}/"]`).get())
    named.push({name: 'content', address: $(element).attr('content') ?? ''});
  return named
    .filter(({address}) => {
      const {origin, pathname} = new URL(address, links.site + route);
      return origin === links.site && !answered.has(decodeURI(pathname));
    })
    .map(({name, address}) => `${name}="${address}"`);
}

it.each([...pages])('every address that %s names on this site is answered', (route, $) => {
  expect(deadEnds(route, $)).toEqual([]);
});

it('an address that nothing answers would be found, wherever it stands', () => {
  const planted = [
    'href="/docs/.md"',
    'href="/FAQ"',
    'href="nope#title"',
    'src="/img/nope.svg"',
    'data-copy-file="/faq/.md"',
    'data-lazy="/assets/js/lazy-nope.js"',
    `content="${links.site}/nope.png"`,
  ];
  const fine = [
    'href="/docs/introduction#a"',
    'href="/?a=b"',
    'href="mailto:a@b.example"',
    'href="https://b.example/x"',
  ];
  const page = [...planted, ...fine].map((attribute) => `<meta ${attribute}>`).join('');
  expect(deadEnds('/docs', load(page))).toEqual(planted);
});

/** Texts of links that do not say where they lead. Source: Lighthouse's audit "Links do not have descriptive text". */
const vague = new Set(
  'click here,click this,go,here,information,learn more,more,more info,more information,right here,read more,see more,start,this'.split(
    ',',
  ),
);
const vagueLinks = ($: CheerioAPI): string[] =>
  $('a[href]')
    .toArray()
    .map((link) => $(link).text().trim().toLowerCase())
    .filter((text) => vague.has(text));

it('says in its text where each link leads', () => {
  for (const [route, $] of pages) expect(vagueLinks($), route).toEqual([]);
});

it('finds a link whose text does not say where it leads', () => {
  expect(vagueLinks(load('<a href="/x"> More </a><a href="/x">More about x</a>'))).toEqual(['more']);
});

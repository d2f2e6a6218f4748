import fc from 'fast-check';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {changelog} from '../../src/facts/releases';
import {counts} from '../../src/shared/counts';
import {knownIssues} from '../../src/facts/knownIssues';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import type {Change, Component, KnownIssue} from '../../src/facts/types';
import {feedFiles, feedHeads} from '../../src/node/feeds';
import {releaseFeeds, type FeedSource} from '../../src/node/feeds/releases';
import {appendToHead} from '../../src/node/builtPages';
import {feedFormats, feedPath, type FeedFormat} from '../../src/shared/routing/feeds';

const files = feedFiles();
const [current] = changelog.current;
const components: readonly Component[] = [...changelog.current, ...changelog.legacy];
const releases = components.flatMap(({releases}) => releases);

/** An entry with the names of JSON Feed. Source: https://www.jsonfeed.org/version/1.1/ */
interface Entry {
  id: string;
  title: string;
  date_published: string;
  content_html: string;
  tags: string[];
}

function parseFeed(text: string, format: FeedFormat): {self: string | undefined; entries: Entry[]} {
  if (format === 'json') {
    const {feed_url: self, items} = JSON.parse(text) as {feed_url: string; items: Entry[]};
    return {self, entries: items};
  }
  const $ = load(text, {xml: true});
  const entries = $('entry, item').map((_, element) => {
    const entry = $(element);
    const title = entry.children('title').text();
    return {
      id: entry.children('id, guid').text(),
      // Titles are HTML in Atom.
      title: format === 'atom' ? load(title).text() : title,
      date_published: entry.children('updated, pubDate').text(),
      content_html: entry.children('content, description').text(),
      tags: entry
        .children('category')
        .map((_, category) => $(category).attr('label') ?? $(category).text())
        .get(),
    };
  });
  return {self: $('[rel=self]').attr('href'), entries: entries.get()};
}

const sourceOf = (title: string, releases: Component['releases'], issue = ''): FeedSource => ({
  changelog: {current: [{name: 'planted', title, releases}], legacy: []},
  knownIssues: [{...knownIssues[0], id: 'XX-7', title: issue} satisfies KnownIssue],
});

/** Returns facts with one release, whose only text is the given one. */
const sourceWith = (text: string, title = 'Planted'): FeedSource => {
  const changes = {breaking: [text, text], added: ['The field poll_id.']};
  return sourceOf(title, [{version: '2.0.0', date: '2025-02-03', migration: text, fixes: ['XX-7'], changes}], text);
};

describe('feeds', () => {
  it('exist for all releases, for the API and for each component, in three formats', () => {
    expect(Object.keys(files)).toHaveLength((counts.components + 2) * 3);
    expect(Object.keys(files)).toContain('/feeds/changelog.atom');
    expect(Object.keys(files)).toContain(`/feeds/current/${product.slug}.${current.name}.rss`);
    expect(Object.keys(files)).toContain(`/feeds/legacy/${product.slug}.core.json`);
  });

  it('contain their own address, unique ids and absolute links only', () => {
    for (const [address, text] of Object.entries(files)) {
      const {self, entries} = parseFeed(text, address.slice(address.lastIndexOf('.') + 1) as FeedFormat);
      expect(self).toBe(`${links.site}${address}`);
      expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
      const hrefs = entries.flatMap(({id, content_html: html}) => [
        id,
        ...load(html)('a')
          .map((_, {attribs}) => attribs.href)
          .get(),
      ]);
      expect(hrefs.filter((href) => !/^(?:https|mailto):/.test(href))).toEqual([]);
    }
  });

  it.each(feedFormats.map(({extension}) => extension))('list every release in %s, newest first', (format) => {
    const {entries} = parseFeed(files[feedPath(format)] ?? '', format);
    expect(entries).toHaveLength(releases.length);
    const days = entries.map((entry) => new Date(entry.date_published).toISOString());
    expect(days).toEqual(
      releases
        .map((release) => `${release.date}T00:00:00.000Z`)
        .sort()
        .reverse(),
    );
    for (const component of changelog.current) {
      const own = parseFeed(files[feedPath(format, {age: 'current', name: component.name})] ?? '', format);
      expect(own.entries.map(({title}) => title)).toEqual(
        component.releases.map((release) => `${component.title} ${release.version}`),
      );
    }
  });

  it('list releases of one day by the name of their component, and stay the same when built again', () => {
    const release = {version: '1.0.0', date: '2025-01-01', changes: {added: ['It exists.']}};
    const [b, a] = ['b', 'a'].map((name) => ({name, title: name.toUpperCase(), releases: [release]}));
    if (!a || !b) throw new Error('two components');
    const titles = (current: Component[], legacy: Component[]) =>
      releaseFeeds({changelog: {current, legacy}, knownIssues: []})[0]?.entries.map(({title}) => title);
    expect(titles([b, a], [])).toEqual(['A 1.0.0', 'B 1.0.0']);
    expect(titles([b], [a])).toEqual(['A 1.0.0', 'B 1.0.0']);
    expect(feedFiles()).toEqual(files);
    expect(files[feedPath('atom')]).toContain(`<updated>${changelog.asOf}`.slice(0, 14));
  });

  it('list only changes of the API in the feed of the API', () => {
    const added: Change[] = ['Not for programs.', {text: 'A field planted_id.', api: true}];
    const source = sourceOf('Planted', [
      {version: '1.1.0', date: '2025-02-04', changes: {fixed: ['Not for programs.']}},
      {version: '1.0.0', date: '2025-02-03', changes: {added}},
    ]);
    const {entries} = parseFeed(feedFiles(source)[feedPath('json', 'api')] ?? '', 'json');
    expect(entries.map(({title}) => title)).toEqual(['Planted 1.0.0']);
    expect(load(entries[0]?.content_html ?? '')('li').text()).toBe('A field planted_id.');
    expect(entries[0]?.tags).toEqual(['Added']);
  });

  it('link to the page of the API from each release that replaced fields', () => {
    const releasesWithFields = changelog.current.flatMap((component: Component) =>
      component.releases
        .filter(({replacedFields = []}) => replacedFields.length > 0)
        .map((release) => `${component.title} ${release.version}`),
    );
    const {entries} = parseFeed(files[feedPath('json', 'api')] ?? '', 'json');
    const linked = entries.filter(({content_html: html}) => html.includes(`${links.site}/docs/api/modules/`));
    expect(linked.map(({title}) => title).sort()).toEqual(releasesWithFields.sort());
  });

  it.each(feedFormats.map(({extension}) => extension))('escape text in %s, so it reads as written', (format) => {
    const entryWith = (text: string) => {
      const address = feedPath(format, {age: 'current', name: 'planted'});
      const feed = feedFiles(sourceWith(text, 'A & B <i>]]>'))[address] ?? '';
      return parseFeed(feed, format).entries[0];
    };
    const specialCharacters = 'Shows <b> & "quotes", \'these\' & ]]> and again ]]>, &amp; as it is: </p></content>';
    const entry = entryWith(specialCharacters);
    const $ = load(entry?.content_html ?? '');
    const items = $('li')
      .toArray()
      .map((element) => $(element).text());
    expect(items).toEqual([specialCharacters, specialCharacters, 'The field poll_id.', `XX-7: ${specialCharacters}`]);
    expect($('p:contains("What to do:")').text()).toBe(`What to do: ${specialCharacters}`);
    expect($('code').first().text()).toBe('poll_id');
    expect($('a').attr('href')).toBe(`${links.site}/known-issues#xx-7`);
    expect(entry?.title).toBe('A & B <i>]]> 2.0.0');
    expect(entry?.tags).toEqual(['Breaking', 'Added']);

    fc.assert(
      fc.property(fc.string({unit: 'grapheme', minLength: 1}), (text) => {
        const inner = load(entryWith(`x${text}x`)?.content_html ?? '');
        expect(inner('li').first().text()).toBe(`x${text}x`);
      }),
      {numRuns: 50},
    );
  });
});

it('feedHeads escapes the name of a component', () => {
  const planted = feedHeads(sourceWith('x', 'A "b" <c> & d'))[`/documents/changelog/current/${product.slug}.planted`];
  expect(
    load(planted ?? '')('link')
      .first()
      .attr('title'),
  ).toBe(`${product.name}: A "b" <c> & d (Atom)`);
});

it('appendToHead adds to the end of the head, and throws for a page without one', () => {
  expect(appendToHead('<html><head><title>a</title></head><body>$&</body>', '<link>$&', '/a')).toBe(
    '<html><head><title>a</title><link>$&</head><body>$&</body>',
  );
  expect(() => appendToHead('<html><title>a</title><body>', '<link>', '/a')).toThrow('/a has no </head>');
});

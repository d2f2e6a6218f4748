import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {hasApi} from '../../src/facts/modules';
import {changelog, hasReleases} from '../../src/facts/releases';
import {links} from '../../src/facts/links';
import type {Change, ChangelogComponent} from '../../src/facts/types';
import {feedFiles} from '../../src/build/output/feeds';
import type {FeedSource} from '../../src/build/output/feeds/releaseFeeds';

const builtFeeds = feedFiles();
const components: readonly ChangelogComponent[] = [...changelog.current, ...changelog.legacy];

/** An entry with the property names of JSON Feed. Source: https://www.jsonfeed.org/version/1.1/ */
interface Entry {
  id: string;
  title: string;
  date_published: string;
  content_html: string;
  tags: string[];
}

function parseFeed(address: string, files = builtFeeds): {self: string | undefined; entries: Entry[]} {
  const text = files[address] ?? '';
  if (address.endsWith('.json')) {
    const {feed_url: self, items} = JSON.parse(text) as {feed_url: string; items: Entry[]};
    return {self, entries: items};
  }
  const $ = load(text, {xml: true});
  const entries = $('entry').map((_, element) => {
    const entry = $(element);
    return {
      id: entry.children('id').text(),
      // Titles are HTML in Atom.
      title: load(entry.children('title').text()).text(),
      date_published: entry.children('published').text(),
      content_html: entry.children('content').text(),
      tags: entry
        .children('category')
        .map((_, category) => $(category).attr('label'))
        .get(),
    };
  });
  return {self: $('[rel=self]').attr('href'), entries: entries.get()};
}

const sourceWithReleases = (title: string, releases: ChangelogComponent['releases'], issueTitle = ''): FeedSource => ({
  changelog: {current: [{name: 'planted', title, releases}], legacy: []},
  knownIssues: [
    {
      id: 'XX-7',
      title: issueTitle,
      areas: [],
      severity: 'low',
      status: 'resolved',
      since: '2025-01-01',
      fixedIn: {component: 'planted', version: '2.0.0'},
      workaround: 'Wait.',
    },
  ],
});

/** Returns facts whose release and known issue have this text. */
const sourceWithText = (text: string, title = 'Planted'): FeedSource => {
  const changes = {breaking: [text, text], added: ['The field poll_id.']};
  return sourceWithReleases(title, [{version: '2.0.0', date: '2025-02-03', migration: text, changes}], text);
};

describe('feedFiles', () => {
  it('leaves out a feed without entries', () => {
    const withoutApi = sourceWithReleases('Planted', [{version: '1.0.0', date: '2025-01-01', changes: {fixed: ['x']}}]);
    expect(Object.keys(feedFiles(withoutApi))).toEqual(['/feeds/changelog.atom', '/feeds/changelog.json']);
    expect(feedFiles({changelog: {current: [], legacy: []}, knownIssues: []})).toEqual({});
  });

  it.each(Object.keys(builtFeeds))('%s contains its own address, unique ids and absolute links only', (address) => {
    const {self, entries} = parseFeed(address);
    expect(self).toBe(`${links.site}${address}`);
    expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
    const urls = entries.flatMap(({id, content_html: html}) => {
      const anchors = load(html)('a').get();
      return [id, ...anchors.map(({attribs}) => attribs.href ?? '')];
    });
    expect(urls.filter((url) => !/^(?:https|mailto):/.test(url))).toEqual([]);
  });

  const releaseFeeds = hasReleases ? ['/feeds/changelog.atom', '/feeds/changelog.json'] : [];

  it.each(releaseFeeds)('%s lists every release, newest first', (address) => {
    const feedDates = parseFeed(address).entries.map((entry) => new Date(entry.date_published).toISOString());
    const dates = components.flatMap(({releases}) => releases.map(({date}) => `${date}T00:00:00.000Z`));
    expect(feedDates).toEqual(dates.sort().reverse());
  });

  it.runIf(hasApi)('lists only changes of the API in the feed of the API', () => {
    const added: Change[] = ['Not for programs.', {text: 'A field planted_id.', api: true}];
    const newest = {version: '1.1.0', date: '2025-02-04', changes: {fixed: ['Not for programs.']}};
    const source = sourceWithReleases('Planted', [newest, {version: '1.0.0', date: '2025-02-03', changes: {added}}]);
    const {entries} = parseFeed('/feeds/api.json', feedFiles(source));
    expect(entries.map(({title}) => title)).toEqual(['Planted 1.0.0']);
    expect(load(entries[0]?.content_html ?? '')('li').text()).toBe('A field planted_id.');
    expect(entries[0]?.tags).toEqual(['Added']);
  });

  it.each(['/feeds/changelog.atom', '/feeds/changelog.json'])('%s escapes text, so it reads as written', (address) => {
    const specialCharacters = 'Shows <b> & "quotes", \'these\' & ]]> and again ]]>, &amp; as it is: </p></content>';
    const [entry] = parseFeed(address, feedFiles(sourceWithText(specialCharacters, 'A & B <i>]]>'))).entries;
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
  });
});

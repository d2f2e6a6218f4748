import fc from 'fast-check';
import {parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {changelog} from '../../src/facts/releases';
import {counts} from '../../src/rules/counts';
import {knownIssues} from '../../src/facts/knownIssues';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import type {Component, KnownIssue} from '../../src/facts/types';
import {feedFiles} from '../../src/node/feeds';
import {releaseFeeds, type FeedSource} from '../../src/node/feeds/releases';
import {feedHeads} from '../../src/node/feeds/heads';
import {withHead} from '../../src/node/plugins/builtPages';
import {feedFormats, feedPath, type FeedFormat} from '../../src/rules/routing/feeds';

const files = feedFiles();
const components: readonly Component[] = [...changelog.current, ...changelog.legacy];
const releases = components.flatMap(({releases}) => releases);

/** What is the same in all formats. */
interface Read {
  self: string | undefined;
  page: string | undefined;
  title: string | undefined;
  language: string | undefined;
  author: string | undefined;
  entries: {
    id: string | undefined;
    url: string | undefined;
    title: string | undefined;
    date: string | undefined;
    html: string | undefined;
    tags: (string | undefined)[];
  }[];
}

/** Reads a feed with a library other than the one that wrote it. */
const readers: Readonly<Record<FeedFormat, (text: string) => Read>> = {
  atom(text) {
    const feed = parseAtomFeed(text);
    return {
      self: feed.links?.find((link) => link.rel === 'self')?.href,
      page: feed.links?.find((link) => link.rel === 'alternate')?.href,
      title: feed.title?.value,
      language: feed.xml?.lang,
      author: feed.authors?.[0]?.name,
      entries: (feed.entries ?? []).map((entry) => ({
        ...{id: entry.id, url: entry.links?.[0]?.href, date: entry.updated, html: entry.content?.value},
        // The title is HTML.
        title: load(entry.title?.value ?? '').text(),
        tags: (entry.categories ?? []).map((category) => category.label),
      })),
    };
  },
  rss(text) {
    const feed = parseRssFeed(text);
    return {
      self: feed.atom?.links?.find((link) => link.rel === 'self')?.href,
      ...{page: feed.link, title: feed.title, language: feed.language},
      author: feed.managingEditor?.name,
      entries: (feed.items ?? []).map((item) => ({
        ...{id: item.guid?.value, url: item.link, title: item.title, date: item.pubDate, html: item.description},
        tags: (item.categories ?? []).map((category) => category.name),
      })),
    };
  },
  json(text) {
    const feed = parseJsonFeed(text);
    return {
      ...{self: feed.feed_url, page: feed.home_page_url, title: feed.title, language: feed.language},
      author: feed.authors?.[0]?.name,
      entries: (feed.items ?? []).map((item) => ({
        ...{id: item.id, url: item.url, title: item.title, date: item.date_published, html: item.content_html},
        tags: item.tags ?? [],
      })),
    };
  },
};

const dates: Readonly<Record<FeedFormat, RegExp>> = {
  // RFC 3339, RFC 822 with a year of four digits.
  atom: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  rss: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  json: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
};

/** What every feed of a format says besides its entries. */
const required: Readonly<Record<FeedFormat, readonly RegExp[]>> = {
  atom: [
    /^<\?xml version="1.0" encoding="utf-8"\?>/,
    /<feed [^>]*xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
    /^ {4}<id>https:/m,
    /^ {4}<updated>[\dT:.-]+Z</m,
    /^ {4}<icon>https:/m,
  ],
  rss: [
    /^<\?xml version="1.0" encoding="utf-8"\?>/,
    /<rss version="2.0"/,
    /<description>\S/,
    /<lastBuildDate>\w{3}, .* GMT</,
    /<url>https:.*png</,
  ],
  json: [/"version": "https:\/\/jsonfeed.org\/version\/1.1"/, /"icon": "https:/, /"description": "\S/],
};

const isAbsolute = (url: string | undefined): boolean =>
  /^(?:https|mailto):/.test(url ?? '') && URL.canParse(url ?? '');

/** What is wrong with a feed, by RFC 4287, RSS 2.0 or JSON Feed 1.1, and by what this site promises beyond. */
function feedProblems(text: string, format: FeedFormat, address: string): string[] {
  if (parseFeed(text).format !== format) return [`no ${format}`];
  const feed = readers[format](text);
  const problems = required[format]
    .filter((pattern) => !pattern.test(text))
    .map((pattern) => `lacks ${pattern.source}`);
  const check = (fine: boolean, problem: string) => {
    if (!fine) problems.push(problem);
  };
  check(feed.self === `${links.site}${address}`, `says it is at ${feed.self}`);
  check(isAbsolute(feed.page), `belongs to ${feed.page}`);
  check(Boolean(feed.title), 'has no title');
  check(Boolean(feed.author), 'has no author');
  check(feed.language === 'en', `is in ${feed.language}`);
  check(feed.entries.length > 0, 'is empty');
  check(new Set(feed.entries.map(({id}) => id)).size === feed.entries.length, 'has an id twice');
  let last = Infinity;
  for (const {id, url, title, date, html = '', tags} of feed.entries) {
    check(isAbsolute(id) && id === url, `${id} is not ${url}`);
    check(Boolean(title), `${id} has no title`);
    check(dates[format].test(date ?? ''), `${id} is of ${date}`);
    const time = Date.parse(date ?? '');
    check(time <= last, `${id} is newer than the one before`);
    last = time;
    check(tags.length > 0 && tags.every(Boolean), `${id} has no categories`);
    const $ = load(html);
    check($('li').length > 0, `${id} has no content`);
    check(
      $('a')
        .toArray()
        .every((element) => isAbsolute($(element).attr('href'))),
      `${id} has a link that is not absolute`,
    );
  }
  return problems;
}

const formatOf = (address: string): FeedFormat => {
  const found = feedFormats.find(({extension}) => address.endsWith(`.${extension}`));
  if (!found) throw new Error(`no format: ${address}`);
  return found.extension;
};

/** Facts with one component of one release that says a text. */
const sourceOf = (text: string, title = 'Planted'): FeedSource => ({
  changelog: {
    current: [
      {
        ...{name: 'planted', title},
        releases: [
          {
            ...{version: '2.0.0', date: '2025-02-03', migration: text, fixes: ['XX-7']},
            changes: {breaking: [text, text], added: ['The field poll_id.']},
          },
        ],
      },
    ],
    legacy: [],
  },
  knownIssues: [{...knownIssues[0], id: 'XX-7', title: text} satisfies KnownIssue],
});

describe('feeds', () => {
  it('are one of all releases, one of the API and one of each component, in three formats', () => {
    expect(Object.keys(files)).toHaveLength((counts.components + 2) * 3);
    expect(Object.keys(files)).toContain('/feeds/changelog.atom');
    expect(Object.keys(files)).toContain(`/feeds/current/${product.slug}.modules.polls.entries.rss`);
    expect(Object.keys(files)).toContain(`/feeds/legacy/${product.slug}.core.json`);
  });

  it('are valid', () => {
    const wrong = Object.entries(files).map(([address, text]) => [
      address,
      feedProblems(text, formatOf(address), address),
    ]);
    expect(wrong.filter(([, problems]) => problems?.length)).toEqual([]);
  });

  it.each(feedFormats.map(({extension}) => extension))('in %s have every release, newest first', (format) => {
    const {entries} = readers[format](files[feedPath(format)] ?? '');
    expect(entries).toHaveLength(releases.length);
    const days = entries.map((entry) => new Date(entry.date ?? '').toISOString());
    expect(days).toEqual(
      releases
        .map((release) => `${release.date}T00:00:00.000Z`)
        .sort()
        .reverse(),
    );
    for (const component of changelog.current) {
      const own = readers[format](files[feedPath(format, {age: 'current', name: component.name})] ?? '');
      expect(own.entries.map(({title}) => title)).toEqual(
        component.releases.map((release) => `${component.title} ${release.version}`),
      );
    }
  });

  it('put releases of one day in the order of their names, and depend on nothing but the facts', () => {
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

  it('of the API have the releases that say so or gave up a field of it, and of these nothing else', () => {
    const source: FeedSource = {
      changelog: {
        current: [
          {
            name: 'planted',
            title: 'Planted',
            releases: [
              {version: '1.1.0', date: '2025-02-04', changes: {fixed: ['Not for programs.']}},
              {
                ...{version: '1.0.0', date: '2025-02-03'},
                changes: {added: ['Not for programs.', {text: 'A field planted_id.', api: true}]},
              },
            ],
          },
        ],
        legacy: [],
      },
      knownIssues: [],
    };
    const address = feedPath('json', 'api');
    const feed = feedFiles(source)[address] ?? '';
    expect(feedProblems(feed, 'json', address)).toEqual([]);
    const {entries} = readers.json(feed);
    expect(entries.map(({title}) => title)).toEqual(['Planted 1.0.0']);
    expect(load(entries[0]?.html ?? '')('li').text()).toBe('A field planted_id.');
    expect(entries[0]?.tags).toEqual(['Added']);
  });

  it('name fields that a release gave up, with an address on the page of the API', () => {
    const gaveUp = changelog.current.flatMap((component: Component) =>
      component.releases
        .filter(({replacedFields = []}) => replacedFields.length > 0)
        .map((release) => `${component.title} ${release.version}`),
    );
    const {entries} = readers.json(files[feedPath('json', 'api')] ?? '');
    const linked = entries.filter(({html = ''}) => html.includes(`${links.site}/docs/api/modules/`));
    expect(linked.map(({title = ''}) => title).sort()).toEqual(gaveUp.sort());
  });

  it('have titles that tell them apart', () => {
    const titles = releaseFeeds().map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(feedFormats.map(({extension}) => extension))('in %s keep every character', (format) => {
    const ofText = (text: string) => {
      const address = feedPath(format, {age: 'current', name: 'planted'});
      const feed = feedFiles(sourceOf(text, 'A & B <i>]]>'))[address] ?? '';
      expect(feedProblems(feed, format, address)).toEqual([]);
      return readers[format](feed).entries[0];
    };
    const hard = 'Shows <b> & "quotes", \'these\' & ]]> and again ]]>, &amp; as it is: </p></content>';
    const entry = ofText(hard);
    const $ = load(entry?.html ?? '');
    const items = $('li')
      .toArray()
      .map((element) => $(element).text());
    expect(items).toEqual([hard, hard, 'The field poll_id.', `XX-7: ${hard}`]);
    expect($('p:contains("What to do:")').text()).toBe(`What to do: ${hard}`);
    expect($('code').first().text()).toBe('poll_id');
    expect($('a').attr('href')).toBe(`${links.site}/known-issues#xx-7`);
    expect(entry?.title).toBe('A & B <i>]]> 2.0.0');
    expect(entry?.tags).toEqual(['Breaking', 'Added']);

    fc.assert(
      fc.property(fc.string({unit: 'grapheme', minLength: 1}), (text) => {
        const inner = load(ofText(`x${text}x`)?.html ?? '');
        expect(inner('li').first().text()).toBe(`x${text}x`);
      }),
      {numRuns: 50},
    );
  });
});

describe('the check of feeds', () => {
  const problemsOf = (format: FeedFormat, from: RegExp | string, to: string) => {
    const address = feedPath(format);
    const text = files[address] ?? '';
    const planted = text.replace(from, to);
    expect(planted).not.toBe(text);
    return feedProblems(planted, format, address);
  };

  it.each([
    ['atom', /<feed xml:lang="en"/, '<feed', 'is in undefined'],
    ['atom', /rel="self" href="[^"]+"/, 'rel="self" href="/feeds/changelog.atom"', 'says it is at /feeds/'],
    ['atom', /(<entry>[^]*?<updated>)\d{4}-\d\d-\d\dT[^<]+/, '$12 June 2025', 'is of 2 June 2025'],
    ['atom', /(<entry>[^]*?)https:[^<]+(<\/id>)/, '$1#v1$2', '#v1 is not https:'],
    ['atom', /<author>[^]*?<\/author>/, '', 'has no author'],
    ['atom', /^ {4}<updated>.*\n/m, '', 'lacks ^ {4}<updated>'],
    ['rss', /<rss version="2.0"/, '<rss', 'lacks <rss version'],
    ['rss', /<pubDate>[^<]+/, '<pubDate>2025-06-02', 'is of 2025-06-02'],
    ['rss', /<pubDate>[^<]+/, '<pubDate>Mon, 06 Jan 2020 00:00:00 GMT', 'is newer than the one before'],
    ['rss', /<language>en/, '<language>de', 'is in de'],
    ['json', 'version/1.1', 'version/1', 'lacks "version"'],
    ['json', /"tags": \[[^\]]+\]/, '"tags": []', 'has no categories'],
    ['json', /"content_html": ".*"/, '"content_html": "<p>Nothing.</p>"', 'has no content'],
    ['json', /"content_html": "/, '"content_html": "<a href=\\"/faq\\">x</a>', 'a link that is not absolute'],
    ['json', /("id": ").*("[^]*?"id": ").*"/, '$1https://a.example/#1$2https://a.example/#1"', 'has an id twice'],
  ] as const)('finds in %s %s', (format, from, to, message) => {
    expect(problemsOf(format, from, to).join('\n')).toContain(message);
  });

  it('tells formats apart', () => {
    expect(feedProblems(files[feedPath('rss')] ?? '', 'atom', feedPath('atom'))).toEqual(['no atom']);
  });
});

describe('announcements of feeds', () => {
  const heads = feedHeads();

  it('are on every page of the changelog, its own feed first', () => {
    const pages = new Set(releaseFeeds().map(({page}) => new URL(page).pathname));
    expect(Object.keys(heads).sort()).toEqual([...pages].sort());
    const page = `/documents/changelog/current/${product.slug}.modules.polls`;
    const $ = load(heads[page] ?? '');
    const hrefs = $('link[rel=alternate]')
      .toArray()
      .map((element) => $(element).attr('href'));
    expect(hrefs).toEqual([
      ...feedFormats.map((format) => feedPath(format.extension, {age: 'current', name: 'modules.polls'})),
      ...feedFormats.map((format) => feedPath(format.extension)),
    ]);
    const ofAll = load(heads['/documents/changelog'] ?? '');
    const announced = ofAll('link')
      .toArray()
      .map((element) => ofAll(element).attr('href'));
    expect(announced).toEqual([
      ...feedFormats.map((format) => feedPath(format.extension)),
      ...feedFormats.map((format) => feedPath(format.extension, 'api')),
    ]);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(hrefs));
  });

  it('escape names', () => {
    const planted = feedHeads(sourceOf('x', 'A "b" <c> & d'))[`/documents/changelog/current/${product.slug}.planted`];
    expect(
      load(planted ?? '')('link')
        .first()
        .attr('title'),
    ).toBe(`${product.name}: A "b" <c> & d (Atom)`);
  });

  it('stand at the end of the head, of a page that has one', () => {
    expect(withHead('<html><head><title>a</title></head><body>$&</body>', '<link>$&', '/a')).toBe(
      '<html><head><title>a</title><link>$&</head><body>$&</body>',
    );
    expect(() => withHead('<html><title>a</title><body>', '<link>', '/a')).toThrow('/a has no </head>');
  });
});

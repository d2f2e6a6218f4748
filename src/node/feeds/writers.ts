import {Feed, type FeedOptions, type Item} from 'feed';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import type {FeedFormat} from '../../shared/routing/feeds';
import type {FeedEntry, ReleaseFeed} from './releases';

const language = 'en';
const author = {name: `The ${product.name} team`, email: links.contact, link: links.site};
const icon = `${links.site}/img/apple-touch-icon.png`;
// At least 64 pixels wide. Source: https://www.jsonfeed.org/version/1.1/
const favicon = `${links.site}/img/icon-192.png`;

/** A feed, before it is written. All of it comes from the releases: no time of the build, no version of a library. */
function feedOf(
  {title, description, page, entries}: ReleaseFeed,
  options: Partial<FeedOptions>,
  item: (entry: FeedEntry) => Item,
): Feed {
  const updated = entries[0]?.date ?? new Date(0);
  const feed = new Feed({title, description, link: page, updated, generator: false, ...options});
  for (const entry of entries) feed.addItem(item(entry));
  return feed;
}

/** RFC 4287. */
function atom(release: ReleaseFeed, self: string): string {
  const options = {id: self, feedLinks: {atom: self}, author, favicon};
  const feed = feedOf(release, options, ({url, title, date, html, categories}) => ({
    // The library says that titles are HTML.
    title: renderToStaticMarkup(title),
    id: url,
    link: url,
    date,
    published: date,
    content: html,
    category: categories.map((name) => ({name, term: name.toLowerCase()})),
  }));
  return `${feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `)}\n`;
}

/** RSS 2.0; the id of an item is its link. */
function rss(release: ReleaseFeed, self: string): string {
  const docs = 'https://www.rssboard.org/rss-specification';
  const options = {feedLinks: {rss: self}, language, docs, image: icon};
  const feed = feedOf(release, options, ({url, title, date, html, categories}) => ({
    // All of it as the description, which every reader shows.
    title,
    link: url,
    date,
    description: html,
    category: categories.map((name) => ({name})),
  }));
  feed.addExtension({name: 'managingEditor', objects: {_text: `${author.email} (${author.name})`}});
  return `${feed.rss2()}\n`;
}

/** JSON Feed 1.1; the library writes 1.0, which has neither a language nor several authors. */
function json({title, description, page, entries}: ReleaseFeed, self: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description,
    icon,
    favicon,
    authors: [{name: author.name, url: author.link}],
    language,
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      date_published: entry.date.toISOString(),
      tags: entry.categories,
    })),
  };
  return `${JSON.stringify(feed, undefined, 2)}\n`;
}

/** What writes a feed in each format, given its own address. */
export const writers: Readonly<Record<FeedFormat, (feed: ReleaseFeed, self: string) => string>> = {atom, rss, json};

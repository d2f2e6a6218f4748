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

/** Builds a feed without the time of the build, so that builds are reproducible, and without the library's name. */
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

/** Writes Atom (RFC 4287): `<feed xml:lang="en" xmlns="http://www.w3.org/2005/Atom">…<entry>…` */
function atom(release: ReleaseFeed, self: string): string {
  const options = {id: self, feedLinks: {atom: self}, author, favicon};
  const feed = feedOf(release, options, ({url, title, date, html, categories}) => ({
    // The library marks titles as HTML, so they must be escaped.
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

/** Writes RSS 2.0: `<rss version="2.0" …><channel>…<item>…`. The link of an item is its id. */
function rss(release: ReleaseFeed, self: string): string {
  const docs = 'https://www.rssboard.org/rss-specification';
  const options = {feedLinks: {rss: self}, language, docs, image: icon};
  const feed = feedOf(release, options, ({url, title, date, html, categories}) => ({
    // The whole text goes into the description, which every feed reader shows.
    title,
    link: url,
    date,
    description: html,
    category: categories.map((name) => ({name})),
  }));
  feed.addExtension({name: 'managingEditor', objects: {_text: `${author.email} (${author.name})`}});
  return `${feed.rss2()}\n`;
}

/** Writes JSON Feed 1.1. The library writes 1.0, which has no language and only one author. */
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

export const writers: Readonly<Record<FeedFormat, (feed: ReleaseFeed, self: string) => string>> = {atom, rss, json};

import {Feed} from 'feed';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../../facts/links';
import {product} from '../../../facts/product';
import {changelog} from '../../../facts/releases';
import {withBasePath} from '../../../facts/derived/basePath';
import {paths} from '../../../facts/derived/paths';
import {feedTitles, releaseFeeds, type FeedSource, type ReleaseFeed} from './releaseFeeds';

const formats = {
  atom: {name: 'Atom', type: 'application/atom+xml'},
  json: {name: 'JSON Feed', type: 'application/feed+json'},
} as const;

type Format = keyof typeof formats;

const author = {name: `The ${product.name} team`, email: links.contact, link: links.site};

/** Returns a feed without the time of the build, so that builds are reproducible. */
function feedText({title, description, entries}: ReleaseFeed, format: Format, feedUrl: string): string {
  const feed = new Feed({
    id: feedUrl,
    title,
    description,
    link: `${links.site}${paths.changelog}`,
    feedLinks: {[format]: feedUrl},
    updated: entries[0]?.date,
    image: `${links.site}/img/apple-touch-icon.png`,
    author,
    generator: false,
  });
  for (const {url, title: entryTitle, date, html, categories} of entries) {
    feed.addItem({
      // The library marks titles as HTML in Atom without escaping them, so React escapes the text. In JSON they are plain text.
      title: format === 'atom' ? renderToStaticMarkup(entryTitle) : entryTitle,
      id: url,
      link: url,
      date,
      published: date,
      content: html,
      category: categories.map((name) => ({name, term: name.toLowerCase()})),
    });
  }
  return format === 'atom' ? feed.atom1().replace('<feed ', '<feed xml:lang="en" ') : feed.json1();
}

const feedPath = (name: string, format: string): string => `/feeds/${name}.${format}`;

/** Returns the feeds that have entries, in both formats: `{'/feeds/changelog.atom': '<?xml version="1.0" …'}` */
export function feedFiles(source?: FeedSource): Record<string, string> {
  const feeds = Object.entries(releaseFeeds(source)).filter(([, {entries}]) => entries.length > 0);
  return Object.fromEntries(
    (Object.keys(formats) as Format[]).flatMap((format) =>
      feeds.map(([name, feed]) => {
        const address = feedPath(name, format);
        return [address, feedText(feed, format, `${links.site}${address}`)];
      }),
    ),
  );
}

/**
 * Returns links to the feeds for the heads of changelog pages. Feed readers offer the first one.
 *
 * `<link rel="alternate" type="application/atom+xml" title="Name: all releases (Atom)" href="/feeds/changelog.atom"/>`
 */
export const feedHead = (route: string): string =>
  route.startsWith(paths.changelog) && changelog.current.length > 0
    ? Object.entries(feedTitles)
        .flatMap(([name, title]) =>
          Object.entries(formats).map(([format, {name: formatName, type}]) => {
            const href = withBasePath(feedPath(name, format));
            return renderToStaticMarkup(
              createElement('link', {rel: 'alternate', type, title: `${title} (${formatName})`, href}),
            );
          }),
        )
        .join('')
    : '';

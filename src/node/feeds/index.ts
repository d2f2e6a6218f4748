import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {withBasePath} from '../../shared/routing/basePath';
import {feedFormats, feedPath} from '../../shared/routing/feeds';
import {feedInfos, releaseFeeds, type FeedInfo, type FeedSource} from './releases';
import {writers} from './writers';

/** Returns all feeds in all formats by address: `{'/feeds/changelog.atom': '<?xml version="1.0" …'}` */
export const feedFiles = (source?: FeedSource): Record<string, string> =>
  Object.fromEntries(
    releaseFeeds(source).flatMap((feed) =>
      feedFormats.map(({extension}) => {
        const address = feedPath(extension, feed.of);
        return [address, writers[extension](feed, `${links.site}${address}`)];
      }),
    ),
  );

const feedLinks = ({title, of}: FeedInfo): string =>
  feedFormats
    .map(({extension, name, type}) => {
      const href = withBasePath(feedPath(extension, of));
      return renderToStaticMarkup(createElement('link', {rel: 'alternate', type, title: `${title} (${name})`, href}));
    })
    .join('');

/**
 * Returns links to feeds for the heads of pages, by route. Every changelog page links to the feed of all releases. A component's
 * page links to its own feed first, because feed readers offer the first one. The changelog's index also links to the API feed.
 *
 * `<link rel="alternate" type="application/atom+xml" title="Name: all releases (Atom)" href="/feeds/changelog.atom"/>`
 */
export function feedHeads(source?: FeedSource): Record<string, string> {
  const feeds = feedInfos(source);
  const all = feeds.filter(({of}) => of === undefined);
  const pages = [...new Set(feeds.map(({page}) => page))];
  return Object.fromEntries(
    pages.map((page): [string, string] => {
      const own = feeds.filter((feed) => feed.page === page);
      const linked = [...own, ...all.filter((feed) => !own.includes(feed))];
      return [page.slice(links.site.length), linked.map(feedLinks).join('')];
    }),
  );
}

import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {addressOf} from '../../shared/routing/basePath';
import {feedFormats, feedPath} from '../../shared/routing/feeds';
import {releaseFeeds, type FeedSource, type ReleaseFeed} from './releases';
import {writers} from './writers';

/** All feeds in all formats: the text of each by its address. */
export const feedFiles = (source?: FeedSource): Record<string, string> =>
  Object.fromEntries(
    releaseFeeds(source).flatMap((feed) =>
      feedFormats.map(({extension}) => {
        const address = feedPath(extension, feed.of);
        return [address, writers[extension](feed, `${links.site}${address}`)];
      }),
    ),
  );

const announcements = ({title, of}: ReleaseFeed): string =>
  feedFormats
    .map(({extension, name, type}) => {
      const href = addressOf(feedPath(extension, of));
      return renderToStaticMarkup(createElement('link', {rel: 'alternate', type, title: `${title} (${name})`, href}));
    })
    .join('');

/**
 * What announces feeds in the head of a page, by its route: on every page of the changelog the feed of all releases, on a
 * component's own before it, because readers of feeds offer the first. The page of all has that of the API, too.
 */
export function feedHeads(source?: FeedSource): Record<string, string> {
  const feeds = releaseFeeds(source);
  const all = feeds.filter(({of}) => of === undefined);
  const pages = [...new Set(feeds.map(({page}) => page))];
  return Object.fromEntries(
    pages.map((page): [string, string] => {
      const own = feeds.filter((feed) => feed.page === page);
      const announced = [...own, ...all.filter((feed) => !own.includes(feed))];
      return [page.slice(links.site.length), announced.map(announcements).join('')];
    }),
  );
}

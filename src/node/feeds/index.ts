import {links} from '../../facts/links';
import {feedFormats, feedPath} from '../../shared/routing/feeds';
import {releaseFeeds, type FeedSource} from './releases';
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

import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {feedFormats, feedPath} from '../../rules/routing/feeds';
import {releaseFeeds, type FeedSource, type ReleaseFeed} from './releases';

const announcements = ({title, component}: ReleaseFeed): string =>
  feedFormats
    .map(({extension, name, type}) => {
      const href = feedPath(extension, component);
      return renderToStaticMarkup(createElement('link', {rel: 'alternate', type, title: `${title} (${name})`, href}));
    })
    .join('');

/**
 * What announces feeds in the head of a page, by its route: on every page of the changelog the feed of all releases, on a
 * component's own before it, because readers of feeds offer the first.
 */
export function feedHeads(source?: FeedSource): Record<string, string> {
  const [all, ...own] = releaseFeeds(source);
  if (!all) return {};
  const route = ({page}: ReleaseFeed) => page.slice(links.site.length);
  return Object.fromEntries([
    [route(all), announcements(all)],
    ...own.map((feed): [string, string] => [route(feed), announcements(feed) + announcements(all)]),
  ]);
}

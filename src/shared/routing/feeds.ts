import {product} from '../../facts/product';

/** Formats of feeds: the end of the address, the name for readers, the media type that announces it. */
export const feedFormats = [
  {extension: 'atom', name: 'Atom', type: 'application/atom+xml'},
  {extension: 'rss', name: 'RSS', type: 'application/rss+xml'},
  {extension: 'json', name: 'JSON Feed', type: 'application/feed+json'},
] as const;

/** How a feed is written. */
export type FeedFormat = (typeof feedFormats)[number]['extension'];

/** The component whose releases a feed has. */
export interface FeedComponent {
  age: 'current' | 'legacy';
  /** Without the product's slug. */
  name: string;
}

/** Folder of all feeds. */
export const feedFolder = '/feeds';

/**
 * Address of a feed of releases: `/feeds/changelog.atom`, `/feeds/current/<slug>.modules.polls.json`. It is a file and no
 * page, so links to it in Markdown begin with `pathname://`.
 * @param of without one, the feed has the releases of all components; `api`: what they change of the API
 */
export const feedPath = (format: FeedFormat, of?: FeedComponent | 'api'): string => {
  const file = typeof of === 'object' ? `${of.age}/${product.slug}.${of.name}` : (of ?? 'changelog');
  return `${feedFolder}/${file}.${format}`;
};

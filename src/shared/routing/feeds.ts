import {product} from '../../facts/product';

export const feedFormats = [
  {extension: 'atom', name: 'Atom', type: 'application/atom+xml'},
  {extension: 'rss', name: 'RSS', type: 'application/rss+xml'},
  {extension: 'json', name: 'JSON Feed', type: 'application/feed+json'},
] as const;

export type FeedFormat = (typeof feedFormats)[number]['extension'];

export interface FeedComponent {
  age: 'current' | 'legacy';
  /** Without the product's slug. */
  name: string;
}

export const feedFolder = '/feeds';

/**
 * Returns the path of a feed: `/feeds/current/<slug>.modules.polls.json`. Links in Markdown need the prefix `pathname://`,
 * because it isn't a page.
 * @param of default: the releases of all components; `api`: only their changes of the API
 */
export const feedPath = (format: FeedFormat, of?: FeedComponent | 'api'): string => {
  const file = typeof of === 'object' ? `${of.age}/${product.slug}.${of.name}` : (of ?? 'changelog');
  return `${feedFolder}/${file}.${format}`;
};

import type {NamedPage} from '@site/src/shared/routing/nearestPages';

/** Named until the address is known, and where nothing is close to it. */
export const usualPages: readonly NamedPage[] = [
  {path: '/docs', title: 'Documentation'},
  {path: '/faq', title: 'FAQ'},
  {path: '/known-issues', title: 'Known issues'},
];

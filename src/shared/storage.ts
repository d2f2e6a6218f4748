/** All that the site keeps in the browser: for as long as the tab, or longer. src/facts/privacy.ts names the same. */
export const places = {
  theme: 'localStorage',
  'docusaurus.announcement.id': 'localStorage',
  'docusaurus.announcement.dismiss': 'localStorage',
  announcement: 'sessionStorage',
  'sample-language': 'localStorage',
} as const;

export type StorageKey = keyof typeof places;

/** All that the site keeps in the browser: for as long as the tab, or longer. src/facts/privacy.ts names the same. */
export const places = {
  theme: 'localStorage',
  'docusaurus.announcement.id': 'localStorage',
  'docusaurus.announcement.dismiss': 'localStorage',
  announcement: 'sessionStorage',
  'sample-language': 'localStorage',
  'first-steps': 'localStorage',
} as const;

export type StorageKey = keyof typeof places;

/** Returns what is stored under a key; undefined if nothing is, or if the browser blocks its storage. */
export function stored(key: StorageKey): string | undefined {
  try {
    return window[places[key]].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value. Where storage is blocked or full, a choice lasts until the reader leaves the page. */
export function store(key: StorageKey, value: string): void {
  try {
    window[places[key]].setItem(key, value);
  } catch {
    // The page works without.
  }
}

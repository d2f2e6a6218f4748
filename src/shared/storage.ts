/** All keys that the site keeps in the browser. src/facts/privacy.ts names the same. */
export const storageKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'announcement',
  'sample-language',
  'first-steps',
  // Followed by a dot and the name of a group of tabs.
  'docusaurus.tab',
] as const;

export type StorageKey = Exclude<(typeof storageKeys)[number], 'docusaurus.tab'> | `docusaurus.tab.${string}`;

/** Returns the storage of a key: `sessionStorage` forgets when the tab is closed. */
export const storageOf = (key: string): 'sessionStorage' | 'localStorage' =>
  key === 'announcement' ? 'sessionStorage' : 'localStorage';

/** Returns what is stored under a key; undefined if nothing is, or if the browser blocks its storage. */
export function stored(key: StorageKey): string | undefined {
  try {
    return window[storageOf(key)].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value. Where storage is blocked or full, a choice lasts until the reader leaves the page. */
export function store(key: StorageKey, value: string): void {
  try {
    window[storageOf(key)].setItem(key, value);
  } catch {
    // The page works without.
  }
}

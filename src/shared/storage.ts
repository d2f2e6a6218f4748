/** All keys in the browser's storage. src/facts/privacy.ts lists the same ones. */
export const storageKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'announcement',
  'first-steps',
  'search',
  // Followed by a dot and the group of the tabs.
  'docusaurus.tab',
] as const;

export type StorageKey = Exclude<(typeof storageKeys)[number], 'docusaurus.tab'> | `docusaurus.tab.${string}`;

export const storageOf = (key: string): 'sessionStorage' | 'localStorage' =>
  key === 'announcement' || key === 'search' ? 'sessionStorage' : 'localStorage';

/** Returns undefined if nothing is stored or the browser blocks storage. */
export function stored(key: StorageKey): string | undefined {
  try {
    return window[storageOf(key)].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: StorageKey, value: string): void {
  try {
    window[storageOf(key)].setItem(key, value);
  } catch {
    // Storage is blocked or full. The value is lost when the reader leaves the page.
  }
}

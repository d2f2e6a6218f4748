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

/** Prefix of the name of a tab that keeps what could not be stored. */
const SIGN = 'kept ';

/** What the tab keeps in its name, until the reader closes the tab or goes to another site. */
function kept(): Partial<Record<StorageKey, unknown>> {
  try {
    // Another site may have opened the tab with such a name, and anything after the prefix.
    return Object(window.name.startsWith(SIGN) && JSON.parse(window.name.slice(SIGN.length))) as object;
  } catch {
    return {};
  }
}

/** Keeps a value in the name of the tab, or forgets it; a name that another site gave the tab stays. */
function keep(key: StorageKey, value?: string): void {
  if (window.name && !window.name.startsWith(SIGN)) return;
  window.name = SIGN + JSON.stringify({...kept(), [key]: value});
}

/** What is stored under a key; undefined if nothing is. */
export function stored(key: StorageKey): string | undefined {
  const value = kept()[key];
  if (typeof value === 'string') return value;
  try {
    return window[places[key]].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where storage is blocked or full, the value lasts for the visit. */
export function store(key: StorageKey, value: string): void {
  try {
    window[places[key]].setItem(key, value);
    if (key in kept()) keep(key);
  } catch {
    keep(key, value);
  }
}

/** All that the site keeps in the browser, and whether as long as the tab or longer. src/facts/privacy.ts names the same. */
export const places = {
  theme: 'localStorage',
  'docusaurus.announcement.id': 'localStorage',
  'docusaurus.announcement.dismiss': 'localStorage',
  announcement: 'sessionStorage',
  'sample-language': 'localStorage',
} as const;

type Key = keyof typeof places;

/** Begins the name of a tab that keeps what could not be stored. */
const SIGN = 'kept ';

/** What the tab keeps in its name. It is gone when the reader closes the tab or goes to another site. */
function kept(): Partial<Record<Key, unknown>> {
  try {
    // Whoever opened the tab may have named it so, with anything behind the sign.
    return Object(window.name.startsWith(SIGN) && JSON.parse(window.name.slice(SIGN.length))) as object;
  } catch {
    return {};
  }
}

/** Keeps a value in the name of the tab, or forgets it; a name that somebody else gave the tab stays. */
function keep(key: Key, value?: string): void {
  if (window.name && !window.name.startsWith(SIGN)) return;
  window.name = SIGN + JSON.stringify({...kept(), [key]: value});
}

/** What is stored under a key; undefined if nothing is. */
export function stored(key: Key): string | undefined {
  const value = kept()[key];
  if (typeof value === 'string') return value;
  try {
    return window[places[key]].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where storage is forbidden or full, what it is for lasts as long as the visit. */
export function store(key: Key, value: string): void {
  try {
    window[places[key]].setItem(key, value);
    if (key in kept()) keep(key);
  } catch {
    keep(key, value);
  }
}

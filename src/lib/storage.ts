import type {privacy} from '../facts/privacy';

type StorageEntry = (typeof privacy.siteStorage)[number];

/** Docusaurus' keys for the color mode, if it can change, and for tabs with a `groupId`. src/facts/privacy.ts lists those in use. */
type OptionalKey = 'theme' | `docusaurus.tab.${string}`;

export type StorageKey = StorageEntry['key'] | OptionalKey;

/**
 * The keys of `sessionStorage`. The type check compares them with src/facts/privacy.ts, because importing that file would add
 * its texts to every script.
 */
const sessionKeys = {announcement: true, search: true} satisfies Record<
  Extract<StorageEntry, {where: 'sessionStorage'}>['key'],
  true
>;

/**
 * Values that the browser refused to store. They last as long as the page. Each script has its own map, which is enough because
 * no two scripts share a key.
 */
const unsavedValues = new Map<StorageKey, string>();

/** `window.localStorage` throws if it is blocked, and can be missing. */
const storageOf = (key: StorageKey): Storage => window[key in sessionKeys ? 'sessionStorage' : 'localStorage'];

/** Returns undefined if nothing is stored. */
export function storedValue(key: StorageKey): string | undefined {
  try {
    return unsavedValues.get(key) ?? storageOf(key).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** If the browser refuses, because storage is blocked, full or missing, `storedValue` returns the value until the page is left. */
export function store(key: StorageKey, value: string): void {
  try {
    storageOf(key).setItem(key, value);
    unsavedValues.delete(key);
  } catch {
    unsavedValues.set(key, value);
  }
}

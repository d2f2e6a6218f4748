import {replaceAddress as replace} from '@site/src/shared/replaceAddress';
import {useSyncExternalStore} from 'react';
import {subscribeTo} from './subscribeTo';

/** Tells the readers of the address that it was replaced, which browsers don't. */
const replaced = 'address-replaced';

// Back, Forward, links within the page, and what the reader types into the address bar.
const subscribe = subscribeTo('popstate', replaced);

/** A part of the page's address; undefined in the markup of the build, and until the island is hydrated. */
export const useAddress = (part: 'search' | 'hash'): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location[part],
    () => undefined,
  );

/** Like src/shared/replaceAddress.ts, and tells the components that read the address. */
export function replaceAddress(parts: Parameters<typeof replace>[0]): void {
  replace(parts);
  dispatchEvent(new Event(replaced));
}

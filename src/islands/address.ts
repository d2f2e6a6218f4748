import {useSyncExternalStore} from 'react';

/** Tells the readers of the address that it was replaced, which browsers don't. */
const replaced = 'address-replaced';

function subscribe(onChange: () => void): () => void {
  // Back, Forward, links within the page, and what the reader types into the address bar.
  addEventListener('popstate', onChange);
  addEventListener(replaced, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(replaced, onChange);
  };
}

/** A part of the page's address; undefined in the markup of the build, and until the island is hydrated. */
export const useAddress = (part: 'search' | 'hash'): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location[part],
    () => undefined,
  );

/** Replaces the page's address, without a new entry in the history. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event(replaced));
}

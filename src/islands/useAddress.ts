import {replaceAddress as replace} from '@site/src/lib/addresses';
import {useSyncExternalStore} from 'react';

/** Creates a `subscribe` function for `useSyncExternalStore` from window events. */
export const subscribeTo =
  (...events: readonly string[]) =>
  (onChange: () => void): (() => void) => {
    for (const event of events) addEventListener(event, onChange);
    return () => {
      for (const event of events) removeEventListener(event, onChange);
    };
  };

/** Our own event: browsers fire none for `history.replaceState`. */
const replaced = 'address-replaced';

// `popstate` also fires for hash changes.
const subscribe = subscribeTo('popstate', replaced);

/** Returns a part of the page's URL; undefined until the island is hydrated. */
export const useAddress = (part: 'search' | 'hash'): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location[part],
    () => undefined,
  );

/** Also rerenders components that use `useAddress`. */
export function replaceAddress(parts: Parameters<typeof replace>[0]): void {
  replace(parts);
  dispatchEvent(new Event(replaced));
}

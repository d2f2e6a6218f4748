import {replaceAddress} from '@site/src/lib/addresses';
import {useSyncExternalStore} from 'react';

/** Creates a `subscribe` function for `useSyncExternalStore` from window events. */
export const createSubscribe =
  (...events: readonly string[]) =>
  (onChange: () => void): (() => void) => {
    for (const event of events) addEventListener(event, onChange);
    return () => {
      for (const event of events) removeEventListener(event, onChange);
    };
  };

/** Our own event: browsers fire none for `history.replaceState`. */
const changeEvent = 'address-replaced';

// `popstate` also fires for hash changes.
const subscribeToAddress = createSubscribe('popstate', changeEvent);

/** Returns a part of the page's URL; undefined until the island is hydrated. */
export const useAddress = (part: 'search' | 'hash'): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribeToAddress,
    () => location[part],
    () => undefined,
  );

/** Like `replaceAddress`, and also rerenders components that use `useAddress`. */
export function setAddress(parts: Parameters<typeof replaceAddress>[0]): void {
  replaceAddress(parts);
  dispatchEvent(new Event(changeEvent));
}

import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The query of the page's address, with its question mark; empty while the page is rendered at build time. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** Puts another query into the address, as no step of its own in the history. The router need not know: the page stays. */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, '', query + location.hash);
  for (const listener of listeners) listener();
}

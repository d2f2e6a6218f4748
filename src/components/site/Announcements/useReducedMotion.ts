import {useSyncExternalStore} from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(whenChanged: () => void): () => void {
  const list = query();
  list.addEventListener('change', whenChanged);
  return () => list.removeEventListener('change', whenChanged);
}

/** Whether the reader asked their system for less motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}

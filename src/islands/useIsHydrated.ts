import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** Returns false during prerendering and hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

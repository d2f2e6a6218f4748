import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** False in the built markup and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

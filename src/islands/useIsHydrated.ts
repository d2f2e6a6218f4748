import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** Whether the island works; false in the markup of the build, and until it is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

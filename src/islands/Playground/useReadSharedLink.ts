import {useLayoutEffect, useState} from 'react';
import {useAddress} from '../useAddress';
import {useCrashSafeState} from '../state';
import {isSharedHash, readHash, type SharedDraft} from './link';

interface SharedLinkStatus {
  /** The link is broken or too long. */
  isUnreadable: boolean;
  /** Resets `isUnreadable`. */
  dismiss: () => void;
}

/**
 * Reads a shared text from the URL's hash and scrolls to the playground.
 * @param onRead called during rendering, like a state update for a changed prop
 */
export function useReadSharedLink(onRead: (shared: SharedDraft) => void): SharedLinkStatus {
  const hash = useAddress('hash') ?? '';
  const [lastReadHash, setLastReadHash] = useCrashSafeState('lastReadHash', '');
  const [isUnreadable, setUnreadable] = useState(false);

  // Reads each hash only once, because rerendering must not undo edits.
  if (isSharedHash(hash) && hash !== lastReadHash) {
    setLastReadHash(hash);
    const shared = readHash(hash);
    setUnreadable(!shared);
    if (shared) onRead(shared);
  }

  // A layout effect, so the page scrolls before it paints.
  useLayoutEffect(() => {
    // The heading's id is `try`. Browsers don't find it, because the hash is `#try=…`.
    if (isSharedHash(hash)) document.getElementById('try')?.scrollIntoView();
  }, [hash]);

  return {isUnreadable, dismiss: () => setUnreadable(false)};
}

import {useLayoutEffect, useState} from 'react';
import {useAddress} from '../useAddress';
import {useKept} from '../state';
import {isShared, readHash, type Shared} from './link';

interface SharedLink {
  /** Whether the reader followed a link whose text cannot be read. */
  unreadable: boolean;
  /** The reader moved on from the link. */
  dismiss: () => void;
  /** Notes a hash that was made here and brings nothing new. */
  note: (hash: string) => void;
}

/**
 * Takes what the hash of the address carries, and shows the playground where there is any.
 * @param take is called while React renders
 */
export function useSharedLink(take: (shared: Shared) => void): SharedLink {
  const hash = useAddress('hash') ?? '';
  const [readFrom, setReadFrom] = useKept('readFrom', '');
  const [unreadable, setUnreadable] = useState(false);

  // Like a property that changed: the address brings another text. Going back to it after an edit does not.
  if (isShared(hash) && hash !== readFrom) {
    setReadFrom(hash);
    const shared = readHash(hash);
    setUnreadable(!shared);
    if (shared) take(shared);
  }

  // Before the text is painted, so that nothing visibly moves.
  useLayoutEffect(() => {
    // The heading above has the name that such hashes begin with; browsers look for one that is all of it.
    if (isShared(hash)) document.getElementById('try')?.scrollIntoView();
  }, [hash]);

  return {unreadable, dismiss: () => setUnreadable(false), note: setReadFrom};
}

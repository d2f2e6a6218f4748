import {useEffect, useMemo, useRef, useState} from 'react';
import {replaceAddress, useAddress} from '../address';

/** Milliseconds without a change before the address is updated: Safari limits how often that may happen. */
const PAUSE = 250;

interface AddressChoice<Choice> {
  /** What the reader chose last, otherwise what the address says; undefined until the island is hydrated. */
  choice: Choice | undefined;
  /** Applies a choice at once; the address follows when the reader pauses. */
  choose: (choice: Choice) => void;
  /** Puts a choice into the address at once. */
  put: (choice: Choice) => void;
}

/**
 * What the reader chose on a page: read from the query of the address, and written there without a new history
 * entry.
 * @param read the choice in a query, which may begin with a question mark
 * @param write a query with a choice in it; other parameters stay
 */
export function useAddressChoice<Choice>(
  read: (query: string) => Choice,
  write: (query: string, choice: Choice) => string,
): AddressChoice<Choice> {
  const query = useAddress('search');
  const stored = useMemo(() => (query === undefined ? undefined : read(query)), [query, read]);
  // Counts until the address has it, or until the reader goes elsewhere.
  const [draft, setDraft] = useState<{choice: Choice; at: string}>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const put = (choice: Choice): void => {
    const {pathname, search, hash} = location;
    replaceAddress(pathname + write(search, choice) + hash);
  };

  const choose = (choice: Choice): void => {
    const at = location.search;
    setDraft({choice, at});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (location.search === at) put(choice);
      setDraft(undefined);
    }, PAUSE);
  };

  return {choice: draft?.at === query ? (draft?.choice ?? stored) : stored, choose, put};
}

import {useEffect, useEffectEvent, useMemo} from 'react';
import {replaceAddress, useAddress} from '../useAddress';
import {useKept} from '../state';

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
  const [draft, setDraft] = useKept<{choice: Choice; at: string} | undefined>('draft', undefined);

  const put = (choice: Choice): void => {
    replaceAddress({search: write(location.search, choice)});
  };

  const save = useEffectEvent((choice: Choice, at: string) => {
    if (location.search === at) put(choice);
    setDraft(undefined);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => save(draft.choice, draft.at), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);

  const choose = (choice: Choice): void => setDraft({choice, at: location.search});

  return {choice: draft?.at === query ? (draft?.choice ?? stored) : stored, choose, put};
}

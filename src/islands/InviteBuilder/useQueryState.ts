import {useEffect, useEffectEvent, useMemo} from 'react';
import {replaceAddress, useAddress} from '../useAddress';
import {useIslandState} from '../state';

/** Debounce in milliseconds: Safari limits how often a page may replace its URL. */
const DELAY = 250;

interface QueryState<Value> {
  /** Undefined until the island is hydrated. */
  value: Value | undefined;
  /** Updates the value immediately, and the URL after a delay. */
  setValue: (value: Value) => void;
  /** Updates the URL immediately. */
  replaceNow: (value: Value) => void;
}

/**
 * Keeps a value in the URL's query, without adding history entries.
 * @param read parses a query, with or without `?`
 * @param write returns the query with the value in it, and keeps other parameters
 */
export function useQueryState<Value>(
  read: (query: string) => Value,
  write: (query: string, value: Value) => string,
): QueryState<Value> {
  const query = useAddress('search');
  const stored = useMemo(() => (query === undefined ? undefined : read(query)), [query, read]);
  // The value until it is in the URL, or until the reader navigates.
  const [draft, setDraft] = useIslandState<{value: Value; at: string} | undefined>('draft', undefined);

  const replaceNow = (value: Value): void => {
    replaceAddress({search: write(location.search, value)});
  };

  const save = useEffectEvent((value: Value, at: string) => {
    if (location.search === at) replaceNow(value);
    setDraft(undefined);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => save(draft.value, draft.at), DELAY);
    return () => clearTimeout(timer);
  }, [draft]);

  const setValue = (value: Value): void => setDraft({value, at: location.search});

  return {value: draft?.at === query ? (draft?.value ?? stored) : stored, setValue, replaceNow};
}

import {useMemo} from 'react';
import {replaceAddress, useAddress} from '../useAddress';
import {useIslandState} from '../state';

interface QueryState<Value> {
  /** Undefined until the island is hydrated. */
  value: Value | undefined;
  setValue: (value: Value) => void;
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
  // The value for the current query, which lacks it if the browser refused to change the URL.
  const [draft, setDraft] = useIslandState<{value: Value; query: string} | undefined>('draft', undefined);

  const setValue = (value: Value): void => {
    replaceAddress({search: write(location.search, value)});
    setDraft({value, query: location.search});
  };

  return {value: draft?.query === query ? (draft?.value ?? stored) : stored, setValue};
}

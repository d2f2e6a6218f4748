interface State {
  /** The query of an open search. */
  search?: string;
}

export const openQuery = (): string | undefined => (history.state as State | null)?.search;

const withQuery = (search: string): State => ({...(history.state as State | null), search});

export const pushQuery = (query: string): void => write('pushState', query);

export const storeQuery = (query: string): void => write('replaceState', query);

function write(method: 'pushState' | 'replaceState', query: string): void {
  try {
    history[method](withQuery(query), '');
  } catch {
    // Safari throws after 100 calls in 10 seconds. The search also works without the entry.
  }
}

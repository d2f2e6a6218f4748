/** State of a history entry: the query of the search that is open there, if any. */
interface State {
  search?: string;
}

/** Returns the query of the search that is open in the current entry of the history. */
export const openQuery = (): string | undefined => (history.state as State | null)?.search;

const withQuery = (search: string): State => ({...(history.state as State | null), search});

/** Adds an entry to the history in which the search is open. */
export const pushQuery = (query: string): void => write('pushState', query);

/** Stores the query in the current entry of the history. */
export const storeQuery = (query: string): void => write('replaceState', query);

function write(how: 'pushState' | 'replaceState', query: string): void {
  try {
    history[how](withQuery(query), '');
  } catch {
    // Safari refuses after 100 times in 10 seconds. The search goes on without.
  }
}

/** State of a history entry: the query of the search that is open there, if any. */
interface State {
  search?: string;
}

/** The query of the search that is open in the current entry of the history. */
export const openQuery = (): string | undefined => (history.state as State | null)?.search;

/** The state of the current entry with a query, for an entry in which the search is open. */
export const withQuery = (search: string): State => ({...(history.state as State | null), search});

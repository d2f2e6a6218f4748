import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';

/** Milliseconds without a change before the address is updated: Safari limits how often that may happen. */
const PAUSE = 250;

type Address = ReturnType<typeof useLocation>;

/** Marks addresses written here: their hash is an older one that the reader is done with. */
const ours = {chosen: true};

const isOurs = ({state}: Address): boolean => typeof state === 'object' && state !== null && 'chosen' in state;

/** The address of this page as it is now, undefined on the server and until the page is hydrated. */
function useAddress(): Address | undefined {
  const history = useHistory();
  const {pathname} = useLocation();
  const subscribe = useCallback(
    // While the next page loads, this one stays as it is.
    (changed: () => void) => history.listen((next) => next.pathname === pathname && changed()),
    [history, pathname],
  );
  return useSyncExternalStore<Address | undefined>(
    subscribe,
    () => history.location,
    () => undefined,
  );
}

interface AddressChoice<Choice> {
  /** What the reader chose last, otherwise what the address says; undefined on the server and until the page is hydrated. */
  choice: Choice | undefined;
  /** Id that the address leads to; empty if it leads to none, or if the reader chose something since. */
  target: string;
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
  const history = useHistory();
  const address = useAddress();
  const query = address?.search;
  const stored = useMemo(() => (query === undefined ? undefined : read(query)), [query, read]);
  // Counts until the address has it, or until the reader goes elsewhere.
  const [draft, setDraft] = useState<{choice: Choice; at: Address}>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = (choice: Choice, state: unknown): void => {
    const {pathname, search, hash} = history.location;
    // Without the hash the framework would take it for another position and scroll to the top.
    history.replace({pathname, search: write(search, choice), hash, state});
  };

  const choose = (choice: Choice): void => {
    const at = history.location;
    setDraft({choice, at});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const now = history.location;
      // A link within the page changes only the hash, which then still is a target.
      if (now.pathname === at.pathname && now.search === at.search) save(choice, now === at ? ours : now.state);
      setDraft(undefined);
    }, PAUSE);
  };

  const drafted = draft !== undefined && draft.at.search === query;
  return {
    choice: drafted ? draft.choice : stored,
    target: !address || isOurs(address) || draft?.at === address ? '' : address.hash.slice(1),
    choose,
    put: (choice) => save(choice, history.location.state),
  };
}

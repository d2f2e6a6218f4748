import {useHistory, useLocation} from '@docusaurus/router';
import type {Facet} from '@site/src/content/blocks/filterList';
import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {readChoice, writeChoice, type Choice} from './choice';

/** How long a reader pauses between words, in milliseconds; then the address follows. Safari counts how often it does. */
const PAUSE = 250;

type Address = ReturnType<typeof useLocation>;

/** Marks addresses that the filters wrote: the hash in them is an older one, which the reader is done with. */
const ours = {filters: true};

const isOurs = ({state}: Address): boolean => typeof state === 'object' && state !== null && 'filters' in state;

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

interface Chosen {
  choice: Choice;
  /** Id that the address leads to; empty if it leads to none, or if the reader chose something since. */
  target: string;
  /** Whether the address was read; before that nothing is chosen. */
  known: boolean;
  choose: (choice: Choice) => void;
}

/** What the reader chose: it comes from the address, and goes there without a new entry in the history. */
export function useChoice(facets: readonly Facet[]): Chosen {
  const history = useHistory();
  const address = useAddress();
  // Counts until the address has it, or until the reader goes to another one.
  const [draft, setDraft] = useState<{choice: Choice; at: Address}>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (choice: Choice): void => {
    const at = history.location;
    setDraft({choice, at});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (history.location !== at) return;
      const {pathname, search, hash} = at;
      // Without its hash it would be another place on the page to the framework, which would go to the top.
      history.replace({pathname, search: writeChoice(search, choice, facets), hash, state: ours});
    }, PAUSE);
  };

  if (!address) return {choice: {}, target: '', known: false, choose};
  const drafted = draft?.at === address;
  return {
    choice: drafted ? draft.choice : readChoice(address.search, facets),
    target: drafted || isOurs(address) ? '' : address.hash.slice(1),
    known: true,
    choose,
  };
}

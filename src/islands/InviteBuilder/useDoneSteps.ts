import {store, stored} from '@site/src/shared/storage';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {replaceAddress} from '../useAddress';
import {subscribeTo} from '../subscribeTo';

const KEY = 'first-steps';

/** Name of the steps in the query of an address. */
export const doneName = 'done';

/** Tells this page that the stored steps changed, which browsers only tell other tabs. */
const changed = 'first-steps-changed';

const subscribe = subscribeTo('storage', changed);

const read = (): string => stored(KEY) ?? '';

function write(ids: Iterable<string>): void {
  store(KEY, [...ids].join(' '));
  dispatchEvent(new Event(changed));
}

/** The steps in the query of the page's address. */
function idsInAddress(): string[] {
  const list = typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get(doneName) ?? '');
  return list.split(/[\s,]+/).filter((id) => id !== '');
}

interface DoneSteps {
  done: ReadonlySet<string>;
  tick: (id: string, checked: boolean) => void;
  /** The number of steps in the address that don't exist. */
  unknown: number;
}

/**
 * The steps that the reader ticked off, which the browser keeps. Those in the address are added to them once.
 * @param known ids of all steps
 */
export function useDoneSteps(known: ReadonlySet<string>): DoneSteps {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const [named] = useState(idsInAddress);
  const done = useMemo(() => new Set(text.split(' ').filter((id) => known.has(id))), [text, known]);

  useEffect(() => {
    if (named.length === 0) return;
    write(new Set([...read().split(' '), ...named].filter((id) => known.has(id))));
    const others = location.search
      .slice(1)
      .split('&')
      .filter((part) => !part.startsWith(`${doneName}=`));
    replaceAddress({search: others.join('&')});
  }, [named, known]);

  const tick = (id: string, checked: boolean): void => {
    write(checked ? [...done, id] : [...done].filter((other) => other !== id));
  };
  return {done, tick, unknown: named.filter((id) => !known.has(id)).length};
}

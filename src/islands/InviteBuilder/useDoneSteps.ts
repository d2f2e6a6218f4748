import {store, stored} from '@site/src/shared/storage';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {replaceAddress} from '../useAddress';
import {subscribeTo} from '../subscribeTo';

const KEY = 'first-steps';

/** Query parameter: `?done=polls.ask-your-question` */
export const doneParameter = 'done';

/** Our own event: browsers fire `storage` in other tabs only. */
const changed = 'first-steps-changed';

const subscribe = subscribeTo('storage', changed);

const read = (): string => stored(KEY) ?? '';

function write(ids: Iterable<string>): void {
  store(KEY, [...ids].join(' '));
  dispatchEvent(new Event(changed));
}

function idsInAddress(): string[] {
  const list = typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get(doneParameter) ?? '');
  return list.split(/[\s,]+/).filter((id) => id !== '');
}

interface DoneSteps {
  done: ReadonlySet<string>;
  tick: (id: string, checked: boolean) => void;
  /** Number of steps in the URL that don't exist. */
  unknown: number;
}

/** Keeps the ticked steps in the browser's storage. Adds the steps in the URL, and removes them from it. */
export function useDoneSteps(knownIds: ReadonlySet<string>): DoneSteps {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const [named] = useState(idsInAddress);
  const done = useMemo(() => new Set(text.split(' ').filter((id) => knownIds.has(id))), [text, knownIds]);

  useEffect(() => {
    if (named.length === 0) return;
    write(new Set([...read().split(' '), ...named].filter((id) => knownIds.has(id))));
    const others = location.search
      .slice(1)
      .split('&')
      .filter((part) => !part.startsWith(`${doneParameter}=`));
    replaceAddress({search: others.join('&')});
  }, [named, knownIds]);

  const tick = (id: string, checked: boolean): void => {
    write(checked ? [...done, id] : [...done].filter((other) => other !== id));
  };
  return {done, tick, unknown: named.filter((id) => !knownIds.has(id)).length};
}

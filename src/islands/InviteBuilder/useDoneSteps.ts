import {counted} from '@site/src/lib/sentences';
import {store, stored} from '@site/src/lib/storage';
import {useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore} from 'react';
import {replaceAddress, subscribeTo} from '../useAddress';
import {readDone, withoutDone} from './doneSteps';

const KEY = 'first-steps';

/** Our own event: browsers fire `storage` in other tabs only. */
const changed = 'first-steps-changed';

// A page in the back/forward cache misses what other pages store, so read it again on `pageshow`.
const subscribe = subscribeTo('storage', 'pageshow', changed);

const read = (): string => stored(KEY) ?? '';

const idsIn = (text: string): Set<string> => new Set(text.split(' ').filter((id) => id !== ''));

/**
 * Ticks or clears steps, and returns all ticked ones. Keeps every other id in the storage: another page may have ticked steps
 * since this one read it, and a newer version of the site may have steps that this one doesn't know.
 */
function setDone(ids: readonly string[], isDone: boolean): ReadonlySet<string> {
  const done = idsIn(read());
  for (const id of ids) {
    if (isDone) done.add(id);
    else done.delete(id);
  }
  store(KEY, [...done].join(' '));
  dispatchEvent(new Event(changed));
  return done;
}

/** A change of many steps at once, which the reader can undo. */
interface Change {
  /** `This link ticked 5 steps.` */
  text: string;
  ids: readonly string[];
  isDone: boolean;
}

/** Reads the steps in the URL. Returns the change that they make, if any, and the number of those that don't exist. */
function readLink(knownIds: ReadonlySet<string>): {change: Change | undefined; unknownCount: number} {
  const {ids, unknownCount} = readDone(typeof location === 'undefined' ? '' : location.search, knownIds);
  const done = idsIn(read());
  const added = ids.filter((id) => !done.has(id));
  const text = `This link ticked ${counted(added.length, 'step')}.`;
  return {change: added.length === 0 ? undefined : {text, ids: added, isDone: true}, unknownCount};
}

interface DoneSteps {
  done: ReadonlySet<string>;
  /** `3 of 12 steps done` */
  progress: string;
  tick: (id: string, isDone: boolean) => void;
  /** Clears all steps. */
  startOver: () => void;
  lastChange: Change | undefined;
  undo: () => void;
  /** Number of steps in the URL that don't exist. */
  unknownCount: number;
}

/**
 * Keeps the ticked steps in the browser's storage. Adds the steps in the URL, and removes them from it.
 * @param list ids of the steps that the page shows
 * @param announce announces a change to screen readers
 */
export function useDoneSteps(
  list: readonly string[],
  knownIds: ReadonlySet<string>,
  announce: (text: string) => void,
): DoneSteps {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const done = useMemo(() => new Set([...idsIn(text)].filter((id) => knownIds.has(id))), [text, knownIds]);
  const [link] = useState(() => readLink(knownIds));
  const [lastChange, setLastChange] = useState(link.change);

  const progressOf = (ids: ReadonlySet<string>): string =>
    `${list.filter((id) => ids.has(id)).length} of ${counted(list.length, 'step')} done`;

  const applyLink = useEffectEvent(() => {
    if (link.change) {
      setDone(link.change.ids, link.change.isDone);
      announce(link.change.text);
    }
    const query = withoutDone(location.search);
    if (query !== location.search) replaceAddress({search: query});
  });
  useEffect(() => applyLink(), []);

  return {
    done,
    progress: progressOf(done),
    tick: (id, isDone) => announce(`${progressOf(setDone([id], isDone))}.`),
    startOver: () => {
      const ids = [...done];
      if (ids.length === 0) return;
      const change = {text: `Cleared ${counted(ids.length, 'step')}.`, ids, isDone: false};
      setDone(ids, false);
      setLastChange(change);
      announce(change.text);
    },
    lastChange,
    undo: () => {
      if (!lastChange) return;
      announce(`Undone: ${progressOf(setDone(lastChange.ids, !lastChange.isDone))}.`);
      setLastChange(undefined);
    },
    unknownCount: link.unknownCount,
  };
}

import {countWithNoun} from '@site/src/lib/sentences';
import {store, storedValue} from '@site/src/lib/storage';
import {useMemo, useState, useSyncExternalStore} from 'react';
import {createSubscribe} from '../useAddress';

const stepsKey = 'first-steps';

/** Our own event: browsers fire `storage` in other tabs only. */
const stepsChangeEvent = 'first-steps-changed';

// A page in the back/forward cache misses what other pages store, so read it again on `pageshow`.
const subscribeToSteps = createSubscribe('storage', 'pageshow', stepsChangeEvent);

const storedText = (): string => storedValue(stepsKey) ?? '';

const idsIn = (text: string): Set<string> => new Set(text.split(' ').filter((id) => id !== ''));

/**
 * Ticks or clears steps, and returns all ticked ones. Keeps every other id in the storage: another page may have ticked steps
 * since this one read it, and a newer version of the site may have steps that this one doesn't know.
 */
function storeDone(ids: readonly string[], isDone: boolean): ReadonlySet<string> {
  const doneIds = idsIn(storedText());
  for (const id of ids) {
    if (isDone) doneIds.add(id);
    else doneIds.delete(id);
  }
  store(stepsKey, [...doneIds].join(' '));
  dispatchEvent(new Event(stepsChangeEvent));
  return doneIds;
}

interface DoneSteps {
  doneIds: ReadonlySet<string>;
  /** `3 of 12 steps done` */
  progress: string;
  setStepDone: (id: string, isDone: boolean) => void;
  /** Clears all steps. */
  startOver: () => void;
  /** `Cleared 5 steps.` Empty when there is nothing to undo. */
  clearedMessage: string;
  undo: () => void;
}

/**
 * Keeps the ticked steps in the browser's storage.
 * @param shownIds ids of the steps that the page shows
 * @param knownIds ids of all steps of this site; others stay in the storage but don't count
 * @param announce announces a change to screen readers
 */
export function useDoneSteps(
  shownIds: readonly string[],
  knownIds: ReadonlySet<string>,
  announce: (text: string) => void,
): DoneSteps {
  const text = useSyncExternalStore(subscribeToSteps, storedText, () => '');
  const doneIds = useMemo(() => new Set([...idsIn(text)].filter((id) => knownIds.has(id))), [text, knownIds]);
  const [clearedIds, setClearedIds] = useState<readonly string[]>([]);
  const clearedMessage = clearedIds.length === 0 ? '' : `Cleared ${countWithNoun(clearedIds.length, 'step')}.`;

  const progressOf = (ids: ReadonlySet<string>): string =>
    `${shownIds.filter((id) => ids.has(id)).length} of ${countWithNoun(shownIds.length, 'step')} done`;

  return {
    doneIds,
    progress: progressOf(doneIds),
    setStepDone: (id, isDone) => {
      const newDoneIds = storeDone([id], isDone);
      announce(`${progressOf(newDoneIds)}.`);
    },
    startOver: () => {
      const ids = [...doneIds];
      if (ids.length === 0) return;
      storeDone(ids, false);
      setClearedIds(ids);
      announce(`Cleared ${countWithNoun(ids.length, 'step')}.`);
    },
    clearedMessage,
    undo: () => {
      const newDoneIds = storeDone(clearedIds, true);
      announce(`Undone: ${progressOf(newDoneIds)}.`);
      setClearedIds([]);
    },
  };
}

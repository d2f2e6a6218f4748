import {useAddressChoice} from './useAddressChoice';
import useSettled from './useSettled';
import {counted} from '@site/src/shared/sentences';
import {useEffectEvent, useLayoutEffect, useMemo, useRef, useState} from 'react';
import data, {type Feature} from '../../node/data/inviteCatalog.data';
import {useIslandState} from '../state';
import {chosenBy, initial, read, withEarly, write} from './catalog';
import {brings, requestOf, withFeature, withOptional, type Request, type Selection} from './selection';

const {catalog, custom} = data;

/** What the reader does in the builder. Each action is announced to screen readers. */
export interface Actions {
  choosePreset: (key: string, label: string) => void;
  /** Goes back to the reader's own choice, or makes the present one it. */
  chooseOwn: () => void;
  tickFeature: (feature: Feature, present: boolean) => void;
  /** @param what names the permissions in words */
  tickOptional: (names: readonly string[], present: boolean, what: string) => void;
  clear: () => void;
}

interface Builder extends Actions {
  selection: Selection;
  /** Whether the choice in the address was read. */
  known: boolean;
  /** What the choice asks for. */
  request: Request;
  /** What happened last, once the reader pauses. */
  status: string;
}

/** The choice in the builder, as it is kept in the address, and what changes it. */
export function useBuilder(): Builder {
  const island = useIslandState();
  const {choice, choose, put} = useAddressChoice(read, write);
  const selection = choice ?? initial;
  const request = useMemo(() => requestOf(catalog, selection), [selection]);
  const [happened, setHappened] = useState('');
  const lastOwn = useRef<Selection>(undefined);
  // By id of a feature, what it brought when it was ticked.
  const brought = useRef(new Map<string, string[]>());

  const adoptEarly = useEffectEvent(() => {
    const before = read(location.search);
    const after = withEarly(before, island.early());
    if (after !== before) put(after);
    island.forgetEarly();
  });
  // Before React shows the choice of the address, which would clear what the reader ticked early.
  useLayoutEffect(() => adoptEarly(), []);

  /** @param what happened, in words that the number of permissions follows */
  const take = (next: Selection, what: string): void => {
    if (selection.preset === undefined) lastOwn.current = selection;
    choose(next);
    setHappened(`${what}: ${counted(requestOf(catalog, next).asked.length, 'permission')}.`);
  };

  return {
    selection,
    known: choice !== undefined,
    request,
    status: useSettled(happened),
    choosePreset: (key, label) => take(chosenBy(key, selection), `${label} chosen`),
    chooseOwn: () => {
      const last = lastOwn.current;
      take(last?.features.size ? last : chosenBy('', selection), `${custom.label} chosen`);
    },
    tickFeature: (feature, present) => {
      const {id, title} = feature;
      if (present) brought.current.set(id, brings(selection, feature));
      const next = withFeature(catalog, selection, feature, present, brought.current.get(id) ?? []);
      take(next, `${title} ${present ? 'ticked' : 'cleared'}`);
    },
    tickOptional: (names, present, what) =>
      take(withOptional(selection, names, present), `${what} ${present ? 'ticked' : 'cleared'}`),
    clear: () => take({features: new Set(), optional: new Set()}, 'All cleared'),
  };
}

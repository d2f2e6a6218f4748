import {countWithNoun} from '@site/src/lib/sentences';
import {useEffectEvent, useLayoutEffect, useMemo, useRef, useState} from 'react';
import data, {type Feature} from '../../build/data/inviteCatalog.data';
import {useIslandState, useCrashSafeState} from '../state';
import {setAddress, useAddress} from '../useAddress';
import {withEarlyInput, initialSelection, readQuery, withPreset, queryWithSelection} from './catalog';
import {
  inviteOf,
  withFeatureTicked,
  withOptionalTicked,
  type AutoTicked,
  type Invite,
  type Selection,
} from './selection';

const {catalog, customChoice} = data;

/** Each action is announced to screen readers; `label` names what changed. */
export interface BuilderActions {
  choosePreset: (key: string, label: string) => void;
  /** Restores the reader's last custom choice. Without one, or if it has no features, the current ticks become it. */
  chooseCustom: () => void;
  setFeatureTicked: (feature: Feature, isTicked: boolean) => void;
  /** @param label begins the announcement: `Manage Roles ticked: 5 permissions.` */
  setOptionalTicked: (permissionNames: readonly string[], isTicked: boolean, label: string) => void;
  clearAll: () => void;
}

interface Builder extends BuilderActions {
  selection: Selection;
  /** False until the URL's query has been read. */
  isReady: boolean;
  invite: Invite;
  /** The latest text for screen readers. The builder and the first steps share it, so that one press isn't announced twice. */
  announcement: string;
  announce: (text: string) => void;
}

/** Keeps the selection in the URL's query, without adding history entries. It is undefined until the island is hydrated. */
function useSelectionInUrl(): [Selection | undefined, (selection: Selection) => void] {
  const query = useAddress('search');
  const linkedSelection = useMemo(() => (query === undefined ? undefined : readQuery(query)), [query]);
  // The browser may refuse to change the URL. Then the latest choice applies as long as the query stays as it is.
  const [latestChoice, setLatestChoice] = useCrashSafeState<{selection: Selection; query: string} | undefined>(
    'latestChoice',
    undefined,
  );
  const select = (selection: Selection): void => {
    setAddress({search: queryWithSelection(location.search, selection)});
    setLatestChoice({selection, query: location.search});
  };
  return [latestChoice && latestChoice.query === query ? latestChoice.selection : linkedSelection, select];
}

export function useInviteBuilder(): Builder {
  const island = useIslandState();
  const [hydratedSelection, select] = useSelectionInUrl();
  const selection = hydratedSelection ?? initialSelection;
  const invite = useMemo(() => inviteOf(catalog, selection), [selection]);
  const [announcement, announce] = useState('');
  const lastCustomSelection = useRef<Selection>(undefined);
  /** `withFeatureTicked` and `withEarlyInput` change it. */
  const autoTicked = useRef<AutoTicked>(new Map());

  const adoptEarlyInput = useEffectEvent(() => {
    const before = readQuery(location.search);
    const after = withEarlyInput(before, island.earlyInput(), autoTicked.current);
    if (after !== before) select(after);
    island.forgetEarlyInput();
  });
  // A layout effect, to read the boxes before React renders the URL's selection and overwrites what the reader ticked.
  useLayoutEffect(() => adoptEarlyInput(), []);

  const selectAndAnnounce = (newSelection: Selection, action: string): void => {
    if (selection.preset === undefined) lastCustomSelection.current = selection;
    select(newSelection);
    announce(`${action}: ${countWithNoun(inviteOf(catalog, newSelection).requested.length, 'permission')}.`);
  };

  return {
    selection,
    isReady: hydratedSelection !== undefined,
    invite,
    announcement,
    announce,
    choosePreset: (key, label) => selectAndAnnounce(withPreset(key, selection), `${label} chosen`),
    chooseCustom: () => {
      const lastCustom = lastCustomSelection.current;
      const {featureIds, tickedOptional} = lastCustom?.featureIds.size ? lastCustom : selection;
      selectAndAnnounce({featureIds, tickedOptional}, `${customChoice.label} chosen`);
    },
    setFeatureTicked: (feature, isTicked) => {
      const newSelection = withFeatureTicked(catalog, selection, feature, isTicked, autoTicked.current);
      selectAndAnnounce(newSelection, `${feature.title} ${isTicked ? 'ticked' : 'cleared'}`);
    },
    setOptionalTicked: (names, isTicked, label) =>
      selectAndAnnounce(withOptionalTicked(selection, names, isTicked), `${label} ${isTicked ? 'ticked' : 'cleared'}`),
    clearAll: () => selectAndAnnounce({featureIds: new Set(), tickedOptional: new Set()}, 'All cleared'),
  };
}

import {isComposing} from '@site/src/shared/composing';
import clsx from 'clsx';
import {useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {hasWords} from '@site/src/shared/words';
import {useKept} from '../state';
import styles from './styles.module.css';

/** A variable as the list shows it. */
interface Entry {
  name: string;
  description: string;
  /** What it gives now; empty if nothing, undefined where it does not work. */
  gives: string | undefined;
}

export interface Group {
  key: string;
  title: string;
  entries: readonly Entry[];
}

interface Props {
  groups: readonly Group[];
  /** Inserts a variable into the text and moves the focus there. */
  onPick: (name: string) => void;
  /** Whether it does not answer yet. */
  inert: boolean;
}

/** The variables in which every word of the search occurs: in name, meaning, value or title of the group. */
function search(groups: readonly Group[], query: string): Group[] {
  return groups
    .map(({entries, ...group}) => ({
      ...group,
      entries: entries.filter(({name, description, gives = ''}) =>
        hasWords(`${name} ${description} ${gives} ${group.title}`, query),
      ),
    }))
    .filter(({entries}) => entries.length > 0);
}

const namesIn = (groups: readonly Group[]): string[] => groups.flatMap(({entries}) => entries.map(({name}) => name));

/** Where a key leads in a list of buttons: the index, which can lie outside of it. */
const steps: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

interface FoundProps {
  groups: readonly Group[];
  /** Of the list, for the keys that lead through it. */
  list: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: (name: string) => void;
}

interface EntryProps {
  entry: Entry;
  /** Whether the Tab key leads to it. */
  reachable: boolean;
  onFocus: () => void;
  onPick: () => void;
}

/** A variable as a button that inserts it. */
function EntryButton({entry: {name, description, gives}, reachable, onFocus, onPick}: EntryProps): ReactNode {
  return (
    <button type="button" className={styles.entry} tabIndex={reachable ? 0 : -1} onFocus={onFocus} onClick={onPick}>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <span className="sr-only">: </span>
      <span>{description}</span>
      <span className="sr-only">. Now: </span>
      <span className={styles.gives}>
        {gives === undefined ? 'does not work here' : gives.trim() === '' ? 'empty' : gives}
      </span>
    </button>
  );
}

/** The variables that are found, in groups. */
function Found({groups, list, onKeyDown, onPick}: FoundProps): ReactNode {
  const id = useId();
  /** The entry that Tab leads to; the first one shown if it is not shown. */
  const [current, setCurrent] = useState('');
  const names = namesIn(groups);
  const reachable = names.includes(current) ? current : names[0];
  return (
    <div ref={list} className={styles.found} onKeyDown={onKeyDown}>
      {groups.map(({key, title, entries}) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} className={styles.group}>
            {title}
          </p>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.name}>
                <EntryButton
                  entry={entry}
                  reachable={entry.name === reachable}
                  onFocus={() => setCurrent(entry.name)}
                  onPick={() => onPick(entry.name)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && (
        <p className={styles.nothingFound}>No general variable has these words. Modules add some of their own.</p>
      )}
    </div>
  );
}

interface Keys {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLDivElement | null>;
  onSearchKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onListKey: (event: KeyboardEvent) => void;
}

/**
 * What keys do in the search and in the list below it.
 * @param setQuery searches for other words
 * @param pickFirst inserts the first that is found, if the reader searches for anything
 */
function useKeys(setQuery: (query: string) => void, pickFirst: (() => void) | undefined): Keys {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const onSearchKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape' && event.currentTarget.value !== '') setQuery('');
    else if (event.key === 'Enter' && pickFirst) pickFirst();
    else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };

  const onListKey = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      setQuery('');
      input.current?.focus();
      return;
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const to = steps[event.key]?.(at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0) input.current?.focus();
    else buttons[to]?.focus();
  };

  return {input, list, onSearchKey, onListKey};
}

/**
 * A list of variables to search and insert. It is one stop of the Tab key; arrows lead through it. Where there is no room
 * beside the text it opens by a button.
 */
export default function Picker({groups, onPick, inert}: Props): ReactNode {
  const id = useId();
  const [query, setQuery] = useKept('query', '');
  const [open, setOpen] = useState(false);
  const shown = search(groups, query);
  const names = namesIn(shown);
  const [first] = names;

  const pick = (name: string): void => {
    setOpen(false);
    onPick(name);
  };
  const {input, list, onSearchKey, onListKey} = useKeys(
    setQuery,
    query !== '' && first !== undefined ? () => pick(first) : undefined,
  );

  return (
    <div className={clsx(styles.picker, open && styles.open)} inert={inert}>
      <button
        type="button"
        className={clsx(styles.button, styles.opener)}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Close the list of variables' : 'Insert a variable'}
      </button>
      <div id={`${id}-panel`} className={styles.panel}>
        <label htmlFor={`${id}-search`} className={styles.label}>
          Insert a variable
        </label>
        <input
          ref={input}
          id={`${id}-search`}
          type="search"
          className={styles.control}
          placeholder="Search: join, roles, date"
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onSearchKey}
        />
        <p id={`${id}-keys`} className="sr-only">
          Enter inserts the first that is found, the down arrow leads into the list, Escape clears the search.
        </p>
        <Found groups={shown} list={list} onKeyDown={onListKey} onPick={pick} />
        <p role="status" className="sr-only">
          {query !== '' && `${names.length} ${names.length === 1 ? 'variable' : 'variables'} found`}
        </p>
      </div>
    </div>
  );
}

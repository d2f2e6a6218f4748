import clsx from 'clsx';
import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A variable as the list shows it. */
interface Entry {
  name: string;
  description: string;
  /** What it gives now; empty if nothing, undefined where it does not work. */
  gives: string | undefined;
}

interface Group {
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
  const words = query
    .toLowerCase()
    .split(/[\s{}]+/)
    .filter(Boolean);
  return groups
    .map(({entries, ...group}) => ({
      ...group,
      entries: entries.filter(({name, description, gives = ''}) => {
        const all = `${name} ${description} ${gives} ${group.title}`.toLowerCase();
        return words.every((it) => all.includes(it));
      }),
    }))
    .filter(({entries}) => entries.length > 0);
}

/** Where a key leads in a list of buttons: the index, which can lie outside of it. */
const steps: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

/**
 * A list of variables to search and insert. It is one stop of the Tab key; arrows lead through it. Where there is no room
 * beside the text it opens by a button.
 */
export default function Picker({groups, onPick, inert}: Props): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  /** The entry that Tab leads to; the first one shown if it is not shown. */
  const [current, setCurrent] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const shown = search(groups, query);
  const names = shown.flatMap(({entries}) => entries.map(({name}) => name));
  const reachable = names.includes(current) ? current : names[0];

  const pick = (name: string): void => {
    setOpen(false);
    onPick(name);
  };

  const onSearchKey = (event: KeyboardEvent): void => {
    const [first] = names;
    if (event.key === 'Escape' && query !== '') setQuery('');
    else if (event.key === 'Enter' && query !== '' && first !== undefined) pick(first);
    else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };

  const onListKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      setQuery('');
      input.current?.focus();
      return;
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((it) => it === event.target);
    const to = steps[event.key]?.(at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0) input.current?.focus();
    else buttons[to]?.focus();
  };

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
        <div ref={list} className={styles.found} onKeyDown={onListKey}>
          {shown.map(({key, title, entries}) => (
            <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <p id={`${id}-${key}`} className={styles.group}>
                {title}
              </p>
              <ul className={styles.entries}>
                {entries.map(({name, description, gives}) => (
                  <li key={name}>
                    <button
                      type="button"
                      className={styles.entry}
                      tabIndex={name === reachable ? 0 : -1}
                      onFocus={() => setCurrent(name)}
                      onClick={() => pick(name)}
                    >
                      <span className={styles.name}>{name}</span>
                      <span className="sr-only">: </span>
                      <span>{description}</span>
                      <span className="sr-only">. Now: </span>
                      <span className={styles.gives}>
                        {gives === undefined ? 'does not work here' : gives.trim() === '' ? 'empty' : gives}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {shown.length === 0 && (
            <p className={styles.nothingFound}>No general variable has these words. Modules add some of their own.</p>
          )}
        </div>
        <p role="status" className="sr-only">
          {query !== '' && `${names.length} ${names.length === 1 ? 'variable' : 'variables'} found`}
        </p>
      </div>
    </div>
  );
}

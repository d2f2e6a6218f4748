import {useId, useState, type ReactNode} from 'react';
import {hasWords} from '@site/src/lib/tokenize';
import {useCrashSafeState} from '../state';
import styles from './styles.module.css';

interface VariableEntry {
  name: string;
  description: string;
  /** Its current value; undefined if it doesn't work in this preview. */
  value: string | undefined;
}

export interface VariableGroup {
  key: string;
  title: string;
  entries: readonly VariableEntry[];
}

interface Props {
  groups: readonly VariableGroup[];
  onPick: (name: string) => void;
  inert: boolean;
}

function searchGroups(groups: readonly VariableGroup[], query: string): VariableGroup[] {
  return groups
    .map(({entries, ...group}) => ({
      ...group,
      entries: entries.filter(({name, description, value = ''}) =>
        hasWords(`${name} ${description} ${value} ${group.title}`, query),
      ),
    }))
    .filter(({entries}) => entries.length > 0);
}

const describeEntry = ({description, value}: VariableEntry): string =>
  value === undefined ? `${description}: doesn't work here` : `${description}. Now: ${value.trim() || 'empty'}`;

/** A searchable list of variables. Enter, the button or a double click inserts the selected one. */
export default function VariablePicker({groups, onPick, inert}: Props): ReactNode {
  const id = useId();
  const [query, setQuery] = useCrashSafeState('query', '');
  const [selectedName, setSelectedName] = useState('');
  const [isFocused, setFocused] = useState(false);
  const foundGroups = searchGroups(groups, query);
  const foundEntries = foundGroups.flatMap((group) => group.entries);
  const selectedEntry = foundEntries.find(({name}) => name === selectedName) ?? foundEntries[0];
  const insert = (): void => {
    if (selectedEntry) onPick(selectedEntry.name);
  };
  return (
    <div className={styles.picker} inert={inert} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <form
        className={styles.panel}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          insert();
        }}
      >
        <label htmlFor={`${id}-search`} className={styles.label}>
          Insert a variable
        </label>
        <input
          id={`${id}-search`}
          type="search"
          className={styles.control}
          placeholder="Search: join, roles, date"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <select
          size={8}
          className={styles.list}
          aria-label="Variables"
          aria-describedby={`${id}-entry`}
          translate="no"
          value={selectedEntry?.name ?? ''}
          onChange={(event) => setSelectedName(event.currentTarget.value)}
          onDoubleClick={insert}
        >
          {foundGroups.map(({key, title, entries}) => (
            <optgroup key={key} label={title}>
              {entries.map(({name}) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
        {/* Silent without focus: choosing other sample data also changes the value, and `LiveRegion` reports that. */}
        <p id={`${id}-entry`} aria-live={isFocused ? 'polite' : 'off'}>
          {selectedEntry
            ? describeEntry(selectedEntry)
            : 'No general variable matches. Modules add variables of their own.'}
        </p>
        <button type="submit" className={styles.button} aria-disabled={!selectedEntry}>
          Insert
        </button>
      </form>
    </div>
  );
}

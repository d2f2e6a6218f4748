import TableRegion from '@site/src/components/docs/TableRegion';
import type {Facet, FilteredItem} from '@site/src/content/blocks/filterList';
import {createContext, useContext, useEffect, useEffectEvent, useId, type ReactNode} from 'react';
import {isChosen, withPart, wordsKey} from './choice';
import styles from './styles.module.css';
import {useChoice} from './useChoice';

/** Ids of the items that are shown. Without a list around them items show themselves. */
const Shown = createContext<ReadonlySet<string> | undefined>(undefined);

interface ListProps {
  /** What the items are, plural: `issues`. */
  things: string;
  facets: readonly Facet[];
  /** All items, as the filters know them. */
  items: readonly FilteredItem[];
  /** Whether items can be searched for words, too. */
  words?: boolean;
  /** `FilterItem` for each item, and a `FilterEmpty`; anything else is always shown. */
  children: ReactNode;
}

/**
 * A list with filters above it. The choice is kept in the address, so it can be shared. The server renders the whole
 * list; without the script there are no filters.
 */
export default function FilterList({things, facets, items, words = false, children}: ListProps): ReactNode {
  const id = useId();
  const {choice, target, known, choose} = useChoice(facets);
  const chosen = items.filter((it) => isChosen(it, choice)).map((it) => it.id);
  const linked = items.some((it) => it.id === target) && !chosen.includes(target) ? [target] : [];
  const filtered = Object.keys(choice).length > 0;

  const showTarget = useEffectEvent(() => {
    if (filtered && target) document.getElementById(target)?.scrollIntoView();
  });
  useEffect(() => {
    // The browser went there when the list was still whole.
    if (known) showTarget();
  }, [known]);

  const set = (key: string, value: string) => choose(withPart(choice, key, value));
  return (
    <>
      <form
        role="search"
        aria-label={`Filter ${things}`}
        className={styles.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        {facets.map(({key, label, options}) => (
          <div key={key} className={styles.field}>
            <label htmlFor={`${id}${key}`}>{label}</label>
            <select
              id={`${id}${key}`}
              className={styles.control}
              value={choice[key] ?? ''}
              // A page that is loaded again would bring an older choice with it.
              autoComplete="off"
              onChange={({currentTarget}) => set(key, currentTarget.value)}
            >
              <option value="">All</option>
              {options.map((it) => (
                <option key={it.value} value={it.value}>
                  {it.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        {words && (
          <div className={styles.field}>
            <label htmlFor={`${id}${wordsKey}`}>Words</label>
            <input
              id={`${id}${wordsKey}`}
              type="search"
              className={styles.control}
              value={choice[wordsKey] ?? ''}
              autoComplete="off"
              onChange={({currentTarget}) => set(wordsKey, currentTarget.value)}
            />
          </div>
        )}
        <button type="button" className={styles.all} onClick={() => choose({})}>
          Show all
        </button>
        <p role="status" className={styles.count}>
          {filtered ? `${chosen.length} of ${items.length} ${things}` : `${items.length} ${things}`}
          {linked.length > 0 && ', and the one that your link leads to'}
        </p>
      </form>
      <Shown value={new Set([...chosen, ...linked])}>{children}</Shown>
    </>
  );
}

interface ItemProps {
  /** Id of the item among those that the list knows. */
  of: string;
  /** The element that the item is. */
  as?: 'div' | 'tr';
  children: ReactNode;
}

/** An item of a list with filters; hides itself when the reader chose others. */
export function FilterItem({of, as: Element = 'div', children}: ItemProps): ReactNode {
  const shown = useContext(Shown);
  return <Element hidden={shown?.has(of) === false}>{children}</Element>;
}

/** What a list with filters says when nothing in it is what the reader chose. */
export function FilterEmpty({children}: {children: ReactNode}): ReactNode {
  return <div hidden={useContext(Shown)?.size !== 0}>{children}</div>;
}

interface TableProps {
  /** What the table shows, unique on its page. */
  label: string;
  columns: readonly string[];
  /** A `FilterItem` with `as="tr"` for each row. */
  children: ReactNode;
}

/** A table whose rows are items of a list with filters; without one of them it hides itself. */
export function FilterTable({label, columns, children}: TableProps): ReactNode {
  const none = useContext(Shown)?.size === 0;
  return (
    <div hidden={none}>
      <TableRegion label={label}>
        <thead>
          <tr>
            {columns.map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </TableRegion>
    </div>
  );
}

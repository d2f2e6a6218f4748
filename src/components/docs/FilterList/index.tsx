import type {Facet, FilteredItem} from '@site/src/shared/filterList';
import {maxFilterLength} from '@site/src/shared/tokenize';
import {createContext, useContext, useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import {textFieldName} from '@site/src/shared/markup';

const Items = createContext<ReadonlyMap<string, FilteredItem>>(new Map());

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
 * A list with filters above it as it is without a script: whole, and without filters. What they do is in
 * src/page/filters.ts, which reads the attributes that begin with `data-`.
 */
export default function FilterList({things, facets, items, words = false, children}: ListProps): ReactNode {
  const id = useId();
  return (
    <filter-list data-things={things}>
      <form role="search" aria-label={`Filter ${things}`} className={styles.filters}>
        {facets.map(({key, label, options}) => (
          <div key={key} className={styles.field}>
            <label htmlFor={`${id}${key}`}>{label}</label>
            {/* A page that is loaded again would bring an older choice with it. */}
            <select id={`${id}${key}`} name={key} className={styles.control} autoComplete="off">
              <option value="">All</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        {words && (
          <div className={styles.field}>
            <label htmlFor={`${id}q`}>Words</label>
            <input
              id={`${id}q`}
              name={textFieldName}
              type="search"
              className={styles.control}
              autoComplete="off"
              maxLength={maxFilterLength}
            />
          </div>
        )}
        <button type="reset" className={styles.all}>
          Show all
        </button>
        <p className={styles.count} data-count="">
          {`${items.length} ${things}`}
        </p>
        <p role="status" aria-atomic="true" className="sr-only" data-said="" />
      </form>
      <Items value={new Map(items.map((item) => [item.id, item]))}>{children}</Items>
    </filter-list>
  );
}

interface ItemProps {
  /** Id of the item among those that the list knows. */
  of: string;
  /** The element that the item is. */
  as?: 'div' | 'tr';
  children: ReactNode;
}

/** An item of a list with filters. */
export function FilterItem({of, as: Element = 'div', children}: ItemProps): ReactNode {
  const item = useContext(Items).get(of);
  return (
    <Element
      role={Element === 'tr' ? 'row' : undefined}
      data-item={of}
      data-values={JSON.stringify(item?.values ?? {})}
      data-text={item?.text ?? ''}
    >
      {children}
    </Element>
  );
}

/** What a list with filters says when nothing in it is what the reader chose. */
export function FilterEmpty({children}: {children: ReactNode}): ReactNode {
  return (
    <div data-empty="" hidden>
      {children}
    </div>
  );
}

interface TableProps {
  /** What the table shows, unique on its page. */
  label: string;
  columns: readonly string[];
  /** A `FilterItem` with `as="tr"` for each row. */
  children: ReactNode;
}

/** A table whose rows are items of a list with filters; without one of them it is not shown. */
export function FilterTable({label, columns, children}: TableProps): ReactNode {
  return (
    <div data-items="">
      <table aria-label={label} role="table" data-rows="">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

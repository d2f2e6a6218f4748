import {maxFilterTextLength, type BadgeTone, type Facet, type FilterableItem} from '@site/src/lib/filterList';
import clsx from 'clsx';
import {createContext, useContext, useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import {textFilterName} from '@site/src/lib/markup';

const ItemsContext = createContext<ReadonlyMap<string, FilterableItem>>(new Map());

interface FilterListProps {
  /** Plural name of the items: `issues` */
  things: string;
  facets: readonly Facet[];
  items: readonly FilterableItem[];
  /** Adds a search field. */
  searchable?: boolean;
  /** A `FilterItem` for each item and a `FilterEmpty`. Other children are always shown. */
  children: ReactNode;
}

/** A list with filters; src/browser/filters.ts applies them. Without scripts, it shows all items and no filters. */
export default function FilterList({things, facets, items, searchable = false, children}: FilterListProps): ReactNode {
  const id = useId();
  return (
    <filter-list data-things={things}>
      <form role="search" aria-label={`Filter ${things}`} className={styles.filters}>
        {facets.map(({key, label, options}) => (
          <div key={key} className={styles.filter}>
            <label htmlFor={`${id}${key}`}>{label}</label>
            {/* `autoComplete` is off, because browsers would restore an old choice on reload. */}
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
        {searchable && (
          <div className={styles.filter}>
            <label htmlFor={`${id}q`}>Words</label>
            <input
              id={`${id}q`}
              name={textFilterName}
              type="search"
              className={styles.control}
              autoComplete="off"
              maxLength={maxFilterTextLength}
            />
          </div>
        )}
        <button type="reset" className={styles.showAll}>
          Show all
        </button>
        <p className={styles.count} data-count="">
          {`${items.length} ${things}`}
        </p>
        <p role="status" aria-atomic="true" className="sr-only" data-status="" />
      </form>
      <ItemsContext value={new Map(items.map((item) => [item.id, item]))}>{children}</ItemsContext>
    </filter-list>
  );
}

interface FilterItemProps {
  /** Id of an item in `FilterList`. */
  of: string;
  as?: 'div' | 'tr';
  children: ReactNode;
}

/** An item that filters show or hide. A row has an explicit role, because `display: block` in narrow tables removes it. */
export function FilterItem({of: id, as: Element = 'div', children}: FilterItemProps): ReactNode {
  const item = useContext(ItemsContext).get(id);
  return (
    <Element
      role={Element === 'tr' ? 'row' : undefined}
      data-item={id}
      data-values={JSON.stringify(item?.values ?? {})}
      data-text={item?.text ?? ''}
    >
      {children}
    </Element>
  );
}

/** Shown when no item matches. */
export function FilterEmpty({children}: {children: ReactNode}): ReactNode {
  return (
    <div data-empty="" hidden>
      {children}
    </div>
  );
}

interface FilterTableProps {
  /** Name for screen readers, unique on its page. */
  label: string;
  columns: readonly string[];
  /** `FilterItem`s with `as="tr"`. */
  children: ReactNode;
}

/** A table with filtered rows; hidden when no row matches. */
export function FilterTable({label, columns, children}: FilterTableProps): ReactNode {
  return (
    <div data-item-container="">
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

interface BadgeProps {
  tone: BadgeTone;
  children: ReactNode;
}

/** A short status on a colored background: `Open`, `Fixed`. */
export function Badge({tone, children}: BadgeProps): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}

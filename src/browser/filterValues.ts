import type {FilterableItem} from '../lib/filterList';
import {hasWords} from '../lib/tokenize';
import {filterFieldName} from '../lib/markup';

/** Chosen values by control name, without empty ones. The text field is `filterFieldName`. */
export type FilterValues = Readonly<Record<string, string>>;

export type Item = Pick<FilterableItem, 'values' | 'text'>;

export const matchesFilters = (item: Item, filters: FilterValues): boolean =>
  hasWords(item.text, filters[filterFieldName] ?? '') &&
  Object.entries(filters).every(([name, value]) => name === filterFieldName || item.values[name]?.includes(value));

/** Writes filters into the query of a URL. Keeps parameters that aren't in `names`. */
export function queryWithFilters(query: string, names: readonly string[], filters: FilterValues): string {
  const parameters = new URLSearchParams(query);
  for (const name of names) {
    parameters.delete(name);
    const value = filters[name];
    if (value) parameters.append(name, value);
  }
  const newQuery = String(parameters);
  return newQuery && `?${newQuery}`;
}

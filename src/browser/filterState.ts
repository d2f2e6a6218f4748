import type {FilteredItem} from '../lib/filterList';
import {hasWords} from '../lib/tokenize';
import {textFieldName} from '../lib/markup';

/** Chosen values by control name. The text field is `textFieldName`. */
export type FilterValues = Readonly<Record<string, string>>;

export type Item = Pick<FilteredItem, 'values' | 'text'>;

export const matches = (item: Item, filters: FilterValues): boolean =>
  hasWords(item.text, filters[textFieldName] ?? '') &&
  Object.entries(filters).every(([name, value]) => name === textFieldName || item.values[name]?.includes(value));

/** Writes filters into the query of a URL. Keeps parameters that aren't in `names`. */
export function writeFilters(query: string, names: readonly string[], filters: FilterValues): string {
  const parameters = new URLSearchParams(query);
  for (const name of names) {
    parameters.delete(name);
    const value = filters[name];
    if (value) parameters.append(name, value);
  }
  const newQuery = String(parameters);
  return newQuery && `?${newQuery}`;
}

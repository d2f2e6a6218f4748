import type {FilterableItem} from '../lib/filterList';
import {hasWords} from '../lib/tokenize';
import {textFilterName} from '../lib/markup';

/** Chosen values by control name, without empty ones. The name of the text field is `textFilterName`. */
export type FilterValues = Readonly<Record<string, string>>;

export type Item = Pick<FilterableItem, 'values' | 'text'>;

export const matchesFilters = (item: Item, filters: FilterValues): boolean =>
  hasWords(item.text, filters[textFilterName] ?? '') &&
  Object.entries(filters).every(([name, value]) => name === textFilterName || item.values[name]?.includes(value));

/** Writes filters into the query of a URL. Keeps parameters that aren't in `controlNames`. */
export function queryWithFilters(query: string, controlNames: readonly string[], filters: FilterValues): string {
  const parameters = new URLSearchParams(query);
  for (const name of controlNames) {
    parameters.delete(name);
    const value = filters[name];
    if (value) parameters.append(name, value);
  }
  const newQuery = String(parameters);
  return newQuery === '' ? '' : `?${newQuery}`;
}

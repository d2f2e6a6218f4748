import type {Facet, FilteredItem} from '@site/src/content/blocks/filterList';
import {hasWords} from '@site/src/sentences';

/** By key of a facet, the value that the reader chose; words to search for under `wordsKey`. Nothing else is in it. */
export type Choice = Readonly<Record<string, string>>;

/** Names the words in the address. */
export const wordsKey = 'q';

/** A choice with a part of it set anew; an empty value takes the part away. */
export function withPart(choice: Choice, key: string, value: string): Choice {
  return Object.fromEntries(Object.entries({...choice, [key]: value}).filter(([, it]) => it !== ''));
}

/** The choice in the query of an address; what no facet knows is ignored. */
export function readChoice(query: string, facets: readonly Facet[]): Choice {
  const parameters = new URLSearchParams(query);
  const known = facets.flatMap(({key, options}) => {
    const value = parameters.get(key);
    return value !== null && options.some((it) => it.value === value) ? [[key, value] as const] : [];
  });
  return withPart(Object.fromEntries(known), wordsKey, parameters.get(wordsKey) ?? '');
}

/** The query of an address with a choice in it; parameters that are not ours stay. */
export function writeChoice(query: string, choice: Choice, facets: readonly Facet[]): string {
  const parameters = new URLSearchParams(query);
  for (const key of [...facets.map((it) => it.key), wordsKey]) {
    parameters.delete(key);
    const value = choice[key];
    if (value !== undefined) parameters.append(key, value);
  }
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** Whether an item has all that was chosen: each value, and each word in its text. */
export function isChosen(item: FilteredItem, {[wordsKey]: words = '', ...values}: Choice): boolean {
  return (
    Object.entries(values).every(([key, value]) => item.values[key]?.includes(value)) && hasWords(item.text, words)
  );
}

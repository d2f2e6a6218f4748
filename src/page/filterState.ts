import {hasWords} from '../shared/tokenize';
import {textFieldName} from '../shared/markup';

/** By name of a control, the value that the reader chose; words to search for under `textFieldName`. Nothing else is in it. */
export type Choice = Readonly<Record<string, string>>;

/** What filters know of an item. */
export interface Item {
  /** By name of a control, the values that the item has. */
  values: Readonly<Record<string, readonly string[]>>;
  /** What is searched for words. */
  text: string;
}

/** Whether an item has all that was chosen: each value, and each word in its text. */
export const isChosen = (item: Item, choice: Choice): boolean =>
  hasWords(item.text, choice[textFieldName] ?? '') &&
  Object.entries(choice).every(([name, value]) => name === textFieldName || item.values[name]?.includes(value));

/**
 * The query of an address with a choice in it; parameters that are not of these names stay.
 * @param query may begin with a question mark
 */
export function withChoice(query: string, names: readonly string[], choice: Choice): string {
  const parameters = new URLSearchParams(query);
  for (const name of names) {
    parameters.delete(name);
    const value = choice[name];
    if (value) parameters.append(name, value);
  }
  const changed = String(parameters);
  return changed && `?${changed}`;
}

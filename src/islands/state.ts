import {createContext, useContext, useState} from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that the reader changed before the island loaded. */
export interface EarlyField {
  name: string;
  value: string;
  /** The state of a checkbox or radio button; otherwise false. */
  checked: boolean;
}

/** What survives when React throws an island's nodes away: after a crash, or when hydration finds a changed document. */
export class IslandState {
  /** Values of `useKept`, by name. */
  readonly kept = new Map<string, unknown>();
  private fields: readonly Field[];

  /** @param root the island's element with the built markup; without one, the island is rendered from scratch */
  constructor(root?: ParentNode) {
    this.fields = [...(root?.querySelectorAll<Field>('input, textarea, select') ?? [])];
  }

  /**
   * Returns what the reader typed, chose and ticked in the built markup, in the order of the page. Single-line fields are left
   * out, because they only search. React overwrites texts and menus when it hydrates them, so read this before.
   */
  early(): EarlyField[] {
    return this.fields
      .filter(isChanged)
      .map((field) => ({name: field.name, value: field.value, checked: 'checked' in field && field.checked}));
  }

  /** Call this once the early fields are adopted, so that a crash doesn't bring them back. */
  forgetEarly(): void {
    this.fields = [];
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.checked !== field.defaultChecked;
}

const Context = createContext(new IslandState());

/** Gives an island its state. */
export const IslandStateProvider = Context;

/** Returns the state of the island around a component. */
export const useIslandState = (): IslandState => useContext(Context);

/**
 * Like `useState`, for what the reader typed or chose: the value survives a crash of the island.
 * @param name unique in the island
 */
export function useKept<Value>(
  name: string,
  initial: Value | (() => Value),
): [Value, (next: Value | ((now: Value) => Value)) => void] {
  const {kept} = useIslandState();
  const read = (): Value =>
    kept.has(name) ? (kept.get(name) as Value) : initial instanceof Function ? initial() : initial;
  const [value, setValue] = useState(read);
  const set = (next: Value | ((now: Value) => Value)): void => {
    // Stored at once, not in an effect: after a crash no effect runs.
    const changed = next instanceof Function ? next(kept.has(name) ? (kept.get(name) as Value) : value) : next;
    kept.set(name, changed);
    setValue(changed);
  };
  return [value, set];
}

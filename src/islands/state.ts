import {createContext, useContext, useState, useSyncExternalStore} from 'react';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that the reader changed before hydration. */
export interface EarlyField {
  name: string;
  value: string;
  /** False for fields that aren't checkboxes or radio buttons. */
  checked: boolean;
}

/** State that survives when React discards the island's nodes, after a crash or a hydration mismatch. */
export class IslandState {
  /** Values of `useCrashSafeState`, by name. */
  readonly values = new Map<string, unknown>();
  private fields: readonly FormField[];

  /** @param islandElement has the built markup; without it, the island is rendered from scratch */
  constructor(islandElement?: ParentNode) {
    this.fields = [...(islandElement?.querySelectorAll<FormField>('input, textarea, select') ?? [])];
  }

  /**
   * Returns the fields that the reader changed, except single-line text inputs, which are searches. Call it in the first render if
   * there are text areas or selects, because hydration overwrites them.
   */
  earlyInput(): EarlyField[] {
    return this.fields
      .filter(isChanged)
      .map((field) => ({name: field.name, value: field.value, checked: 'checked' in field && field.checked}));
  }

  /** Call this after applying the input, so a crash doesn't apply it again. */
  forgetEarlyInput(): void {
    this.fields = [];
  }
}

function isChanged(field: FormField): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  // Always false for text inputs.
  return field.checked !== field.defaultChecked;
}

export const IslandContext = createContext(new IslandState());

export const useIslandState = (): IslandState => useContext(IslandContext);

/** Like `useState`, but the value survives a crash of the island. `name` must be unique in the island. */
export function useCrashSafeState<Value>(
  name: string,
  initial: Value | (() => Value),
): [Value, (newValue: Value | ((current: Value) => Value)) => void] {
  const {values} = useIslandState();
  const storedOr = (fallback: () => Value): Value => (values.has(name) ? (values.get(name) as Value) : fallback());
  const [value, setValue] = useState(() => storedOr(initial instanceof Function ? initial : () => initial));
  const set = (newValue: Value | ((current: Value) => Value)): void => {
    const nextValue = newValue instanceof Function ? newValue(storedOr(() => value)) : newValue;
    // Stored here, because effects don't run after a crash.
    values.set(name, nextValue);
    setValue(nextValue);
  };
  return [value, set];
}

const subscribeToNothing = () => () => undefined;

/** Returns false during prerendering and hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

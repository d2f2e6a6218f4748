/** Makes a `subscribe` function for `useSyncExternalStore` from the names of events of the window. */
export const subscribeTo =
  (...events: readonly string[]) =>
  (onChange: () => void): (() => void) => {
    for (const event of events) addEventListener(event, onChange);
    return () => {
      for (const event of events) removeEventListener(event, onChange);
    };
  };

/** Creates a `subscribe` function for `useSyncExternalStore` from window events. */
export const subscribeTo =
  (...events: readonly string[]) =>
  (onChange: () => void): (() => void) => {
    for (const event of events) addEventListener(event, onChange);
    return () => {
      for (const event of events) removeEventListener(event, onChange);
    };
  };

/** Returns the closest element around an event's target that matches a selector. The target can be the document. */
export const targetIn = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

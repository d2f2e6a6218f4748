/** Returns the closest element around an event's target that matches a selector. The target can be the document. */
export const targetIn = <Match extends HTMLElement = HTMLElement>({target}: Event, selector: string): Match | null =>
  target instanceof Element ? target.closest<Match>(selector) : null;

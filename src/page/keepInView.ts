/**
 * Scrolls a list, and nothing else, so that an entry is in view.
 * @param scroller the element that scrolls: the list itself or one around it
 */
export function keepInView(entry: Element | null | undefined, scroller: Element | null | undefined): void {
  if (!entry || !scroller) return;
  const {top, bottom, height} = scroller.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) scroller.scrollTop += place.top - top - height / 2;
}

/** Returns the entry of the current page in a menu. */
export const currentEntry = (list: Element | null | undefined): Element | null | undefined =>
  list?.querySelector('[aria-current=page]');

/**
 * Scrolls a menu, and nothing else, until the entry of the page shown is in view.
 * @param list holds the entries
 * @param scroller what scrolls, around the list or the list itself
 */
export function showCurrentEntry(list: Element | null, scroller: Element | null): void {
  const entry = list?.querySelector('[aria-current=page]');
  if (!entry || !scroller) return;
  const {top, bottom, height} = scroller.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) scroller.scrollTop += place.top - top - height / 2;
}
